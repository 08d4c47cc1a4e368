import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowance } from '#platform/server/limits/allowance.ts';
import { cutoff } from '#platform/server/retention/periods.ts';
import { openActingSession } from '#product/accounts/server/session/sessions.ts';
import { educatorLicenses } from '#product/licensing/contract.ts';
import { anew, licensesIn } from '#product/licensing/server/testing/licenses.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { cases } from '#testing/server/proof.ts';
import { sendEvents } from '../contract.ts';
import type { PlayEvent } from '../rules/results/events.ts';
import { EVENTS_ALLOWED, MOST_EVENTS } from '../rules/results/events.ts';
import { activeTimes, fold } from '../rules/results/fold.ts';
import { openCatalog } from './content.ts';
import { countForgottenPlay } from './counting/forgotten.ts';
import { SLOTS_RULE } from './retention.ts';
import { always, type Child, childrenIn, played, sceneToPlay, session, uuid } from './testing/children.ts';
import { TEST_SCENES } from './testing/scenes.ts';

const kindred = await testKindred();
const { db } = kindred;
const buildChild = childrenIn(kindred);
const CHECKS = ['ic', 'com', 'coop', 'ini', 'emp', 'er'].map((skill) => `zoou-check-a-${skill}`);

/** A morning with most of what can happen in it: two sessions, a rest, hints, a scene played again. */
function morning(): PlayEvent[] {
  const first = session(kindred, 'zoou');
  first.checkIn('worried');
  first.scene(sceneToPlay('zoou-check-a-ic'), always('good'));
  first.coolDown('cdc-snow-jar', 40);
  first.scene(sceneToPlay('zoou-check-a-com'), (ask) =>
    ask === 'q0' ? { option: 'fair', seconds: 4 } : null,
  );
  first.end();
  const second = session(kindred, 'zoou', { start: first.now() + 100_000 });
  second.scene(sceneToPlay('zoou-check-a-com'), always('poor'), 2);
  second.scene(sceneToPlay('zoou-ic-1'), () => ({ option: 'good', hint: true, seconds: 9 }));
  second.scene(sceneToPlay('zoou-ic-1'), always('good'), 2);
  second.end();
  const other = session(kindred, 'academy', { start: first.now() + 20_000 });
  other.scene(sceneToPlay('academy-ic-1'), always('fair'));
  return [...first.events, ...second.events, ...other.end()];
}

async function sendAll(child: Child, events: readonly unknown[], size = 25): Promise<void> {
  for (let from = 0; from < events.length; from += size) {
    const { status, body } = await child.send(events.slice(from, from + size));
    expect([status, body]).toEqual([200, { data: { refused: [] } }]);
  }
  await child.settle();
}

const untouched = morning();
const inOrder = await buildChild();
await sendAll(inOrder, untouched);
const rows = await inOrder.rows();

test('who told more than a summer to another server is told to wait by this one, and nothing is kept', async () => {
  const child = await buildChild();
  await allowance(EVENTS_ALLOWED)(db, child.id, EVENTS_ALLOWED.atOnce, kindred.now());
  const events = morning().slice(0, 10);
  const beats = Array.from({ length: MOST_EVENTS }, (_, number) => ({ ...events[number % 10], id: uuid() }));
  const reply = await child.send(beats);
  expect([reply.status, reply.headers['retry-after']]).toEqual([429, '6']);
  const kept = await db.selectFrom('told_events').selectAll().where('student_id', '=', child.id).execute();
  expect(kept).toEqual([]);
});

