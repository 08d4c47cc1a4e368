import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '#platform/server/database/database.ts';
import { ask } from '#platform/server/database/statement.ts';
import { forTheLog } from '#platform/server/fault.ts';
import { metricsText } from '#platform/server/telemetry/metrics.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { type PlayEvent, playEvent } from '../../rules/results/events.ts';
import { childrenIn, played, session, uuid } from '../testing/children.ts';
import { moveSome, startMoving } from './move.ts';
import {
  asTold,
  checkInProgram,
  resultEvent,
  resultJson,
  TOLD_COLUMNS,
  toldColumnsOf,
  toldRows,
} from './told.ts';
import { makeToldYears } from './years.ts';

const kindred = await testKindred();
const { db } = kindred;
const buildChild = childrenIn(kindred);

/** One of each kind, with all that it can say. */
function ofEachKind(): PlayEvent[] {
  const at = {
    session: uuid(),
    epoch: 2,
    program: 'hoh',
    iteration: 3,
    lang: 'zh-TW',
    debug: false,
  } as const;
  let seq = 0;
  const next = () => ({ ...at, id: uuid(), seq: (seq += 1), client_at: '2026-09-14T14:05:06.070Z' });
  const inScene = {
    scene: 'hoh-check-a-ic',
    form: 'a',
    attempt: 1000,
    content_version: 'abcdefghij0',
  } as const;
  const atAsk = { ...inScene, ask: 'q0', ms_since_prompt_end: 86_400_000 };
  const answered = { visible_ms: 4000, hidden_ms: 0, aloud: 'cut-short', input: 'key' } as const;
  return [
    { type: 'session_start', ...next() },
    { type: 'scene_start', ...next(), ...inScene, words: 'abcdefghij1', muted: true, reads_aloud: false },
    { type: 'scene_start', ...next(), ...inScene, form: null },
    { type: 'choice', ...next(), ...atAsk, ...answered, opt: 'good', pos: 20, hint_used: true, hovered: 20 },
    { type: 'choice', ...next(), ...inScene, ask: 'q1', opt: 'good', pos: 0, hint_used: false },
    { type: 'hint', ...next(), ...atAsk },
    { type: 'play_result', ...next(), ...atAsk, ...answered, opt: 'r3', taps: 10_000, slow: true },
    { type: 'scene_complete', ...next(), ...inScene },
    {
      type: 'heartbeat',
      ...next(),
      scene: 'hoh-check-a-ic',
      slot: 400_000_000,
      active_s: 15,
      attempt: 2,
      picks: 1000,
      lines: 1000,
      checkpoint_version: '1.20.300',
    },
    { type: 'heartbeat', ...next(), slot: 118_000_000, active_s: 0 },
    { type: 'checkin', ...next(), opt: 'worried', told_to: [7, 4_000_000_000] },
    { type: 'checkin', ...next(), opt: 'skipped', told_to: [] },
    { type: 'talk', ...next() },
    { type: 'cdc_start', ...next(), scene: 'cdc-snow-jar' },
    { type: 'cdc_end', ...next(), scene: 'cdc-snow-jar' },
    { type: 'session_end', ...next() },
  ];
}

const RESULTS = ['scene_start', 'choice', 'hint', 'scene_complete'];

const KEEP = `insert into told_events (student_id, received_at, ${TOLD_COLUMNS})
  select $1, $3, ${toldColumnsOf('told')} from ${toldRows('$2')} told`;

async function keepTyped(student: number, events: readonly object[]): Promise<void> {
  await ask(db, {}, { text: KEEP, values: [student, JSON.stringify(events), kindred.now()] });
}

/** The very statement of the release before, by the name that was a table then. Answers what was new. */
async function keepAsBefore(student: number, events: readonly object[]): Promise<string[]> {
  const text = `with inserted as (
      insert into play_events (student_id, id, type, program, epoch, scene, event, received_at)
      select $1, (event ->> 'id')::uuid, event ->> 'type', event ->> 'program', (event ->> 'epoch')::integer,
        event ->> 'scene', event, $3
      from jsonb_array_elements($2::jsonb) as told(event) on conflict do nothing returning id
    ) select id from inserted`;
  const values = [student, JSON.stringify(events), kindred.now()];
  return (await ask(db, { id: z.string() }, { text, values })).map(({ id }) => id);
}

