import { useState } from 'react';
import { create } from 'zustand';
import { type Day, dayIn } from '#platform/contract/days.ts';
import { ApiError } from '#platform/web/api.ts';
import { pageConfig } from '#platform/web/page.ts';
import { countDaysIn } from '#platform/web/zone.ts';
import type { Scope } from '#product/access/rules/scopes.ts';
import type { SidebarItem } from '#product/notifications/rules/sidebar.ts';
import type { EcommerceState } from '../../rules/ecommerce.ts';
import type { SessionReply, UserProfile } from '../../sign-in-contract.ts';
import { forgetActivity, noteActivity } from './activity.ts';
import type * as SessionCalls from './session-calls.ts';
import { emptyStorage, forgetActing, keepSession, readSession } from './stored-session.ts';

/** `starting` until the app start has found out who is here. */
export type Session = {
  state: 'starting' | 'anonymous' | 'signed-in';
  accessToken: string | null;
  user: UserProfile | null;
  ecommerce: EcommerceState | null;
  notifications: SidebarItem[];
  actingAs: ActingAs | null;
};

/** Whom staff act as. */
type ActingAs = {
  id: number;
  type: Scope;
  endsAt: string;
  /** A path of the dashboard. */
  back: string;
  /**
   * The staff member's own username, where the token is theirs and each call names whom they act as. Null on the
   * student site, where the token stands for the acting itself.
   */
  staff: string | null;
};

const NOBODY: Omit<Session, 'state'> = {
  accessToken: null,
  user: null,
  ecommerce: null,
  notifications: [],
  actingAs: null,
};

export const useSession = create<Session>(() => ({ ...NOBODY, state: 'starting' }));

/** Staff have no school and say nowhere where they are: their days are those of their browser. */
useSession.subscribe(({ user }) =>
  countDaysIn(user === null || user.scope === 'uber' ? null : user.time_zone),
);

export function becomeAnonymous(): void {
  useSession.setState({ ...NOBODY, state: 'anonymous' });
}

type Calls = typeof SessionCalls;
let calls = (): Promise<Calls> => import('./session-calls.ts');
export const sessionCalls = (): Promise<Calls> => calls();

/** A site on which everybody signs in brings the calls along, instead of fetching them when it has started. */
export function provideCalls(own: Calls): void {
  calls = () => Promise.resolve(own);
}

/** Handed in, since the session knows neither screens nor their caches. */
export type SessionSurroundings = {
  /** What else a sign-out empties. */
  forgetTheRest: () => void;
  /** A call nobody waited for has failed. */
  tell: (error: ApiError) => void;
  /** The hour of acting as somebody has run out. */
  tellActingOver: () => void;
};

let around: SessionSurroundings = {
  forgetTheRest: () => undefined,
  tell: () => undefined,
  tellActingOver: () => undefined,
};

export function setUpSession(surroundings: SessionSurroundings): void {
  around = surroundings;
}
export const sessionSurroundings = (): SessionSurroundings => around;

/** The user of a screen that only signed-in users reach. */
export function useUser(): UserProfile {
  const user = useSession((session) => session.user);
  // A session may end while its screen is still shown, on the way to the next page.
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  const shown = user ?? last;
  if (shown === null) throw new Error('this screen needs a signed-in user');
  return shown;
}

/** Which day it is at the user's school, wherever the browser is; the same for as long as a screen is open. */
export function useToday(): Day {
  const { time_zone: timeZone } = useUser();
  const [now] = useState(() => new Date());
  return dayIn(timeZone, now);
}

export function signIn(reply: SessionReply): void {
  // Somebody else was here, on a page that an activation link opens: nothing of theirs may stay on the screen.
  if (useSession.getState().user !== null) forgetSession();
  const { accessToken: before } = readSession();
  // Children share computers: the session of the one before may only have been out of reach.
  if (before !== null && pageConfig().site === 'student') void endOnServer(before);
  forgetActing();
  noteActivity(Date.now());
  takeUp(reply);
}

export function takeUp({ access_token: accessToken, user, ecommerce, notifications }: SessionReply): void {
  keepSession({ accessToken, username: user.username });
  useSession.setState({ state: 'signed-in', accessToken, user, ecommerce, notifications, actingAs: null });
}