test('a morning of play is counted', () => {
  const [academy, zoou] = rows.progress;
  expect(zoou).toMatchObject({
    program: 'zoou',
    epoch: 1,
    iteration: 1,
    done: [
      { scene: 'zoou-check-a-com', iteration: 1 },
      { scene: 'zoou-check-a-ic', iteration: 1 },
      { scene: 'zoou-ic-1', iteration: 1 },
    ],
    keepsakes: ['zoou-ic-1-keepsake'],
    checks_done: 2,
    others_done: 1,
    completed: 25,
    // Two of six: the hinted ones and the fair and poor ones are none.
    success_rate: 33,
    first_played_at: '2026-09-14T14:00:03+00:00',
  });
  expect(academy).toMatchObject({ program: 'academy', completed: 17, success_rate: 0 });
  const [progress, check, practice] = rows.measurements;
  expect(progress).toMatchObject({ program: 'academy', report: 'progress', scenes: 1, asks: 2, best: 0 });
  expect(check).toMatchObject({ report: 'assessment', iteration: 1, scenes: 2, form: 'a', asks: 4, best: 2 });
  expect(practice).toMatchObject({ report: 'skill-builder', iteration: 1, scenes: 1, form: null, best: 0 });
  expect(practice?.skills).toMatchObject({ ic: { best: 0, partly: 2, not_yet: 0, hints: 2 } });
  // Of the second attempt only what the first had not answered.
  expect(check?.skills).toMatchObject({
    ic: { best: 2, partly: 0, not_yet: 0 },
    com: { best: 0, partly: 1, not_yet: 1 },
  });
  expect(rows.measurements.map(({ first_on, last_on }) => [first_on, last_on])).toEqual(
    rows.measurements.map(() => ['2026-09-14', '2026-09-14']),
  );
  expect(rows.checkIns).toMatchObject([{ on_day: '2026-09-14', feeling: 'worried' }]);
  const seconds = Object.fromEntries(rows.days.map(({ area, seconds: sum }) => [area, sum]));
  expect(rows.days.every(({ on_day }) => on_day === '2026-09-14')).toBe(true);
  expect(seconds).toMatchObject({ cdc: 40 });
  expect(rows.events).toHaveLength(untouched.length);
  const times = activeTimes(fold(untouched));
  for (const { area, seconds: sum } of rows.days) {
    const own = times.filter((time) => time.area === area);
    expect([area, sum]).toEqual([area, own.reduce((total, time) => total + time.seconds, 0)]);
  }
});

/** Where each event goes, and which ones are told once more: some batches are lost on their way and sent again. */
const disturbed = fc.record({
  order: fc.shuffledSubarray([...untouched.keys()], { minLength: untouched.length }),
  again: fc.array(fc.nat(untouched.length - 1), { maxLength: 30 }),
  size: fc.integer({ min: 1, max: 60 }),
});

test('any order, doubling and splitting of batches ends in the same rows', async () => {
  await fc.assert(
    fc.asyncProperty(disturbed, async ({ order, again, size }) => {
      const child = await buildChild();
      const places = [...order.slice(0, 40), ...again, ...order.slice(40), ...again.toReversed()];
      await sendAll(
        child,
        places.map((place) => untouched[place]),
        size,
      );
      expect(await child.rows()).toEqual(rows);
    }),
    { numRuns: cases(5, 60), seed: 20_260_914 },
  );
});

test('a backlog is counted when it has come, whatever order its batches come in', async () => {
  await fc.assert(
    fc.asyncProperty(disturbed, fc.array(fc.boolean(), { minLength: 1 }), async ({ order, size }, more) => {
      const child = await buildChild();
      const batches = Array.from({ length: Math.ceil(order.length / size) }, (_, index) =>
        order.slice(index * size, (index + 1) * size).map((place) => untouched[place]),
      );
      for (const [index, batch] of batches.slice(0, -1).entries()) {
        await child.send(batch, more[index % more.length]);
      }
      await child.send(batches.at(-1) ?? []);
      await child.settle();
      expect(await child.rows()).toEqual(rows);
    }),
    { numRuns: cases(5, 60), seed: 20_261_116 },
  );
});

/** Batch after batch, each with another right behind it. */
async function sendBacklog(child: Child): Promise<void> {
  for (let place = 0; place < untouched.length; place += 50) {
    await child.send(untouched.slice(place, place + 50), true);
  }
}

