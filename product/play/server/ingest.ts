import type { ProgramId } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Context } from '#platform/server/serve.ts';
import { statement } from '#platform/server/statement.ts';
import type { sendEvents } from '../contract.ts';
import { type PlayEvent, readEvents } from '../rules/events.ts';
import { fold, isPlay } from '../rules/fold.ts';
import { isPossible } from '../rules/possible.ts';
import { keepActiveTime } from './active-time.ts';
import type { Shelf } from './content.ts';
import { dayOf, getPlayer, type Player, refuseUnlicensed } from './player.ts';
import {
  countEvents,
  type Played,
  type Progress,
  playedEvents,
  progressWithin,
  versionsIn,
} from './progress.ts';

/** Keeps what a browser tells and counts what is new of it: all in one transaction, one student at a time. */
export async function ingest(
  { tx, actor, now, input }: Context<typeof sendEvents>,
  shelf: Shelf,
): Promise<{ data: { refused: number[] } }> {
  const { events, at, refused } = readEvents(input.events);
  const player = await getPlayer(tx, actor.id, { lock: true });
  // What was played on the last day of a license may come when it is over.
  refuseUnlicensed(player, earliest(events, now));
  const programs = [...new Set(events.map((event) => event.program))];
  const { progress, uncounted } = await progressWithin(tx, player.id, programs);
  const content = await shelf.contentFor(tx, versionsIn(events));
  const known = { now, content, stateOf: progress, asksCheckIn: player.asksCheckIn };
  const kept: PlayEvent[] = [];
  for (const [index, event] of events.entries()) {
    if (!isPossible(event, known)) refused.push(at[index] ?? index);
    // Staff who act as a student, or play in debug mode, try things: the student's results stay the student's own.
    else kept.push(actor.actingAsBy === null && !player.debug ? event : { ...event, debug: true });
  }
  const waiting = input.more === true ? null : uncounted;
  const { fresh, known: before } = await keepEvents(tx, player.id, kept, { progress, waiting, now });
  const counting = fresh.filter((event) => !event.debug);
  if (counting.length > 0 || (waiting ?? []).length > 0) {
    await count(tx, shelf, { player, events: counting, before, progress, waiting, now });
  }
  return { data: { refused: refused.sort((a, b) => a - b) } };
}

function earliest(events: readonly PlayEvent[], now: Date): Date {
  return new Date(Math.min(now.getTime(), ...events.map((event) => Date.parse(event.client_at))));
}

/** Answers what it has inserted, and what was there before of the program that has to be counted anew. */
const insertEvents = statement<{ inserted: string[]; known: PlayEvent[] }>(`
    with inserted as (
      insert into play_events (student_id, id, type, program, epoch, scene, event, received_at)
      select $1, (event ->> 'id')::uuid, event ->> 'type', event ->> 'program', (event ->> 'epoch')::integer,
        event ->> 'scene', event, $3
      from jsonb_array_elements($2::jsonb) as told(event) on conflict do nothing returning id
    )
    select coalesce((select json_agg(id) from inserted), '[]') as inserted, coalesce((
      select json_agg(event) from play_events
      where student_id = $1 and program = $4 and epoch = $5
        and type in ('scene_start', 'choice', 'hint', 'scene_complete') and not (event ->> 'debug')::boolean
    ), '[]') as known`);

type Around = {
  progress: (program: ProgramId) => Progress;
  /** Programs whose results are still to be counted; null where they are to wait on, for what comes right behind. */
  waiting: readonly ProgramId[] | null;
  now: Date;
};

async function keepEvents(
  tx: Tx,
  studentId: number,
  events: readonly PlayEvent[],
  around: Around,
): Promise<{ fresh: PlayEvent[]; known: PlayEvent[] }> {
  const { progress, now } = around;
  const [program, ...others] = countedPrograms(events, around);
  const epoch = program && progress(program).epoch;
  if (events.length === 0 && program === undefined) return { fresh: [], known: [] };
  const [kept] = await insertEvents(tx, studentId, JSON.stringify(events), now, program, epoch);
  const told = new Map<string, PlayEvent>();
  for (const event of events) {
    const id = event.id.toLowerCase();
    if (!told.has(id)) told.set(id, event);
  }
  const fresh = (kept?.inserted ?? []).flatMap((id) => told.get(id) ?? []);
  const known = kept?.known ?? [];
  // Who comes from one program to another within a batch is counted in both.
  for (const other of others) {
    known.push(...(await playedEvents(tx, { studentId, program: other, epoch: progress(other).epoch })));
  }
  return { fresh, known };
}

