const formats = new Map<string, Intl.NumberFormat>();

/** Writes numbers as the language does: 1,204. */
export function numberText(value: number, locale: string): string {
  let format = formats.get(locale);
  if (format === undefined) {
    // Making one takes longer than writing a page of numbers.
    format = new Intl.NumberFormat(locale);
    formats.set(locale, format);
  }
  return format.format(value);
}

/** Numbers that count nothing. */
const NAMES: readonly string[] = ['year', 'id'];

const nothing = () => undefined;

/** For the texts' `use`: numbers are written as the language does, in browsers and letters alike. */
export const writtenNumbers = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (
    value: unknown,
    _format?: string,
    locale?: string,
    options?: { interpolationkey?: string },
  ): string =>
    (typeof value === 'number' && !NAMES.includes(options?.interpolationkey ?? '')
      ? numberText(value, locale ?? 'en')
      : value) as string,
} as const;

/** How values get into texts: all of them by way of `writtenNumbers`; what shows them escapes them. */
export const interpolation = { escapeValue: false, alwaysFormat: true } as const;
