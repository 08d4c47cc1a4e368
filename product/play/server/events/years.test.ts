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
import { tellSomePrograms } from './check-in-programs.ts';
import { makeToldYears, TOLD_RULE } from './years.ts';

const kindred = await testKindred();
const { db } = kindred;
const buildChild = childrenIn(kindred);
const catalog = openCatalog(TEST_SCENES);
const CHECKS = SKILLS.map((skill) => `hoh-check-a-${skill}`);
/** These years are long gone: the database itself lets go of none that is not. */
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
  kindred.setNow('2014-10-14T15:00:00Z');
  await makeToldYears(db, kindred.now());
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
  const early = new Date('2007-10-14T15:00:00Z');
  await db
    .insertInto('told_events')
    .values(toldRow({ student_id: child.id, type: 'talk', received_at: early }))
    .execute();
  await sql`insert into play_events_before (student_id, id, type, program, epoch, event, received_at)
    values (${child.id}, ${uuid()}, 'talk', 'hoh', 1, '{}', ${early})`.execute(db);
  // A release before kept a check-in without its program.
  await sql`update check_ins set program = null where student_id = ${child.id}`.execute(db);
  expect(await runAt('2010-06-30T23:59:59Z')).toEqual({ gone: 0, oldest: early });
  expect((await runAt('2010-07-01T00:00:01Z')).gone).toBe(2);

  kindred.setNow('2015-09-14T15:00:00Z');
  await makeToldYears(db, kindred.now());
  await tell(child, played(kindred, 'academy', ['academy-ic-1']));
  await child.settle();
  const { events, ...before } = await child.rows();
  const of2014 = events.filter(({ received_at }) => received_at < '2015-07-01').length;
  expect([of2014, await hasTable(2014)]).toEqual([expect.toSatisfy((count) => count > 100), true]);
  expect((await runAt('2017-06-30T23:59:59Z')).gone).toBe(0);
  // Of the check-in nobody would know any more where it was from.
  expect((await runAt('2017-07-01T00:00:01Z')).gone).toBe(0);
  expect(await tellSomePrograms(db)).toBeNull();
  const night = await runAt('2017-07-01T00:00:01Z');
  expect(night).toEqual({ gone: of2014, oldest: new Date('2015-09-14T15:00:00Z') });
  expect(await hasTable(2014)).toBe(false);
  const after = await child.rows();
  expect(after.events).toHaveLength(events.length - of2014);
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
  expect((await runAt('2017-07-02T09:27:00Z')).gone).toBe(0);
});

test('check-ins of a release before are told where they are from some at a time, whatever breaks off', async () => {
  kindred.setNow('2026-09-14T15:00:00Z');
  const children = [await buildChild(), await buildChild(), await buildChild()];
  for (const [index, child] of children.entries()) {
    for (const [visit, program] of (['hoh', 'zoou', 'academy'] as const).entries()) {
      const telling = session(kindred, program, { start: kindred.now().getTime() - (visit + 1) * 7_200_000 });
      telling.checkIn(index === 0 ? 'okay' : 'sad');
      await tell(child, telling.end());
    }
  }
  // Of one nothing is left that would say it.
  const [lost] = children;
  await sql`delete from told_events where student_id = ${lost?.id} and type = 'checkin' and program = 'zoou'`.execute(
    db,
  );
  const ids = children.map(({ id }) => id);
  await sql`update check_ins set program = null where student_id = any(${ids})`.execute(db);
  await sql`update metric_state set tracked_through = '2026-12-31'`.execute(db);
  await sql`delete from metric_late_days`.execute(db);
  const daysToCount = async () => {
    const { rows } = await sql<{
      on_day: string;
    }>`select distinct on_day::text from metric_late_days`.execute(db);
    return rows.map(({ on_day }) => on_day);
  };
  const untold = async () => {
    const { rows } = await sql<{ untold: number }>`
      select count(*)::int as untold from check_ins where program is null`.execute(db);
    return rows[0]?.untold;
  };
  const left: unknown[] = [];
  let at = await tellSomePrograms(db, {}, { atOnce: 2, forMs: 0 });
  for (; at !== null; at = await tellSomePrograms(db, at, { atOnce: 2, forMs: 0 })) left.push(await untold());
  expect([left.length, left[0], left.at(-1)]).toEqual([5, expect.toSatisfy((one) => one > 5), 1]);
  for (const child of children) {
    const told = (await child.rows()).checkIns.map(({ program }) => program);
    const expected = child === lost ? [null, 'academy', 'hoh'] : ['academy', 'hoh', 'zoou'];
    expect(told.map(String).toSorted()).toEqual(expected.map(String).toSorted());
  }
  // What is counted of their days stays as it is; another feeling has its day counted anew.
  expect(await daysToCount()).toEqual([]);
  await sql`update check_ins set feeling = 'happy' where student_id = ${lost?.id} and program = 'hoh'`.execute(
    db,
  );
  expect(await daysToCount()).toEqual(['2026-09-14']);
  // It keeps no year, and is not looked for in vain for ever.
  expect((await runAt('2019-07-02T15:00:00Z')).oldest).not.toBeNull();
  expect(await tellSomePrograms(db)).toBeNull();
  expect(await untold()).toBe(1);
});