/** What was played before a restart is kept and counts for nothing. */
function changedPrograms(events: readonly PlayEvent[], progress: Around['progress']): ProgramId[] {
  const changing = events.filter(
    (event) =>
      ['choice', 'hint', 'scene_complete'].includes(event.type) &&
      !event.debug &&
      event.epoch === progress(event.program).epoch,
  );
  return [...new Set(changing.map((event) => event.program))];
}

/** Those whose results are counted with these events. */
function countedPrograms(events: readonly PlayEvent[], { progress, waiting }: Around): ProgramId[] {
  return waiting === null ? [] : [...new Set([...changedPrograms(events, progress), ...waiting])];
}

type Counted = Around & {
  player: Player;
  /** What is new, and what was known before of its programs. */
  events: readonly PlayEvent[];
  before: readonly PlayEvent[];
};

async function count(tx: Tx, shelf: Shelf, counted: Counted): Promise<void> {
  const { player, events, before, progress, now } = counted;
  const played = playedIn(events, now);
  for (const program of countedPrograms(events, counted)) {
    const { epoch, iteration } = progress(program);
    const at = { studentId: player.id, program, state: { epoch, iteration }, now };
    const own = [...before, ...events].filter((event) => event.program === program && event.epoch === epoch);
    await countEvents(tx, shelf, at, own, played.get(program) ?? null);
    played.delete(program);
  }
  await notePlayed(tx, counted, played);
  const record = fold(events);
  await keepActiveTime(tx, player, [...record.slots.values()]);
  await keepCheckIns(tx, player, [...record.checkIns.values()]);
  await useLicense(tx, counted, [...record.starts.values()]);
}

/** A moment a browser tells, if its clock is not ahead of ours. */
function momentOf(event: PlayEvent, now: Date): number {
  return Math.min(now.getTime(), Date.parse(event.client_at));
}

const widenPlayed = statement(`
    insert into program_progress as kept (student_id, program, first_played_at, last_played_at, uncounted, updated_at)
    select $1, program, first, last, uncounted, $3
    from jsonb_to_recordset($2::jsonb) as played(program text, first timestamptz, last timestamptz, uncounted boolean)
    on conflict (student_id, program) do update set uncounted = kept.uncounted or excluded.uncounted,
      first_played_at = least(kept.first_played_at, excluded.first_played_at),
      last_played_at = greatest(kept.last_played_at, excluded.last_played_at), updated_at = excluded.updated_at`);

async function notePlayed(
  tx: Tx,
  { player, events, progress, now }: Counted,
  played: ReadonlyMap<ProgramId, Played>,
): Promise<void> {
  if (played.size === 0) return;
  // Of those that are counted nothing is left here.
  const changed = changedPrograms(events, progress);
  const rows = [...played].map(([program, moments]) => ({
    program,
    ...moments,
    uncounted: changed.includes(program),
  }));
  await widenPlayed(tx, player.id, JSON.stringify(rows), now);
}

function playedIn(events: readonly PlayEvent[], now: Date): Map<ProgramId, Played> {
  const moments = Map.groupBy(events.filter(isPlay), (event) => event.program);
  return new Map(
    [...moments].map(([program, own]) => {
      const all = own.map((event) => momentOf(event, now));
      return [program, { first: new Date(Math.min(...all)), last: new Date(Math.max(...all)) }];
    }),
  );
}

const insertCheckIns = statement(`
    insert into check_ins (student_id, id, at, on_day, feeling)
    select $1, id, at, on_day, feeling
    from jsonb_to_recordset($2::jsonb) as told(id uuid, at timestamptz, on_day date, feeling text)
    on conflict do nothing`);

type EventOf<Type extends PlayEvent['type']> = Extract<PlayEvent, { type: Type }>;

async function keepCheckIns(tx: Tx, player: Player, told: readonly EventOf<'checkin'>[]): Promise<void> {
  if (told.length === 0) return;
  const rows = told.map(({ id, client_at: at, opt: feeling }) => ({
    id,
    at,
    on_day: dayOf(player, new Date(at)),
    feeling,
  }));
  await insertCheckIns(tx, player.id, JSON.stringify(rows));
}

const markUsed = statement(`
    update license_uses used set first_played_at = played.at
    from (
      select u.id, min(start.at) as at
      from jsonb_to_recordset($2::jsonb) as start(on_day date, at timestamptz)
      join license_uses u on u.student_id = $1 and u.returned_at is null
        and start.on_day between u.starts_on and u.ends_on
      group by u.id
    ) played
    where used.id = played.id and (used.first_played_at is null or used.first_played_at > played.at)`);

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
  await markUsed(tx, player.id, JSON.stringify(rows));
}

function isNewTo(license: Player['licenses'][number], { on_day, at }: { on_day: Day; at: Date }): boolean {
  const { starts_on, ends_on, first_played_at: first } = license;
  return on_day >= starts_on && on_day <= ends_on && (first === null || at < new Date(first));
}
