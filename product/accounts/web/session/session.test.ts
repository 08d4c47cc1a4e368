import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type * as api from '#platform/web/api.ts';
import type { SessionReply } from '../../sign-in-contract.ts';
import { storage, ada as user } from '../testing/session.ts';

const calls = vi.hoisted(() => ({
  callHandshake: vi.fn<() => Promise<unknown>>(),
  callHandshakeLite: vi.fn<() => Promise<unknown>>(),
  callEcommerce: vi.fn<() => Promise<unknown>>(),
  callProfile: vi.fn<() => Promise<unknown>>(),
  callLogout: vi.fn<(accessToken: string) => Promise<unknown>>(),
}));
const gone = vi.hoisted(() => ({ to: vi.fn<(path: string) => Promise<void>>() }));
vi.mock('./session-calls.ts', () => calls);
vi.mock('./navigation.ts', () => ({ goTo: gone.to }));
const page = vi.hoisted(() => ({ site: 'dashboard' }));
vi.mock('#platform/web/page.ts', () => ({
  pageConfig: () => ({ site: page.site, signOn: ['clever'], inactivitySeconds: 1800 }),
}));

const local = storage();
vi.stubGlobal('localStorage', local);
const tab = storage();
vi.stubGlobal('sessionStorage', tab);
vi.stubGlobal('location', { hash: '', pathname: '/' });

// Files share their modules: this one needs them with its own surroundings, and leaves none of those behind.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});
const { ApiError } = await import('#platform/web/api.ts');
const { followOtherTabs } = await import('./other-tabs.ts');
const {
  beforeSignOut,
  keepAlive,
  refreshEcommerce,
  refreshProfile,
  setUpSession,
  signIn,
  signOut,
  useSession,
} = await import('./session.ts');
const { startApp } = await import('./start-app.ts');

const nothing = { quantity: 0, used: 0, remaining: 0 };
const shares = { own_individual: nothing, own_site: nothing, shared: nothing, pool: nothing };
const rest: Pick<SessionReply, 'ecommerce' | 'notifications'> = {
  ecommerce: {
    is_active_customer: false,
    purchases: {
      free_trial: null,
      individual: nothing,
      site: nothing,
      shares,
      pools: [],
      to_share_out: 0,
      to_pass_on: { individual: 0, site: 0, groups: 0 },
    },
    product_usage: { students: 0, students_with_program: 0 },
  },
  notifications: [],
};
const reply: SessionReply = { access_token: 'token-1', user, ...rest };

const around = {
  forgetTheRest: vi.fn<() => void>(),
  tell: vi.fn<(error: api.ApiError) => void>(),
  tellActingOver: vi.fn<() => void>(),
};

beforeEach(() => {
  vi.resetAllMocks();
  page.site = 'dashboard';
  local.clear();
  tab.clear();
  setUpSession(around);
  useSession.setState({ ...useSession.getInitialState() }, true);
  calls.callLogout.mockResolvedValue(undefined);
  calls.callHandshake.mockResolvedValue(reply);
  calls.callProfile.mockResolvedValue(user);
  calls.callHandshakeLite.mockResolvedValue(rest);
});

function storeSession(lastActivityAt: number | null = Date.now()): void {
  local.setItem('access-token', 'token-1');
  local.setItem('username', user.username);
  if (lastActivityAt !== null) local.setItem('last-activity', String(lastActivityAt));
}

test('signing in keeps the token, the username and the time, and nothing else about the person', () => {
  signIn(reply);
  expect(useSession.getState()).toMatchObject({ state: 'signed-in', accessToken: 'token-1', user });
  expect([...local.kept.keys()].sort()).toEqual(['access-token', 'last-activity', 'username']);
});

test('a visitor starts without any call', async () => {
  await startApp('/');
  expect(useSession.getState().state).toBe('anonymous');
  for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
});

test.each(['/clever', '/badge'])('who comes in at %s takes the place of the child before', async (path) => {
  page.site = 'student';
  storeSession();
  tab.setItem('what a page kept', 'about the child');
  await startApp(path);
  expect(useSession.getState()).toMatchObject({ state: 'anonymous', accessToken: null, user: null });
  expect([local.kept.size, tab.kept.size]).toEqual([0, 0]);
  expect(calls.callHandshake).not.toHaveBeenCalled();
  expect(calls.callProfile).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(calls.callLogout).toHaveBeenCalledWith('token-1'));
});