/** Profile refresh merges into the user. */
export async function refreshProfile(): Promise<void> {
  const asked = useSession.getState().user?.id;
  const profile = await (await calls()).callProfile();
  const { user, accessToken, actingAs } = useSession.getState();
  if (user === null || user.id !== asked || accessToken === null) return;
  // The token of staff stays staff's, whomever they act as.
  if (!actingAs?.staff) keepSession({ accessToken, username: profile.username });
  useSession.setState({ user: { ...user, ...profile } });
}

/** After something that may have ended this session elsewhere: forgets it here, too, if it did. */
export async function recheckSession(): Promise<void> {
  if (useSession.getState().state !== 'signed-in') return;
  try {
    await refreshProfile();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetSession();
  }
}

/** E-commerce state anew, after a purchase say. */
export function refreshEcommerce(): Promise<void> {
  return refresh(async () => ({ ecommerce: await (await calls()).callEcommerce() }));
}

/** The light handshake: e-commerce state and notifications, nothing else. */
function shakeHandsLightly(): Promise<void> {
  return refresh(async () => (await calls()).callHandshakeLite());
}

async function refresh(
  ask: () => Promise<Partial<Pick<Session, 'ecommerce' | 'notifications'>>>,
): Promise<void> {
  const asked = useSession.getState().user?.id;
  const answer = await ask();
  // The user may have left while the answer was on its way.
  if (asked !== undefined && useSession.getState().user?.id === asked) useSession.setState(answer);
}

/** A sign of life for the server; staff skip the light handshake. Only a session that is over is worth a word. */
export async function keepAlive(): Promise<void> {
  try {
    if (useSession.getState().user?.scope === 'uber') await refreshProfile();
    else await shakeHandsLightly();
  } catch (error) {
    if (error instanceof ApiError && isWorthTelling(error.status)) around.tell(error);
  }
}

/** A refusal tells somebody who acts as another that this may be over. */
function isWorthTelling(status: number): boolean {
  return status === 401 || (status === 403 && useSession.getState().actingAs !== null);
}

const farewells = new Set<() => Promise<unknown>>();
/** What is still to be sent must not keep anybody from leaving. */
const FAREWELL_MILLISECONDS = 2500;

/** Work for the last moment in which the session is good. Answers how to call it off. */
export function beforeSignOut(work: () => Promise<unknown>): () => void {
  farewells.add(work);
  return () => void farewells.delete(work);
}

async function sayFarewell(): Promise<void> {
  const all = Promise.allSettled([...farewells].map((work) => work()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, FAREWELL_MILLISECONDS))]);
}

let leaving: Promise<void> | null = null;

/**
 * Ends the session of this browser: on the server as far as it can be reached, and here in any case. With `ofBrowser`
 * false only that of this tab: one in the storage that the tab has not taken up stays for the next visit.
 */
export function signOut({ ofBrowser = true } = {}): Promise<void> {
  leaving ??= leave(ofBrowser).finally(() => {
    leaving = null;
  });
  return leaving;
}

async function leave(ofBrowser: boolean): Promise<void> {
  const { accessToken: stored } = readSession();
  const found = [useSession.getState().accessToken, ofBrowser ? stored : null];
  const tokens = new Set(found.filter((token) => token !== null));
  if (tokens.size === 0) {
    // Nobody was signed in, so there is nothing on the screen to take away: a message must stay readable.
    if (stored === null) emptyStorage();
    becomeAnonymous();
    return;
  }
  if (farewells.size > 0) await sayFarewell();
  await Promise.all([...tokens].map(endOnServer));
  forgetSession();
}

/** The server's part of a sign-out; that it fails is nobody's concern any more. */
export async function endOnServer(accessToken: string): Promise<void> {
  await calls()
    .then(({ callLogout }) => callLogout(accessToken))
    .catch(() => undefined);
}

/** Signs this tab out without a word to the server. */
export function forgetSession({ keepsStorage = false } = {}): void {
  if (!keepsStorage) emptyStorage();
  forgetActing();
  forgetActivity();
  becomeAnonymous();
  around.forgetTheRest();
}

/** Another tab of the same user has a newer token. */
export function replaceToken(accessToken: string): void {
  useSession.setState({ accessToken });
}
