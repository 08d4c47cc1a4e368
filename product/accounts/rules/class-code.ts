/** Short, friendly, easy to spell for a first-grader, and no word that could be used to tease. */
const FIRST = [
  'bold',
  'brave',
  'calm',
  'clever',
  'fast',
  'happy',
  'jolly',
  'kind',
  'lucky',
  'merry',
  'shiny',
  'sunny',
];
const SECOND = [
  'bird',
  'boat',
  'brook',
  'cloud',
  'comet',
  'fern',
  'hill',
  'kite',
  'lake',
  'moon',
  'river',
  'star',
];

/** A code a class can remember, such as `kind-kite-427`. `pick` answers a random whole number below its argument. */
export function suggestClassCode(pick: (below: number) => number): string {
  const word = (words: readonly string[]): string => words[pick(words.length)] ?? '';
  const words = [word(FIRST), word(SECOND)];
  return `${words.join('-')}-${100 + pick(900)}`;
}
