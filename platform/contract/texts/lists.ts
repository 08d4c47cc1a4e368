/** A thing with a comma of its own, such as a name with the last name first, would be read as two. */
const hasComma = (things: readonly string[]): boolean =>
  things.length > 1 && things.some((thing) => thing.includes(', '));

/** Things one after the other, without an "and": Tue, Wed, Thu; 週二、週三、週四; Chen, Ada; Diaz, Ben. */
export const listed = (things: readonly string[], locale: string | undefined): string =>
  things.join(locale === 'zh-TW' ? '、' : hasComma(things) ? '; ' : ', ');

/** A part of a sentence that names several: one of them, by its place, or what stands between two. */
export type ListPart = { text: string; at: number | null };

const written = new Map<string, Intl.ListFormat>();

function formatOf(locale: string): Intl.ListFormat {
  const format = written.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  written.set(locale, format);
  return format;
}

/** A letter or a figure of another script than Chinese. */
const FOREIGN = { before: /(?!\p{Script=Han})[\p{L}\p{N}.]$/u, after: /^(?!\p{Script=Han})[\p{L}\p{N}]/u };

/** Chinese has a comma of its own for lists; elsewhere things with commas are kept apart by semicolons. */
function heldApart(between: string, things: readonly string[], locale: string): string {
  if (locale === 'zh-TW' || !hasComma(things)) return between;
  return between.startsWith(',') ? between.replace(',', ';') : `;${between}`;
}

/** 和 between words in letters stands apart from them, as everywhere in Chinese; beside Chinese words it does not. */
function apart(between: string, before: string, after: string): string {
  if (!/^\p{Script=Han}/u.test(between)) return between;
  return `${FOREIGN.before.test(before) ? ' ' : ''}${between}${FOREIGN.after.test(after) ? ' ' : ''}`;
}

/** The parts of `conjoined`, for names that lead somewhere. */
export function conjoinedParts(things: readonly string[], locale: string): ListPart[] {
  let at = -1;
  return formatOf(locale)
    .formatToParts(things)
    .map(({ type, value }) => {
      if (type === 'element') return { text: value, at: (at += 1) };
      const between = heldApart(value, things, locale);
      return { text: apart(between, things[at] ?? '', things[at + 1] ?? ''), at: null };
    });
}

/** Things in a sentence, the last one after an "and": Ada, Ben, and Kai; 美玲、小明和阿傑; Chen, Ada; Diaz, Ben; and Fay, Kai. */
export function conjoined(things: readonly string[], locale: string): string {
  return conjoinedParts(things, locale)
    .map(({ text }) => text)
    .join('');
}
