import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { valueAt } from '#platform/web/tables/table-query.ts';
import type { AnyRow } from '#platform/web/tables/table-state.ts';
import { ActionMenu, type MenuEntry } from '../../layers/menu.tsx';
import { Button } from '../../parts/button.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { VisuallyHidden } from '../../parts/visually-hidden.tsx';
import type { RowLook, TableFacts, TableHandlers } from '../model/table-types.ts';
import { cellValue } from './cell.tsx';
import { MASS_BAR } from './mass-bar.tsx';
import { type RowWords, useRowWords } from './row-words.ts';
import styles from './select-box.module.css';
import { SelectBox } from './select-box.tsx';

/** What the rows of a table share. It stays the same while rows are selected, so that only those are drawn anew. */
export type RowKit<R extends AnyRow> = Pick<TableFacts<R>, 'table' | 'columns'> & {
  look: RowLook<R>;
  words: RowWords;
  isSelectable: boolean;
  toggleRow: TableHandlers<R>['toggleRow'];
};

export type RowProps<R extends AnyRow> = {
  row: R;
  isSelected: boolean;
  /** The one that was selected last: from its box the keyboard goes on to what can be done. */
  leadsOn: boolean;
  kit: RowKit<R>;
};

/** The row that was selected last. */
export function lastOf(selected: ReadonlySet<number> | null): number | undefined {
  return selected === null ? undefined : [...selected].at(-1);
}

export function useRowKit<R extends AnyRow>(
  { table, columns, selected }: TableFacts<R>,
  look: RowLook<R>,
  toggleRow: TableHandlers<R>['toggleRow'],
): RowKit<R> {
  const words = useRowWords();
  const isSelectable = selected !== null;
  return useMemo(
    () => ({ table, columns, look, words, isSelectable, toggleRow }),
    [table, columns, look, words, isSelectable, toggleRow],
  );
}

/** The screen's own cell, or the value in the way of its kind. */
export function rowValue<R extends AnyRow>(row: R, name: string, kit: RowKit<R>): ReactNode {
  const column = kit.table.columns[name];
  const own = kit.look.cells[name];
  if (own !== undefined) return own(row);
  return column === undefined ? null : cellValue(column, valueAt(row, name), kit.words);
}

export function RowBox<R extends AnyRow>({ row, isSelected, leadsOn, kit }: RowProps<R>) {
  return (
    <>
      <SelectBox
        label={kit.words.select(kit.look.describeRow(row))}
        checked={isSelected}
        onChange={() => kit.toggleRow(row)}
      />
      {leadsOn && (
        <button
          type="button"
          className={styles.onward}
          onClick={() => document.getElementById(MASS_BAR)?.focus()}
        >
          {kit.words.toSelection}
        </button>
      )}
    </>
  );
}

type OneRow<R extends AnyRow> = Pick<RowProps<R>, 'row' | 'kit'>;

/** Where there is room for so many buttons in a row only, the others are in its menu. */
type Doings<R extends AnyRow> = OneRow<R> & { most?: number };

function doingsOf<R extends AnyRow>({ row, kit, most = Number.POSITIVE_INFINITY }: Doings<R>) {
  const entries = kit.look.rowActions?.(row) ?? [];
  const buttons = entries.filter(({ prominent }) => prominent === true).slice(0, most);
  return { buttons, others: entries.filter((entry) => !buttons.includes(entry)) };
}

/** What a list waits for is a button in its rows. */
export function RowButtons<R extends AnyRow>(doings: Doings<R>) {
  const { row, kit } = doings;
  return doingsOf(doings).buttons.map(
    ({ id, label, icon, onSelect }) =>
      onSelect && (
        <Button key={id} variant="light" size="sm" icon={icon} onClick={onSelect}>
          {label}
          <VisuallyHidden>: {kit.look.describeRow(row)}</VisuallyHidden>
        </Button>
      ),
  );
}

export function RowMenu<R extends AnyRow>(doings: Doings<R>) {
  const { row, kit } = doings;
  const { others } = doingsOf(doings);
  if (others.length === 0) return null;
  return <LightMenu label={kit.words.actionsFor(kit.look.describeRow(row))} entries={others} />;
}

/** A page has fifty menus and hardly one is opened: until then each is only its button. */
function LightMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const [isUsed, setUsed] = useState(false);
  if (isUsed) return <ActionMenu label={label} entries={entries} opensAtOnce />;
  return (
    <IconButton
      label={label}
      icon={<EllipsisVertical />}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setUsed(true)}
    />
  );
}
