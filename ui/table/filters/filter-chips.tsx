import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '#platform/contract/table-filters.ts';
import { useSay } from '#platform/web/say.ts';
import { offeredFilters } from '#platform/web/tables/table-query.ts';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import { useNameOf } from '../../fields/use-found.ts';
import { Button } from '../../parts/button.tsx';
import type { TableFacts, TableHandlers } from '../model/table-types.ts';
import { filterWords } from './filter-words.ts';
import styles from './filters.module.css';

type FilterChipsProps = {
  facts: Pick<TableFacts<AnyRow>, 'table' | 'filters' | 'isSubset'>;
  on: Pick<TableHandlers<AnyRow>, 'setFilter' | 'clearFilters' | 'showSubset'>;
  /** The chip that had the focus is gone. */
  onGone: () => void;
};

/** What narrows the list down, in sight, each to be taken away by itself. */
export function FilterChips({ facts: { table, filters, isSubset }, on, onGone }: FilterChipsProps) {
  const { t } = useTranslation();
  const active = offeredFilters(table).filter((name) => filters[name] !== undefined);
  if (active.length === 0 && !isSubset) return null;
  const gone = (work: () => void) => () => {
    work();
    onGone();
  };
  return (
    <ul className={styles.chips} aria-label={t('ui.table.active-filters')}>
      {isSubset && (
        <li>
          <Chip words={t('ui.table.only-selected')} onRemove={gone(() => on.showSubset(false))} />
        </li>
      )}
      {active.map((name) => {
        const filter = table.filters[name];
        return filter === undefined ? null : (
          <li key={name}>
            <FilterChip
              filter={filter}
              value={filters[name] ?? ''}
              onRemove={gone(() => on.setFilter(name, ''))}
            />
          </li>
        );
      })}
      {active.length > 1 && (
        <li>
          <Button variant="subtle" size="sm" onClick={gone(on.clearFilters)}>
            {t('ui.table.clear-filters')}
          </Button>
        </li>
      )}
    </ul>
  );
}

type FilterChipProps = { filter: Filter; value: string; onRemove: () => void };

function FilterChip({ filter, value, onRemove }: FilterChipProps) {
  const { t } = useTranslation();
  const say = useSay();
  const field = say({ i18n: filter.label });
  if (filter.kind === 'id' && filter.find !== null) {
    return <FoundChip find={filter.find} field={field} id={value} onRemove={onRemove} />;
  }
  const words = t('ui.table.chip', { field, value: filterWords(filter, value, say) ?? value });
  return <Chip words={words} onRemove={onRemove} />;
}

type FoundChipProps = {
  find: NonNullable<Extract<Filter, { kind: 'id' }>['find']>;
  field: string;
  id: string;
  onRemove: () => void;
};

function FoundChip({ find, field, id, onRemove }: FoundChipProps) {
  const { t } = useTranslation();
  const name = useNameOf(find, id);
  return <Chip words={t('ui.table.chip', { field, value: name ?? '…' })} onRemove={onRemove} />;
}

function Chip({ words, onRemove }: { words: string; onRemove: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={t('ui.table.remove-filter', { filter: words })}
      onClick={onRemove}
    >
      <span>{words}</span>
      <X aria-hidden="true" />
    </button>
  );
}