test('a last batch with nothing new in it but an end counts what has waited for it', async () => {
  const child = await buildChild();
  await sendBacklog(child);
  const { progress, measurements, days } = await child.rows();
  expect(measurements).toEqual([]);
  expect(progress.map(({ uncounted }) => uncounted)).toContain(true);
  expect(days).toEqual(rows.days);
  // Nothing of it can be kept, so it ends nothing.
  await child.send([{ ...untouched.at(-1), id: uuid(), epoch: 7 }]);
  expect((await child.rows()).measurements).toEqual([]);
  await child.send(untouched.slice(-1));
  expect(await child.rows()).toEqual(rows);
});

test('what comes to no end is counted two minutes later', async () => {
  const child = await buildChild();
  await sendBacklog(child);
  const catalog = openCatalog(TEST_SCENES);
  const later = (minutes: number) => new Date(kindred.now().getTime() + minutes * 60_000);
  const { db } = kindred;
  const report = (fault: Error): never => {
    throw fault;
  };
  await countForgottenPlay({ db, catalog, now: later(1), report });
  expect((await child.rows()).measurements).toEqual([]);
  await countForgottenPlay({ db, catalog, now: later(3), report });
  const counted = await child.rows();
  const plain = (some: readonly object[]) => some.map((row) => ({ ...row, updated_at: null }));
  expect(plain(counted.measurements)).toEqual(plain(rows.measurements));
  expect(plain(counted.progress)).toEqual(plain(rows.progress));
  expect([counted.answers, counted.summary]).toEqual([rows.answers, rows.summary]);
});

test('a scene that is being played is gathered, and counted with its end', async () => {
  const child = await buildChild({ active_program: 'academy' });
  const events = played(kindred, 'academy', ['academy-ic-1']).filter(({ type }) => type !== 'session_end');
  const end = events.findIndex(({ type }) => type === 'scene_complete');
  for (const event of events.slice(0, end)) await child.send([event]);
  const gathered = await child.rows();
  expect([gathered.measurements, gathered.answers, gathered.summary]).toEqual([[], [], []]);
  expect(gathered.progress).toMatchObject([{ uncounted: true, done: [] }]);
  expect(gathered.days).toMatchObject([{ area: 'academy' }]);
  // It can be gone on with, on whatever device.
  const place = await child.scene('academy-ic-1');
  expect(place.body.data.picks).toEqual([
    ['q0', 'good'],
    ['q1', 'good'],
  ]);
  await child.send(events.slice(end, end + 1));
  const counted = await child.rows();
  expect(counted.progress).toMatchObject([{ uncounted: false, others_done: 1 }]);
  expect(counted.measurements).toMatchObject([{ asks: 2, best: 2 }]);
  expect([counted.answers.length, counted.summary.length]).toEqual([2, 1]);
});

test('a check that was begun has its form at once', async () => {
  const child = await buildChild();
  const events = played(kindred, 'zoou', ['zoou-check-b-ic']);
  await child.send(events.slice(0, 2));
  expect((await child.rows()).progress).toMatchObject([{ forms: ['b'], uncounted: false }]);
});

test('batches of one child that arrive at the same moment end in the same rows', async () => {
  const child = await buildChild();
  const batches = Array.from({ length: 12 }, (_, index) =>
    untouched.filter((__, place) => place % 6 === index % 6),
  );
  const replies = await Promise.all(batches.map((batch) => child.send(batch)));
  expect(replies.map(({ status }) => status)).toEqual(batches.map(() => 200));
  await child.settle();
  expect(await child.rows()).toEqual(rows);
});

test("another child's events never mix, even under the same ids", async () => {
  const before = await inOrder.rows();
  const other = await buildChild();
  const events = played(kindred, 'zoou', ['zoou-check-a-ic'], { option: 'poor' });
  const borrowed = events.map((event, index) => ({ ...event, id: untouched[index]?.id ?? event.id }));
  await sendAll(other, borrowed);
  expect((await other.rows()).measurements).toMatchObject([{ program: 'zoou', asks: 2, best: 0 }]);
  expect(await inOrder.rows()).toEqual(before);
});