/** As the release before has left them. */
async function leaveBefore(student: number, events: readonly object[]): Promise<void> {
  const text = `insert into play_events_before (student_id, id, type, program, epoch, scene, event, received_at)
    select $1, (event ->> 'id')::uuid, event ->> 'type', event ->> 'program', (event ->> 'epoch')::integer,
      event ->> 'scene', event, $3 from jsonb_array_elements($2::jsonb) as told(event)`;
  await ask(db, {}, { text, values: [student, JSON.stringify(events), kindred.now()] });
}

/** Whole, as the release before reads them, and those of results as this one does. */
async function readAll(student: number) {
  const text = (json: string, where: string) =>
    `select ${json} as event from play_events e where e.student_id = $1 and ${where} order by e.seq`;
  const whole = await ask(
    db,
    { event: z.custom<PlayEvent>() },
    { text: text('e.event', 'true'), values: [student] },
  );
  const results = await ask(
    db,
    { event: resultEvent },
    { text: text(resultJson('e'), 'e.type = any($2)'), values: [student, RESULTS] },
  );
  return { whole: whole.map(({ event }) => event), results: results.map(({ event }) => asTold(event)) };
}

test('every kind of event comes back as it was told: by columns, by the old name, and moved', async () => {
  const events = ofEachKind();
  for (const event of events) expect(playEvent.safeParse(event)).toMatchObject({ success: true });
  const expected = { whole: events, results: events.filter(({ type }) => RESULTS.includes(type)) };
  for (const keep of [keepTyped, keepAsBefore, leaveBefore]) {
    const { id } = await buildChild();
    await keep(id, events);
    expect([keep.name, await readAll(id)]).toEqual([keep.name, expected]);
    await moveSome(db, { after: id - 1, moved: 0 });
    expect([keep.name, await readAll(id)]).toEqual([keep.name, expected]);
  }
  // What the device said of a clock that was wrong is kept beside it.
  const [first] = events;
  const wrong = { ...first, id: uuid(), device_at: '2027-01-01T00:00:00.000Z' };
  const { id } = await buildChild();
  await keepTyped(id, [wrong]);
  expect((await readAll(id)).whole).toEqual([wrong]);
});

test('a check-in that stands in two tables of events is told its program all the same', async () => {
  const { id } = await buildChild();
  const event = ofEachKind().find(({ type }) => type === 'checkin');
  for (const at of ['2026-06-20T12:00:00Z', '2026-09-14T12:00:00Z']) {
    await ask(db, {}, { text: KEEP, values: [id, JSON.stringify([event]), at] });
  }
  const told = `insert into check_ins (student_id, id, at, on_day, feeling, told_to)
    values ($1, $2, '2026-09-14T12:00:00Z', '2026-09-14', 'worried', '{}')`;
  await ask(db, {}, { text: told, values: [id, event?.id] });
  const text = `select ${checkInProgram('c')} as program from check_ins c where c.student_id = $1`;
  expect(await ask(db, { program: z.string() }, { text, values: [id] })).toEqual([{ program: 'hoh' }]);
});

const morning = () => played(kindred, 'zoou', ['zoou-check-a-ic', 'zoou-check-a-com', 'zoou-ic-1']);
const idsOf = (events: readonly PlayEvent[]): string[] => events.map(({ id }) => id).toSorted();

async function keptIds(student: number): Promise<string[]> {
  const text = 'select id from play_events where student_id = $1 order by id';
  return (await ask(db, { id: z.string() }, { text, values: [student] })).map(({ id }) => id);
}

/** All that counts of a child, whoever has kept its events when. */
async function countedOf(child: Awaited<ReturnType<typeof buildChild>>) {
  await child.settle();
  const { events: _, summary, ...rows } = await child.rows();
  return { ...rows, played: summary.length };
}

/** The one of these to which a browser gave a day that no month has, and what its own language reads there. */
const NO_DAY = { client_at: '2026-02-30T14:05:06.070Z', device_at: '2026-02-31T24:00:00.000Z' };
const AS_READ = { client_at: '2026-03-02T14:05:06.070Z', device_at: '2026-03-04T00:00:00.000Z' };

