import { redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import type { Locale } from '#brands/brand.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { beforeSignOut, useSession } from '#product/accounts/web/session/session.ts';
import { getPlay, getScene, type ScenePlace } from '../../contract.ts';
import { CHECKPOINT_VERSION } from '../../rules/results/checkpoint.ts';
import type { Pick } from '../../rules/story/scene.ts';
import { seedOf } from '../../rules/story/seeded.ts';
import {
  type LoadedScene,
  type PlaySource,
  type PlayWorld,
  showScene,
  showWorld,
  usePlay,
} from '../content/source.ts';
import { restingAfter, worldAfter } from '../content/world-after.ts';
import { useMyFigure } from '../mine/my-figure.tsx';
import { type Journal, type Matter, noJournal } from '../queue/journal.ts';
import { openQueue, type Queue } from '../queue/open-queue.ts';
import { knownOffline, resumeAt } from '../queue/resume.ts';
import type { KeptPlace } from '../queue/storage.ts';
import { isPause, setPaused } from '../shared/paused.ts';
import { loadSceneFiles, localeOf } from '../shared/scene-files.ts';
import { startSettings } from '../shared/settings.ts';
import { fetchAhead } from './ahead.ts';

/** As long as a page waits for what it has to send before it asks how things stand. */
const SEND_FIRST_MS = 2500;

/** The queue of whoever plays in this page. It goes on sending while the student is elsewhere on the site. */
let opened: { student: number; queue: Promise<Queue>; ready: Queue | null; isBegun: boolean } | null = null;
/** What was played to the end here and may not have reached the server, and what the server said last. */
let here = nothingYet();
/** Who has said how they feel in this page, and when. */
let checkedIn = { student: 0, day: '' };

function nothingYet() {
  return {
    done: new Set<string>(),
    keepsakes: new Set<string>(),
    places: new Map<string, ScenePlace>(),
    locked: new Set<string>(),
  };
}

export function studentQueue(): Promise<Queue> | null {
  const { user, actingAs } = useSession.getState();
  // Staff who act as a student look around: what they do is none of the student's doing.
  if (user === null || user.scope !== 'student' || actingAs !== null) return null;
  if (opened?.student === user.id) return opened.queue;
  closeQueue();
  const queue = openQueue(user.id);
  const next: NonNullable<typeof opened> = { student: user.id, queue, ready: null, isBegun: false };
  opened = next;
  void queue.then((ready) => {
    next.ready = ready;
  });
  here = nothingYet();
  return queue;
}

function end(): void {
  if (opened === null || !opened.isBegun) return;
  opened.isBegun = false;
  void opened.ready?.journal.record((head) => ({ ...head, type: 'session_end' }));
}

// The last events leave while the session is still good; otherwise they would wait until the child is here again.
beforeSignOut(async () => {
  end();
  await opened?.ready?.flush();
});

function closeQueue(): void {
  end();
  void opened?.queue.then((queue) => queue.close());
  opened = null;
  here = nothingYet();
  usePlay.setState({ world: null, scene: null });
  useMyFigure.setState({ figure: null });
}

// Whoever leaves takes along what is shown, and nothing of what waits.
useSession.subscribe(({ user }) => {
  if (opened !== null && user?.id !== opened.student) closeQueue();
});

const journal = (): Journal => opened?.ready?.journal ?? noJournal;

type Begun = Omit<Matter, 'lang'> & { class_quiet: boolean };

/** From now on events are of this; the first of them is that somebody plays at all. */
function begin({ class_quiet, ...matter }: Begun, lang: Locale): void {
  const { program, epoch, iteration, debug } = matter;
  journal().about({ program, epoch, iteration, debug, lang });
  const { user } = useSession.getState();
  startSettings({ id: user?.id ?? 0, grade: user?.grade ?? null }, program, class_quiet);
  if (opened === null || opened.ready === null || opened.isBegun) return;
  opened.isBegun = true;
  void opened.ready.journal.record((head) => ({ ...head, type: 'session_start' }));
}

function within<Result>(promise: Promise<Result>, ms: number): Promise<Result | null> {
  return Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))]);
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

async function loadWorld(): Promise<PlayWorld> {
  const queue = await studentQueue();
  const sent = queue === null ? 'empty' : await within(queue.flush(), SEND_FIRST_MS);
  const world = await askWorld();
  // Once the server has everything it knows better.
  if (sent === 'empty' && !world.isOffline) here = { ...here, done: new Set(), keepsakes: new Set() };
  begin(world, localeOf(i18next.language));
  const asking: PlayWorld = { ...world, check_in: stillAsked(world.check_in) };
  return restingAfter(worldAfter(asking, here.done, [...here.keepsakes]));
}

const today = (): string => new Date().toDateString();

/** What was told here today the server may not have heard of. */
function stillAsked(state: ScenePlace['check_in']): ScenePlace['check_in'] {
  const isTold = checkedIn.student === useSession.getState().user?.id && checkedIn.day === today();
  return state === 'ask' && isTold ? 'done' : state;
}

