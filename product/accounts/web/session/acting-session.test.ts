import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { UserProfile } from '../../sign-in-contract.ts';
import { ada, storage } from '../testing/session.ts';

const calls = vi.hoisted(() => ({
  callActing: vi.fn<(user: number) => Promise<unknown>>(),
  callEndActing: vi.fn<() => Promise<void>>(),
  callTakeOver: vi.fn<(code: string) => Promise<unknown>>(),
  callLogout: vi.fn<(accessToken: string) => Promise<void>>(),
  callProfile: vi.fn<() => Promise<unknown>>(),
  callHandshakeLite: vi.fn<() => Promise<unknown>>(),
  callHandshake: vi.fn<() => Promise<unknown>>(),
}));
const page = vi.hoisted(() => ({ site: 'dashboard' }));
const said = vi.hoisted(() => ({ events: [] as string[] }));
vi.mock('./session-calls.ts', () => calls);
vi.mock('./navigation.ts', () => ({
  goTo: async () => undefined,
  currentPath: () => '/uber/schools?tab=educators',
}));
vi.mock('#ui/snackbars/snackbars.tsx', () => ({
  showSnackbar: ({ i18n }: { i18n: string }) => said.events.push(i18n),
}));
vi.mock('#platform/web/page.ts', () => ({
  pageConfig: () => ({
    site: page.site,
    signOn: [],
    inactivitySeconds: 1800,
    dashboardUrl: 'http://localhost:3000',
    studentUrl: 'http://student.localhost:3000',
  }),
}));

const [local, tab] = [storage(), storage()];
const gone = vi.fn<(to: string) => void>();
const place = { pathname: '/educator', search: '', hash: '', assign: gone, replace: gone };
vi.stubGlobal('localStorage', local);
vi.stubGlobal('sessionStorage', tab);
vi.stubGlobal('location', place);
vi.stubGlobal('history', { state: null, replaceState: () => (place.hash = '') });

// Files share their modules: this one needs them with its own surroundings, and leaves none of those behind.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});
const { ApiError } = await import('#platform/web/api.ts');
const { actingRanOut, endActing, enterActing } = await import('./acting-session.ts');
const { followOtherTabs } = await import('./other-tabs.ts');
const { tellProblem } = await import('./api-problems.ts');
const { refreshProfile, setUpSession, signOut, useSession } = await import('./session.ts');
const { startApp } = await import('./start-app.ts');

const endsAt = '2026-09-14T16:00:00.000Z';
const tellActingOver = vi.fn<() => void>();
const kept = { id: 7, endsAt, back: '/uber/schools?tab=educators' };

beforeEach(() => {
  vi.resetAllMocks();
  local.clear();
  tab.clear();
  said.events.length = 0;
  Object.assign(place, { pathname: '/educator', hash: '' });
  page.site = 'dashboard';
  setUpSession({ forgetTheRest: () => undefined, tell: () => undefined, tellActingOver });
  useSession.setState({ ...useSession.getInitialState() }, true);
  calls.callActing.mockResolvedValue({ user: ada, ecommerce: null, notifications: [], ends_at: endsAt });
  calls.callEndActing.mockResolvedValue(undefined);
  calls.callLogout.mockResolvedValue(undefined);
});

/** Staff are signed in, and this tab acts as Ada. */
async function acting(): Promise<void> {
  local.setItem('access-token', 'token-1');
  local.setItem('username', 'uber@kindred.test');
  tab.setItem('acting-as', JSON.stringify(kept));
  await startApp('/educator');
}

test('once the server agrees, the tab remembers whom and the way back, and loads their home', () => {
  enterActing({ data: { user_id: 7, scope: 'educator', ends_at: endsAt, student_url: null } });
  expect(JSON.parse(tab.getItem('acting-as') ?? '')).toEqual(kept);
  expect(local.kept.size).toBe(0);
  expect(gone).toHaveBeenCalledExactlyOnceWith('/educator');
});

test('the app starts as the acted-as user, and the storage keeps the name of staff', async () => {
  await acting();
  expect(useSession.getState()).toMatchObject({
    state: 'signed-in',
    user: ada,
    actingAs: { id: 7, type: 'educator', endsAt, back: kept.back, staff: 'uber@kindred.test' },
  });
  calls.callProfile.mockResolvedValue({ ...ada, first_name: 'Adaeze' });
  await refreshProfile();
  expect(useSession.getState().user?.first_name).toBe('Adaeze');
  expect(local.getItem('username')).toBe('uber@kindred.test');
});

test.each([403, 404, 409])('an acting that is over (%i) leads back, where it is told', async (status) => {
  calls.callActing.mockRejectedValue(new ApiError(status, null));
  await acting();
  expect(useSession.getState().state).toBe('starting');
  expect(gone).toHaveBeenCalledExactlyOnceWith(kept.back);
  expect(tellActingOver).not.toHaveBeenCalled();
  expect(tab.getItem('acting-as')).toBeNull();

  calls.callProfile.mockResolvedValue({ ...ada, scope: 'uber' });
  calls.callHandshake.mockResolvedValue({
    access_token: 'token-1',
    user: { ...ada, scope: 'uber' },
    ecommerce: null,
    notifications: [],
  });
  await startApp('/uber/schools');
  expect(useSession.getState()).toMatchObject({ state: 'signed-in', actingAs: null });
  expect(tellActingOver).toHaveBeenCalledOnce();
});

