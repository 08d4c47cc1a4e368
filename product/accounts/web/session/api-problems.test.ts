import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const log = vi.hoisted(() => {
  const events: string[] = [];
  return { events, site: 'dashboard' };
});
vi.stubGlobal('localStorage', { clear: () => undefined });
vi.stubGlobal('sessionStorage', { clear: () => undefined });
vi.mock('#ui/snackbars/snackbars.tsx', () => ({
  showSnackbar: (given: { i18n: string; persistent: boolean }) =>
    log.events.push(`say ${given.i18n}${given.persistent ? ' and stay' : ''}`),
}));
vi.mock('#ui/layers/modals.ts', () => ({ closeAllModals: () => log.events.push('close dialogs') }));
vi.mock('#platform/web/page.ts', () => ({ pageConfig: () => ({ site: log.site }) }));
vi.mock('./navigation.ts', () => ({
  currentPath: () => '/educator/students?tab=2',
  goTo: async (path: string) => {
    await Promise.resolve();
    log.events.push(`go to ${path}`);
  },
}));

// Files share their modules: this one needs them with its own surroundings, and leaves none of those behind.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});
const { ApiError } = await import('#platform/web/api.ts');
const { tellProblem } = await import('./api-problems.ts');
const { setUpSession, useSession } = await import('./session.ts');

beforeEach(() => {
  log.events.length = 0;
  log.site = 'dashboard';
  setUpSession({
    forgetTheRest: () => log.events.push('forget'),
    tell: () => undefined,
    tellActingOver: () => undefined,
  });
  useSession.setState({ state: 'signed-in', accessToken: 'token' });
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('an expired session is forgotten, leads to the logout page, and is told there, once', async () => {
  tellProblem(new ApiError(401, null));
  tellProblem(new ApiError(401, null));
  await settled();
  expect(log.events).toEqual([
    'forget',
    'go to /logout?r=%2Feducator%2Fstudents%3Ftab%3D2',
    'say error.unauthenticated and stay',
  ]);
  expect(useSession.getState().state).toBe('anonymous');
});

test('what needs a purchase leads to purchasing, out of the dialog it was asked in, and says why there', async () => {
  tellProblem(new ApiError(402, null));
  await settled();
  expect(log.events).toEqual([
    'close dialogs',
    'go to /educator/purchasing',
    'say error.payment-required and stay',
  ]);
});

test('other problems are told where they happen', async () => {
  tellProblem(new ApiError(500, null));
  tellProblem(new ApiError(404, null));
  await settled();
  expect(log.events).toEqual(['say error.internal', 'say error.not-found and stay']);
});

test('a child without a license is told whom to ask', async () => {
  log.site = 'student';
  tellProblem(new ApiError(403, null));
  await settled();
  expect(log.events).toEqual(['say error.license-not-found and stay']);
});