test('what nobody can have sent is refused alone', async () => {
  const child = await buildChild();
  const good = played(kindred, 'zoou', ['zoou-check-a-ic']);
  const [first] = good;
  const bad = [
    null,
    'event',
    { ...first, id: 'x' },
    { ...first, client_at: '2025-07-01T15:00:00.000Z' },
    { ...first, client_at: '2026-02-30T15:00:00.000Z' },
    { ...first, client_at: '2026-09-13T24:00:00.000Z' },
    { ...first, epoch: 2 },
    { ...good.find(({ type }) => type === 'choice'), id: uuid(), program: 'academy' },
    { ...good.find(({ type }) => type === 'scene_complete'), id: uuid(), content_version: '00000000000' },
  ];
  const { status, body } = await child.send([...bad, ...good]);
  expect([status, body.data.refused]).toEqual([200, [...bad.keys()]]);
  const kept = await child.rows();
  expect(kept.events).toHaveLength(good.length);
  expect(kept.progress).toMatchObject([{ checks_done: 1 }]);
});

test.each([[[]], [Array.from({ length: MOST_EVENTS + 1 }, () => ({}))], ['none'], [undefined]])(
  'a batch that is none is refused',
  async (events) => {
    const { status } = await kindred.call(sendEvents, { events }, inOrder.as);
    expect(status).toBe(422);
  },
);

test("a student in debug mode leaves nothing that counts, whatever the student's browser says", async () => {
  const child = await buildChild({ game_debug: true });
  await sendAll(child, played(kindred, 'zoou', ['zoou-check-a-ic']));
  const { events, ...counted } = await child.rows();
  expect(counted).toEqual({
    progress: [],
    measurements: [],
    answers: [],
    skills: [],
    slots: [],
    days: [],
    checkIns: [],
    summary: [],
  });
  expect(events.every(({ event }) => JSON.stringify(event).includes('"debug":true'))).toBe(true);
});

test('what was told in debug mode does not count when it is told again afterwards', async () => {
  const child = await buildChild({ game_debug: true });
  await sendAll(child, untouched);
  await db.updateTable('students').set({ game_debug: false }).where('id', '=', child.id).execute();
  await sendAll(child, untouched);
  const { progress, measurements, slots, days, checkIns, summary } = await child.rows();
  expect([progress, measurements, slots, days, checkIns, summary]).toEqual([[], [], [], [], [], []]);
});

