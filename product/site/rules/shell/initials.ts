import { isHanName } from '#platform/contract/names.ts';

/** What stands in the circle beside a name. A letter may be several characters long. */
export function initials(...names: readonly string[]): string {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const [first_name = '', last_name = ''] = names;
  const ordered = isHanName({ first_name, last_name }) ? [last_name, first_name] : names;
  return ordered.map((name) => [...letters.segment(name.trim())][0]?.segment ?? '').join('');
}
