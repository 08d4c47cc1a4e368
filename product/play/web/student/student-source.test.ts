import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signOut, useSession } from '#product/accounts/web/session/session.ts';
import { ada, storage } from '#product/accounts/web/testing/session.ts';
import type { ScenePlace, Stop, StudentWorld } from '../../contract.ts';
import type { PlayEvent } from '../../rules/results/events.ts';
import { usePlay } from '../content/source.ts';
import { showStudentWorld, studentSource } from './student-source.ts';

// Fetched ahead, and not needed here.
vi.mock('../player/scene-screen.tsx', () => ({}));
vi.mock('../player/pieces.ts', () => ({ preloadPieces: () => Promise.resolve() }));
// Files share their modules: none of these is left behind.
afterAll(() => void vi.resetModules());

const stop = (id: string, status: Stop['status']): Stop => ({
  id,
  title: id,
  titles: {},
  kind: 'story',
  skill: 'ic',
  form: null,
  version: '00000000000',
  file: `${id}.json`,
  texts: {},
  status,
  may_play: status !== 'locked',
});
const first = stop('academy-ic-1', 'next');
const second = stop('academy-com-1', 'locked');
const about = { program: 'academy' as const, epoch: 1, iteration: 1, debug: false };
const TOLD = { tags: [], asks: [], start: { lines: [], to: -1 }, places: [] };

/** A server that can be out of reach, and tells what it was asked. */
function startServer() {
  const world: StudentWorld = {
    ...about,
    stops: [first, second],
    keepsakes: [],
    check_in: 'done',
    seen_by: [],
    talk: null,
    me: null,
    sitting: { scenes: 0, checks: 0, seconds: 0 },
    class_quiet: false,
  };
  const place: ScenePlace = {
    ...about,
    stop: first,
    checkpoint_version: '2.1.0',
    attempt: 1,
    picks: [],
    made: null,
    lines: 0,
    me: null,
    seed: '7.1.1.1',
    evidence: null,
    check_in: 'done',
    class_quiet: false,
  };
  const asked: string[] = [];
  const events: PlayEvent[] = [];
  const server = { isThere: true, world, place, asked, events };
  const answer = (address: string, body: string): unknown => {
    if (address.endsWith('.json')) return TOLD;
    if (address === '/api/student/play') return { data: server.world };
    if (!address.endsWith('/events')) return { data: server.place };
    events.push(...JSON.parse(body).events);
    return { data: { refused: [] } };
  };
  vi.stubGlobal('fetch', async (address: string, { body = '{}' }: { body?: string } = {}) => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    asked.push(address);
    return Response.json(answer(address, body));
  });
  return server;
}

let student = 100;
beforeEach(() => {
  student += 1;
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  useSession.setState({
    state: 'signed-in',
    accessToken: 'token',
    user: { ...ada, id: student, scope: 'student' },
  });
});
afterEach(() => {
  useSession.setState(useSession.getInitialState(), true);
  vi.unstubAllGlobals();
});

test('what a child did last leaves while the session is still good', async () => {
  const server = startServer();
  await studentSource.loadWorld();
  await studentSource.checkIn('happy', [{ id: 7, name: 'Ada Bell' }]);
  await signOut();
  expect(server.events.map(({ type }) => type)).toEqual(['session_start', 'checkin', 'session_end']);
  const [told, over] = ['/api/student/play/events', '/api/logout'].map((path) =>
    server.asked.lastIndexOf(path),
  );
  expect(told).toBeLessThan(over ?? 0);
});

test('a scene that was begun goes on without a network, and after its end with the next attempt', async () => {
  const server = startServer();
  await studentSource.loadScene(first.id);
  const kept = { epoch: 1, iteration: 1, attempt: 1, picks: [], lines: 3 };
  studentSource.journal.keepPlace(first.id, kept);
  server.isThere = false;
  expect((await studentSource.loadScene(first.id)).at).toEqual({ picks: [], lines: 3 });
  await studentSource.journal.record((head) => ({ ...head, type: 'checkin', opt: 'okay' }), {
    scene: first.id,
    place: null,
  });
  studentSource.finished(first.id, { keepsakes: [], picks: [] });
  const { place, at } = await studentSource.loadScene(first.id);
  expect([place.attempt, place.seed, at]).toEqual([2, `${student}.1.1.2`, { picks: [], lines: 0 }]);
});

test('the scene after it begins without a network, too', async () => {
  const server = startServer();
  await showStudentWorld();
  await vi.waitFor(() => expect(server.asked).toContain('/assets/scenes/academy-com-1.json'));
  await vi.waitFor(() => expect(server.asked).toContain('/api/student/play/academy-ic-1'));
  server.isThere = false;
  await expect(studentSource.loadScene(second.id)).rejects.toThrow('status 0');
  expect((await studentSource.loadScene(first.id)).place.attempt).toBe(1);
  studentSource.finished(first.id, { keepsakes: [], picks: [] });
  await showStudentWorld();
  const { place, at } = await studentSource.loadScene(second.id);
  expect(place).toMatchObject({ attempt: 1, seed: `${student}.1.1.1`, stop: { id: second.id } });
  expect(at).toEqual({ picks: [], lines: 0 });
});

test('whoever comes straight to a scene says how they feel first, once', async () => {
  const server = startServer();
  server.place = { ...server.place, check_in: 'ask' };
  server.world = { ...server.world, check_in: 'ask' };
  await expect(studentSource.loadScene(first.id)).rejects.toMatchObject({
    options: { to: '/student/play', search: { scene: first.id } },
  });
  expect((await studentSource.loadWorld()).check_in).toBe('ask');
  await studentSource.checkIn('sad', [{ id: 7, name: 'Ada Bell' }]);
  // The server may not have heard of it yet.
  expect((await studentSource.loadScene(first.id)).place.stop.id).toBe(first.id);
  expect((await studentSource.loadWorld()).check_in).toBe('done');
});

test('nothing of a child is there for the next one', async () => {
  const server = startServer();
  await showStudentWorld();
  useSession.setState({ user: { ...ada, id: 1000, scope: 'student' } });
  expect(usePlay.getState().world).toBeNull();
  server.isThere = false;
  await expect(studentSource.loadScene(first.id)).rejects.toThrow('status 0');
});
