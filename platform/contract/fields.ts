import * as z from 'zod/mini';
import { isTimeZone } from './days.ts';

/**
 * The fields every contract is made of. Each carries the key of its message, so the same
 * sentence appears whether the browser or the server noticed.
 */
export const TEXT_MAX = 500;

const isOneLine = (value: string): boolean => !/\p{Cc}/u.test(value);

const hasNoControlCharacters = (value: string): boolean =>
  // Tabs and line breaks may stand in longer texts; everything else below a blank is noise or an attack.
  isOneLine(value.replace(/[\t\n\r]/g, ''));

/** Trimmed, required, one line. */
export function text(options: { min?: number; max?: number } = {}) {
  const { min = 1, max = TEXT_MAX } = options;
  return z
    .string({ error: 'validation.text' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'validation.required', abort: true }),
      z.minLength(min, { error: `validation.min-${min}` }),
      z.maxLength(max, { error: `validation.max-${max}` }),
      z.refine(isOneLine, { error: 'validation.text' }),
    );
}

/** A place as browsers name it: `America/New_York`. */
export function timeZone() {
  return z.string({ error: 'validation.text' }).check(z.refine(isTimeZone, { error: 'validation.in' }));
}

/** Titles that people write to the name without a blank: St.Mary's, Dr.Reed. */
const TITLE = '(?:st|mt|ft|dr|mr|mrs|ms|jr|sr|prof|rev)';

/**
 * What mail programs make a link of by themselves: an address with its scheme, `www.`, a bare domain or a number of one.
 * A dot before a blank, between single letters and before a number is one of a name: P.S. 118, J.R.R. Tolkien, Acme, Inc.
 */
const LINKS = [
  /:\/\/|www\./iu,
  new RegExp(`(?<![\\p{L}\\p{N}-])(?!${TITLE}\\.)[\\p{L}\\p{N}-]{2,}\\.\\p{L}{2,}`, 'iu'),
  /[\p{L}\p{N}-]\.\p{L}{2,}(?:[/:?#]|\.\p{L}{2,})/iu,
  /(?<![\p{L}\p{N}])\p{L}\.(?:com|net|org|info|biz|io|co)(?![\p{L}\p{N}])/iu,
  /\d+\.\d+\.\d+\.\d+/u,
];

/** Wide letters and other full stops are the same to who opens a link. */
const hasNoLink = (value: string): boolean => {
  const plain = value.normalize('NFKC').replaceAll(/[\u3002\uFF61]/g, '.');
  return !LINKS.some((link) => link.test(plain));
};

/** Signs of markup: some programs would take what follows for theirs. */
const hasNoMarkup = (value: string): boolean => !/[<>]/u.test(value.normalize('NFKC'));

/** Marks that turn text around or show nothing. Joiners are letters of some scripts. */
const hasNoHiddenMarks = (value: string): boolean => !/(?![\u200C\u200D])\p{Cf}/u.test(value);

/** Of a file that is handed over: it is shown, and must not read as something it is not. */
export function fileName() {
  return text({ max: 200 }).check(z.refine(hasNoHiddenMarks, { error: 'validation.file-name-hidden' }));
}

/** A sum of money is nobody's name. */
const namesNoSum = (value: string): boolean => !/\p{Sc}\s*\d|\d\s*\p{Sc}/u.test(value);

/** Fillers that count as letters or signs and show nothing, beside everything that is neither. */
const isVisible = (value: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(value.replace(/[\u115F\u1160\u2800\u3164\uFFA0]/g, ''));

/**
 * Of an organisation. Names go into letters to addresses nobody has proven yet: they may not carry a stranger's link
 * along.
 */
export function name(options: { max: number }) {
  return text(options).check(
    // A name of zero-width characters is as good as none.
    z.refine(isVisible, { error: 'validation.required', abort: true }),
    z.refine(hasNoHiddenMarks, { error: 'validation.name-hidden', abort: true }),
    z.refine(hasNoMarkup, { error: 'validation.name-signs', abort: true }),
    z.refine(hasNoLink, { error: 'validation.name-link', abort: true }),
  );
}

export function personName(options: { max: number } = { max: 100 }) {
  return name(options).check(z.refine(namesNoSum, { error: 'validation.name-sum' }));
}

/** Trimmed, required, of as many lines as one likes. */
export function longText(options: { max: number }) {
  return z
    .string({ error: 'validation.text' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'validation.required', abort: true }),
      z.maxLength(options.max, { error: `validation.max-${options.max}` }),
      z.refine(hasNoControlCharacters, { error: 'validation.text' }),
    );
}

/** May be left blank: a blank and an absent value both arrive as the empty string. */
export function optionalText(options: { max?: number } = {}) {
  const { max = TEXT_MAX } = options;
  return z._default(
    z
      .string({ error: 'validation.text' })
      .check(
        z.trim(),
        z.maxLength(max, { error: `validation.max-${max}` }),
        z.refine(hasNoControlCharacters, { error: 'validation.text' }),
      ),
    '',
  );
}

/** The same, for what goes into a letter to somebody else. */
export function optionalTextWithoutLinks(options: { max: number }) {
  return optionalText(options).check(
    z.refine(hasNoMarkup, { error: 'validation.name-signs', abort: true }),
    z.refine(hasNoLink, { error: 'validation.name-link' }),
  );
}

const EMAIL =
  /^[^\s\p{Cc}@"(),:;<>[\\\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/u;

/** Lower-cased, because two spellings of one address are one person. */
export function email() {
  return z
    .string({ error: 'validation.text' })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: 'validation.required', abort: true }),
      z.maxLength(254, { error: 'validation.email', abort: true }),
      z.regex(EMAIL, { error: 'validation.email' }),
    );
}

/** Passwords are taken as typed: no trimming, only a length a hash can bear. */
export function secret() {
  return z
    .string({ error: 'validation.text' })
    .check(
      z.minLength(1, { error: 'validation.required', abort: true }),
      z.maxLength(200, { error: 'validation.max-200' }),
    );
}

export function choice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, {
    error: (issue) =>
      issue.input === undefined || issue.input === '' ? 'validation.required' : 'validation.in',
  });
}

export function mustAgree() {
  return z.literal(true, { error: 'validation.required' });
}

export function yesNo() {
  return z.boolean({ error: 'validation.boolean' });
}

/** A row's id, as a number in a body and as digits in a path or query. */
export function id() {
  return z.pipe(
    z
      .union([z.number(), z.string()], { error: 'validation.exists' })
      .check(z.refine((value) => /^[1-9]\d{0,14}$/.test(String(value)), { error: 'validation.exists' })),
    z.transform((value) => Number(value)),
  );
}

/** A random code of a mailed link. */
export function linkCode() {
  return z.string({ error: 'validation.text' }).check(z.regex(/^[\w-]{10,100}$/, { error: 'validation.in' }));
}
