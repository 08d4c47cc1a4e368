import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import type { AnyRow, Sort } from '#platform/web/tables/table-state.ts';
import { classNames } from '../../style/class-names.ts';
import type { TableFacts, TableHandlers } from '../model/table-types.ts';
import { SelectBox } from './select-box.tsx';
import styles from './table-grid.module.css';

type HeadProps<R extends AnyRow> = {
  facts: TableFacts<R>;
  hasActions: boolean;
  on: Pick<TableHandlers<R>, 'sortBy' | 'selectPage'>;
};

export function TableHead<R extends AnyRow>({ facts, hasActions, on }: HeadProps<R>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {facts.selected !== null && (
          <th className={styles.box}>
            <PageBox rows={facts.rows} selected={facts.selected} onChange={on.selectPage} />
          </th>
        )}
        {facts.columns.map((name) => (
          <HeaderCell key={name} name={name} facts={facts} onSort={on.sortBy} />
        ))}
        {hasActions && (
          <th className={styles.actions}>
            <span className="visually-hidden">{t('ui.table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

type PageBoxProps = {
  rows: readonly AnyRow[];
  selected: ReadonlySet<number>;
  onChange: (on: boolean) => void;
};

/** The rows of the page, all of them or none. */
export function PageBox({ rows, selected, onChange }: PageBoxProps) {
  const { t } = useTranslation();
  const chosen = rows.filter((row) => selected.has(row.id)).length;
  const isAll = rows.length > 0 && chosen === rows.length;
  return (
    <SelectBox
      label={t('ui.table.select-page')}
      checked={isAll}
      partly={chosen > 0 && !isAll}
      disabled={rows.length === 0}
      onChange={onChange}
    />
  );
}

type HeaderCellProps = {
  name: string;
  facts: Pick<TableFacts<AnyRow>, 'table' | 'sort'>;
  onSort: (column: string) => void;
};

function HeaderCell({ name, facts: { table, sort }, onSort }: HeaderCellProps) {
  const say = useSay();
  const column = table.columns[name];
  if (column === undefined) return null;
  const words = say({ i18n: column.label });
  const look = classNames(styles.head, column.kind === 'number' && styles.number);
  if (!column.sort) {
    return (
      <th scope="col" className={look}>
        {words}
      </th>
    );
  }
  const direction = directionOf(name, sort);
  return (
    <th scope="col" className={look} aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => onSort(name)}>
        <span>{words}</span>
        <SortMark direction={direction} />
      </button>
    </th>
  );
}

type Direction = 'ascending' | 'descending' | 'none';

function directionOf(name: string, { column, descending }: Sort): Direction {
  if (column !== name) return 'none';
  return descending ? 'descending' : 'ascending';
}

function SortMark({ direction }: { direction: Direction }) {
  if (direction === 'ascending') return <ArrowUp aria-hidden="true" />;
  if (direction === 'descending') return <ArrowDown aria-hidden="true" />;
  return <ChevronsUpDown className={styles.unsorted} aria-hidden="true" />;
}
