/** Section 2, guard: both error views are reported; a screen that could not be loaded is worth knowing too. */
export const CLIENT_EVENTS = ['not-found-view', 'forbidden-view', 'load-failure'] as const;
export type ClientEventKind = (typeof CLIENT_EVENTS)[number];

export const EVENT_PATH_MAX = 300;

/** What is reported of an address: the path alone, since queries and codes of mailed links are private. */
export function reportedPath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] ?? '/';
  const hidden = bare
    .split('/')
    .map((part) => (/^(?=.*[A-Z\d])[\w-]{16,}$/.test(part) ? '…' : part))
    .join('/');
  return hidden.slice(0, EVENT_PATH_MAX) || '/';
}
