import * as z from 'zod/mini';
import type { ProgramId } from '#brands/brand.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type { getPlay, getScene, ScenePlace, Stop, StudentWorld } from '../contract.ts';
import { slotOf } from '../rules/results/active-time.ts';
import { CHECKPOINT_VERSION } from '../rules/results/checkpoint.ts';
import type { PlayEvent } from '../rules/results/events.ts';
import { fold, goOnWith, lastFinished } from '../rules/results/fold.ts';
import { type MapStop, mapOf, mayPlay } from '../rules/results/progress.ts';
import type { SceneEntry } from '../rules/story/programs.ts';
import { seedOf } from '../rules/story/seeded.ts';
import { SITTING_WITHIN_MS, type Sitting, sittingOf } from '../rules/visit/visit.ts';
import type { SceneCatalog } from './content.ts';
import { figureOf } from './mine/mine.ts';
import { dayOf, getPlayer, type Player, refuseUnlicensed, refuseUnwanted } from './player.ts';
import type { PlayPorts } from './ports.ts';
import { playedEvents, progressOf, versionsIn } from './progress.ts';
import { adultsWhoSee, withResponders } from './seen-by.ts';

export async function studentWorld(
  { tx, actor, now }: Context<typeof getPlay>,
  catalog: SceneCatalog,
  ports: Pick<PlayPorts, 'talkFor'>,
): Promise<{ data: StudentWorld }> {
  const player = await getPlayer(tx, actor.id);
  refuseUnwanted(player);
  refuseUnlicensed(player, now);
  const { program, debug } = player;
  const progress = (await progressOf(tx, player.id, [program]))(program);
  const { epoch, iteration, keepsakes } = progress;
  const map = mapOf(catalog.entries, program, progress, progress.done);
  const stops = map.map((stop) => stopOf(stop, debug || mayPlay(stop)));
  const check_in = await checkInState(tx, player, now);
  const asks = check_in !== 'off';
  const answering = asks ? await ports.talkFor(tx, player.id, now) : null;
  const seen_by = asks ? withResponders(await adultsWhoSee(tx, player.id), answering?.adults ?? []) : [];
  const talk = answering?.offer ?? null;
  const me = await figureOf(tx, player.id);
  const sitting = await findSitting(tx, player.id, { program, epoch, now }, catalog);
  const class_quiet = player.classIsQuiet;
  return {
    data: {
      program,
      epoch,
      iteration,
      stops,
      keepsakes,
      debug,
      check_in,
      seen_by,
      talk,
      me,
      sitting,
      class_quiet,
    },
  };
}

const findSlots = statement(
  { slot: z.number(), area: z.string(), seconds: z.number() },
  'select slot, area, seconds from play_slots where student_id = $1 and slot >= $2',
);
const findEnded = statement(
  { scene: z.string(), at: z.date() },
  `
    select scene, client_at as at from play_events
    where student_id = $1 and program = $2 and epoch = $3 and type = 'scene_complete' and received_at >= $4
      and not debug`,
);

type Now = { program: ProgramId; epoch: number; now: Date };

/** What the child has done since the last longer break. */
async function findSitting(
  tx: Tx,
  studentId: number,
  { program, epoch, now }: Now,
  { entries }: Pick<SceneCatalog, 'entries'>,
): Promise<Sitting> {
  const since = new Date(now.getTime() - SITTING_WITHIN_MS);
  const slots = await findSlots(tx, studentId, slotOf(since.getTime()));
  const ended = await findEnded(tx, studentId, program, epoch, since);
  const kindOf = new Map(entries.map(({ id, kind }) => [id, kind]));
  const told = ended.map(({ scene, at }) => ({ at: at.getTime(), kind: kindOf.get(scene) ?? 'story' }));
  return sittingOf(slots, told, now.getTime());
}

const hasCheckedIn = statement(
  { told: z.boolean() },
  'select exists (select from check_ins where student_id = $1 and on_day = $2) as told',
);

async function checkInState(tx: Tx, player: Player, now: Date): Promise<StudentWorld['check_in']> {
  if (!player.asksCheckIn) return 'off';
  const [row] = await hasCheckedIn(tx, player.id, dayOf(player, now));
  return row?.told === true ? 'done' : 'ask';
}

