/** Typed from paper: nothing in it looks like something else (no 0 and O, no 1, I and L). */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP = 4;
export const CODE_LENGTH = GROUPS * GROUP;

/** `pick` chooses a number from 0 up to, and without, the one it is given. */
export function makeCode(pick: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(pick(LETTERS.length))).join('');
}

/** As it is written on paper: ABCD-EFGH-JKMN. */
export function shownCode(code: string): string {
  return Array.from({ length: GROUPS }, (_, group) => code.slice(group * GROUP, (group + 1) * GROUP)).join(
    '-',
  );
}

/** As somebody typed it: in small letters, with blanks or strokes, from a full-width keyboard. */
export function typedCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

const INVITE_DAYS = 30;
/** Of one child at a time: one each for the adults of a large family. */
export const MOST_INVITES = 6;

export function inviteEnd(now: Date): Date {
  return new Date(now.getTime() + INVITE_DAYS * 86_400_000);
}

/** The page on which it is typed, as it stands in the letter. */
export const FAMILY_CODE_PATH = '/family-code';

/** A code has 59 bits. Who tries many waits; behind one address a whole school's families may sit at an evening. */
export function codeLimits(accountId: number, clientKey: string, clientAddress: string) {
  return [{ key: `family codes by ${accountId}`, free: 10 }, ...guessLimits(clientKey, clientAddress)];
}

/** The same of somebody who has no account yet. */
export function guessLimits(clientKey: string, clientAddress: string) {
  return [
    { key: `family codes from ${clientKey}`, free: 30, shared: true },
    { key: `family codes at ${clientAddress}`, free: 300, shared: true },
  ];
}

/** One letter is meant, a mistyped address or two happen: a code is no way to mail the world. */
export function inviteLetterLimit(invite: number) {
  return { key: `family letters of ${invite}`, free: 6 };
}
