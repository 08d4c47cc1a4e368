/** How a reader is shown their own changes, though they read at a copy of the database: by the place behind them. */
export const POSITION_HEADER = 'Kindred-Position';
export const SEEN_HEADER = 'Kindred-Seen';

/** What the tabs of a browser share. */
type Shelf = { getItem(name: string): string | null; setItem(name: string, value: string): void };
type Reply = { headers: { get(name: string): string | null } };
type Seen = { position: string; at: number };

const PLACE = 'kindred-seen';
/**
 * Nobody is led to a copy that misses anything older than five seconds, so a place need not be known for longer than that, and
 * for some answers that come late. And not for ever: a database that was promoted, or put back, begins further behind.
 */
const GOOD_FOR_MS = 2 * 60_000;

/** The furthest place behind a change of one's own, in whichever tab of the browser: what is read has to be as far. */
export function seenBy(shelf: () => Shelf, clock: () => number = Date.now) {
  let own: Seen | null = null;

  function shared(): Seen | null {
    try {
      const [, position, at] = /^([0-9A-F]{16}) (\d{1,15})$/.exec(shelf().getItem(PLACE) ?? '') ?? [];
      return position === undefined ? null : { position, at: Number(at) };
    } catch {
      // Without storage each tab knows its own.
      return null;
    }
  }

  function furthest(): string | null {
    let found: string | null = null;
    for (const seen of [own, shared()]) {
      if (seen === null || Math.abs(clock() - seen.at) > GOOD_FOR_MS) continue;
      if (found === null || seen.position > found) found = seen.position;
    }
    return found;
  }

  return {
    noteSeen({ headers }: Reply): void {
      const position = headers.get(POSITION_HEADER);
      if (position === null) return;
      const before = furthest();
      own = { position: before !== null && before > position ? before : position, at: clock() };
      try {
        shelf().setItem(PLACE, `${own.position} ${own.at}`);
      } catch {
        // As above.
      }
    },
    seenHeader(): Record<string, string> {
      const position = furthest();
      return position === null ? {} : { [SEEN_HEADER]: position };
    },
  };
}
