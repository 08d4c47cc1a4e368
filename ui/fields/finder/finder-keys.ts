/** Where the choice goes with a key, in a list that begins again after its end; null where the key means nothing to it. */
export function movedChoice(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at + count - 1) % count;
    default:
      return null;
  }
}
