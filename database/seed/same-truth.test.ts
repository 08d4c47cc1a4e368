import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dayIn } from '#platform/contract/days.ts';
import { postOffice } from '#platform/server/mail/mail.ts';
import { openOn } from '#product/follow-ups/rules/calendar.ts';
import { DEFAULT_HOURS } from '#product/follow-ups/rules/settings.ts';
import { judgeAll } from '#product/follow-ups/server/judge.ts';
import { readStudentPage } from '#product/insight/student-contract.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { seedDemo } from './seed.ts';

/** A Friday, and some days that play may have been on. */
const TODAY = '2026-09-18';
const kindred = await testKindred();
const { db, appKey } = kindred;
await db
  .transaction()
  .execute((tx) =>
    seedDemo(tx, { appKey, today: TODAY, hashPassword: async () => 'hash', scenes: TEST_SCENES }),
  );
kindred.setNow(`${TODAY}T12:00:00Z`);

const listedPage = z.object({
  data: z.array(z.object({ id: z.number(), last_played_at: z.nullable(z.string()) })),
});

type FollowUp = { student_id: number; opened_at: Date; closed_at: Date | null; time_zone: string };

async function allFollowUps(): Promise<FollowUp[]> {
  const { rows } = await sql<FollowUp>`
    select f.student_id, f.opened_at, f.closed_at, sc.time_zone
    from follow_ups f join schools sc on sc.id = f.school_id order by f.id`.execute(db);
  return rows;
}

test('every child of the demo whose answers meet the rule has a follow-up: the rule itself opens none', async () => {
  const before = await allFollowUps();
  const post = postOffice(kindred.jobs, appKey);
  const ports = { post, brand: 'kindred', dashboardUrl: 'https://k.test' };
  expect(await judgeAll(db, ports, kindred.now())).toBeGreaterThan(50);
  expect(await allFollowUps()).toEqual(before);
  // The three that are told, some more, and far from everybody.
  expect(before.length).toBeGreaterThan(3);
  expect(before.filter(({ closed_at: closed }) => closed === null).length).toBeLessThan(10);
});

test('a hard week opens with an answer that was given at school, whenever the demo begins', async () => {
  for (const { opened_at: at, time_zone: timeZone } of await allFollowUps()) {
    const open = openOn({ timeZone, hours: DEFAULT_HOURS, daysOff: [] }, dayIn(timeZone, at));
    expect(open !== null && open.from <= at && at < open.to).toBe(true);
  }
});

test('who played was asked: no day of play is without an answer', async () => {
  const { rows } = await sql`
    select d.student_id, d.on_day from play_days d join students s on s.id = d.student_id
    where not s.is_sandbox
      and not exists (select from check_ins c where c.student_id = d.student_id and c.on_day = d.on_day)`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test('what people did about a hard week they did at school, in its hours, before the demo begins', async () => {
  const { rows: steps } = await sql<{ at: Date; kind: string; time_zone: string }>`
    select s.at, s.kind, sc.time_zone from follow_up_steps s join follow_ups f on f.id = s.follow_up_id
    join schools sc on sc.id = f.school_id where s.by_id is not null`.execute(db);
  expect(steps.length).toBeGreaterThan(5);
  for (const { at, time_zone: timeZone } of steps) {
    const open = openOn({ timeZone, hours: DEFAULT_HOURS, daysOff: [] }, dayIn(timeZone, at));
    expect(open !== null && open.from <= at && at < open.to).toBe(true);
    expect(dayIn(timeZone, at) < TODAY).toBe(true);
  }
});

/** The page takes its time: of every class some. */
const PAGES_OF_A_CLASS = 3;

test('lists and pages of all children agree on the day of the last play, which is the last in the chart', async () => {
  const { rows: children } = await sql<{ id: number; owner_id: number; zone: string; last: string | null }>`
    select s.id, s.owner_id, sc.time_zone as zone,
      (select max(d.on_day)::text from play_days d where d.student_id = s.id and d.seconds > 0) as last
    from students s join schools sc on sc.id = s.school_id
    join accounts a on a.id = s.owner_id and a.status = 'verified'
    where s.archived_at is null and not s.is_sandbox order by last desc nulls last, s.id`.execute(db);
  expect(children.filter(({ last }) => last !== null).length).toBeGreaterThan(50);
  for (const [accountId, own] of Map.groupBy(children, ({ owner_id: id }) => Number(id))) {
    const as = { token: await kindred.tokenFor({ accountId }) };
    const listed = new Map<number, string | null>();
    for (let page = 1; ; page += 1) {
      const input = { archived: 'no', _page: String(page) };
      const { data } = listedPage.parse((await kindred.call(studentsTable.list, input, as)).body);
      if (data.length === 0) break;
      for (const row of data) listed.set(row.id, row.last_played_at);
    }
    for (const [place, { id, zone, last }] of own.entries()) {
      const at = listed.get(Number(id)) ?? null;
      expect([id, at === null ? null : dayIn(zone, new Date(at))]).toEqual([id, last]);
      if (place >= PAGES_OF_A_CLASS) continue;
      const { play } = (await kindred.call(readStudentPage, { id: Number(id) }, as)).body.data;
      const inChart = play.days.findLast(({ program, calm }) => program + calm > 0)?.day ?? null;
      expect([id, play.last_on, inChart]).toEqual([id, last, last]);
    }
  }
});