test('a day that no month has, which a release before took, is read as it was read then, wherever it lies', async () => {
  const [before, since] = [morning(), morning()];
  const wrong = { ...before[3], ...NO_DAY };
  const child = await buildChild();
  await leaveBefore(child.id, [...before.toSpliced(3, 1), wrong]);
  expect(await keepAsBefore(child.id, [{ ...since[3], ...NO_DAY }])).toHaveLength(1);
  expect((await child.send(since.toSpliced(3, 1))).body).toEqual({ data: { refused: [] } });
  const moments = async () => {
    const text = `select client_at, device_at from play_events where student_id = $1 and device_at is not null`;
    const shape = { client_at: z.date(), device_at: z.date() };
    return await ask(db, shape, { text, values: [child.id] });
  };
  const read = { client_at: new Date(AS_READ.client_at), device_at: new Date(AS_READ.device_at) };
  expect(await moments()).toEqual([read, read]);
  await moveSome(db, { after: child.id - 1, moved: 0 }, { most: 1 });
  expect(await moments()).toEqual([read, read]);
  expect((await readAll(child.id)).whole.filter((event) => 'device_at' in event)).toMatchObject([
    AS_READ,
    AS_READ,
  ]);
  expect(await keptIds(child.id)).toEqual(idsOf([...before, ...since]));
  await child.settle();
});

test('servers of the release before keep events beside this one, each once, and all of them count', async () => {
  const events = morning();
  const whole = await buildChild();
  await whole.send(events);
  const child = await buildChild();
  const third = Math.floor(events.length / 3);
  const [first, second, rest] = [
    events.slice(0, third),
    events.slice(third, 2 * third),
    events.slice(2 * third),
  ];
  await leaveBefore(child.id, first);
  // What one of them has, no other keeps again.
  expect(await keepAsBefore(child.id, [...first, ...second])).toHaveLength(second.length);
  expect(await keepAsBefore(child.id, second)).toEqual([]);
  expect((await child.send([...second, ...rest])).status).toBe(200);
  expect(await keepAsBefore(child.id, rest)).toEqual([]);
  expect((await child.send(first)).status).toBe(200);
  expect(await keptIds(child.id)).toEqual(idsOf(events));
  // Of results; minutes were counted by who kept them.
  const [own, other] = [await countedOf(child), await countedOf(whole)];
  expect(own.answers).toEqual(other.answers);
  expect(own.measurements).toEqual(other.measurements);
  const doneOf = ({ progress }: typeof own) =>
    progress.map(({ done, forms, completed }) => [done, forms, completed]);
  expect(doneOf(own)).toEqual(doneOf(other));
});

test('an event that is told again in another school year is there once, and counts once', async () => {
  kindred.setNow('2026-06-30T23:00:00Z');
  const child = await buildChild({ license_ends_on: '2027-12-31' });
  const events = morning();
  expect((await child.send(events)).body).toEqual({ data: { refused: [] } });
  const before = await countedOf(child);
  const yearsOf = async () => {
    const { rows } = await sql<{ year: string }>`
      select distinct tableoid::regclass::text as year from told_events where student_id = ${child.id}`.execute(
      db,
    );
    return rows.map(({ year }) => year);
  };
  expect(await yearsOf()).toEqual(['told_events_2025']);
  for (const moment of ['2026-07-01T00:30:00Z', '2026-08-20T15:00:00Z', '2027-03-01T15:00:00Z']) {
    kindred.setNow(moment);
    child.as.token = await kindred.tokenFor({ studentId: child.id });
    expect((await child.send(events)).body).toEqual({ data: { refused: [] } });
    expect(await keepAsBefore(child.id, events)).toEqual([]);
    expect(await keptIds(child.id)).toEqual(idsOf(events));
    expect(await yearsOf()).toEqual(['told_events_2025']);
  }
  // Nor where a device that was ahead is right by then, or the other way round.
  kindred.setNow('2026-06-30T23:30:00Z');
  const ahead = morning().map((event) => ({
    ...event,
    client_at: new Date(Date.parse(event.client_at) + 20 * 86_400_000).toISOString(),
  }));
  const kept = await keptIds(child.id);
  child.as.token = await kindred.tokenFor({ studentId: child.id });
  expect((await child.send(ahead)).body).toEqual({ data: { refused: [] } });
  const both = await keptIds(child.id);
  expect(both).toHaveLength(kept.length + ahead.length);
  kindred.setNow('2026-07-25T15:00:00Z');
  child.as.token = await kindred.tokenFor({ studentId: child.id });
  expect((await child.send(ahead)).body).toEqual({ data: { refused: [] } });
  expect(await keptIds(child.id)).toEqual(both);
  kindred.setNow('2026-09-14T15:00:00Z');
  expect((await countedOf(child)).answers).toEqual(before.answers);
});

