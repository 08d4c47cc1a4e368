import { beforeAll, expect, test } from 'vitest';
import type { ListReply, Table } from '#platform/contract/table.ts';
import { educatorsTable } from '#product/accounts/people-contract.ts';
import { findSchools, schoolsTable } from '#product/schools/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { staffStudentsTable, studentsTable } from '../tables-contract.ts';
import { buildRosters } from './testing/roster.ts';

const kindred = await testKindred();
const { db } = kindred;
const { teacher, staff, student, token } = await buildRosters(kindred);

beforeAll(async () => {
  const children = [
    ['José', 'García-López', 'Señora Núñez'],
    ['Aoife', "O'Neil", 'Ms. Reed'],
    ['Siobhan', 'ONeil', 'Ms. Reed'],
    ['Garcia', 'Smith', 'Ms. Reed'],
    ['小明', '王', '林老師'],
    ['娜娜', '歐陽', 'Ms. Reed'],
    ['四', '李', 'Ms. Reed'],
    ['Ｋｅｎ', '田中', 'Ms. Reed'],
  ] as const;
  for (const [first_name, last_name, taught] of children) {
    await student(teacher, { first_name, last_name, teacher: taught });
  }
  await db
    .updateTable('accounts')
    .set({ first_name: 'Zoë', last_name: 'D’Angelo' })
    .where('id', '=', teacher.id)
    .execute();
  await db
    .updateTable('schools')
    .set({ name: 'École Élémentaire' })
    .where('id', '=', teacher.school_id)
    .execute();
});

async function found(table: Table, person: { id: number }, query: Record<string, unknown>) {
  const reply = await kindred.call(table.list, query, { token: await token(person) });
  expect(reply.status).toBe(200);
  const { data }: ListReply = JSON.parse(JSON.stringify(reply.body));
  return data.map((row) => String(row['name']));
}

test.each([
  ['garcia', ['García-López, José', 'Smith, Garcia']],
  ['GARCÍA', ['García-López, José', 'Smith, Garcia']],
  ['jose garcia lopez', ['García-López, José']],
  ['garcia-lopez', ['García-López, José']],
  ['oneil', ["O'Neil, Aoife", 'ONeil, Siobhan']],
  ["o'neil", ["O'Neil, Aoife", 'ONeil, Siobhan']],
  ['O’NEIL', ["O'Neil, Aoife", 'ONeil, Siobhan']],
  ['小明', ['王小明']],
  // As it is written in Taiwan: the family name first, and no blank.
  ['王小明', ['王小明']],
  ['歐陽娜娜', ['歐陽娜娜']],
  ['李四', ['李四']],
  ['王小', []],
  ['王明', []],
  ['小明王', ['王小明']],
  ['ken', ['田中, Ｋｅｎ']],
  ['ｋｅｎ 田中', ['田中, Ｋｅｎ']],
  ['%', []],
  ['％', []],
])('%s finds %j, on a roster and among everybody', async (name, names) => {
  const inRoster = await found(studentsTable, teacher, { archived: 'no', reach: 'mine', name });
  expect(inRoster.toSorted()).toEqual(names.toSorted());
  const everywhere = await found(staffStudentsTable, staff, { archived: 'no', name });
  expect(everywhere.toSorted()).toEqual(names.toSorted());
});

test.each(['nunez', 'NÚÑEZ', 'senora'])('the teacher filter finds %s', async (taught) => {
  for (const [table, person] of [
    [studentsTable, teacher],
    [staffStudentsTable, staff],
  ] as const) {
    expect(await found(table, person, { archived: 'no', teacher: taught })).toEqual(['García-López, José']);
  }
});

test.each(['zoe dangelo', "d'angelo", 'ZOË'])('staff find the educator as %s', async (name) => {
  expect(await found(educatorsTable, staff, { name })).toEqual(['D’Angelo, Zoë']);
});

test('schools are found without their accents, in the list and while typing', async () => {
  expect(await found(schoolsTable, staff, { name: 'ecole elem' })).toEqual(['École Élémentaire']);
  const { body } = await kindred.call(findSchools, { q: 'ecole' }, { token: await token(staff) });
  expect(body).toMatchObject({ data: [{ label: 'École Élémentaire' }] });
});
