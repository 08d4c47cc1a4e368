import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memoized } from '#platform/web/memoized.ts';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import { Button } from '../../parts/button.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { VisuallyHidden } from '../../parts/visually-hidden.tsx';
import { lastOf, RowBox, RowButtons, RowMenu, type RowProps, rowValue, useRowKit } from './row-parts.tsx';
import { SortSelect } from './sort-select.tsx';
import styles from './table-cards.module.css';
import type { RowsProps } from './table-grid.tsx';
import { PageBox } from './table-head.tsx';

const SKELETON_CARDS = 4;
/** What a card tells beside the name; the rest on demand. */
const FACTS = 3;

type CardsProps<R extends AnyRow> = RowsProps<R> & {
  /** In the place of the order, while something is selected: no card moves, and none is covered. */
  bar: ReactNode;
};

/** The same list where a table has no room: a card for each row, its first column as the heading. */
export function TableCards<R extends AnyRow>({ facts, look, on, place, bar }: CardsProps<R>) {
  const { label, rows, selected, status, isRefreshing, isBehind } = facts;
  const kit = useRowKit(facts, look, on.toggleRow);
  const last = lastOf(selected);
  return (
    <div ref={place} className={styles.region} tabIndex={-1}>
      <div className={styles.tools} data-selecting={Boolean(bar)}>
        {selected !== null && <PageBox rows={rows} selected={selected} onChange={on.selectPage} />}
        {bar || <SortSelect facts={facts} onSort={on.sortBy} />}
      </div>
      {facts.summary && <div className={styles.card}>{facts.summary.card}</div>}
      <ul
        className={styles.cards}
        aria-label={label}
        aria-busy={isRefreshing || status === 'loading'}
        data-busy={isBehind || (isRefreshing && status === 'ready')}
      >
        {status === 'loading'
          ? Array.from({ length: SKELETON_CARDS }, (_, card) => (
              <li key={card} className={styles.card}>
                <Skeleton lines={3} className={styles.bones ?? ''} />
              </li>
            ))
          : rows.map((row) => (
              <Card
                key={row.id}
                row={row}
                isSelected={selected?.has(row.id) ?? false}
                leadsOn={row.id === last}
                kit={kit}
              />
            ))}
      </ul>
    </div>
  );
}

const Card = memoized(function Card<R extends AnyRow>({ row, isSelected, leadsOn, kit }: RowProps<R>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = kit.columns;
  const shown = isOpen ? others : others.slice(0, FACTS);
  return (
    <li className={styles.card} data-selected={isSelected}>
      <div className={styles.head}>
        {kit.isSelectable && <RowBox row={row} isSelected={isSelected} leadsOn={leadsOn} kit={kit} />}
        <h2 className={styles.name}>{first !== undefined && rowValue(row, first, kit)}</h2>
        <RowMenu row={row} kit={kit} />
      </div>
      {kit.look.card?.(row)}
      {kit.look.card === undefined && others.length > 0 && (
        <dl className={styles.facts}>
          {shown.map((name) => (
            <div key={name} className={styles.fact}>
              <dt>{kit.words.say({ i18n: kit.table.columns[name]?.label ?? name })}</dt>
              <dd>{rowValue(row, name, kit)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.end}>
        {kit.look.card === undefined && others.length > FACTS && (
          <Button
            variant="subtle"
            size="sm"
            className={styles.more ?? ''}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'ui.table.fewer-facts' : 'ui.table.more-facts', { count: others.length - FACTS })}
            <VisuallyHidden>: {kit.look.describeRow(row)}</VisuallyHidden>
          </Button>
        )}
        <div className={styles.doings}>
          <RowButtons row={row} kit={kit} />
        </div>
      </div>
    </li>
  );
});
