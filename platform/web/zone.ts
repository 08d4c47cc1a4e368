/** Where the browser is, as it names it. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

let said: string | null = null;

/** Which clock counts the reader's days, by the server's word; null where nobody is known, or nothing was said of them. */
export function countDaysIn(zone: string | null): void {
  said = zone;
}

/**
 * In whose zone all days and moments of a page are: on the screen, in filters and in files, as the server counts them.
 * Wherever the browser is, a school's evening is not its tomorrow.
 */
export function readersZone(): string {
  return said ?? browserZone();
}
