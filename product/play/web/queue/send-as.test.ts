import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '#product/accounts/web/session/session.ts';
import { ada } from '#product/accounts/web/testing/session.ts';
import type { PlayEvent } from '../../rules/results/events.ts';
import { usePlaySettings } from '../shared/settings.ts';
import { sendAs } from './send-as.ts';

const child = { ...ada, id: 7, scope: 'student' as const };
const event: PlayEvent = {
  type: 'session_start',
  id: '00000000-0000-4000-8000-000000000001',
  session: '00000000-0000-4000-8000-000000000002',
  seq: 0,
  epoch: 1,
  program: 'academy',
  iteration: 1,
  lang: 'en',
  debug: false,
  client_at: '2026-03-02T09:00:00.000Z',
};

function setUp(status = 200, said: { class_quiet?: boolean } = {}) {
  const sent = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ data: { refused: [], ...said } }, { status }),
  );
  vi.stubGlobal('fetch', sent);
  useSession.setState({ state: 'signed-in', accessToken: 'token', user: child });
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState(useSession.getInitialState(), true);
});

test('events go in the session of the child they are of', async () => {
  const sent = setUp();
  expect(await sendAs(7)([event], { keepalive: false, more: false })).toBe(200);
  expect(sent).toHaveBeenCalledOnce();
});

test.each([
  { user: { ...child, id: 8 } },
  { user: { ...child, scope: 'educator' as const } },
  { user: null },
  { actingAs: { id: 7, type: 'student' as const, endsAt: '', back: '/', staff: null } },
])('and in nobody else’s: %j', async (session) => {
  const sent = setUp();
  useSession.setState(session);
  expect(await sendAs(7)([event], { keepalive: false, more: false })).toBe(401);
  expect(sent).not.toHaveBeenCalled();
});

test('a server that fails is told from one out of reach', async () => {
  setUp(503);
  expect(await sendAs(7)([event], { keepalive: false, more: false })).toBe(503);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await sendAs(7)([event], { keepalive: false, more: false })).toBe(0);
});

test('a teacher who wants it quiet is heard with the next events, and when it may be loud again', async () => {
  setUp(200, { class_quiet: true });
  await sendAs(7)([event], { keepalive: false, more: false });
  expect(usePlaySettings.getState().classIsQuiet).toBe(true);
  setUp();
  await sendAs(7)([event], { keepalive: false, more: false });
  expect(usePlaySettings.getState().classIsQuiet).toBe(false);
});
