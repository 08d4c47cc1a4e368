import type { RefObject } from 'react';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import type { RowLook, TableFacts, TableHandlers } from '../model/table-types.ts';
import { SortSelect } from './sort-select.tsx';
import styles from './table-gallery.module.css';

const SKELETON_CARDS = 6;

type GalleryProps<R extends AnyRow> = {
  facts: TableFacts<R>;
  draw: NonNullable<RowLook<R>['gallery']>;
  on: Pick<TableHandlers<R>, 'sortBy'>;
  place: RefObject<HTMLDivElement | null>;
};

/** The same list as pictures side by side, for what is chosen by eye: each row draws itself. */
export function TableGallery<R extends AnyRow>({ facts, draw, on, place }: GalleryProps<R>) {
  const { label, rows, status, isRefreshing, isBehind } = facts;
  return (
    <div ref={place} className={styles.region} tabIndex={-1}>
      <div className={styles.tools}>
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
              <li key={card} className={styles.bones}>
                <Skeleton shape="block" />
                <Skeleton lines={3} />
              </li>
            ))
          : rows.map((row) => <li key={row.id}>{draw(row)}</li>)}
      </ul>
    </div>
  );
}
