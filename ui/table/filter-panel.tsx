import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import { offeredFilters } from '#platform/web/table-query.ts';
import type { AnyRow } from '#platform/web/table-state.ts';
import { FilterControl } from './filter-control.tsx';
import styles from './filters.module.css';
import type { TableFacts, TableHandlers } from './table-types.ts';

type FilterPanelProps = {
  id: string;
  facts: Pick<TableFacts<AnyRow>, 'table' | 'filters'>;
  onFilter: TableHandlers<AnyRow>['setFilter'];
};

/** Every filter of the table with its control; each works as soon as it is set. */
export function FilterPanel({ id, facts: { table, filters }, onFilter }: FilterPanelProps) {
  const { t } = useTranslation();
  const say = useSay();
  return (
    <section id={id} className={styles.panel} aria-label={t('ui.table.filters-panel')}>
      {offeredFilters(table).map((name) => {
        const filter = table.filters[name];
        return filter === undefined ? null : (
          <FilterControl
            key={name}
            filter={filter}
            label={say({ i18n: filter.label })}
            value={filters[name] ?? ''}
            onChange={(text) => onFilter(name, text)}
          />
        );
      })}
    </section>
  );
}
