import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays, type Day } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/statement.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildStudent } from '#testing/api/people.ts';
import { METRIC_PROGRAMS, type MetricProgram } from '../rules/figures.ts';
import { countDays } from './count-days.ts';
import { figuresIn } from './read-metrics.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const owner = await buildAccount(db);
const FIRST = '2026-06-01';
/** Two whole months, and some days of a third. */
const DAYS = 75;

afterEach(async () => {
  await db.deleteFrom('students').execute();
});

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const AREAS = ['zoou', 'academy', 'cdc'] as const;

const child = fc.integer({ min: 0, max: 5 });
const day = fc.integer({ min: 0, max: DAYS - 1 });
/** What happens to made-up children: something is played or told, on whatever day, or one is deleted; and it is counted. */
const deeds = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        deed: fc.constant('play' as const),
        child,
        day,
        area: fc.constantFrom(...AREAS),
        seconds: fc.integer({ min: 1, max: 900 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        deed: fc.constant('tell' as const),
        child,
        day,
        feeling: fc.constantFrom('happy' as const, 'skipped' as const),
        number: fc.nat(1_000_000),
      }),
    },
    { weight: 1, arbitrary: fc.record({ deed: fc.constant('forget' as const), child }) },
    { weight: 3, arbitrary: fc.record({ deed: fc.constant('count' as const), on: day }) },
  ),
  { minLength: 5, maxLength: 40 },
);

/** July; June and July; both with some of August. */
const WHOLE_MONTHS = [
  [30, 60],
  [0, 60],
  [0, DAYS - 1],
] as const;
const dayAt = (number: number): Day => addDays(FIRST, number);
const noonOf = (on: Day): Date => new Date(`${on}T16:00:00Z`);

async function raw(program: MetricProgram, from: Day, to: Day) {
  const text = `
    select (select count(distinct d.student_id) from play_days d join students s on s.id = d.student_id
        where not s.is_sandbox and d.on_day between $1 and $2 and ($3 = 'all' or d.area = $3))::integer as active_children,
      (select coalesce(sum(d.seconds), 0) from play_days d join students s on s.id = d.student_id
        where not s.is_sandbox and d.on_day between $1 and $2 and ($3 = 'all' or d.area = $3))::integer as seconds,
      (select count(*) from check_ins c join students s on s.id = c.student_id where not s.is_sandbox
        and c.on_day between $1 and $2 and c.feeling <> 'skipped' and $3 = 'all')::integer as check_ins`;
  const shape = { active_children: z.number(), seconds: z.number(), check_ins: z.number() };
  return (await ask(db, shape, { text, values: [from, to, program] }))[0];
}

test('whatever happens and whenever it is counted, the sums are those of the raw rows', async () => {
  await fc.assert(
    fc.asyncProperty(
      deeds,
      fc.array(fc.tuple(day, day), { minLength: 4, maxLength: 4 }),
      async (all, spans) => {
        await db.deleteFrom('students').execute();
        await db.updateTable('metric_state').set({ tracked_through: '2026-05-01' }).execute();
        // The last of them is a copy in the sandbox: it never counts.
        const students: (number | null)[] = [];
        for (let index = 0; index < 6; index += 1) {
          const values = { owner_id: owner.id, is_sandbox: index === 5 };
          students.push((await buildStudent(db, appKey, values)).id);
        }
        let last = 0;
        for (const deed of all) {
          if (deed.deed === 'count') {
            last = Math.max(last, deed.on);
            await countDays(db, noonOf(dayAt(last)));
            continue;
          }
          const student_id = students[deed.child] ?? null;
          if (student_id === null) continue;
          if (deed.deed === 'play') {
            await db
              .insertInto('play_days')
              .values({ student_id, on_day: dayAt(deed.day), area: deed.area, seconds: deed.seconds })
              .onConflict((old) =>
                old.columns(['student_id', 'on_day', 'area']).doUpdateSet({ seconds: deed.seconds }),
              )
              .execute();
          } else if (deed.deed === 'tell') {
            const on_day = dayAt(deed.day);
            await db
              .insertInto('check_ins')
              .values({
                student_id,
                id: uuid(deed.number),
                at: noonOf(on_day),
                on_day,
                feeling: deed.feeling,
              })
              .onConflict((old) => old.doNothing())
              .execute();
          } else {
            students[deed.child] = null;
            await db.deleteFrom('students').where('id', '=', student_id).execute();
          }
        }
        await countDays(db, noonOf(dayAt(DAYS - 1)));
        for (const [one, other] of [...spans, ...WHOLE_MONTHS]) {
          const [from, to] = [dayAt(Math.min(one, other)), dayAt(Math.max(one, other))];
          for (const program of METRIC_PROGRAMS) {
            const [found] = await figuresIn(db, program, [{ from, to }]);
            const expected = await raw(program, from, to);
            expect({ ...found, check_ins: found?.check_ins ?? 0 }).toMatchObject(expected ?? {});
          }
        }
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);

test('what came late is noted once it is behind the days that are counted anyway', async () => {
  const { id: student_id } = await buildStudent(db, appKey, { owner_id: owner.id });
  const play = (on_day: Day) =>
    db.insertInto('play_days').values({ student_id, on_day, area: 'zoou', seconds: 60 }).execute();
  const late = async () =>
    (await db.selectFrom('metric_late_days').select('on_day').orderBy('on_day').execute()).map(
      (row) => row.on_day,
    );
  await countDays(db, noonOf('2026-09-14'));
  await play('2026-09-13');
  await play('2026-09-09');
  expect(await late()).toEqual(['2026-09-09']);
  await play('2026-09-01');
  expect(await late()).toEqual(['2026-09-01', '2026-09-09', '2026-09-09']);
  await countDays(db, noonOf('2026-09-14'));
  expect(await late()).toEqual([]);
  const [week] = await figuresIn(db, 'zoou', [{ from: '2026-09-01', to: '2026-09-14' }]);
  expect(week).toMatchObject({ active_children: 1, seconds: 180 });
});

test('counting again writes nothing that is as it was', async () => {
  const { id: student_id } = await buildStudent(db, appKey, { owner_id: owner.id });
  await db
    .insertInto('play_days')
    .values({ student_id, on_day: '2026-09-12', area: 'zoou', seconds: 60 })
    .execute();
  await countDays(db, noonOf('2026-09-14'));
  const written = async () =>
    (
      await ask(
        db,
        { rows: z.array(z.string()) },
        {
          text: `select array(select xmin::text || ctid::text from metric_days union all
        select xmin::text || ctid::text from active_days union all
        select xmin::text || ctid::text from active_months order by 1) as rows`,
          values: [],
        },
      )
    )[0]?.rows;
  const before = await written();
  expect(before?.length).toBeGreaterThan(0);
  await countDays(db, noonOf('2026-09-14'));
  expect(await written()).toEqual(before);
});
