import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ProgramId } from '#brands/brand.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import type { LicenseState } from '../rules/license-states.ts';
import type { Added } from './actions/student-actions.ts';

/** What every list of students has of one. */
export type SlotRow = {
  id: number;
  first_name: string | null;
  last_name: string | null;
  license_ends_on: string | null;
  license: LicenseState | null;
  active_program: ProgramId | null;
  check_ins: boolean;
  /** Of lists for staff. */
  game_debug?: boolean;
};

/** What later slices can do with students, and how they show what is theirs. */
export type StudentSlots = {
  entries: (t: TFunction, row: SlotRow, archived: boolean) => readonly MenuEntry[];
  massActions: (
    t: TFunction,
    selection: { ids: readonly number[]; rows: readonly SlotRow[] },
    archived: boolean,
  ) => readonly MenuEntry[];
  cells?: { license_ends_on?: (row: SlotRow) => ReactNode };
  /** After somebody was added, before the logins are shown. */
  added?: Added;
};

/** What several slices bring, one after the other. */
export function together(...all: readonly StudentSlots[]): StudentSlots {
  return {
    entries: (t, row, archived) => all.flatMap(({ entries }) => entries(t, row, archived)),
    massActions: (t, selection, archived) =>
      all.flatMap(({ massActions }) => massActions(t, selection, archived)),
    cells: Object.assign({}, ...all.map(({ cells }) => cells ?? {})),
    // One question at most: another dialog would lie above it.
    added: (ids, name) =>
      all.reduce<string | null>((asked, { added }) => asked ?? added?.(ids, name) ?? null, null),
  };
}

/** The last entry is what sends a student away: it stays the last. */
export function beforeLast(entries: readonly MenuEntry[], more: readonly MenuEntry[] = []): MenuEntry[] {
  return [...entries.slice(0, -1), ...more, ...entries.slice(-1)];
}
