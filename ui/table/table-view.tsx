import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSay } from '#platform/web/say.ts';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import type { MenuEntry } from '../layers/menu.tsx';
import { useMedia } from '../style/use-media.ts';
import { DownloadStrip } from './download-menu.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import type { EmptyWords, RowLook, TableFacts, TableHandlers } from './model/table-types.ts';
import { Pager } from './pager.tsx';
import { MassBar } from './rows/mass-bar.tsx';
import { TableCards } from './rows/table-cards.tsx';
import { TableGallery } from './rows/table-gallery.tsx';
import { TableGrid } from './rows/table-grid.tsx';
import { StillFailed, WithoutRows } from './rows/table-states.tsx';
import styles from './table-view.module.css';
import { Toolbar } from './toolbar.tsx';

/** Narrower than this, a row is a card. */
const NARROW = '(width < 45rem)';

type TableViewProps<R extends AnyRow> = {
  facts: TableFacts<R>;
  look: RowLook<R>;
  on: TableHandlers<R>;
  lead?: string | undefined;
  /** The screen's own buttons above the list. */
  toolbar?: ReactNode;
  /** Between the tools and the rows. */
  between?: ReactNode;
  /** What can be done with the selected rows. */
  massActions?: readonly MenuEntry[] | undefined;
  empty?: EmptyWords | undefined;
};

/** A whole table as it is seen. Where its rows come from, and what its buttons do, is told from outside. */
export function TableView<R extends AnyRow>({
  facts,
  look,
  on,
  lead,
  toolbar,
  between,
  massActions,
  empty,
}: TableViewProps<R>) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia(NARROW);
  const { status, rows, selected, isRefreshing, download } = facts;
  const { gallery } = look;
  const hasSelection = selected !== null && selected.size > 0;
  useFocusAfter(hasSelection, place);
  const view = JSON.stringify([facts.page, facts.sort, facts.filters]);
  useTopAfter(view, place);
  const few = useFew(rows, view, gallery !== undefined);
  const panel = { id: panelId, isOpen, toggle: () => setOpen(!isOpen) };
  const closePanel = () => {
    setOpen(false);
    button.current?.focus();
  };
  const hasRows = status === 'loading' || rows.length > 0;
  const bar = hasSelection && (
    <MassBar facts={facts} on={on} isNarrow={isNarrow} actions={massActions ?? []} />
  );
  return (
    <div className={styles.view} data-selecting={hasSelection}>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <Toolbar facts={facts} on={on} panel={panel} filtersButton={button} hasColumns={gallery === undefined}>
        {toolbar}
      </Toolbar>
      {isOpen && <FilterPanel id={panelId} facts={facts} onFilter={on.setFilter} onClose={closePanel} />}
      <FilterChips facts={facts} on={on} onGone={() => button.current?.focus()} />
      {between}
      {download && <DownloadStrip download={download} onCancel={on.cancelDownload} />}
      <div className={styles.list} data-gallery={gallery !== undefined}>
        <div className={styles.working} data-busy={isRefreshing && status === 'ready'} aria-hidden="true" />
        {status === 'failed' && rows.length > 0 && <StillFailed isTrying={isRefreshing} onRetry={on.retry} />}
        {!hasRows && <WithoutRows facts={facts} on={on} empty={empty} />}
        {hasRows && gallery && (
          <TableGallery
            facts={{ ...facts, rows: few.rows }}
            look={look}
            draw={gallery}
            on={on}
            place={place}
            bar={bar}
          />
        )}
        {hasRows && !gallery && isNarrow && (
          <TableCards facts={facts} look={look} on={on} place={place} bar={bar} />
        )}
        {hasRows && !gallery && !isNarrow && <TableGrid facts={facts} look={look} on={on} place={place} />}
        {((!isNarrow && !gallery) || !hasRows) && bar}
        {(status !== 'failed' || rows.length > 0) && (
          <Pager facts={{ ...facts, rows: few.rows }} onPage={on.goToPage} onMore={few.showMore} />
        )}
      </div>
      {hasRows && !gallery && <ColumnHelp facts={facts} />}
    </div>
  );
}

/** What figures of a shown column mean, where its head has no room to say it. */
function ColumnHelp({ facts: { table, columns } }: { facts: Pick<TableFacts<AnyRow>, 'table' | 'columns'> }) {
  const say = useSay();
  const helped = columns
    .flatMap((name) => table.columns[name] ?? [])
    .filter(({ help }) => help !== undefined);
  return helped.map(({ label, help = '' }) => (
    <p key={label} className={styles.help}>
      <strong>{say({ i18n: label })}</strong> {say({ i18n: help })}
    </p>
  ));
}

const FIRST_PICTURES = 12;
const MORE_PICTURES = 24;

type Few<R> = { rows: readonly R[]; showMore: (() => void) | undefined };

/** A page of pictures would be many screens high: a few are drawn at first, and more where somebody wants them. */
function useFew<R>(rows: readonly R[], view: string, isGallery: boolean): Few<R> {
  const [asked, setAsked] = useState({ view, count: FIRST_PICTURES });
  const count = asked.view === view ? asked.count : FIRST_PICTURES;
  if (!isGallery || rows.length <= count) return { rows, showMore: undefined };
  return {
    rows: rows.slice(0, count),
    showMore: () => setAsked({ view, count: count + MORE_PICTURES }),
  };
}

/** Other rows are read from the first one on. */
function useTopAfter(view: string, place: { readonly current: HTMLDivElement | null }): void {
  const before = useRef(view);
  useEffect(() => {
    const isOther = before.current !== view;
    before.current = view;
    const list = place.current;
    if (!isOther || list === null) return;
    list.scrollTo({ top: 0 });
    // Cards have no scrolling of their own.
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  }, [view, place]);
}

/** The bar that went away with the selection may have had the focus: the list takes it. */
function useFocusAfter(hasSelection: boolean, place: { readonly current: HTMLDivElement | null }): void {
  const before = useRef(hasSelection);
  useEffect(() => {
    const isGone = before.current && !hasSelection;
    before.current = hasSelection;
    if (isGone && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [hasSelection, place]);
}
