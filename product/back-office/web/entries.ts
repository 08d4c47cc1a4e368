import type { TFunction } from 'i18next';
import { staffDataSlots } from '#product/child-data/web/staff-slots.tsx';
import { staffOfferLicenses } from '#product/licensing/web/offer-rest.ts';
import { educatorLicensesEntry, parentLicensesEntry } from '#product/licensing/web/staff-licenses-dialog.tsx';
import { staffSlots } from '#product/licensing/web/student-slots.tsx';
import { accountDebugEntry, staffPlaySlots } from '#product/play/web/staff/student-slots.tsx';
import { together } from '#product/rosters/web/slots.ts';
import { staffTransferAllEntries } from '#product/rosters/web/transfer-all.tsx';
import type { MenuEntry } from '#ui/layers/menu.tsx';

/** What the slices bring to the rows of the staff's lists: the pages of people and schools offer the same. */

type Person = { id: number; spoken_name: string | null; game_debug_mode: boolean };

export const educatorEntries = (t: TFunction, row: Person): MenuEntry[] => [
  ...educatorLicensesEntry(t, row),
  ...accountDebugEntry(t, row),
];

export const parentEntries = (t: TFunction, row: Person): MenuEntry[] => [
  ...parentLicensesEntry(t, row),
  ...accountDebugEntry(t, row),
];

type Educator = { id: number; spoken_name: string | null; students_total: number | null };

/** How an educator's students go to somebody else, and the unused licenses with them. */
export const transferEntries = (t: TFunction, row: Educator): MenuEntry[] =>
  staffTransferAllEntries(t, row, staffOfferLicenses);

export const studentSlots = together(staffSlots, staffPlaySlots, staffDataSlots);
