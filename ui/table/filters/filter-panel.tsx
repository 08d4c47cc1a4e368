import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import { panelFilters } from '#platform/web/tables/table-query.ts';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import { closesSomethingElse } from '../../layers/top-layer.ts';
import { Button } from '../../parts/button.tsx';
import type { TableFacts, TableHandlers } from '../model/table-types.ts';
import { FilterControl } from './filter-control.tsx';
import styles from './filters.module.css';

type FilterPanelProps = {
  id: string;
  facts: Pick<TableFacts<AnyRow>, 'table' | 'filters' | 'withoutFilters'>;
  onFilter: TableHandlers<AnyRow>['setFilter'];
  onClose: () => void;
};

/** The filters people use, each with its control; those for the odd case on demand. Each works as soon as it is set. */
export function FilterPanel({ id, facts, onFilter, onClose }: FilterPanelProps) {
  const { table, filters, withoutFilters } = facts;
  const { t } = useTranslation();
  const say = useSay();
  const panel = useRef<HTMLElement>(null);
  const { usual, rare } = panelFilters(table, withoutFilters);
  // What is set is shown.
  const [isAll, setAll] = useState(() => rare.some((name) => filters[name] !== undefined));
  // The panel and not its first box, which would bring up a phone's keyboard.
  useEffect(() => panel.current?.focus(), []);
  const list = useRef<HTMLDivElement>(null);
  const showAll = (isOn: boolean) => {
    flushSync(() => setAll(isOn));
    // Where the panel scrolls, more of it would come out of sight.
    if (isOn) list.current?.children[usual.length]?.scrollIntoView({ block: 'nearest' });
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !closesSomethingElse(event.target)) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing to press: Escape leaves it
    <section
      ref={panel}
      id={id}
      className={styles.panel}
      aria-label={t('ui.table.filters-panel')}
      tabIndex={-1}
      onKeyDown={keyDown}
    >
      <div ref={list} className={styles.filters}>
        {[...usual, ...(isAll ? rare : [])].map((name) => {
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
      </div>
      <div className={styles.end}>
        {rare.length > 0 && (
          <Button variant="subtle" size="sm" aria-expanded={isAll} onClick={() => showAll(!isAll)}>
            {t(isAll ? 'ui.table.fewer-filters' : 'ui.table.more-filters')}
          </Button>
        )}
        <Button variant="light" size="sm" className={styles.done ?? ''} onClick={onClose}>
          {t('ui.table.filters-done')}
        </Button>
      </div>
    </section>
  );
}
