import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { inLine } from '#product/rosters/server/testing/waiting.ts';
import { testKindred } from '#testing/api/kindred.ts';

const kindred = await testKindred();
const { db } = kindred;
const { teacher, stranger, staff, student, token } = await buildRosters(kindred);
await db.insertInto('districts').values({ name: 'Ash Valley', prefix: 'AV', state: 'NC' }).execute();

type Kind = 'educators' | 'parents' | 'districts' | 'schools' | 'groups';

async function someOf(kind: Kind): Promise<{ id: number }> {
  const scope = { educators: 'educator', parents: 'parent' }[String(kind)];
  const some = await db
    .selectFrom(kind === 'educators' || kind === 'parents' ? 'accounts' : kind)
    .select('id')
    .$if(scope !== undefined, (query) => query.where('scope' as never, '=', scope as never))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (some === undefined) throw new Error(`no ${kind} to edit`);
  return some;
}

async function patch(person: { id: number }, path: string, body: object) {
  const reply = await kindred.app.server.inject({
    method: 'PATCH',
    url: `/api${path}`,
    headers: { 'access-token': `Bearer ${await token(person)}` },
    payload: body,
  });
  return { status: reply.statusCode, body: reply.json() };
}

test('an edit of a student keeps what is left out, and clears what is sent blank', async () => {
  const values = { teacher: 'Ms. Reed', student_id: 'S-1', clever_user_id: 'clever-1', grade: 2 };
  const { id } = await student(teacher, values);
  const row = () => db.selectFrom('students').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = await row();
  expect((await patch(teacher, `/educator/students/${id}/edit`, { grade: 3 })).status).toBe(200);
  expect(await row()).toEqual({ ...before, grade: 3, updated_at: expect.any(Date) });
  expect((await patch(teacher, `/educator/students/${id}/edit`, { teacher: '' })).status).toBe(200);
  expect(await row()).toMatchObject({ teacher: '', student_id: 'S-1', clever_user_id: 'clever-1', grade: 3 });
  const nothing = await patch(teacher, `/educator/students/${id}/edit`, {});
  expect(nothing.body.notification.i18n).toBe('notification.nothing-changed');
});

test.each([
  ['students', 'last_name', { first_name: 'Elma' }],
  ['educators', 'last_name', { first_name: 'Elma' }],
  ['parents', 'last_name', { first_name: 'Elma' }],
  ['schools', 'name', { prefix: 'LATE' }],
  ['districts', 'name', { prefix: 'LATE' }],
  ['groups', 'name', { pool_on: false }],
] as const)('what somebody else is just changing is not set back: %s', async (kind, column, change) => {
  const table = kind === 'educators' || kind === 'parents' ? 'accounts' : kind;
  const { id } = kind === 'students' ? await student(teacher) : await someOf(kind);
  const [reply] = await inLine(
    db,
    (tx) => sql`update ${sql.table(table)} set ${sql.ref(column)} = 'Meanwhile' where id = ${id}`.execute(tx),
    [() => patch(staff, `/uber/${kind}/${id}/edit`, change)],
  );
  expect(reply?.status).toBe(200);
  const { rows } = await sql`select * from ${sql.table(table)} where id = ${id}`.execute(db);
  expect(rows).toEqual([expect.objectContaining({ [column]: 'Meanwhile', ...change })]);
});

test('what is sent is checked as before, and nobody learns by leaving out', async () => {
  const { id } = await student(teacher, { grade: 2 });
  const edit = `/educator/students/${id}/edit`;
  expect((await patch(teacher, edit, { first_name: '' })).status).toBe(422);
  expect((await patch(teacher, edit, { unknown: 1 })).status).toBe(422);
  expect((await patch(stranger, edit, { grade: 3 })).status).toBe(404);
  expect((await patch(teacher, '/educator/students/none/edit', { grade: 3 })).status).toBe(422);
});

test.each([
  ['districts', { name: 'Elm Valley' }],
  ['schools', { name: 'Elm Elementary' }],
  ['groups', { name: 'Elm Circle' }],
  ['educators', { first_name: 'Elma' }],
  ['parents', { first_name: 'Elma' }],
] as const)('every edit does: %s', async (kind, change) => {
  const table = kind === 'educators' || kind === 'parents' ? 'accounts' : kind;
  const some = await someOf(kind);
  const row = () => db.selectFrom(table).selectAll().where('id', '=', some.id).executeTakeFirstOrThrow();
  const before: object = await row();
  expect((await patch(staff, `/uber/${kind}/${some.id}/edit`, change)).status).toBe(200);
  const derived = 'search' in before ? { search: expect.any(String) } : {};
  expect(await row()).toEqual({ ...before, ...change, ...derived, updated_at: expect.any(Date) });
});
