import * as z from 'zod/mini';
import type { ProgramId } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { markPlayed } from '#product/licensing/server/students/first-play.ts';
import type { sendEvents } from '../contract.ts';
import { SCORING_MODEL } from '../rules/measurement/constants.ts';
import {
  byServerTime,
  clockAhead,
  type DeviceTime,
  type KeptEvent,
  sameClock,
  toldSince,
} from '../rules/results/device-clock.ts';
import { isHardFeeling, type PlayEvent, readEvents } from '../rules/results/events.ts';
import { type EventOf, fold, isPlay, timeOf } from '../rules/results/fold.ts';
import { isPossible, LATE_MS } from '../rules/results/possible.ts';
import { activeTimeParts, restoreSlots } from './active-time.ts';
import type { SceneCatalog } from './content.ts';
import { asTold, resultEvent, resultJson, TOLD_COLUMNS, toldColumnsOf, toldRows } from './events/told.ts';
import { dayOf, getPlayer, type Player, refuseUnlicensed } from './player.ts';
import type { PlayPorts } from './ports.ts';
import { countEvents, type Progress, playedEvents, progressWithin, versionsIn } from './progress.ts';
import { summarize } from './summaries.ts';

type Ingest = Pick<PlayPorts, 'heard'> & {
  /** Many wait for their answer: what could be counted now is, a moment later, by `count-later.ts`. */
  isCrowded: boolean;
};
type Ingested = {
  reply: OutputOf<typeof sendEvents>;
  /** What has come to an end was kept, and is still to be counted. */
  isLeft: boolean;
};

/** Keeps what a browser tells and counts what is new of it: all in one transaction, one student at a time. */
export async function ingest(
  { tx, actor, now, input }: Context<typeof sendEvents>,
  catalog: SceneCatalog,
  { heard, isCrowded }: Ingest,
): Promise<Ingested> {
  const { events: told, at, refused } = readEvents(input.events);
  const player = await getPlayer(tx, actor.id, { lock: true });
  const sentAt = input.sent_at === undefined ? null : Date.parse(input.sent_at);
  const events = await inServerTime(tx, player.id, told, { now: now.getTime(), sentAt });
  // What was played on the last day of a license may come when it is over.
  refuseUnlicensed(player, earliest(events, now));
  const programs = [...new Set(events.map((event) => event.program))];
  const { progress, uncounted } = await progressWithin(tx, player.id, programs);
  const content = await catalog.contentFor(tx, versionsIn(events));
  const known = { now, content, stateOf: progress, asksCheckIn: player.asksCheckIn };
  // Staff who act as a student, or play in debug mode, try things: the student's results stay the student's own. A copy
  // in the sandbox has no play of its own.
  const isEarnest = actor.actingAsBy === null && !player.debug && !player.isSandbox;
  // Of two with one id the first is kept.
  const kept = new Map<string, KeptEvent>();
  for (const [index, event] of events.entries()) {
    const id = event.id.toLowerCase();
    if (isUnwanted(player, event, now) || !isPossible(event, known)) refused.push(at[index] ?? index);
    else if (!kept.has(id)) kept.set(id, isEarnest ? event : { ...event, debug: true });
  }
  const isDue = input.more !== true && endsGathering([...kept.values()]);
  const waiting = isDue && !isCrowded ? uncounted : null;
  const state = { player, progress, waiting, now };
  const { fresh, known: before } = await keepEvents(tx, [...kept.values()], state);
  const counting = fresh.filter((event) => !event.debug);
  await count(tx, catalog, { ...state, events: counting, before });
  // What is gathered is summed up when it is counted; a visit to the Cool Down Corner is counted by nobody else.
  const isSummedUp = waiting === null ? counting.some(isCalmTime) : counting.length > 0 || waiting.length > 0;
  if (isSummedUp) await summarize(tx, [player.id]);
  if (counting.some(asksForSomebody)) await heard(tx, player.id);
  const quiet = player.classIsQuiet ? { class_quiet: true } : {};
  const paused = player.noPlaySince === null ? {} : { paused: true };
  const reply = { data: { refused: refused.sort((a, b) => a - b), ...quiet, ...paused } };
  return { reply, isLeft: isDue && isCrowded };
}

/**
 * Counting reads all answers again, and a child tells of its play every few seconds: it is done when a scene or a session
 * has ended. What ends in neither is counted a little later (`counting/forgotten.ts`). The beginning of a check settles which
 * form it is, on every device.
 */
function endsGathering(events: readonly PlayEvent[]): boolean {
  return events.some(
    (event) =>
      event.type === 'scene_complete' ||
      event.type === 'session_end' ||
      (event.type === 'scene_start' && event.form !== null),
  );
}

