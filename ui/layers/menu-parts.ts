/** More entries than this, and those that belong together go behind one. */
const ENTRIES_MAX = 7;

export type Groupable = { id: string; group?: string; divided?: boolean };

export type MenuPart<E extends Groupable> =
  | { entry: E; group?: never; divided: boolean }
  | { group: string; entries: readonly E[]; divided: boolean };

/** A long menu, shortened: entries of one group are one, where the first of them stood. A group of one is no group. */
export function menuParts<E extends Groupable>(entries: readonly E[]): MenuPart<E>[] {
  const isLong = entries.length > ENTRIES_MAX;
  const parts: MenuPart<E>[] = [];
  for (const entry of entries) {
    const kin = entries.filter((one) => one.group !== undefined && one.group === entry.group);
    if (!isLong || kin.length < 2 || entry.group === undefined) {
      parts.push({ entry, divided: entry.divided ?? false });
    } else if (kin[0] === entry) {
      // Groups beside each other are one part of the menu.
      const isAfterGroup = parts.at(-1)?.group !== undefined;
      parts.push({ group: entry.group, entries: kin, divided: !isAfterGroup });
    }
  }
  return parts;
}
