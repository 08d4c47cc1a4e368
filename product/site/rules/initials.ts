/** What stands in the circle beside a name. A letter may be several characters long. */
export function initials(...names: readonly string[]): string {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return names.map((name) => [...letters.segment(name.trim())][0]?.segment ?? '').join('');
}