export async function scenePlace(
  { tx, actor, now, input }: Context<typeof getScene>,
  catalog: SceneCatalog,
): Promise<{ data: ScenePlace }> {
  const player = await getPlayer(tx, actor.id);
  refuseUnwanted(player);
  refuseUnlicensed(player, now);
  const { program, debug } = player;
  const progress = (await progressOf(tx, player.id, [program]))(program);
  const { epoch, iteration } = progress;
  const map = mapOf(catalog.entries, program, progress, progress.done);
  const stop = map.find(({ scene }) => scene.id === input.scene);
  if (stop === undefined) throw Refusal.of('not-found');
  if (!debug) refuseClosed(stop);
  const { id: scene, version } = stop.scene;
  const events = debug ? [] : await playedEvents(tx, { studentId: player.id, program, epoch }, scene);
  const content = await catalog.contentFor(tx, [{ scene, version }, ...versionsIn(events)]);
  const at = { program, epoch, iteration, scene };
  const record = fold(events);
  const { attempt, picks } = begunBefore(
    goOnWith(record, at, content),
    events,
    await attemptsAt(tx, player.id, at),
  );
  const made = stop.scene.kind === 'comic' ? lastFinished(record, at, content) : null;
  const lines = await lineIn(tx, player.id, { ...at, attempt, picks: picks.length }, events);
  return {
    data: {
      stop: stopOf(stop, true),
      program,
      epoch,
      iteration,
      checkpoint_version: CHECKPOINT_VERSION,
      attempt,
      picks: picks.map(([ask, option]) => [ask, option]),
      made: made?.map(([ask, option]) => [ask, option]) ?? null,
      lines,
      seed: seedOf(player.id, { epoch, iteration, attempt }),
      debug,
      evidence: debug ? evidenceOf(content.outline(scene, version)) : null,
      me: await figureOf(tx, player.id),
      check_in: await checkInState(tx, player, now),
      class_quiet: player.classIsQuiet,
    },
  };
}

const findAttempts = statement(
  { attempts: z.number() },
  `
    select coalesce(max(attempt), 0) as attempts from first_answers
    where student_id = $1 and program = $2 and epoch = $3 and scene = $4 and iteration = $5`,
);

/** How often a scene was begun, by the first answers: these are there when its events have left. */
async function attemptsAt(
  tx: Tx,
  studentId: number,
  { program, epoch, scene, iteration }: PlaceIn,
): Promise<number> {
  const [row] = await findAttempts(tx, studentId, program, epoch, scene, iteration);
  return row?.attempts ?? 0;
}

type Going = ReturnType<typeof goOnWith>;

/** Where a scene was left is forgotten with its events: then it begins anew, in an attempt of its own. */
function begunBefore(going: Going, events: readonly PlayEvent[], attempts: number): Going {
  const isForgotten = events.length === 0 && attempts > 0;
  return isForgotten ? { attempt: attempts + 1, picks: [] } : going;
}

const findLine = statement(
  { lines: z.number() },
  `
    select coalesce(max(lines), 0) as lines from play_events
    where student_id = $1 and type = 'heartbeat' and program = $2 and epoch = $3 and scene = $4
      and iteration = $5 and attempt = $6 and picks = $7 and not debug
      and split_part(coalesce(checkpoint_version, $8), '.', 1) = split_part($8, '.', 1)`,
);

type PlaceIn = { program: string; epoch: number; iteration: number; scene: string };

/** Told along with the minutes. Within an attempt lines only go on, so the furthest is the last. */
async function lineIn(
  tx: Tx,
  studentId: number,
  { program, epoch, iteration, scene, attempt, picks }: PlaceIn & { attempt: number; picks: number },
  begun: readonly PlayEvent[],
): Promise<number> {
  if (begun.length === 0) return 0;
  const at = [program, epoch, scene, iteration, attempt, picks, CHECKPOINT_VERSION];
  const [row] = await findLine(tx, studentId, ...at);
  return row?.lines ?? 0;
}

function refuseClosed(stop: MapStop<SceneEntry>): void {
  if (mayPlay(stop)) return;
  throw Refusal.because(stop.status === 'locked' ? 'error.scene-locked' : 'error.scene-done');
}

export function stopOf({ scene, status }: MapStop<SceneEntry>, may_play: boolean): Stop {
  const { id, title, kind, skill, form, version, file, texts } = scene;
  const languages = Object.entries(texts);
  return {
    id,
    title,
    titles: Object.fromEntries(languages.map(([language, text]) => [language, text.title])),
    kind,
    skill,
    form,
    version,
    file,
    texts: Object.fromEntries(languages.map(([language, text]) => [language, text.file])),
    status,
    may_play,
  };
}

type Outline = NonNullable<ReturnType<Awaited<ReturnType<SceneCatalog['contentFor']>>['outline']>>;

/** What each option says, by ask. */
export function evidenceOf(outline: Outline | null): ScenePlace['evidence'] {
  const each = <From, To>(record: Record<string, From>, turn: (value: From) => To): Record<string, To> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, turn(value)]));
  return each(outline?.asks ?? {}, (options) => each(options, ({ evidence }) => ({ ...evidence })));
}
