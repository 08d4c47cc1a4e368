/** Short, friendly, easy to spell for a first-grader, and none that can be mistaken for another. */
const FIRST = ['blue', 'brave', 'calm', 'fast', 'gold', 'green', 'happy', 'jolly', 'kind', 'lucky', 'red', 'shiny'];
const SECOND = ['bear', 'boat', 'bird', 'cloud', 'duck', 'fish', 'frog', 'hill', 'kite', 'lake', 'moon', 'star'];

/** A code a class can remember, such as `kind-kite-427`. `pick` answers a random whole number below its argument. */
export function suggestClassCode(pick: (below: number) => number): string {
  const word = (words: readonly string[]): string => words[pick(words.length)] ?? '';
  const number = 100 + pick(900);
  return `${word(FIRST)}-${word(SECOND)}-${number}`;
}
