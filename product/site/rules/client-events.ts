/** Both error views are reported; a screen that could not be loaded, or broke, is worth knowing too. */
export const CLIENT_EVENTS = ['not-found-view', 'forbidden-view', 'load-failure', 'crash'] as const;
export type ClientEventKind = (typeof CLIENT_EVENTS)[number];

export const EVENT_PATH_MAX = 300;

/**
 * For a browser, and, because a browser's name is easily changed, for its address: wide enough for a school, whose
 * broken network makes every screen fail at once.
 */
export function eventLimits(clientKey: string, clientAddress: string) {
  return [
    { key: `client event ${clientKey}`, free: 60 },
    { key: `client events at ${clientAddress}`, free: 600, shared: true },
  ];
}

/** A word of ours, in small letters. Whatever else stands in an address may be an id, a code or a name. */
const WORD = /^(?:[a-z]{1,24}(?:[-.][a-z]{1,24})*)?$/;

/** What is reported of an address: the words of its path, since queries, ids and codes of mailed links are private. */
export function reportedPath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] ?? '/';
  const hidden = bare
    .split('/')
    .map((part) => (WORD.test(part) ? part : '…'))
    .join('/');
  return hidden.slice(0, EVENT_PATH_MAX) || '/';
}