/** Without an answer, what was known before has to do. */
async function askWorld(): Promise<PlayWorld> {
  try {
    const { data } = await call(getPlay, {}, { quiet: true });
    setPaused(false);
    useMyFigure.setState({ figure: data.me });
    here.locked = new Set(data.stops.filter(({ status }) => status === 'locked').map(({ id }) => id));
    return { ...data, isOffline: false };
  } catch (error) {
    if (isPause(error)) setPaused(true);
    const { world } = usePlay.getState();
    if (world === null || !isPassing(error)) throw error;
    return { ...world, isOffline: true };
  }
}

async function loadScene(id: string): Promise<LoadedScene> {
  const queue = await studentQueue();
  if (queue !== null) await within(queue.flush(), SEND_FIRST_MS);
  const [kept, waiting] = await Promise.all([journal().place(id), journal().waiting()]);
  const place = await askPlace(id, kept);
  const files = await loadSceneFiles(place.stop);
  begin(place, files.lang);
  return { place, ...files, at: resumeAt({ ...place, scene: id }, kept, waiting) };
}

/** Without an answer, a scene goes on with what is known of it. */
async function askPlace(id: string, kept: KeptPlace | null): Promise<ScenePlace> {
  try {
    const { data } = await call(getScene, { scene: id }, { quiet: true });
    // Once a day before play, by whatever way the child came; then on to here.
    if (stillAsked(data.check_in) === 'ask') {
      throw redirect({ to: '/student/play', search: { scene: id }, replace: true });
    }
    useMyFigure.setState({ figure: data.me });
    here.places.set(id, data);
    return data;
  } catch (error) {
    if (isPause(error)) setPaused(true);
    // Done, or locked again: the map says so, and what there is instead.
    if (error instanceof ApiError && error.status === 409) {
      throw redirect({ to: '/student/play', replace: true });
    }
    const known = here.places.get(id) ?? placeOfNew(id);
    if (known === undefined || !isPassing(error)) throw error;
    here.places.set(id, known);
    return knownOffline({ ...known, scene: id }, kept);
  }
}

/** What the server would say of a scene that was locked when it was asked last, and open since: nobody has begun it. */
function placeOfNew(id: string): ScenePlace | undefined {
  const { world } = usePlay.getState();
  const stop = world?.stops.find((one) => one.id === id);
  if (world === null || !stop?.may_play || !here.locked.has(id)) return undefined;
  const { program, epoch, iteration, debug, check_in, class_quiet } = world;
  const at = { epoch, iteration, attempt: 1 };
  const nothing = { checkpoint_version: CHECKPOINT_VERSION, picks: [], made: null, lines: 0 };
  const seed = seedOf(useSession.getState().user?.id ?? 0, at);
  const me = useMyFigure.getState().figure;
  return { stop, program, ...at, ...nothing, seed, debug, evidence: null, me, check_in, class_quiet };
}

/** What the server would say of a scene that was just played to its end. */
function placeAfter(place: ScenePlace, picks: readonly Pick[]): ScenePlace {
  if (place.debug) return place;
  const made =
    place.stop.kind === 'comic' ? picks.map(([ask, option]): [string, string] => [ask, option]) : null;
  const attempt = place.attempt + 1;
  const seed = seedOf(useSession.getState().user?.id ?? 0, { ...place, attempt });
  return { ...place, attempt, picks: [], made, lines: 0, seed };
}

export const studentSource: PlaySource = {
  isPreview: false,
  paths: {
    home: '/student',
    map: '/student/play',
    scene: (id) => `/student/play/${id}`,
    coolDown: '/student/play/cool-down',
    me: '/student/play/me',
    myPlace: '/student/play/my-place',
    puppets: '/student/play/puppets',
    comics: '/student/play/comics',
  },
  get journal() {
    return journal();
  },
  enter: (scene) => opened?.ready?.activity.enter(scene),
  checkIn: async (opt, toldTo) => {
    checkedIn = { student: useSession.getState().user?.id ?? 0, day: today() };
    const told_to = toldTo.map(({ id }) => id);
    await journal().record((head) => ({ ...head, type: 'checkin', opt, told_to }));
  },
  talk: async () => {
    await journal().record((head) => ({ ...head, type: 'talk' }));
    const sent = await within(opened?.ready?.flush() ?? Promise.resolve(null), SEND_FIRST_MS);
    return sent === 'empty' ? 'sent' : 'kept';
  },
  finished: (scene, { keepsakes, picks }) => {
    here.done.add(scene);
    const place = here.places.get(scene);
    if (place !== undefined) here.places.set(scene, placeAfter(place, picks));
    for (const keepsake of keepsakes) here.keepsakes.add(keepsake);
  },
  loadWorld,
  loadScene,
  foresee: async ({ id, status }) => {
    const { places } = here;
    if (status === 'locked' || places.has(id)) return;
    const { data } = await call(getScene, { scene: id }, { silent: true });
    places.set(id, data);
  },
  worldShown: (world) => void fetchAhead(studentSource, world),
};

export const showStudentWorld = (): Promise<void> => showWorld(studentSource);

export async function showStudentScene(id: string): Promise<void> {
  await showScene(studentSource, id);
  // Whoever came straight here finds the map without a network, too.
  if (usePlay.getState().world === null) void foreseeWorld();
}

async function foreseeWorld(): Promise<void> {
  const { user } = useSession.getState();
  const world = await askWorld().catch(() => null);
  if (world === null || useSession.getState().user?.id !== user?.id) return;
  usePlay.setState((play) => ({ world: play.world ?? world }));
  studentSource.worldShown(world);
}
