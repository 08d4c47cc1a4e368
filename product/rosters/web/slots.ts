import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { MenuEntry } from '#ui/menu.tsx';

/** What every list of students has of one. */
export type SlotRow = {
  id: number;
  first_name: string | null;
  last_name: string | null;
  license_ends_on: string | null;
};

/** What later slices can do with students, and how they show what is theirs. */
export type StudentSlots = {
  entries: (t: TFunction, row: SlotRow, archived: boolean) => readonly MenuEntry[];
  massActions: (
    selection: { ids: readonly number[]; rows: readonly SlotRow[] },
    archived: boolean,
  ) => ReactNode;
  cells: { license_ends_on: (row: SlotRow) => ReactNode };
};

/** The last entry is what sends a student away: it stays the last. */
export function beforeLast(entries: readonly MenuEntry[], more: readonly MenuEntry[] = []): MenuEntry[] {
  return [...entries.slice(0, -1), ...more, ...entries.slice(-1)];
}