test('who signs in where the child before was only out of reach takes their place', async () => {
  page.site = 'student';
  storeSession();
  calls.callProfile.mockRejectedValue(new ApiError(0, null));
  calls.callHandshake.mockRejectedValue(new ApiError(0, null));
  await startApp('/');
  expect(local.kept.get('access-token')).toBe('token-1');
  signIn({ ...reply, access_token: 'token-2' });
  expect(local.kept.get('access-token')).toBe('token-2');
  await vi.waitFor(() => expect(calls.callLogout).toHaveBeenCalledWith('token-1'));
});

test('such a page is a door only where it is one', async () => {
  page.site = 'student';
  storeSession();
  await startApp('/classlink');
  expect(useSession.getState().state).toBe('signed-in');
});

test('an active user is taken up again by profile and light handshake', async () => {
  storeSession();
  await startApp('/educator');
  expect(useSession.getState()).toMatchObject({ state: 'signed-in', user, ecommerce: rest.ecommerce });
  expect(calls.callHandshake).not.toHaveBeenCalled();
});

test('who comes while the server is away for a moment is taken up when it is back', async () => {
  vi.useFakeTimers();
  storeSession();
  calls.callProfile.mockRejectedValueOnce(new ApiError(503, null));
  calls.callHandshakeLite.mockRejectedValueOnce(new ApiError(503, null));
  const started = startApp('/educator');
  await vi.runAllTimersAsync();
  await started;
  vi.useRealTimers();
  expect(useSession.getState()).toMatchObject({ state: 'signed-in', user });
  expect(calls.callProfile).toHaveBeenCalledTimes(3);
});

test('staff skip the light handshake', async () => {
  storeSession();
  calls.callProfile.mockResolvedValue({ ...user, scope: 'uber' });
  await startApp('/uber');
  expect(useSession.getState()).toMatchObject({ state: 'signed-in', user: { scope: 'uber' } });
  expect(calls.callHandshakeLite).not.toHaveBeenCalled();
});

test.each([null, Date.now() - 1_801_000])('after inactivity (%s) there is a full handshake', async (last) => {
  storeSession(last);
  calls.callHandshake.mockResolvedValue({ ...reply, access_token: 'token-2' });
  await startApp('/educator');
  expect(useSession.getState()).toMatchObject({ state: 'signed-in', accessToken: 'token-2' });
  expect(local.getItem('access-token')).toBe('token-2');
  expect(calls.callProfile).not.toHaveBeenCalled();
});

test('a refused handshake leaves a visitor and an empty storage', async () => {
  storeSession(null);
  calls.callHandshake.mockRejectedValue(new ApiError(401, null));
  await startApp('/educator');
  expect(useSession.getState()).toMatchObject({ state: 'anonymous', accessToken: null });
  expect(local.kept.size).toBe(0);
  expect(around.tell).not.toHaveBeenCalled();
});

test('a server out of reach leaves a visitor who is told, and a session for the next visit', async () => {
  storeSession();
  calls.callProfile.mockRejectedValue(new ApiError(0, null));
  await startApp('/educator');
  expect(useSession.getState()).toMatchObject({ state: 'anonymous', accessToken: null });
  expect(local.getItem('access-token')).toBe('token-1');
  expect(around.tell).toHaveBeenCalledOnce();
});

test('on the logout page the token stays at hand for saying goodbye', async () => {
  storeSession();
  await startApp('/logout');
  expect(useSession.getState().state).toBe('anonymous');
  await signOut();
  expect(calls.callLogout).toHaveBeenCalledOnce();
  expect(local.kept.size).toBe(0);
});

test('signing out empties everything, even when the server fails', async () => {
  signIn(reply);
  local.setItem('sidebar', 'closed');
  calls.callLogout.mockRejectedValue(new ApiError(500, null));
  await Promise.all([signOut(), signOut()]);
  expect(calls.callLogout).toHaveBeenCalledOnce();
  expect(useSession.getState()).toMatchObject({ state: 'anonymous', accessToken: null, user: null });
  expect(around.forgetTheRest).toHaveBeenCalledOnce();
  expect(local.kept.size).toBe(0);
});