const isCalmTime = (event: PlayEvent): boolean => event.type === 'heartbeat' && !isPlay(event);

/** What was played before somebody said no is kept; nothing is after it. */
function isUnwanted({ noPlaySince }: Player, event: PlayEvent, now: Date): boolean {
  return noPlaySince !== null && momentOf(event, now) > noPlaySince.getTime();
}

const findClocks = statement(
  { session: z.string(), ahead: z.number() },
  `
    select distinct on (session) session, extract(epoch from device_at - client_at)::float8 * 1000 as ahead
    from play_events where student_id = $1 and device_at is not null and session = any($2::uuid[])
    order by session, received_at, id`,
);

/** A device whose clock is days off: few have one, and only those are looked up. */
async function inServerTime(
  tx: Tx,
  studentId: number,
  told: readonly PlayEvent[],
  device: DeviceTime,
): Promise<KeptEvent[]> {
  const aheadOf = clockAhead(told, device);
  const off = told.filter((event) => aheadOf(event) !== 0);
  if (off.length === 0) return [...told];
  const found = await findClocks(tx, studentId, [...new Set(off.map((event) => event.session))]);
  const before = new Map(found.map(({ session, ahead }) => [session, ahead]));
  return told.map((event) =>
    byServerTime(event, sameClock(aheadOf(event), before.get(event.session.toLowerCase()))),
  );
}

function earliest(events: readonly PlayEvent[], now: Date): Date {
  const moments = events.map((event) => Date.parse(event.client_at));
  // What is refused anyway opens nothing.
  const near = moments.filter((moment) => moment >= now.getTime() - LATE_MS);
  return new Date(Math.min(now.getTime(), ...near));
}

/**
 * Keeps what is told: the events that are not there yet, when and how long there was play, and how the child felt. It is one statement because
 * the way to the database takes as long as what is done there. Answers what was new, and what was there before of the
 * program that has to be counted anew.
 */
const keepTold = statement(
  { inserted: z.array(z.string()), known: z.array(resultEvent) },
  `
    with there as materialized (
      select id from told_events where student_id = $1 and id = any($11::uuid[]) and received_at >= $12
      union all
      select id from play_events_before where student_id = $1 and id = any($11::uuid[])
    ), inserted as (
      insert into told_events (student_id, received_at, ${TOLD_COLUMNS})
      select $1, $3, ${toldColumnsOf('told')} from ${toldRows('$2')} told
      where not exists (select from there where there.id = told.id) on conflict do nothing returning id
    ), played as (
      insert into program_progress as kept (student_id, program, first_played_at, last_played_at, uncounted, model,
        updated_at)
      select $1, program, min(at), max(at), bool_or(uncounted), ${SCORING_MODEL}, $3
      from jsonb_to_recordset($6::jsonb) as told(id uuid, program text, at timestamptz, uncounted boolean)
      join inserted using (id) group by program
      on conflict (student_id, program) do update set uncounted = kept.uncounted or excluded.uncounted,
        first_played_at = least(kept.first_played_at, excluded.first_played_at),
        last_played_at = greatest(kept.last_played_at, excluded.last_played_at), updated_at = excluded.updated_at
    ), felt as (
      insert into check_ins (student_id, id, at, on_day, feeling, told_to, program)
      select $1, id, at, on_day, feeling, told_to, program
      from jsonb_to_recordset($7::jsonb) as told(id uuid, at timestamptz, on_day date, feeling text, told_to bigint[],
        program text)
      join inserted using (id) on conflict do nothing
    ), talks as (
      insert into talk_requests (student_id, id, at, received_at)
      select $1, id, at, $3 from jsonb_to_recordset($10::jsonb) as told(id uuid, at timestamptz)
      join inserted using (id) on conflict do nothing
    ), ${activeTimeParts({ student: '$1', slots: '$8', zone: '$9' })}
    select coalesce((select json_agg(id) from inserted), '[]') as inserted, coalesce((
      select json_agg(${resultJson('e')}) from play_events e
      where e.student_id = $1 and e.program = $4 and e.epoch = $5
        and e.type in ('scene_start', 'choice', 'hint', 'scene_complete') and not e.debug
    ), '[]') as known`,
);

type IngestState = {
  player: Player;
  progress: (program: ProgramId) => Progress;
  /** Programs whose results are still to be counted; null where they are to wait on, for what comes right behind. */
  waiting: readonly ProgramId[] | null;
  now: Date;
};

