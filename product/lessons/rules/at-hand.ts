/** What a room has anyway. */
const AT_HAND: ReadonlySet<string> = new Set([
  'none',
  'crayons',
  'glue',
  'markers',
  'paper',
  'pencils',
  'scissors',
  'a keyboard',
  'screen',
  'a board',
  'two chairs',
  'time',
  'a private place',
  'hand signs',
  'three hand signs',
]);

/** Of what a lesson needs, that which somebody has to look for first. What is printed comes out of the lesson itself. */
export function toBeGathered(materials: string, hasPage: boolean): string[] {
  const isThere = (thing: string): boolean =>
    AT_HAND.has(thing.toLowerCase()) || (hasPage && /^printed /i.test(thing));
  return materials
    .split(/,\s+/)
    .map((thing) => thing.trim())
    .filter((thing) => !thing.split(/\s+or\s+/).some(isThere));
}
