import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ProgramId } from '#brands/brand.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool, buildStudent } from '#testing/api/people.ts';
import { staffTables } from '../tables-contract.ts';
import { amongFew, amongMany } from './tables.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const school = await buildSchool(db);
const teacher = await buildAccount(db, { school_id: school.id });

async function child(active: ProgramId | null, played: readonly ProgramId[]): Promise<number> {
  const { id } = await buildStudent(db, appKey, {
    owner_id: teacher.id,
    school_id: school.id,
    active_program: active,
  });
  for (const program of played) {
    await db
      .insertInto('program_progress')
      .values({ student_id: id, program, updated_at: kindred.now() })
      .execute();
  }
  return id;
}

const idsBy = async (condition: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select s.id from students s where ${sql.raw(condition)}`.execute(
    db,
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};

test('few or many, these are who play a program and who have played it', async () => {
  const plays = await child('sim', []);
  const both = await child('sim', ['sim', 'zoou']);
  const played = await child('zoou', ['sim']);
  const left = await child(null, ['hoh', 'sim']);
  await child('zoou', ['zoou']);
  await child(null, []);
  const expected = [plays, both, played, left];
  expect(await idsBy(amongFew('sim'))).toEqual(expected);
  expect(await idsBy(amongMany('sim'))).toEqual(expected);
  for (const program of ['academy', 'zoou', 'ssgrin', 'hoh'] as const) {
    expect(await idsBy(amongFew(program))).toEqual(await idsBy(amongMany(program)));
  }
  const staff = await buildAccount(db, { scope: 'uber' });
  const token = await kindred.tokenFor({ accountId: staff.id });
  const { body } = await kindred.call(staffTables.sim.list, {}, { token });
  const { data, total } = body as { data: { id: number }[]; total: number };
  expect(data.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
  expect(total).toBe(expected.length);
});
