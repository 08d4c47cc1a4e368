/** Tabs in the order of how much is in their lists, as soon as that is known of all of them; until then as they are. */
export function mostFirst<Name extends string>(
  names: readonly Name[],
  totals: Readonly<Record<Name, number | null>>,
): readonly Name[] {
  const amount = (name: Name): number => totals[name] ?? 0;
  if (names.some((name) => totals[name] === null)) return names;
  return names.toSorted((one, other) => amount(other) - amount(one));
}
