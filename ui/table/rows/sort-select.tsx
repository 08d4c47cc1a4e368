import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import fields from '../../fields/fields.module.css';
import { IconButton } from '../../parts/icon-button.tsx';
import { classNames } from '../../style/class-names.ts';
import type { TableFacts } from '../model/table-types.ts';
import styles from './table-cards.module.css';

type SortSelectProps = {
  facts: Pick<TableFacts<AnyRow>, 'table' | 'sort'>;
  onSort: (column: string) => void;
};

/** Cards have no header to press: the order is chosen here. */
export function SortSelect({ facts: { table, sort }, onSort }: SortSelectProps) {
  const { t } = useTranslation();
  const say = useSay();
  const id = useId();
  const sortable = Object.entries(table.columns).filter(([, column]) => column.sort);
  if (sortable.length === 0) return null;
  return (
    <div className={styles.sort}>
      <label htmlFor={id} className="visually-hidden">
        {t('ui.table.sorted-by')}
      </label>
      <div className={classNames(fields['with-mark'], styles.choice)}>
        <select
          id={id}
          className={classNames(fields.input, fields.select, styles.select)}
          value={sort.column}
          onChange={(event) => onSort(event.target.value)}
        >
          {sortable.map(([name, column]) => (
            <option key={name} value={name}>
              {say({ i18n: column.label })}
            </option>
          ))}
        </select>
        <span className={fields.mark}>
          <ChevronDown aria-hidden="true" />
        </span>
      </div>
      <IconButton
        label={t(sort.descending ? 'ui.table.ascending' : 'ui.table.descending')}
        icon={sort.descending ? <ArrowDown /> : <ArrowUp />}
        onClick={() => onSort(sort.column)}
      />
    </div>
  );
}
