import type { RefObject } from 'react';
import { memoized } from '#platform/web/memoized.ts';
import { valueAt } from '#platform/web/tables/table-query.ts';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { classNames } from '../../style/class-names.ts';
import { useMedia } from '../../style/use-media.ts';
import type { RowLook, SummaryRow, TableFacts, TableHandlers } from '../model/table-types.ts';
import edge from './edge.module.css';
import {
  lastOf,
  RowBox,
  RowButtons,
  type RowKit,
  RowMenu,
  type RowProps,
  rowValue,
  useRowKit,
} from './row-parts.tsx';
import styles from './table-grid.module.css';
import { TableHead } from './table-head.tsx';
import { useEdge } from './use-edge.ts';
import { useRoom } from './use-room.ts';

export type RowsProps<R extends AnyRow> = {
  facts: TableFacts<R>;
  look: RowLook<R>;
  on: Pick<TableHandlers<R>, 'sortBy' | 'toggleRow' | 'selectPage'>;
  /** Takes the focus when what had it is gone. */
  place: RefObject<HTMLDivElement | null>;
};

/** The list as a table; what does not fit is scrolled, with its header and first column in sight. */
export function TableGrid<R extends AnyRow>({ facts, look, on, place }: RowsProps<R>) {
  const { label, rows, selected, status, isRefreshing, isBehind } = facts;
  const kit = useRowKit(facts, look, on.toggleRow);
  const hasActions = look.rowActions !== undefined;
  const last = lastOf(selected);
  useRoom(place);
  useEdge(place);
  return (
    <div className={classNames(edge.frame, styles.frame)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div ref={place} className={styles.region} role="region" aria-label={label} tabIndex={0}>
        <table
          className={classNames(styles.table, selected !== null && styles.selectable)}
          aria-label={label}
          aria-busy={isBehind || isRefreshing || status === 'loading'}
          data-busy={isBehind || (isRefreshing && status === 'ready')}
        >
          <TableHead facts={facts} hasActions={hasActions} on={on} />
          <tbody>
            {facts.summary && <SummaryCells facts={facts} summary={facts.summary} hasActions={hasActions} />}
            {status === 'loading' ? (
              <SkeletonRows facts={facts} hasActions={hasActions} />
            ) : (
              rows.map((row) => (
                <GridRow
                  key={row.id}
                  row={row}
                  isSelected={selected?.has(row.id) ?? false}
                  leadsOn={row.id === last}
                  kit={kit}
                />
              ))
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The column of buttons stays in sight: here it would cover what it is about. */
const TIGHT = '(width < 75rem)';

const GridRow = memoized(function GridRow<R extends AnyRow>({ row, isSelected, leadsOn, kit }: RowProps<R>) {
  const most = useMedia(TIGHT) ? 1 : Number.POSITIVE_INFINITY;
  return (
    <tr className={styles.row} data-selected={isSelected}>
      {kit.isSelectable && (
        <td className={styles.box}>
          <RowBox row={row} isSelected={isSelected} leadsOn={leadsOn} kit={kit} />
        </td>
      )}
      <RowCells row={row} kit={kit} />
      {kit.look.rowActions !== undefined && (
        <td className={styles.actions}>
          <div className={styles.doings}>
            <RowButtons row={row} kit={kit} most={most} />
            <RowMenu row={row} kit={kit} most={most} />
          </div>
        </td>
      )}
    </tr>
  );
});

/** The first names the row. Of merged ones the first is as wide as all of them that are shown. */
function RowCells<R extends AnyRow>({ row, kit }: Pick<RowProps<R>, 'row' | 'kit'>) {
  const merged = kit.look.merged?.(row) ?? null;
  const own = kit.columns.filter((name) => merged?.columns.includes(name));
  return kit.columns.map((name, index) => {
    if (index === 0) {
      return (
        <th key={name} scope="row" className={styles.first} title={fullText(row, name, kit)}>
          {rowValue(row, name, kit)}
        </th>
      );
    }
    if (!own.includes(name)) {
      return (
        <td key={name} className={lookOf(row, name, kit)} title={fullText(row, name, kit)}>
          {rowValue(row, name, kit)}
        </td>
      );
    }
    return name === own[0] ? (
      <td key={name} colSpan={own.length}>
        {merged?.content}
      </td>
    ) : null;
  });
}

type SummaryProps = { facts: TableFacts<AnyRow>; summary: SummaryRow; hasActions: boolean };

function SummaryCells({ facts, summary, hasActions }: SummaryProps) {
  const [first, ...others] = facts.columns;
  return (
    <tr className={styles.summary}>
      <th
        key={first}
        scope="row"
        className={facts.selected === null ? styles.first : undefined}
        colSpan={facts.selected === null ? 1 : 2}
      >
        {summary.label}
      </th>
      {others.map((name, index) => (
        <td key={name} colSpan={hasActions && index === others.length - 1 ? 2 : 1}>
          {summary.cells[name]}
        </td>
      ))}
    </tr>
  );
}

/** Every row is one line high: what does not fit is told by pointing at it. */
function fullText<R extends AnyRow>(row: R, name: string, { table }: RowKit<R>): string | undefined {
  const value = table.columns[name]?.kind === 'text' ? valueAt(row, name) : null;
  return typeof value === 'string' && value.length > LONG ? value : undefined;
}

/** About as many letters as the narrowest column of text has room for. */
const LONG = 16;

/** A few words may take a second line before columns leave the window; what is longer keeps one. */
const FEW_WORDS = 32;

function lookOf<R extends AnyRow>(row: R, name: string, { table }: RowKit<R>): string {
  const kind = table.columns[name]?.kind;
  const value = kind === 'text' ? valueAt(row, name) : null;
  const isShort = kind === 'choice' || (typeof value === 'string' && value.length <= FEW_WORDS);
  return classNames(kind === 'number' && styles.number, isShort && styles.words);
}

const SKELETON_ROWS = 10;

function SkeletonRows({ facts, hasActions }: { facts: TableFacts<AnyRow>; hasActions: boolean }) {
  const cells = facts.columns.length + (hasActions ? 1 : 0) + (facts.selected === null ? 0 : 1);
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <tr key={row} className={styles.row} aria-hidden="true">
      {Array.from({ length: cells }, (_cell, cell) => (
        <td key={cell}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}
