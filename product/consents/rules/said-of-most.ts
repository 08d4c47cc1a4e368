/** What is said of more than one and of most, to be said once; null where each has words of its own. */
export function saidOfMost(words: readonly string[]): string | null {
  const counted = [...Map.groupBy(words, (one) => one).values()].sort((a, b) => b.length - a.length);
  const [most] = counted;
  return most === undefined || most.length < 2 ? null : (most[0] ?? null);
}
