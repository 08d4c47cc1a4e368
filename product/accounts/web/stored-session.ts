/**
 * What this browser keeps between visits: the token, the username it belongs to, and when the user last did
 * something. Never the user's record. A browser that refuses storage gets a session that lasts as long as the page.
 */
const ACCESS_TOKEN = 'access-token';
const USERNAME = 'username';
const LAST_ACTIVITY = 'last-activity';

export type StoredSession = { accessToken: string | null; username: string | null };

export function readSession(): StoredSession {
  return { accessToken: read(ACCESS_TOKEN), username: read(USERNAME) };
}

export function keepSession(session: { accessToken: string; username: string }): void {
  // The username first: another tab that hears of the token must find its owner already there.
  write(USERNAME, session.username);
  write(ACCESS_TOKEN, session.accessToken);
}

/** Whether a storage event can be about the session; no key means that everything was removed. */
export function concernsSession(key: string | null): boolean {
  return key === null || key === ACCESS_TOKEN || key === USERNAME;
}

/** In milliseconds; null when nothing was noted. */
export function readLastActivity(): number | null {
  const noted = Number(read(LAST_ACTIVITY));
  return Number.isFinite(noted) && noted > 0 ? noted : null;
}

export function keepLastActivity(at: number): void {
  write(LAST_ACTIVITY, String(at));
}

/** Everything goes, also what other parts of the page have kept about their user. */
export function emptyStorage(): void {
  attempt(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

function read(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null;
}

function write(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value));
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
