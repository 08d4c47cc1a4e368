import { POSITION_HEADER, SEEN_HEADER } from '#platform/contract/replica.ts';

/** Survives that the page is loaded anew; another tab of the same person sees what others have changed a moment later. */
const PLACE = 'kindred-seen';
let seen: string | null = null;

/** The furthest place behind a change of one's own: what is read has to be as far. */
export function noteSeen({ headers }: Pick<Response, 'headers'>): void {
  const position = headers.get(POSITION_HEADER);
  if (position === null || position <= (furthest() ?? '')) return;
  seen = position;
  try {
    sessionStorage.setItem(PLACE, position);
  } catch {
    // Without storage it is known until the page is loaded anew.
  }
}

export function seenHeader(): Record<string, string> {
  const position = furthest();
  return position === null ? {} : { [SEEN_HEADER]: position };
}

function furthest(): string | null {
  try {
    seen ??= sessionStorage.getItem(PLACE);
  } catch {
    // As above.
  }
  return seen;
}
