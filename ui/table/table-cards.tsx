import { memoized } from '#platform/web/memoized.ts';
import type { AnyRow } from '#platform/web/table-state.ts';
import { Skeleton } from '../skeleton.tsx';
import { RowBox, RowMenu, type RowProps, rowValue, useRowKit } from './row-parts.tsx';
import { SortSelect } from './sort-select.tsx';
import styles from './table-cards.module.css';
import type { RowsProps } from './table-grid.tsx';
import { PageBox } from './table-head.tsx';

const SKELETON_CARDS = 4;

/** The same list where a table has no room: a card for each row, its first column as the heading. */
export function TableCards<R extends AnyRow>({ facts, look, on, place }: RowsProps<R>) {
  const { label, rows, selected, status, isRefreshing, isBehind } = facts;
  const kit = useRowKit(facts, look, on.toggleRow);
  return (
    <div ref={place} className={styles.region} tabIndex={-1}>
      <div className={styles.tools}>
        {selected !== null && <PageBox rows={rows} selected={selected} onChange={on.selectPage} />}
        <SortSelect facts={facts} onSort={on.sortBy} />
      </div>
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
              <Card key={row.id} row={row} isSelected={selected?.has(row.id) ?? false} kit={kit} />
            ))}
      </ul>
    </div>
  );
}

const Card = memoized(function Card<R extends AnyRow>({ row, isSelected, kit }: RowProps<R>) {
  const [first, ...others] = kit.columns;
  return (
    <li className={styles.card} data-selected={isSelected}>
      <div className={styles.head}>
        {kit.isSelectable && <RowBox row={row} isSelected={isSelected} kit={kit} />}
        <h2 className={styles.name}>{first !== undefined && rowValue(row, first, kit)}</h2>
        <RowMenu row={row} kit={kit} />
      </div>
      {others.length > 0 && (
        <dl className={styles.facts}>
          {others.map((name) => (
            <div key={name} className={styles.fact}>
              <dt>{kit.words.say({ i18n: kit.table.columns[name]?.label ?? name })}</dt>
              <dd>{rowValue(row, name, kit)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
});