test('the database lets go of no year that is not over for two', async () => {
  for (const until of [sql`now() - interval '23 months'`, sql`'infinity'::timestamptz`, sql`null`]) {
    const forgotten = sql`select forget_told_years(${until})`.execute(db);
    await expect(forgotten).rejects.toThrow('kept for two years');
  }
});

test('what is oldest is found without reading everything, also what lies in no table of a year', async () => {
  const child = await buildChild();
  const moments = [
    '2003-07-01T00:00:00Z',
    '2004-06-30T23:00:00Z',
    '2005-01-01T00:00:00Z',
    '2012-10-14T15:00:00Z',
  ];
  for (const moment of [...moments, ...moments].toReversed()) {
    await sql`insert into play_events_before (student_id, id, type, program, epoch, event, received_at)
      values (${child.id}, ${uuid()}, 'talk', 'hoh', 1, '{}', ${moment})`.execute(db);
  }
  const found = await db.transaction().execute(async (tx) => {
    // Of this connection, with what it has not handed on yet.
    const readWhole = async () => {
      const { rows } = await sql<{ times: number }>`
        select sum(seq_scan)::int as times from pg_stat_xact_user_tables
        where relname in ('told_events_other', 'play_events_before')`.execute(tx);
      return rows[0]?.times ?? 0;
    };
    const before = await readWhole();
    const oldest = await TOLD_RULE.oldest(tx);
    return [oldest?.getTime(), (await readWhole()) - before];
  });
  // Any of its school year: they go together.
  expect(found).toEqual([expect.toSatisfy((at) => moments.slice(0, 2).map(Date.parse).includes(at)), 0]);
  await sql`delete from play_events_before where student_id = ${child.id}`.execute(db);
});

test('nothing leaves while results are still to be made of it', async () => {
  kindred.setNow('2015-10-14T15:00:00Z');
  const child = await buildChild(LONG);
  await tell(child, played(kindred, 'hoh', CHECKS));
  const progress = (values: { model?: number; uncounted?: boolean }) =>
    db.updateTable('program_progress').set(values).where('student_id', '=', child.id).execute();
  await progress({ model: 2 });
  expect((await runAt('2018-07-02T09:27:00Z')).gone).toBe(0);
  await progress({ model: SCORING_MODEL, uncounted: true });
  await sql`update program_progress set updated_at = now() - interval '2 hours' where student_id = ${child.id}`.execute(
    db,
  );
  expect((await runAt('2018-07-02T09:27:00Z')).gone).toBe(0);
  await progress({ uncounted: false });
  expect((await runAt('2018-07-02T09:27:00Z')).gone).toBeGreaterThan(50);
  expect(await hasTable(2015)).toBe(false);
});

test('who comes back after years goes on where results say, in an attempt of its own', async () => {
  kindred.setNow('2016-10-14T15:00:00Z');
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
  expect((await runAt('2019-07-02T15:00:00Z')).gone).toBeGreaterThan(5);
  child.as.token = await kindred.tokenFor({ studentId: child.id });
  expect((await child.scene(scene)).body).toMatchObject({ data: { attempt: 2, picks: [] } });
  expect((await child.world()).body.data.stops).toEqual(map);
});