test('the year to come has its table a year ahead, and takes over what came in no year', async () => {
  const child = await buildChild();
  kindred.setNow('2031-02-01T15:00:00Z');
  const late = morning();
  await keepTyped(child.id, late);
  const tables = async () => {
    const { rows } = await sql<{ name: string; events: number }>`
      select tableoid::regclass::text as name, count(*)::int as events from told_events
      where student_id = ${child.id} group by 1`.execute(db);
    return rows;
  };
  expect(await tables()).toEqual([{ name: 'told_events_other', events: late.length }]);
  await makeToldYears(db, kindred.now());
  expect(await tables()).toEqual([{ name: 'told_events_2030', events: late.length }]);
  await makeToldYears(db, kindred.now());
  const { rows } = await sql<{ name: string; keyed: boolean }>`
    select relname as name, exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'p') as keyed
    from pg_class where relname ~ '^told_events_20(28|29|30|31)$' order by 1`.execute(db);
  expect(rows).toEqual(
    ['2028', '2029', '2030', '2031'].map((year) => ({ name: `told_events_${year}`, keyed: true })),
  );
  kindred.setNow('2026-09-14T15:00:00Z');
});

test('what was kept as objects is moved to the last event, whatever breaks off, while its children play', async () => {
  const children = [await buildChild(), await buildChild(), await buildChild()];
  const [before, since] = [
    morning(),
    played(kindred, 'zoou', ['zoou-ic-1'], { start: kindred.now().getTime() - 900_000 }),
  ];
  const told = children.map(() => before);
  for (const [index, child] of children.entries()) await leaveBefore(child.id, told[index] ?? []);
  const first = Math.min(...children.map(({ id }) => id)) - 1;
  const enqueued: object[] = [];
  await startMoving({ begin: async (_tx, _job, data) => void enqueued.push(data) }, db);
  expect(enqueued).toEqual([{ after: 0, moved: 0 }]);
  const left = async () => {
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from play_events_before where student_id > ${first}`.execute(db);
    return rows[0]?.left ?? 0;
  };
  const all = await left();
  // A worker that dies with a piece in its hands: somebody else keeps it from putting one of the second child's down.
  const [dying, holding] = ['dying', 'holding'].map((application_name) =>
    openDatabase({ ...kindred.database.connection, max: 2, application_name }),
  );
  const holder = await holding?.pool.connect();
  await holder?.query('begin');
  await holder?.query(KEEP, [children[1]?.id, JSON.stringify(before.slice(7, 8)), kindred.now()]);
  const broken = moveSome(dying?.db ?? db, { after: first, moved: 0 }, { atOnce: 3 }).then(
    () => 'done',
    () => 'broken',
  );
  const waiting = sql`select from pg_stat_activity where application_name = 'dying' and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length === 0) await pause(5);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dying'`.execute(
    db,
  );
  expect(await broken).toBe('broken');
  await holder?.query('rollback');
  holder?.release();
  await Promise.all([dying?.close(), holding?.close()]);
  expect(await left()).toBeGreaterThan(before.length);
  expect(await left()).toBeLessThan(all);
  for (const child of children) expect(await keptIds(child.id)).toEqual(idsOf(before));

  const [one, two] = [
    moveSome(db, { after: first, moved: 0 }, { atOnce: 5 }),
    moveSome(db, { after: first, moved: 0 }, { atOnce: 7, most: 2 }),
  ];
  for (const child of children) {
    expect((await child.send(since)).body).toEqual({ data: { refused: [] } });
    await child.send(before.slice(-20));
  }
  const moved = await Promise.all([one, two]);
  expect(moved.every((at) => at !== null)).toBe(true);
  expect(await moveSome(db, { after: first, moved: 0 })).toBeNull();
  expect(await left()).toBe(0);
  const whole = await buildChild();
  await whole.send(before);
  await whole.send(since);
  for (const child of children) {
    expect(await keptIds(child.id)).toEqual(idsOf([...before, ...since]));
    expect((await countedOf(child)).answers).toEqual((await countedOf(whole)).answers);
  }
  await moveSome(db, { after: 0, moved: 0 });
  enqueued.length = 0;
  await startMoving({ begin: async (_tx, _job, data) => void enqueued.push(data) }, db);
  expect(enqueued).toEqual([]);
});