test('what is left to do is done while the session is still good', async () => {
  signIn(reply);
  const seen: unknown[] = [];
  const callOff = beforeSignOut(async () => {
    await Promise.resolve();
    seen.push(useSession.getState().accessToken, calls.callLogout.mock.calls.length);
    throw new Error('not sent');
  });
  await signOut();
  callOff();
  expect(seen).toEqual(['token-1', 0]);
  expect(calls.callLogout).toHaveBeenCalledOnce();
});

test('nobody is kept from leaving by what is left to do', async () => {
  vi.useFakeTimers();
  signIn(reply);
  const callOff = beforeSignOut(() => new Promise(() => undefined));
  const left = signOut();
  await vi.advanceTimersByTimeAsync(3000);
  await left;
  callOff();
  vi.useRealTimers();
  expect(useSession.getState().state).toBe('anonymous');
});

test('a visitor who signs out loses no message on the screen', async () => {
  await startApp('/logout');
  await signOut();
  expect(calls.callLogout).not.toHaveBeenCalled();
  expect(around.forgetTheRest).not.toHaveBeenCalled();
});

test("a visitor's tab that is sent away from a page does not end the session of another tab", async () => {
  await startApp('/');
  storeSession();
  followOtherTabs();
  await signOut({ ofBrowser: false });
  expect(local.getItem('access-token')).toBe('token-1');
  expect(calls.callLogout).not.toHaveBeenCalled();
});

test('signing out ends a stored session that could not be taken up for want of a connection', async () => {
  storeSession();
  calls.callProfile.mockRejectedValue(new ApiError(0, null));
  await startApp('/educator');
  await signOut();
  expect(calls.callLogout).toHaveBeenCalledExactlyOnceWith('token-1');
  expect(local.kept.size).toBe(0);
});

test('an answer that comes after the sign-out is dropped', async () => {
  signIn(reply);
  const late = Promise.withResolvers<unknown>();
  calls.callEcommerce.mockReturnValue(late.promise);
  const refreshed = refreshEcommerce();
  await signOut();
  late.resolve(rest.ecommerce);
  await refreshed;
  expect(useSession.getState().ecommerce).toBeNull();
});

test('a sign-out in another tab signs this one out without calling the server', () => {
  signIn(reply);
  local.clear();
  followOtherTabs();
  expect(useSession.getState().state).toBe('anonymous');
  expect(calls.callLogout).not.toHaveBeenCalled();
  expect(gone.to).toHaveBeenCalledWith('/');
});

test("somebody else's sign-in in another tab signs this one out and leaves their session alone", () => {
  signIn(reply);
  local.setItem('username', 'ben@school.test');
  local.setItem('access-token', 'token-9');
  followOtherTabs();
  expect(useSession.getState().state).toBe('anonymous');
  expect(local.getItem('access-token')).toBe('token-9');
});

test('a second sign-in of the same child in another tab ends the first, here and on the server', async () => {
  signIn({ ...reply, user: { ...user, scope: 'student' } });
  local.setItem('access-token', 'token-9');
  followOtherTabs();
  expect(useSession.getState()).toMatchObject({ state: 'anonymous', accessToken: null });
  expect(local.getItem('access-token')).toBe('token-9');
  await vi.waitFor(() => expect(calls.callLogout).toHaveBeenCalledExactlyOnceWith('token-1'));
});

test('a newer token of the same user is taken over', () => {
  signIn(reply);
  local.setItem('access-token', 'token-9');
  followOtherTabs();
  expect(useSession.getState()).toMatchObject({ state: 'signed-in', accessToken: 'token-9', user });
});

test('a refreshed profile merges into the user and renames the stored username', async () => {
  signIn(reply);
  calls.callProfile.mockResolvedValue({ ...user, username: 'ada.okafor@school.test' });
  await refreshProfile();
  expect(useSession.getState().user?.username).toBe('ada.okafor@school.test');
  expect(local.getItem('username')).toBe('ada.okafor@school.test');
});

test('a sign of life tells only that the session is over', async () => {
  signIn(reply);
  calls.callHandshakeLite.mockRejectedValue(new ApiError(0, null));
  await keepAlive();
  expect(around.tell).not.toHaveBeenCalled();
  calls.callHandshakeLite.mockRejectedValue(new ApiError(401, null));
  await keepAlive();
  expect(around.tell).toHaveBeenCalledOnce();
});