async function keepEvents(
  tx: Tx,
  events: readonly KeptEvent[],
  state: IngestState,
): Promise<{ fresh: PlayEvent[]; known: PlayEvent[] }> {
  const { player, progress, now } = state;
  const [program, ...others] = countedPrograms(events, state);
  const epoch = program && progress(program).epoch;
  if (events.length === 0 && program === undefined) return { fresh: [], known: [] };
  const counting = events.filter((event) => !event.debug);
  const { checkIns } = fold(counting);
  const beats = counting.filter((event) => event.type === 'heartbeat');
  const talks = counting.filter((event) => event.type === 'talk');
  const times = beats.map((beat) => ({ id: beat.id, ...timeOf(beat) }));
  await restoreSlots(tx, player.id, times, now);
  const [kept] = await keepTold(
    tx,
    player.id,
    JSON.stringify(events),
    now,
    program,
    epoch,
    JSON.stringify(playedIn(counting, state)),
    JSON.stringify([...checkIns.values()].map((told) => feltIn(player, told))),
    JSON.stringify(times),
    player.timeZone,
    JSON.stringify(talks.map((talk) => ({ id: talk.id, at: new Date(momentOf(talk, now)) }))),
    events.map(({ id }) => id),
    toldSince(events),
  );
  const inserted = new Set(kept?.inserted);
  const fresh = events.filter(({ id }) => inserted.has(id.toLowerCase()));
  const known = (kept?.known ?? []).map(asTold);
  // Who comes from one program to another within a batch is counted in both.
  for (const other of others) {
    known.push(
      ...(await playedEvents(tx, { studentId: player.id, program: other, epoch: progress(other).epoch })),
    );
  }
  return { fresh, known };
}

/** A hard feeling, or a request: what adults may have to answer. */
function asksForSomebody(event: PlayEvent): boolean {
  return event.type === 'talk' || (event.type === 'checkin' && isHardFeeling(event.opt));
}

/** When there was play. What is gathered is still to be counted, or summed up where only time has passed. */
function playedIn(events: readonly PlayEvent[], { waiting, now }: IngestState) {
  return events.filter(isPlay).map((event) => ({
    id: event.id,
    program: event.program,
    at: new Date(momentOf(event, now)),
    uncounted: waiting === null,
  }));
}

function feltIn(
  player: Player,
  { id, client_at: at, opt: feeling, told_to = [], program }: EventOf<'checkin'>,
) {
  return { id, at, on_day: dayOf(player, new Date(at)), feeling, told_to, program };
}

/** What was played before a restart is kept and counts for nothing; only that the child knows the scene. */
function changesResults(event: PlayEvent, progress: IngestState['progress']): boolean {
  if (event.debug) return false;
  const { epoch } = progress(event.program);
  if (event.epoch < epoch) return event.type === 'choice';
  return event.epoch === epoch && ['scene_start', 'choice', 'hint', 'scene_complete'].includes(event.type);
}

/** Those whose results are counted with these events. */
function countedPrograms(events: readonly PlayEvent[], { progress, waiting }: IngestState): ProgramId[] {
  if (waiting === null) return [];
  const changing = events.filter((event) => changesResults(event, progress));
  return [...new Set([...changing.map((event) => event.program), ...waiting])];
}

type Counted = IngestState & {
  /** What is new, and what was known before of its programs. */
  events: readonly PlayEvent[];
  before: readonly PlayEvent[];
};

async function count(tx: Tx, catalog: SceneCatalog, counted: Counted): Promise<void> {
  const { player, events, before, progress, now } = counted;
  for (const program of countedPrograms(events, counted)) {
    const { epoch, iteration, houses } = progress(program);
    const at = { studentId: player.id, program, state: { epoch, iteration, houses }, now };
    const own = [...before, ...events].filter((event) => event.program === program && event.epoch === epoch);
    await countEvents(tx, catalog, at, own);
  }
  await useLicense(tx, counted, [...fold(events).starts.values()]);
}

/** A moment a browser tells, if its clock is not ahead of ours. */
function momentOf(event: PlayEvent, now: Date): number {
  return Math.min(now.getTime(), Date.parse(event.client_at));
}

/** From the first scene on a license is used: it cannot be taken back any more. */
async function useLicense(
  tx: Tx,
  { player, now }: Counted,
  starts: readonly EventOf<'scene_start'>[],
): Promise<void> {
  const rows = starts
    .map((start) => {
      const at = new Date(momentOf(start, now));
      return { on_day: dayOf(player, at), at };
    })
    .filter((start) => player.licenses.some((license) => isNewTo(license, start)));
  if (rows.length === 0) return;
  await markPlayed(tx, player.id, JSON.stringify(rows));
}

function isNewTo(license: Player['licenses'][number], { on_day, at }: { on_day: Day; at: Date }): boolean {
  const { starts_on, ends_on, first_played_at: first } = license;
  return on_day >= starts_on && on_day <= ends_on && (first === null || at < new Date(first));
}
