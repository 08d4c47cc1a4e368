import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cutoff } from '#platform/server/retention/periods.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { toldRow } from '#testing/api/told.ts';
import { SCORING_MODEL } from '../../rules/measurement/constants.ts';
import { SKILLS } from '../../rules/story/skills.ts';
import { openCatalog } from '../content.ts';
import { countOlderPlay } from '../counting/count-again.ts';
import { childrenIn, played, sceneToPlay, session, uuid } from '../testing/children.ts';
import { TEST_SCENES } from '../testing/scenes.ts';
import { makeToldYears, TOLD_RULE } from './years.ts';

const kindred = await testKindred();
const { db } = kindred;
const buildChild = childrenIn(kindred);
const catalog = openCatalog(TEST_SCENES);
const CHECKS = SKILLS.map((skill) => `hoh-check-a-${skill}`);
const LONG = { license_ends_on: '2035-12-31' };

type Child = Awaited<ReturnType<typeof buildChild>>;

/** What is told is taken; who comes back has signed in again. */
async function tell(child: Child, events: readonly unknown[]): Promise<void> {
  child.as.token = await kindred.tokenFor({ studentId: child.id });
  expect((await child.send(events)).body).toEqual({ data: { refused: [] } });
}

/** A night's run: what went, and what is the oldest left. */
async function runAt(moment: string) {
  kindred.setNow(moment);
  let gone = 0;
  for (;;) {
    const before = cutoff(TOLD_RULE.period, kindred.now());
    const some = await db.transaction().execute((tx) => TOLD_RULE.remove(tx, before, 40));
    if (some === 0) return { gone, oldest: await TOLD_RULE.oldest(db) };
    gone += some;
  }
}

const hasTable = async (year: number): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(${`told_events_${year}`}) is not null as there`.execute(db);
  return rows[0]?.there ?? false;
};

test('a year leaves at its day and as a whole, and all that it has said stays, to be scored again as well', async () => {
  kindred.setNow('2026-10-14T15:00:00Z');
  const child = await buildChild(LONG);
  const telling = session(kindred, 'hoh');
  telling.checkIn('worried');
  await tell(child, telling.end());
  await tell(child, played(kindred, 'hoh', CHECKS, { option: 'fair' }));
  await tell(
    child,
    played(kindred, 'zoou', ['zoou-check-a-ic', 'zoou-ic-1'], { option: 'poor', seconds: 3 }),
  );
  await child.settle();
  // What lies in no year's table, and where events lay before, has the same time.
  const early = new Date('2019-10-14T15:00:00Z');
  await db
    .insertInto('told_events')
    .values(toldRow({ student_id: child.id, type: 'talk', received_at: early }))
    .execute();
  await sql`insert into play_events_before (student_id, id, type, program, epoch, event, received_at)
    values (${child.id}, ${uuid()}, 'talk', 'hoh', 1, '{}', ${early})`.execute(db);
  // A release before kept a check-in without its program.
  await sql`update check_ins set program = null where student_id = ${child.id}`.execute(db);
  expect(await runAt('2022-06-30T23:59:59Z')).toEqual({ gone: 0, oldest: early });
  expect((await runAt('2022-07-01T00:00:01Z')).gone).toBe(2);

  kindred.setNow('2027-09-14T15:00:00Z');
  await makeToldYears(db, kindred.now());
  await tell(child, played(kindred, 'academy', ['academy-ic-1']));
  await child.settle();
  const { events, ...before } = await child.rows();
  const of2026 = events.filter(({ received_at }) => received_at < '2027-07-01').length;
  expect([of2026, await hasTable(2026)]).toEqual([expect.toSatisfy((count) => count > 100), true]);
  expect((await runAt('2029-06-30T23:59:59Z')).gone).toBe(0);
  const night = await runAt('2029-07-01T00:00:01Z');
  expect(night).toEqual({ gone: of2026, oldest: new Date('2027-09-14T15:00:00Z') });
  expect(await hasTable(2026)).toBe(false);
  const after = await child.rows();
  expect(after.events).toHaveLength(events.length - of2026);
  const { checkIns, ...rest } = before;
  expect({ ...after, events: [] }).toEqual({
    ...rest,
    events: [],
    checkIns: checkIns.map((told) => ({ ...told, program: 'hoh' })),
  });

  // Scored again by other rules, and by the same: each comes to what it came to with the events.
  for (const model of [SCORING_MODEL + 1, SCORING_MODEL + 2]) {
    await db.deleteFrom('measurements').where('student_id', '=', child.id).execute();
    await sql`update program_progress set completed = 0, success_rate = null, model = ${SCORING_MODEL}
      where student_id = ${child.id}`.execute(db);
    expect(await countOlderPlay(db, catalog, { after: child.id - 1, counted: 0 }, { model })).toMatchObject({
      counted: 1,
    });
    expect({ ...(await child.rows()), events: [] }).toEqual({ ...after, events: [] });
  }
  expect((await runAt('2029-07-02T09:27:00Z')).gone).toBe(0);
});

test('nothing leaves while results are still to be made of it', async () => {
  kindred.setNow('2027-10-14T15:00:00Z');
  const child = await buildChild(LONG);
  await tell(child, played(kindred, 'hoh', CHECKS));
  const progress = (values: { model?: number; uncounted?: boolean }) =>
    db.updateTable('program_progress').set(values).where('student_id', '=', child.id).execute();
  await progress({ model: 2 });
  expect((await runAt('2030-07-02T09:27:00Z')).gone).toBe(0);
  await progress({ model: SCORING_MODEL, uncounted: true });
  await sql`update program_progress set updated_at = now() - interval '2 hours' where student_id = ${child.id}`.execute(
    db,
  );
  expect((await runAt('2030-07-02T09:27:00Z')).gone).toBe(0);
  await progress({ uncounted: false });
  expect((await runAt('2030-07-02T09:27:00Z')).gone).toBeGreaterThan(50);
  expect(await hasTable(2027)).toBe(false);
});

test('who comes back after years goes on where results say, in an attempt of its own', async () => {
  kindred.setNow('2028-10-14T15:00:00Z');
  await makeToldYears(db, kindred.now());
  const child = await buildChild({ ...LONG, active_program: 'zoou' });
  await tell(child, played(kindred, 'zoou', ['zoou-check-a-ic']));
  const scene = 'zoou-check-a-com';
  const left = session(kindred, 'zoou', { start: kindred.now().getTime() - 60_000 });
  left.scene(sceneToPlay(scene), (ask) => (ask === 'q0' ? { option: 'good', seconds: 9 } : null));
  await tell(child, left.end());
  await child.settle();
  const before = (await child.scene(scene)).body;
  expect(before).toMatchObject({ data: { attempt: 1 } });
  expect(before.data.picks.length).toBeGreaterThan(0);
  const map = (await child.world()).body.data.stops;
  expect((await runAt('2031-07-02T15:00:00Z')).gone).toBeGreaterThan(5);
  child.as.token = await kindred.tokenFor({ studentId: child.id });
  expect((await child.scene(scene)).body).toMatchObject({ data: { attempt: 2, picks: [] } });
  expect((await child.world()).body.data.stops).toEqual(map);
});