test('debug mode counts nowhere, and neither does what staff play who act as the child', async () => {
  const child = await buildChild();
  await sendAll(child, played(kindred, 'zoou', ['zoou-check-a-ic'], { debug: true }));
  const staff = await buildAccount(db, { scope: 'uber' });
  const times = { started_at: kindred.now(), ends_at: new Date(kindred.now().getTime() + 3_600_000) };
  const { id: actingId } = await db
    .insertInto('acting_sessions')
    .values({ staff_id: staff.id, student_id: child.id, reason: 'helping', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const acting = { actingId, studentId: child.id, endsAt: times.ends_at };
  const token = await openActingSession(db, acting, kindred.now());
  const telling = session(kindred, 'zoou');
  telling.checkIn('mad');
  telling.scene(sceneToPlay('zoou-check-a-ic'), always('good'));
  const reply = await kindred.call(sendEvents, { events: telling.end() }, { ...child.as, token });
  expect(reply.body).toEqual({ data: { refused: [] } });
  const { events, ...counted } = await child.rows();
  expect(events.length).toBeGreaterThan(10);
  expect(events.every(({ event }) => JSON.stringify(event).includes('"debug":true'))).toBe(true);
  expect(counted).toEqual({
    progress: [],
    measurements: [],
    answers: [],
    skills: [],
    slots: [],
    days: [],
    checkIns: [],
    summary: [],
  });
});

test('events of before a restart are kept, and only their minutes count', async () => {
  const child = await buildChild();
  await db
    .insertInto('program_progress')
    .values({ student_id: child.id, program: 'zoou', epoch: 2, updated_at: kindred.now() })
    .execute();
  await sendAll(child, played(kindred, 'zoou', ['zoou-check-a-ic']));
  const { progress, measurements, days } = await child.rows();
  expect([progress, measurements]).toMatchObject([[{ epoch: 2, done: [], completed: 0 }], []]);
  expect(days).toMatchObject([{ area: 'zoou' }]);
});

test('a day is a day of the school', async () => {
  const school = await buildSchool(db);
  await db
    .updateTable('schools')
    .set({ time_zone: 'Pacific/Honolulu' })
    .where('id', '=', school.id)
    .execute();
  const child = await buildChild({ school_id: school.id });
  // Ten to midnight in Honolulu.
  const start = Date.parse('2026-09-14T09:50:00Z');
  const telling = session(kindred, 'zoou', { start });
  telling.checkIn('okay');
  telling.pass(1200);
  await sendAll(child, telling.end());
  expect((await child.rows()).days).toMatchObject([
    { on_day: '2026-09-13', seconds: 600 },
    { on_day: '2026-09-14', seconds: 603 },
  ]);
  expect((await child.rows()).checkIns).toMatchObject([{ on_day: '2026-09-13' }]);
});

test('where a school, a class, a family or the child is not asked, no feeling is kept', async () => {
  const told = (): PlayEvent[] => {
    const telling = session(kindred, 'zoou');
    telling.checkIn('sad');
    return telling.end();
  };
  const school = await buildSchool(db);
  await db.updateTable('schools').set({ check_ins: false }).where('id', '=', school.id).execute();
  const quiet = await buildAccount(db, { check_ins: false });
  for (const child of [
    await buildChild({ check_ins: false }),
    await buildChild({ school_id: school.id }),
    await buildChild({ owner_id: quiet.id }),
  ]) {
    expect((await child.world()).body.data.check_in).toBe('off');
    expect((await child.send(told())).body.data.refused).toEqual([1]);
    expect((await child.rows()).checkIns).toEqual([]);
  }
});

test('a license that was played on cannot be rolled back', async () => {
  const { grant } = licensesIn(kindred);
  const teacher = await buildAccount(db, { school_id: (await buildSchool(db)).id });
  await grant({ accountId: teacher.id }, 'individual', 2);
  const as = { token: await kindred.tokenFor({ accountId: teacher.id }) };
  const values = { owner_id: teacher.id, school_id: teacher.school_id, license_ends_on: null };
  const [child, idle] = [await buildChild(values), await buildChild(values)];
  const ids = [child.id, idle.id];
  await kindred.call(educatorLicenses.assign, { ids, program: 'default', ...anew() }, as);
  await sendAll(child, played(kindred, 'zoou', ['zoou-check-a-ic']));
  const [use] = await db
    .selectFrom('license_uses')
    .select('first_played_at')
    .where('student_id', '=', child.id)
    .execute();
  expect(use).toEqual({ first_played_at: new Date('2026-09-14T14:00:00Z') });
  const reply = await kindred.call(educatorLicenses.rollback, { ids, ...anew() }, as);
  expect(reply.body.notification).toMatchObject({
    values: { count: 1 },
    also: [{}, { i18n: 'licensing.done.kept-played', values: { count: 1 } }],
  });
  const again = await kindred.call(educatorLicenses.rollback, { ids: [child.id], ...anew() }, as);
  expect([again.status, again.error.i18n]).toEqual([409, 'licensing.refused.rollback-played']);
});

test('what was played while the license ran is kept when it is over; what comes after is not', async () => {
  const child = await buildChild({ license_ends_on: '2026-09-13' });
  const yesterday = kindred.now().getTime() - 86_400_000;
  const late = await child.send(played(kindred, 'zoou', CHECKS.slice(0, 1), { start: yesterday }));
  expect([late.status, (await child.rows()).progress.length]).toEqual([200, 1]);
  const before = await child.rows();
  const today = played(kindred, 'zoou', CHECKS.slice(1, 2));
  const impossible = { ...today[0], id: uuid(), client_at: '2025-01-01T15:00:00.000Z' };
  for (const batch of [today, [impossible, ...today]]) {
    const { status, error } = await child.send(batch);
    expect([status, error]).toEqual([403, { type: 'forbidden', i18n: 'error.license-not-found' }]);
    expect(await child.rows()).toEqual(before);
  }
});

/** The morning as a device tells it whose clock is off by so much. */
function toldWith(events: readonly PlayEvent[], ahead: number): PlayEvent[] {
  return events.map((event) => ({
    ...event,
    client_at: new Date(Date.parse(event.client_at) + ahead).toISOString(),
    ...(event.type === 'heartbeat' ? { slot: event.slot + ahead / 15_000 } : {}),
  }));
}

test.each([
  { clock: 'eleven days ahead', days: 11 },
  { clock: 'three years behind', days: -1095 },
])('play on a device whose clock is $clock counts as on any other', async ({ days }) => {
  const ahead = days * 86_400_000;
  const child = await buildChild();
  const events = toldWith(untouched, ahead);
  for (let from = 0; from < events.length; from += 25) {
    // Each batch is a little longer on its way than the one before.
    const sent_at = new Date(kindred.now().getTime() + ahead - from * 100).toISOString();
    const batch = { events: events.slice(from, from + 25), sent_at };
    expect((await kindred.call(sendEvents, batch, child.as)).body).toEqual({ data: { refused: [] } });
  }
  const kept = await child.rows();
  const plain = (event: Record<string, unknown>) => ({ ...event, device_at: null });
  expect({ ...kept, events: [] }).toEqual({ ...rows, events: [] });
  const asKept = (row: { event: unknown }) => plain(JSON.parse(JSON.stringify(row.event)));
  expect(kept.events.map(asKept)).toEqual(rows.events.map(asKept));
  expect(kept.events.map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ device_at: events[0]?.client_at }),
  );
});