test('a server out of reach shows nothing, and the next load tries again', async () => {
  calls.callActing.mockRejectedValue(new ApiError(0, null));
  await acting();
  expect(useSession.getState().state).toBe('starting');
  expect(gone).not.toHaveBeenCalled();
  expect(tab.getItem('acting-as')).not.toBeNull();
});

test('a session of staff that has ended leaves a visitor', async () => {
  calls.callActing.mockRejectedValue(new ApiError(401, null));
  await acting();
  expect(useSession.getState()).toMatchObject({ state: 'anonymous', actingAs: null });
  expect([local.kept.size, tab.kept.size]).toEqual([0, 0]);
});

test('the end button leads back, whether the server hears of it or not', async () => {
  await acting();
  calls.callEndActing.mockRejectedValue(new ApiError(0, null));
  await endActing();
  expect(calls.callEndActing).toHaveBeenCalledOnce();
  expect(gone).toHaveBeenCalledExactlyOnceWith(kept.back);
  expect([...tab.kept.keys()]).toEqual([]);
  expect(local.getItem('access-token')).toBe('token-1');
});

test('when the hour runs out, that is told on the page of staff', async () => {
  await acting();
  actingRanOut();
  expect(gone).toHaveBeenCalledExactlyOnceWith(kept.back);
  expect([...tab.kept.keys()]).toEqual(['acting-over']);
});

test('signing out takes the acting along', async () => {
  await acting();
  await signOut();
  expect(calls.callLogout).toHaveBeenCalledExactlyOnceWith('token-1');
  expect(useSession.getState()).toMatchObject({ state: 'anonymous', actingAs: null });
  expect([local.kept.size, tab.kept.size]).toEqual([0, 0]);
});

test("another tab of staff's with a newer token changes nothing about whom this one acts as", async () => {
  await acting();
  local.setItem('access-token', 'token-2');
  followOtherTabs();
  expect(useSession.getState()).toMatchObject({ accessToken: 'token-2', user: ada, actingAs: { id: 7 } });
});

test('a refusal while acting is looked into: over, or just not allowed', async () => {
  await acting();
  tellProblem(new ApiError(403, null));
  await vi.waitFor(() => expect(said.events).toEqual(['error.forbidden']));
  expect(gone).not.toHaveBeenCalled();
  calls.callActing.mockRejectedValue(new ApiError(404, null));
  tellProblem(new ApiError(403, null));
  await vi.waitFor(() => expect(gone).toHaveBeenCalledExactlyOnceWith(kept.back));
  expect(said.events).toEqual(['error.forbidden']);
});

const child: UserProfile = { ...ada, id: 9, username: 'maya.o', scope: 'student', scopes: ['student'] };

test('a student is acted as on the student site: the code is used, then gone, and the way back is kept', async () => {
  const studentUrl = 'http://student.localhost:3000/student#acting=code-1';
  enterActing({ data: { user_id: 9, scope: 'student', ends_at: endsAt, student_url: studentUrl } });
  const url = new URL(gone.mock.calls[0]?.[0] ?? '');
  page.site = 'student';
  Object.assign(place, { pathname: '/student', hash: url.hash });
  const reply = { access_token: 'token-9', user: child, ecommerce: null, notifications: [] };
  calls.callTakeOver.mockResolvedValue({ ...reply, ends_at: endsAt });
  await startApp('/student');
  expect(calls.callTakeOver).toHaveBeenCalledExactlyOnceWith('code-1');
  expect(place.hash).toBe('');
  const actingAs = { id: 9, type: 'student', endsAt, back: kept.back, staff: null };
  expect(useSession.getState()).toMatchObject({ state: 'signed-in', accessToken: 'token-9', actingAs });

  useSession.setState({ ...useSession.getInitialState() }, true);
  calls.callProfile.mockResolvedValue(child);
  calls.callHandshakeLite.mockResolvedValue({ ecommerce: null, notifications: [] });
  await startApp('/student');
  expect(useSession.getState()).toMatchObject({ state: 'signed-in', user: child, actingAs });

  await endActing();
  expect(calls.callLogout).toHaveBeenCalledExactlyOnceWith('token-9');
  expect(gone).toHaveBeenLastCalledWith(`http://localhost:3000${kept.back}`);
  expect([local.kept.size, tab.kept.size]).toEqual([0, 0]);
});

test('a code that does not work any more leaves the student site as it is', async () => {
  page.site = 'student';
  Object.assign(place, { pathname: '/student', hash: '#acting=code-1' });
  calls.callTakeOver.mockRejectedValue(new ApiError(404, null));
  await startApp('/student');
  expect(useSession.getState()).toMatchObject({ state: 'anonymous', actingAs: null });
});
