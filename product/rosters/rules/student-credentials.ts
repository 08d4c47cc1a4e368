import { FRIENDLY_THINGS, KIND_WORDS } from './child-words.ts';

/** Shorter usernames are refused everywhere. */
export const USERNAME_MIN = 3;
/** Decisions: six for student passwords. */
export const STUDENT_PASSWORD_MIN = 6;
const LONGEST_PART = 20;

/** 0 and 1 look like letters on a printed card. */
const FIRST_DIGIT = 2;
const DIGITS = 8;

/**
 * Two short words and a digit, such as `sunny-otter-4`. `random` gives numbers from 0 up to 1; for a real child it
 * has to be a source nobody can predict.
 */
export function studentPassword(random: () => number): string {
  const kind = oneOf(KIND_WORDS, random());
  const thing = oneOf(FRIENDLY_THINGS, random());
  return `${kind}-${thing}-${FIRST_DIGIT + Math.floor(random() * DIGITS)}`;
}

/**
 * The shortest free one of maya.o, maya.ok … maya.okafor, maya.okafor2 …: easy to type, and it says no more of the
 * child's name than it must. Names in other scripts get a friendly word and a number instead.
 */
export function studentUsername(first: string, last: string, taken: (username: string) => boolean): string {
  for (const candidate of usernameCandidates(first, last)) {
    if (!taken(candidate)) return candidate;
  }
  throw new Error('the run of candidates has no end');
}

/** Without an end, best first: for whom it takes a question to find out what is taken. */
export function* usernameCandidates(first: string, last: string): Generator<string, never> {
  const parts = [latinLetters(first), latinLetters(last)].filter((part) => part !== '');
  for (const candidate of parts.length === 0 ? friendlyNames(`${first} ${last}`) : namesFrom(parts)) {
    if (candidate.length >= USERNAME_MIN) yield candidate;
  }
  throw new Error('the run of candidates has no end');
}

function* namesFrom([given = '', family = '']: string[]): Generator<string> {
  if (family === '') yield given;
  for (let length = 1; length <= family.length; length += 1) {
    // "ana.de-" would be a riddle to type.
    if (family[length - 1] !== '-') yield `${given}.${family.slice(0, length)}`;
  }
  const whole = family === '' ? given : `${given}.${family}`;
  for (let number = 2; ; number += 1) yield `${whole}${number}`;
}

/** Begins at a place of the name's own, so that a school of such names does not try one number after another. */
function* friendlyNames(name: string): Generator<string> {
  const start = spread(name);
  const thing = oneOf(FRIENDLY_THINGS, start);
  for (let number = 10 + Math.floor(((start * 1e6) % 1) * 990); ; number += 1) yield `${thing}${number}`;
}

/** Letters that have no accent to drop, because they are letters of their own. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ə: 'e',
};

function latinLetters(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '');
  const latin = plain.replace(
    /[^a-z0-9]/g,
    (letter) => LETTERS[letter] ?? (/\p{Pd}/u.test(letter) ? '-' : ''),
  );
  return latin.replace(/-+/g, '-').replace(/^-/, '').slice(0, LONGEST_PART).replace(/-$/, '');
}

/** A number from 0 up to 1 that is always the same for one text (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}

function oneOf(words: readonly string[], position: number): string {
  const word = words[Math.floor(position * words.length)];
  if (word === undefined) throw new RangeError(`${position} is not from 0 up to 1`);
  return word;
}
