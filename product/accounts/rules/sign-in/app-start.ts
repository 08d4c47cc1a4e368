import type { Scope } from '#product/access/rules/scopes.ts';

/** How often the moment of the last activity is written down, so that typing does not write at every key. */
const ACTIVITY_NOTED_EVERY_SECONDS = 10;

/** An active user who causes no call for this long gets one made, or the server would take them for gone. */
const KEEP_ALIVE_SECONDS = 300;

export type StartFacts = {
  signedIn: boolean;
  /** Unknown before the profile has come: the browser keeps the token and the username, not the record. */
  scope?: Scope | undefined;
  actingAs: boolean;
  /** In milliseconds, as `now`; null when nothing was noted. */
  lastActivityAt: number | null;
  now: number;
  inactivitySeconds: number;
  path: string;
};

export type StartStep = 'acting-as' | 'handshake' | 'handshake-lite' | 'proceed';

/** What a page does first, by who was here and how long ago: docs/product/people.md. */
export function startStep(facts: StartFacts): StartStep {
  if (facts.actingAs) return 'acting-as';
  if (!facts.signedIn || facts.path === '/logout') return 'proceed';
  if (isInactive(facts)) return 'handshake';
  return facts.scope === 'uber' ? 'proceed' : 'handshake-lite';
}

function isInactive({
  lastActivityAt,
  now,
  inactivitySeconds,
}: Pick<StartFacts, 'lastActivityAt' | 'now' | 'inactivitySeconds'>): boolean {
  return lastActivityAt === null || now - lastActivityAt > inactivitySeconds * 1000;
}

export function isActivityToNote(notedAt: number | null, now: number): boolean {
  return notedAt === null || now - notedAt >= ACTIVITY_NOTED_EVERY_SECONDS * 1000;
}

export function needsKeepAlive(lastCallAt: number, now: number): boolean {
  return now - lastCallAt >= KEEP_ALIVE_SECONDS * 1000;
}
