import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';
import { FIRST_STATE } from '#product/play/rules/results/progress.ts';
import { openCatalog } from '#product/play/server/content.ts';
import { countAnew } from '#product/play/server/progress.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { testDatabase } from '#testing/server/database.ts';
import { seedDemo } from './seed.ts';

const TODAY = '2026-09-14';
const { db } = await testDatabase();
await db.transaction().execute((tx) =>
  seedDemo(tx, {
    appKey: Buffer.alloc(32, 7),
    today: TODAY,
    hashPassword: async () => 'hash',
    scenes: TEST_SCENES,
  }),
);

const resultsOf = statement(
  { row: z.unknown() },
  `
    select to_jsonb(p) - 'updated_at' as row from program_progress p where student_id = $1
    union all select to_jsonb(m) - 'updated_at' from measurements m where student_id = $1 order by 1`,
);

test('most of the demo has played, of several programs, and Maya has a history', async () => {
  const played = await db
    .selectFrom('program_progress')
    .innerJoin('students', 'students.id', 'program_progress.student_id')
    .select(['username', 'program', 'completed', 'last_played_at'])
    .execute();
  expect(played.length).toBeGreaterThan(200);
  expect(new Set(played.map(({ program }) => program)).size).toBeGreaterThan(3);
  expect(new Set(played.map(({ completed }) => completed)).size).toBeGreaterThan(4);
  const maya = played.find(({ username }) => username === 'maya');
  expect(maya?.completed).toBeGreaterThan(0);
  const checkIns = await db
    .selectFrom('check_ins')
    .innerJoin('students', 'students.id', 'check_ins.student_id')
    .select(['feeling', 'on_day'])
    .where('username', '=', 'maya')
    .execute();
  expect(checkIns.length).toBeGreaterThan(1);
  expect(checkIns.every(({ on_day: day }) => day < TODAY)).toBe(true);
  expect(played.every(({ last_played_at: at }) => at !== null && at < new Date(`${TODAY}T08:00:00Z`))).toBe(
    true,
  );
});

test('of those who have finished a check some skills are clear at every level, and some are not clear', async () => {
  const rows = await db.selectFrom('measurements').select(['levels', 'clear', 'rushed_scenes']).execute();
  const said = new Set(
    rows.flatMap(({ levels, clear }) => levels.map((level, at) => `${level} ${clear[at]}`)),
  );
  expect([...said]).toEqual(expect.arrayContaining(['0 true', '2 true', '1 false', 'null null']));
  expect(rows.some(({ rushed_scenes: rushed }) => rushed.length > 0)).toBe(true);
});

test('what was seeded is what counting it in earnest comes to', async () => {
  const catalog = openCatalog(TEST_SCENES);
  const rows = await db.selectFrom('program_progress').select(['student_id', 'program']).limit(25).execute();
  for (const { student_id: studentId, program } of rows) {
    const before = await resultsOf(db, studentId);
    await countAnew(db, catalog, { studentId, program, state: FIRST_STATE, now: new Date() });
    expect(await resultsOf(db, studentId)).toEqual(before);
  }
});

test('every day is the sum of its quarters, and every license that was played on is used', async () => {
  const sums = statement(
    { slots: z.string(), days: z.string(), unused: z.string() },
    `
    select (select sum(seconds) from play_slots)::text as slots, (select sum(seconds) from play_days)::text as days,
      (select count(*) from program_progress p where not exists (
        select from license_uses u where u.student_id = p.student_id and u.first_played_at is not null))::text as unused`,
  );
  const [sum] = await sums(db);
  expect([sum?.days, sum?.unused]).toEqual([sum?.slots, '0']);
});
