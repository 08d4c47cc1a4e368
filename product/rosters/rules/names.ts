/** The display name is the last name, then the first; in sentences the order is the everyday one. */
export { listedName as displayName, spokenName } from '#platform/contract/names.ts';

/**
 * Two spellings of one name: case, accents and blanks do not tell children apart. `foldedName` is the same in SQL;
 * a test holds them against each other.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

export function isSameName(one: FullName, other: FullName): boolean {
  return (
    foldName(one.first_name) === foldName(other.first_name) &&
    foldName(one.last_name) === foldName(other.last_name)
  );
}

export type FullName = { first_name: string; last_name: string };
