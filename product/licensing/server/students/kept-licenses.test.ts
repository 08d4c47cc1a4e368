import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { addDays } from '#platform/contract/days.ts';
import { ON_PAID_LICENSE } from '#product/notifications/server/dashboard.ts';
import { dayAtSchool, licenseNow, licenseState } from '#product/rosters/server/students/license-state.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool, buildStudent } from '#testing/api/people.ts';
import { cases } from '#testing/server/proof.ts';
import { licensesIn } from '../testing/licenses.ts';

const kindred = await testKindred();
const { db } = kindred;
const { grant } = licensesIn(kindred);
const school = await buildSchool(db);
const teacher = await buildAccount(db, { school_id: school.id });
const DAY = '2026-09-01';

/** Two lots that are paid and one on trial. */
const lotIds = [
  await grant({ accountId: teacher.id }, 'individual', 5),
  await grant({ accountId: teacher.id }, 'site', 5),
  await grant({ accountId: (await buildAccount(db, { school_id: school.id })).id }, 'individual', 5),
];
await sql`update license_lots set plan = 'free-trial' where id = ${lotIds[2]}`.execute(db);

const student = fc.nat(3);
const lot = fc.constantFrom(...lotIds);
const program = fc.constantFrom(...PROGRAM_IDS);
const days = fc.nat(4);
/** Which of the uses there are is changed: those with such a remainder. */
const among = fc.nat(2);
const deed = fc.oneof(
  fc.record({ do: fc.constant('give' as const), student, lot, program, days }),
  fc.record({ do: fc.constant('switch' as const), among, program }),
  fc.record({ do: fc.constant('end' as const), among, days }),
  fc.record({ do: fc.constant('return' as const), among }),
  fc.record({ do: fc.constant('delete' as const), among }),
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

async function perform(one: Deed, ids: readonly number[]): Promise<void> {
  const chosen = 'among' in one ? sql`student_id = any(${ids}) and id % 3 = ${one.among}` : sql`false`;
  switch (one.do) {
    case 'give':
      await db
        .insertInto('license_uses')
        .values({
          lot_id: one.lot,
          student_id: ids[one.student] ?? 0,
          program: one.program,
          starts_on: DAY,
          ends_on: addDays(DAY, one.days),
          assigned_at: kindred.now(),
        })
        .execute();
      return;
    case 'switch':
      await sql`update license_uses set program = ${one.program} where ${chosen}`.execute(db);
      return;
    case 'end':
      await sql`update license_uses set ends_on = ${addDays(DAY, one.days)} where ${chosen}`.execute(db);
      return;
    case 'return':
      await sql`update license_uses set returned_at = now() where ${chosen}`.execute(db);
      return;
    case 'delete':
      await sql`delete from license_uses where ${chosen}`.execute(db);
  }
}

/** What stands with each student, and what the licenses themselves say. */
async function keptAndSaid(ids: readonly number[]): Promise<{ kept: unknown; said: unknown }[]> {
  const ends = (of: string) => PROGRAM_IDS.map((name) => of.replaceAll('*', name)).join(', ');
  const { rows } = await sql<{ kept: unknown; said: unknown }>`
    select json_build_array(s.license_ends_on, s.license_paid, ${sql.raw(ends('s.ends_*'))}) as kept,
      json_build_array((select max(ends_on) from license_uses where student_id = s.id and returned_at is null),
        ${sql.raw(ON_PAID_LICENSE)}, ${sql.raw(
          ends(`(select max(ends_on) from license_uses where student_id = s.id and returned_at is null
            and program = '*')`),
        )}) as said
    from students s where s.id = any(${ids}) order by s.id`.execute(db);
  return rows;
}

test('what stands with students of their licenses is what the licenses say, whatever happens to these', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 12 }), async (deeds) => {
      const ids: number[] = [];
      for (let one = 0; one < 4; one += 1) {
        ids.push((await buildStudent(db, kindred.appKey, { owner_id: teacher.id, school_id: school.id })).id);
      }
      for (const one of deeds) {
        await perform(one, ids);
        for (const { kept, said } of await keptAndSaid(ids)) expect(kept).toEqual(said);
      }
    }),
    { numRuns: cases(25, 400) },
  );
});

test('the state that lists show is that of the day at the school, around every border and in every zone', async () => {
  const { rows } = await sql<{ shown: string; said: string; day: number; zone: string }>`
    select zone, day, ${sql.raw(licenseNow('sc.time_zone'))} as shown,
      ${sql.raw(licenseState(dayAtSchool('now()'), 's.license_paid'))} as said
    from unnest(array['Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York', 'UTC']) zone
    cross join generate_series(-4, 36) day cross join unnest(array[true, false]) paid
    cross join lateral (select (now() at time zone 'UTC')::date + day as license_ends_on, paid as license_paid,
      0::bigint as owner_id, null::bigint as family_id) s
    cross join lateral (select zone as time_zone) sc`.execute(db);
  expect(rows).toHaveLength(4 * 41 * 2);
  for (const { shown, said, ...where } of rows)
    expect({ ...where, state: shown }).toEqual({ ...where, state: said });
  expect(new Set(rows.map(({ shown }) => shown))).toEqual(new Set(['expired', 'trial', 'expiring', 'ok']));
});
