import i18next from 'i18next';
import type { Locale } from '#brands/brand.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { useSession } from '#product/accounts/web/session.ts';
import { getPlay, getScene } from '../contract.ts';
import { resumeAt } from './player/resume.ts';
import { type Journal, type Matter, noJournal } from './queue/journal.ts';
import { openQueue, type Queue } from './queue/open-queue.ts';
import { loadSceneFiles, localeOf } from './scene-files.ts';
import { startSettings } from './settings.ts';
import {
  type LoadedScene,
  type PlaySource,
  type PlayWorld,
  showScene,
  showWorld,
  usePlay,
} from './source.ts';
import { worldAfter } from './world/world-after.ts';

/** As long as a page waits for what it has to send before it asks how things stand. */
const SEND_FIRST_MS = 2500;

/** The queue of whoever plays in this page. It goes on sending while the student is elsewhere on the site. */
let opened: { student: number; queue: Promise<Queue>; ready: Queue | null; isBegun: boolean } | null = null;
/** What was played to the end here and may not have reached the server. */
let here = { student: 0, done: new Set<string>(), badges: new Set<string>() };

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
  here = { student: user.id, done: new Set(), badges: new Set() };
  return queue;
}

function closeQueue(): void {
  const { ready, isBegun } = opened ?? { ready: null, isBegun: false };
  if (isBegun) void ready?.journal.record((head) => ({ ...head, type: 'session_end' }));
  void opened?.queue.then((queue) => queue.close());
  opened = null;
  usePlay.setState({ world: null, scene: null });
}

// Whoever leaves takes along what is shown, and nothing of what waits.
useSession.subscribe(({ user }) => {
  if (opened !== null && user?.id !== opened.student) closeQueue();
});

const journal = (): Journal => opened?.ready?.journal ?? noJournal;

/** From now on events are of this; the first of them is that somebody plays at all. */
function begin({ program, epoch, iteration, debug }: Omit<Matter, 'lang'>, lang: Locale): void {
  journal().about({ program, epoch, iteration, debug, lang });
  startSettings(useSession.getState().user?.id ?? 0, program);
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
  const sent = queue === null ? 'empty' : await within(queue.journal.flush(), SEND_FIRST_MS);
  const world = await askWorld();
  // Once the server has everything it knows better.
  if (sent === 'empty' && !world.isOffline) here = { ...here, done: new Set(), badges: new Set() };
  begin(world, localeOf(i18next.language));
  return worldAfter(world, here.done, [...here.badges]);
}

/** Without an answer, what was known before has to do. */
async function askWorld(): Promise<PlayWorld> {
  try {
    const { data } = await call(getPlay, {}, { quiet: true });
    return { ...data, isOffline: false };
  } catch (error) {
    const { world } = usePlay.getState();
    if (world === null || !isPassing(error)) throw error;
    return { ...world, isOffline: true };
  }
}

async function loadScene(id: string): Promise<LoadedScene> {
  const queue = await studentQueue();
  if (queue !== null) await within(queue.journal.flush(), SEND_FIRST_MS);
  const { data: place } = await call(getScene, { scene: id }, { quiet: true });
  const [files, kept, waiting] = await Promise.all([
    loadSceneFiles(place.stop),
    journal().place(id),
    journal().waiting(),
  ]);
  begin(place, files.lang);
  return { place, ...files, at: resumeAt({ ...place, scene: id }, kept, waiting) };
}

export const studentSource: PlaySource = {
  isPreview: false,
  paths: {
    home: '/student',
    map: '/student/play',
    scene: (id) => `/student/play/${id}`,
    coolDown: '/student/play/cool-down',
  },
  get journal() {
    return journal();
  },
  enter: (scene) => opened?.ready?.activity.enter(scene),
  finished: (scene, badges) => {
    here.done.add(scene);
    for (const badge of badges) here.badges.add(badge);
  },
  loadWorld,
  loadScene,
};

export const showStudentWorld = (): Promise<void> => showWorld(studentSource);
export const showStudentScene = (id: string): Promise<void> => showScene(studentSource, id);
