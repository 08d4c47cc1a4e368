/** The tab a key leads to, around the corner at both ends; null for any other key. */
export function tabAfter<Id extends string>(ids: readonly Id[], current: Id, key: string): Id | null {
  const at = ids.indexOf(current);
  if (key === 'ArrowRight') return ids[(at + 1) % ids.length] ?? null;
  if (key === 'ArrowLeft') return ids.at(at - 1) ?? null;
  if (key === 'Home') return ids[0] ?? null;
  if (key === 'End') return ids.at(-1) ?? null;
  return null;
}
