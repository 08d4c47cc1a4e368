import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { educatorStudents } from '#product/rosters/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { mergePreview, mergeSchools } from '../contract.ts';
import { COUNTED_ANEW, ENDS_WITH_THE_SCHOOL, NAMES_A_SCHOOL } from './merge.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const uber = await buildAccount(db, { scope: 'uber' });
const staff = { token: await kindred.tokenFor({ accountId: uber.id }) };
const now = () => kindred.now();

test('whatever names a school in the database is known to the merge', async () => {
  const { rows } = await sql<{ name: string }>`
    select rel.relname || '.' || att.attname as name
    from pg_constraint con join pg_class rel on rel.oid = con.conrelid
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
    where con.contype = 'f' and con.confrelid = 'schools'::regclass`.execute(db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...NAMES_A_SCHOOL, ...COUNTED_ANEW, ...ENDS_WITH_THE_SCHOOL].toSorted(),
  );
});

/** Two rows of one school, with something of everything at the first. */
async function twins() {
  const [from, into] = [await buildSchool(db), await buildSchool(db)];
  await db
    .updateTable('schools')
    .set({ prefix: `P${from.id}` })
    .where('id', '=', from.id)
    .execute();
  const teacher = await buildAccount(db, { school_id: from.id });
  const there = await buildAccount(db, { school_id: into.id });
  const parent = await buildAccount(db, { scope: 'parent', school_before_conversion: from.id });
  await db
    .insertInto('account_requests')
    .values({ account_id: parent.id, my_role: 'educator', school_id: from.id })
    .execute();
  const asked = {
    first_name: 'A',
    last_name: 'B',
    role: 'educator',
    source: 'uber',
    joins_teams: false,
  } as const;
  await db
    .insertInto('address_claims')
    .values({ ...asked, account_id: parent.id, school_id: from.id, created_at: kindred.now() })
    .execute();
  const group = await buildGroup(db, 'school', { [teacher.id]: 'owner' });
  await db.updateTable('groups').set({ school_id: from.id }).where('id', '=', group.id).execute();
  const student = await buildStudent(db, appKey, {
    owner_id: teacher.id,
    school_id: from.id,
    student_id: 'A-1',
  });
  await buildStudent(db, appKey, { owner_id: there.id, school_id: into.id, student_id: 'B-1' });
  await db
    .insertInto('activity')
    .values({ type: 'add-educator', educator_id: teacher.id, school_id: from.id })
    .execute();
  await db
    .insertInto('sign_on_tenants')
    .values({ provider: 'clever', tenant: `t-${from.id}`, school_id: from.id })
    .execute();
  const upload = (schoolId: number, status: 'applied' | 'applying' = 'applied') =>
    db
      .insertInto('uploads')
      .values({
        status,
        actor_scope: 'educator',
        school_id: schoolId,
        educator_id: teacher.id,
        file_name: 'roster.csv',
        file_sha256: Buffer.alloc(32, 7),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const merge = () => kindred.call(mergeSchools, { id: from.id, into_id: into.id }, staff);
  return { from, into, teacher, student, upload, merge };
}

const studentsAt = async (schoolId: number) => {
  const { rows } = await sql<{ students: number }>`
    select coalesce(sum(students), 0)::bigint as students from school_counters
    where school_id = ${schoolId}`.execute(db);
  return Number(rows[0]?.students);
};

test('two rows of one school become one, with everything that belongs to it', async () => {
  const { from, into, student, upload, merge } = await twins();
  await upload(from.id);
  const link = { student_id: student.id, account_id: uber.id, school_id: from.id };
  await db
    .insertInto('family_links')
    .values({ ...link, created_at: kindred.now() })
    .execute();
  await db
    .insertInto('staff_notes')
    .values({ school_id: from.id, text: 'Prints its own cards.', created_at: kindred.now() })
    .execute();
  const opened = { reason: 'talk' as const, opened_at: kindred.now(), clock_from: kindred.now() };
  await db
    .insertInto('follow_ups')
    .values({ student_id: student.id, school_id: from.id, ...opened })
    .execute();
  // The same file at both.
  await upload(into.id);
  const { body } = await kindred.call(mergePreview, { id: from.id, into_id: into.id }, staff);
  expect(body.data).toMatchObject({
    from: { id: from.id },
    into: { id: into.id },
    counts: { educators: 1, students: 1, groups: 1, uploads: 1, requests: 1 },
    prefix: `P${from.id}`,
    taken_total: 0,
    uploads_busy: 0,
  });
  const reply = await merge();
  expect(reply.body.notification).toMatchObject({ i18n: 'schools.merge.done' });
  expect(await db.selectFrom('schools').select('id').where('id', '=', from.id).execute()).toEqual([]);
  for (const name of NAMES_A_SCHOOL) {
    const [table, column] = name.split('.');
    const { rows } = await sql<{ old: number; now: number }>`
      select count(*) filter (where ${sql.ref(String(column))} = ${from.id}) as old,
        count(*) filter (where ${sql.ref(String(column))} = ${into.id}) as now
      from ${sql.table(String(table))}`.execute(db);
    expect([name, Number(rows[0]?.old), Number(rows[0]?.now) > 0]).toEqual([name, 0, true]);
  }
  expect(await studentsAt(into.id)).toBe(2);
  const { prefix } = await db
    .selectFrom('schools')
    .select('prefix')
    .where('id', '=', into.id)
    .executeTakeFirstOrThrow();
  expect(prefix).toBe(`P${from.id}`);
  const kept = await db
    .selectFrom('students')
    .selectAll()
    .where('id', '=', student.id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ ...student, school_id: into.id });
  const [audit] = await db.selectFrom('audit').selectAll().where('action', '=', 'school.merge').execute();
  expect(audit).toMatchObject({
    actor_id: uber.id,
    subject_id: into.id,
    details: { merged: from.id, educators: 1, students: 1, groups: 1 },
  });
});

test('a student id in use at both is said before, and refused', async () => {
  const { from, into, teacher, merge } = await twins();
  await buildStudent(db, appKey, { owner_id: teacher.id, school_id: from.id, student_id: 'B-1' });
  const { body } = await kindred.call(mergePreview, { id: from.id, into_id: into.id }, staff);
  expect(body.data).toMatchObject({ taken_numbers: ['B-1'], taken_total: 1 });
  const before = await rowSums(db);
  const reply = await merge();
  expect(reply.error).toMatchObject({ i18n: 'schools.merge.numbers-taken', values: { count: 1 } });
  expect(await rowSums(db)).toEqual(before);
});

test('what one school agreed to is not agreed to for the students of the other', async () => {
  const { from, into, teacher, merge } = await twins();
  const team = await buildGroup(db, 'team', { [teacher.id]: 'owner' });
  await db.insertInto('reading_agreements').values({ group_id: team.id, school_id: from.id }).execute();
  expect((await merge()).status).toBe(200);
  const agreed = db.selectFrom('reading_agreements').select('group_id').where('school_id', '=', into.id);
  expect(await agreed.execute()).toEqual([]);
});

test('two schools tied to the same provider are told apart by staff first', async () => {
  const { into, merge } = await twins();
  const tie = { provider: 'clever', tenant: `t-${into.id}`, school_id: into.id } as const;
  await db.insertInto('sign_on_tenants').values(tie).execute();
  expect((await merge()).error.i18n).toBe('schools.merge.tied-twice');
});

test('nothing moves away under an upload that is being applied', async () => {
  const { from, upload, merge } = await twins();
  const { id } = await upload(from.id, 'applying');
  expect((await merge()).error.i18n).toBe('schools.merge.busy');
  await db
    .updateTable('uploads')
    .set({ status: 'applied', applied_at: now() })
    .where('id', '=', id)
    .execute();
  expect((await merge()).status).toBe(200);
});

test('a school is not merged into itself, nor into one that is not there', async () => {
  const { id } = await buildSchool(db);
  const itself = await kindred.call(mergeSchools, { id, into_id: id }, staff);
  expect(itself.error.errors).toEqual({ into_id: { i18n: 'validation.different' } });
  const nowhere = await kindred.call(mergeSchools, { id, into_id: 424242424242 }, staff);
  expect(nowhere.error.errors).toEqual({ into_id: { i18n: 'validation.exists' } });
  const gone = await kindred.call(mergeSchools, { id: 424242424242, into_id: id }, staff);
  expect(gone.status).toBe(404);
});

test('who adds a student while two schools become one adds it to the one that stays', async () => {
  const { into, teacher, merge } = await twins();
  const token = await kindred.tokenFor({ accountId: teacher.id });
  const add = (first_name: string) =>
    kindred.call(
      educatorStudents.add,
      { first_name, last_name: 'Ng', grade: 2, teacher: '', student_id: '', username: '' },
      { token },
    );
  const replies = await Promise.all([add('Ana'), merge(), add('Bo'), add('Cy')]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const places = await db
    .selectFrom('students')
    .select('school_id')
    .distinct()
    .where('owner_id', '=', teacher.id)
    .execute();
  expect(places).toEqual([{ school_id: into.id }]);
});

test('a school that has said no to something is not merged away: its no would be lost', async () => {
  const { from, merge } = await twins();
  const said = { school_id: from.id, activity: 'norms', standing: 'refused', is_on: false } as const;
  await db
    .insertInto('school_activities')
    .values({ ...said, since: kindred.now() })
    .execute();
  const refused = await merge();
  expect([refused.status, refused.error.i18n]).toEqual([409, 'schools.merge.says-no']);
  await db.updateTable('school_activities').set({ standing: 'agreed', is_on: true }).execute();
  expect((await merge()).status).toBe(200);
});
