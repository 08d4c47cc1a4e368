import { addDays, type Day, startOfDay } from '#platform/contract/days.ts';
import { CLASS_CARD_PATH } from '#product/accounts/rules/sign-in/sign-on.ts';
import { schoolYearEnd } from '#product/licensing/rules/plans.ts';

/** More than a class has; a lost count of devices is a risk of its own. */
export const DEVICES_MAX = 60;

/** A printed card waits for its device so long, the one for the device in hand only until its page is open. */
export const CARD_DAYS = 14;
export const HERE_MINUTES = 5;

/** No letter or digit that looks like another: a card is typed, too, where no camera is. Half a hundred bits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
const CODE = new RegExp(`^[${LETTERS}]{${CODE_LENGTH}}$`);

/** `pick` answers a random whole number below its argument; it has to be a source nobody can predict. */
export function makeCardCode(pick: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[pick(LETTERS.length)]).join('');
}

/** As it is printed: two halves are easier to type than ten letters. */
export function shownCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** What somebody typed or a camera read; null where it is no code of a class card. */
export function readCardCode(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(plain) ? plain : null;
}

/** The code stands behind the #, where no server and no log ever sees it. */
export function cardAddress(studentSite: string, code: string): string {
  return `${studentSite.replace(/\/$/, '')}${CLASS_CARD_PATH}#${code}`;
}

/** A device stays open through the last day of the school year. */
export function openUntil(timeZone: string, today: Day): Date {
  return startOfDay(timeZone, addDays(schoolYearEnd(today), 1));
}

type Limit = { key: string; free: number; shared: true };

/** For whoever shows a great many codes or tokens; wide enough for a school behind one address. */
export function unknownLimits(what: 'card' | 'device', clientKey: string, clientAddress: string): Limit[] {
  return [
    { key: `class ${what} from ${clientKey}`, free: 60, shared: true },
    { key: `class ${what} at ${clientAddress}`, free: 600, shared: true },
  ];
}

/** A class signs in one after the other, each with a slip or two; the lock of a tile and of a class come sooner. */
export function deviceLimits(deviceId: number): Limit[] {
  return [{ key: `tiles on ${deviceId}`, free: 120, shared: true }];
}

/** Kindergarten to grade 3, and who is before that. */
export const LAST_TILE_GRADE = 3;