test('play that is told after its slots were forgotten adds up to the same days', async () => {
  const long = toldWith(untouched, -20 * 86_400_000);
  const [whole, parted] = [await buildChild(), await buildChild()];
  await sendAll(whole, long);
  for (const part of [0, 1, 2, 0]) {
    // A day that is told in pieces, the first of them twice, with a night between them.
    await sendAll(
      parted,
      long.filter((_, place) => place % 3 === part),
    );
    const gone = await db
      .transaction()
      .execute((tx) => SLOTS_RULE.remove(tx, cutoff(SLOTS_RULE.period, kindred.now()), 5000));
    expect([part === 0 || gone > 0, (await parted.rows()).slots]).toEqual([true, []]);
  }
  const [one, other] = [await whole.rows(), await parted.rows()];
  expect([other.days, other.summary]).toEqual([one.days, one.summary]);
  expect(one.days).toMatchObject([{ area: 'academy' }, { area: 'cdc', seconds: 40 }, { area: 'zoou' }]);
  expect((await inOrder.rows()).slots).toEqual(rows.slots);
});

test('a clock that was set right before the device sent loses no play either', async () => {
  const child = await buildChild();
  const sent_at = kindred.now().toISOString();
  const events = toldWith(untouched, 11 * 86_400_000).slice(0, 150);
  const { body } = await kindred.call(sendEvents, { events, sent_at }, child.as);
  expect(body).toEqual({ data: { refused: [] } });
  const { days, checkIns } = await child.rows();
  expect(days.every(({ on_day }) => on_day <= '2026-09-14')).toBe(true);
  expect(checkIns).toMatchObject([{ on_day: '2026-09-14', feeling: 'worried' }]);
});
