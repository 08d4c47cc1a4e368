/** Things one after the other, without an "and": Tue, Wed, Thu; 週二、週三、週四. */
export const listed = (things: readonly string[], locale: string | undefined): string =>
  things.join(locale === 'zh-TW' ? '、' : ', ');

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
      return { text: apart(value, things[at] ?? '', things[at + 1] ?? ''), at: null };
    });
}

/** Things in a sentence, the last one after an "and": Ada, Ben, and Kai; 美玲、小明和阿傑; Ada、Ben 和 Kai. */
export function conjoined(things: readonly string[], locale: string): string {
  return conjoinedParts(things, locale)
    .map(({ text }) => text)
    .join('');
}
