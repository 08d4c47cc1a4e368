import type { ReactNode } from 'react';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import type { RowLook } from '../model/table-types.ts';
import { lastOf, RowBox, useRowKit } from './row-parts.tsx';
import { SortSelect } from './sort-select.tsx';
import styles from './table-gallery.module.css';
import type { RowsProps } from './table-grid.tsx';

const SKELETON_CARDS = 6;

type GalleryProps<R extends AnyRow> = RowsProps<R> & {
  draw: NonNullable<RowLook<R>['gallery']>;
  /** In the place of the order, while something is selected: below the pictures nobody would see it. */
  bar: ReactNode;
};

/** The same list as pictures side by side, for what is chosen by eye: each row draws itself. */
export function TableGallery<R extends AnyRow>({ facts, look, draw, on, place, bar }: GalleryProps<R>) {
  const { label, rows, selected, status, isRefreshing, isBehind } = facts;
  const kit = useRowKit(facts, look, on.toggleRow);
  const last = lastOf(selected);
  return (
    <div ref={place} className={styles.region} tabIndex={-1}>
      <div className={styles.tools} data-selecting={Boolean(bar)}>
        {bar || <SortSelect facts={facts} onSort={on.sortBy} />}
      </div>
      <ul
        className={styles.cards}
        aria-label={label}
        aria-busy={isRefreshing || status === 'loading'}
        data-busy={isBehind || (isRefreshing && status === 'ready')}
      >
        {status === 'loading'
          ? Array.from({ length: SKELETON_CARDS }, (_, card) => (
              <li key={card} className={styles.bones}>
                <Skeleton shape="block" />
                <Skeleton lines={3} />
              </li>
            ))
          : rows.map((row) => (
              <li key={row.id} data-selected={selected?.has(row.id)}>
                {draw(row)}
                {kit.isSelectable && (
                  <div className={styles.box}>
                    <RowBox
                      row={row}
                      isSelected={selected?.has(row.id) ?? false}
                      leadsOn={row.id === last}
                      kit={kit}
                    />
                  </div>
                )}
              </li>
            ))}
      </ul>
    </div>
  );
}
