import { Search, SlidersHorizontal } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#platform/contract/fields.ts';
import { useSay } from '#platform/web/say.ts';
import { offeredFilters, quickFilter } from '#platform/web/tables/table-query.ts';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import fields from '../fields/fields.module.css';
import { useNumbers } from '../formats/numbers.ts';
import { labelInSentence } from '../forms/form-errors.ts';
import { Button } from '../parts/button.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { DownloadMenu } from './download-menu.tsx';
import type { FilterProps } from './filters/filter-props.ts';
import { useDraft } from './filters/use-draft.ts';
import type { TableFacts, TableHandlers } from './model/table-types.ts';
import styles from './table-view.module.css';

type ToolbarProps<R extends AnyRow> = {
  facts: TableFacts<R>;
  on: Pick<TableHandlers<R>, 'setFilter' | 'chooseColumns' | 'download'>;
  panel: { id: string; isOpen: boolean; toggle: () => void };
  filtersButton: Ref<HTMLButtonElement>;
  /** Whether columns are seen at all. */
  hasColumns: boolean;
  children: ReactNode;
};

/** Looking for something on the left, what the screen adds on the right. */
export function Toolbar<R extends AnyRow>({
  facts,
  on,
  panel,
  filtersButton,
  hasColumns,
  children,
}: ToolbarProps<R>) {
  const { t } = useTranslation();
  const number = useNumbers();
  const { table, filters } = facts;
  const offered = offeredFilters(table);
  const quickName = quickFilter(table);
  const quick = quickName === undefined ? undefined : table.filters[quickName];
  // What is searched for stands in its own box, in sight.
  const active = offered.filter((name) => filters[name] !== undefined && name !== quickName).length;
  return (
    <div className={styles.toolbar}>
      {quick && quickName !== undefined && (
        <QuickSearch
          filter={quick}
          value={filters[quickName] ?? ''}
          onChange={(text) => on.setFilter(quickName, text)}
          found={hasColumns || filters[quickName] === undefined ? null : (facts.counts?.filtered ?? null)}
        />
      )}
      <div className={styles.tools}>
        {offered.length > 1 && (
          <Button
            ref={filtersButton}
            variant="outline"
            size="sm"
            icon={<SlidersHorizontal />}
            aria-expanded={panel.isOpen}
            aria-controls={panel.isOpen ? panel.id : undefined}
            className={styles.filters ?? ''}
            onClick={panel.toggle}
          >
            {t('ui.table.filters')}
            {active > 0 && <span className={styles.badge}>{number(active)}</span>}
          </Button>
        )}
        {hasColumns && Object.keys(table.columns).length > 1 && (
          <ColumnChooser facts={facts} onChoose={on.chooseColumns} />
        )}
        <DownloadMenu facts={facts} onDownload={on.download} />
      </div>
      {children && <div className={styles.own}>{children}</div>}
    </div>
  );
}

type QuickSearchProps = Omit<FilterProps, 'label'> & {
  /** How many there are, where they are pictures: one sees a few of them at a time. */
  found: number | null;
};

function QuickSearch({ filter, value, onChange, found }: QuickSearchProps) {
  const { t } = useTranslation();
  const number = useNumbers();
  const say = useSay();
  const { text, type } = useDraft(filter, value, onChange);
  const words = t('ui.table.search', { field: labelInSentence(say({ i18n: filter.label })) });
  return (
    <div className={styles.search}>
      <Search aria-hidden="true" />
      <input
        type="search"
        className={fields.input}
        aria-label={words}
        placeholder={words}
        autoComplete="off"
        maxLength={TEXT_MAX}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      {found !== null && <p className={styles.found}>{t('ui.table.found', { count: number(found) })}</p>}
    </div>
  );
}