test('a child whose events fit no column stops nobody else: it is passed over and told without a word of it', async () => {
  const [first, odd, last] = [await buildChild(), await buildChild(), await buildChild()];
  const own = new Map([first, last].map((child) => [child, morning()]));
  for (const [child, events] of own) await leaveBefore(child.id, events);
  const word = { id: uuid(), type: 'talk', program: 'zoou', epoch: 1, seq: 'Wombat' };
  await leaveBefore(odd.id, [word]);
  const faults: unknown[] = [];
  await moveSome(db, { after: first.id - 1, moved: 0 }, { passedOver: (fault) => void faults.push(fault) });
  const left = await sql<{ student_id: number }>`
    select distinct student_id from play_events_before where student_id >= ${first.id}`.execute(db);
  expect(left.rows).toEqual([{ student_id: odd.id }]);
  for (const [child, events] of own) expect(await keptIds(child.id)).toEqual(idsOf(events));
  expect(faults).toHaveLength(1);
  expect(JSON.stringify(faults.map(forTheLog))).not.toContain('Wombat');
  expect(JSON.stringify(faults.map(forTheLog))).toContain('22P02');
  expect(await metricsText()).toContain('kindred_play_children_not_moved_total 1');
  await sql`delete from play_events_before where student_id = ${odd.id}`.execute(db);
});

test('a job of moving ends in time, also in the middle of a child, and the next one goes on there', async () => {
  const [one, two] = [await buildChild(), await buildChild()];
  const events = morning();
  for (const { id } of [one, two]) await leaveBefore(id, events);
  let at: Awaited<ReturnType<typeof moveSome>> = { after: one.id - 1, moved: 0 };
  const ends: number[] = [];
  while (at !== null) {
    at = await moveSome(db, at, { atOnce: Math.ceil(events.length / 2), forMs: 0 });
    if (at !== null) ends.push(at.moved);
  }
  expect(ends.length).toBeGreaterThanOrEqual(4);
  expect(ends[0]).toBe(Math.ceil(events.length / 2));
  expect(ends.at(-1)).toBe(2 * events.length);
  for (const { id } of [one, two]) expect(await keptIds(id)).toEqual(idsOf(events));
});

test('what is moved tells a check-in its program', async () => {
  const child = await buildChild();
  const telling = session(kindred, 'ssgrin');
  telling.checkIn('worried');
  const events = telling.end();
  await child.send(events);
  await sql`delete from told_events where student_id = ${child.id}`.execute(db);
  await sql`update check_ins set program = null where student_id = ${child.id}`.execute(db);
  await leaveBefore(child.id, events);
  await moveSome(db, { after: child.id - 1, moved: 0 }, { most: 1 });
  expect((await child.rows()).checkIns).toMatchObject([{ program: 'ssgrin' }]);
});

test('a child that is deleted leaves no event in any year, nor where they lay before', async () => {
  const child = await buildChild();
  const other = await buildChild();
  for (const { id } of [child, other]) {
    await leaveBefore(id, morning());
    for (const moment of ['2024-09-14', '2026-01-14', '2026-09-14', '2041-09-14']) {
      kindred.setNow(`${moment}T15:00:00Z`);
      await keepTyped(id, [...session(kindred, 'zoou').end(), ...morning()]);
    }
  }
  kindred.setNow('2026-09-14T15:00:00Z');
  const kept = await keptIds(other.id);
  await db.deleteFrom('students').where('id', '=', child.id).execute();
  expect(await keptIds(child.id)).toEqual([]);
  expect(await keptIds(other.id)).toEqual(kept);
});
