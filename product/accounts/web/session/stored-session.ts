import { readStoredActing, type StoredActing } from '../../rules/sign-in/stored-acting.ts';

/**
 * What this browser keeps between visits: the token, the username it belongs to, and when the user last did
 * something. Never the user's record. A browser that refuses storage gets a session that lasts as long as the page.
 */
const ACCESS_TOKEN = 'access-token';
const USERNAME = 'username';
const LAST_ACTIVITY = 'last-activity';
const ACTING = 'acting-as';
const ACTING_OVER = 'acting-over';

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

/** In this tab on the dashboard, where the token is staff's own; in this browser on the student site. */
export function keepActing(acting: StoredActing, place: 'tab' | 'browser'): void {
  const storage = place === 'tab' ? sessionStorage : localStorage;
  attempt(() => storage.setItem(ACTING, JSON.stringify(acting)));
}

export function readActing(): StoredActing | null {
  return readStoredActing(attempt(() => sessionStorage.getItem(ACTING) ?? localStorage.getItem(ACTING)));
}

export function forgetActing(): void {
  attempt(() => {
    sessionStorage.removeItem(ACTING);
    localStorage.removeItem(ACTING);
  });
}

/** Said on the next page: the acting is over, and nobody asked for that. */
export function noteActingOver(): void {
  attempt(() => sessionStorage.setItem(ACTING_OVER, '1'));
}

export function takeActingOverNote(): boolean {
  const noted = attempt(() => sessionStorage.getItem(ACTING_OVER)) === '1';
  if (noted) attempt(() => sessionStorage.removeItem(ACTING_OVER));
  return noted;
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
