import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hashToken, unseal } from '#platform/server/crypto.ts';
import { statement } from '#platform/server/database/statement.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { addSeveralStudents, educatorStudents, parentStudents } from '../contract.ts';
import { foldName } from '../rules/names.ts';
import { foldedName } from './duplicates.ts';
import { buildRosters } from './testing/roster.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const people = await buildRosters(kindred);
const { teacher, colleague, newcomer, parent, otherParent, student, token, studentRow, audited } = people;
const asTeacher = { token: await token(teacher) };

const MAYA = { first_name: 'Maya', last_name: 'Okafor', grade: 3 };
const idsOf = (body: unknown): number[] => {
  const { extra } = JSON.parse(JSON.stringify(body));
  return extra.ids;
};

test('a student gets a username, a password, a program, a school and an educator', async () => {
  const { status, body } = await kindred.call(
    educatorStudents.add,
    { ...MAYA, grade: 'K', teacher: 'Ms. Reed', student_id: 'A-1' },
    asTeacher,
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    type: 'notification',
    notification: {
      type: 'success',
      i18n: 'rosters.added.student',
      values: { count: 1, name: 'Maya Okafor' },
    },
  });
  const [id = 0] = idsOf(body);
  const row = await studentRow(id);
  expect(row).toMatchObject({
    ...MAYA,
    grade: 0,
    teacher: 'Ms. Reed',
    student_id: 'A-1',
    username: 'maya.o',
    active_program: 'academy',
    school_id: teacher.school_id,
    family_id: null,
    owner_id: teacher.id,
  });
  expect(unseal(appKey, row.password_sealed)).toMatch(/^[a-z]+-[a-z]+-[2-9]$/);
  expect(await audited('student.add')).toEqual([{ subject_id: id, actor_id: teacher.id }]);
});

test('a namesake on the own roster is asked about, and created when that is meant', async () => {
  const before = await rowSums(db, ['sessions']);
  const again = await kindred.call(
    educatorStudents.add,
    { ...MAYA, first_name: 'MAYÁ', last_name: ' okafor' },
    asTeacher,
  );
  expect(again.body).toMatchObject({
    type: 'form',
    data: {
      kind: 'roster',
      duplicates: [
        { row: 0, kind: 'roster', name: 'Okafor, Maya', username: 'maya.o', archived: false, educator: null },
      ],
    },
  });
  expect(await rowSums(db, ['sessions'])).toEqual(before);
  const created = await kindred.call(educatorStudents.add, { ...MAYA, create_duplicate: true }, asTeacher);
  expect(created.body).toMatchObject({ type: 'notification' });
  expect((await studentRow(idsOf(created.body)[0] ?? 0)).username).toBe('maya.ok');
});

test('an archived namesake is shown as such', async () => {
  await student(teacher, { first_name: 'Ada', last_name: 'Archer', archived_at: kindred.now() });
  const { body } = await kindred.call(
    educatorStudents.add,
    { first_name: 'Ada', last_name: 'Archer', grade: 1 },
    asTeacher,
  );
  expect(body).toMatchObject({ data: { kind: 'roster', duplicates: [{ archived: true }] } });
});

test('a namesake in school names whom to ask, and nothing else about the child', async () => {
  const theirs = await student(colleague, { first_name: 'Ben', last_name: 'Cho', grade: 5 });
  const ben = { first_name: 'Ben', last_name: 'Cho', grade: 5 };
  const { body } = await kindred.call(educatorStudents.add, ben, asTeacher);
  expect(body).toMatchObject({
    type: 'form',
    data: {
      kind: 'school',
      duplicates: [{ id: theirs.id, kind: 'school', grade: null, username: null, educator: 'Cole Ames' }],
    },
  });
  const created = await kindred.call(educatorStudents.add, { ...ben, create_duplicate: true }, asTeacher);
  expect(created.body).toMatchObject({ type: 'notification' });
});

test('a namesake at another school is nobody’s business', async () => {
  await student(people.stranger, { first_name: 'Far', last_name: 'Away' });
  const { body } = await kindred.call(
    educatorStudents.add,
    { first_name: 'Far', last_name: 'Away', grade: 2 },
    asTeacher,
  );
  expect(body).toMatchObject({ type: 'notification' });
});

test.each([
  [{ username: 'maya.o' }, { username: 'validation.unique' }],
  [{ student_id: 'A-1' }, { student_id: 'validation.unique-in-school' }],
  [{ username: 'ab' }, { username: 'validation.min-3' }],
  [{ username: 'maya o' }, { username: 'validation.username-characters' }],
  [{ grade: 'third row' }, { grade: 'validation.grade' }],
  [{ grade: 13 }, { grade: 'validation.grade' }],
  [{ grade: '' }, { grade: 'validation.required' }],
  [{ first_name: ' ' }, { first_name: 'validation.required' }],
  [{ last_name: 'www.evil.test' }, { last_name: 'validation.name-link' }],
  [{ owner_id: 1 }, { owner_id: 'validation.unknown' }],
  [{ teacher: 'a\u0000b' }, { teacher: 'validation.text' }],
])('a student with %j is refused', async (wrong, errors) => {
  const before = await rowSums(db, ['sessions']);
  const reply = await kindred.call(
    educatorStudents.add,
    { first_name: 'New', last_name: 'Comer', grade: 1, ...wrong },
    asTeacher,
  );
  expect(reply.status).toBe(422);
  const found = Object.entries(reply.error.errors ?? {}).map(([field, { i18n }]) => [field, i18n]);
  expect(Object.fromEntries(found)).toEqual(errors);
  expect(await rowSums(db, ['sessions'])).toEqual(before);
});

test('the same number may be used at another school', async () => {
  const options = { token: await token(people.stranger) };
  const { status } = await kindred.call(educatorStudents.add, { ...MAYA, student_id: 'A-1' }, options);
  expect(status).toBe(200);
});

test('who is not verified yet has one student, even when asking twice at once', async () => {
  const options = { token: await token(newcomer) };
  const replies = await Promise.all(
    ['One', 'Two'].map((first_name) =>
      kindred.call(educatorStudents.add, { first_name, last_name: 'Only', grade: 2 }, options),
    ),
  );
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409]);
  const refused = replies.find((reply) => reply.status === 409);
  expect(refused?.error).toMatchObject({
    i18n: 'rosters.refused.not-verified.student',
    values: { count: 1 },
  });
});

test('who is not verified yet learns nothing about the school’s other children', async () => {
  const other = await buildAccount(db, { school_id: people.school.id, status: 'not-verified' });
  const { body } = await kindred.call(educatorStudents.add, MAYA, { token: await token(other) });
  expect(body).toMatchObject({ type: 'notification' });
});

test('an educator without a school keeps a family, founded with the first student', async () => {
  const home = await buildAccount(db, { role: 'home', last_name: 'Lind', school_id: null });
  const options = { token: await token(home) };
  const first = await kindred.call(educatorStudents.add, { ...MAYA, first_name: 'Signe' }, options);
  const second = await kindred.call(educatorStudents.add, { ...MAYA, first_name: 'Emil' }, options);
  const rows = await Promise.all([...idsOf(first.body), ...idsOf(second.body)].map(studentRow));
  expect(rows[0]?.school_id).toBeNull();
  expect(rows[0]?.family_id).not.toBeNull();
  expect(rows[1]?.family_id).toBe(rows[0]?.family_id);
});

test('a parent adds a child to the family, with words for children', async () => {
  const options = { token: await token(parent) };
  const { body } = await kindred.call(parentStudents.add, { ...MAYA, first_name: 'Lucía' }, options);
  expect(body).toMatchObject({ notification: { i18n: 'rosters.added.child' } });
  expect(await studentRow(idsOf(body)[0] ?? 0)).toMatchObject({
    family_id: people.family.id,
    school_id: null,
    owner_id: parent.id,
  });
  const again = await kindred.call(parentStudents.add, { ...MAYA, first_name: 'Lucia' }, options);
  expect(again.body).toMatchObject({ data: { kind: 'roster' } });
  const elsewhere = await kindred.call(
    parentStudents.add,
    { ...MAYA, first_name: 'Lucia' },
    { token: await token(otherParent) },
  );
  expect(elsewhere.body).toMatchObject({ type: 'notification' });
});

const row = (first_name: string, more = {}) => ({ first_name, last_name: 'Simple', grade: '2', ...more });

test('the simple form adds up to twenty at once', async () => {
  const rows = Array.from({ length: 20 }, (_, place) =>
    row(`N${place}`, place === 3 ? { username: 'my.own' } : {}),
  );
  const { body } = await kindred.call(addSeveralStudents, { rows }, asTeacher);
  expect(body).toMatchObject({ notification: { i18n: 'rosters.added.student', values: { count: 20 } } });
  const ids = idsOf(body);
  expect(ids).toHaveLength(20);
  expect((await studentRow(ids[3] ?? 0)).username).toBe('my.own');
  const audit = await audited('student.add');
  expect(
    audit
      .slice(-20)
      .map((one) => one.subject_id)
      .toSorted(),
  ).toEqual(ids.toSorted());
});

test('forty-one are too many, none is too few', async () => {
  const rows = Array.from({ length: 41 }, (_, place) => row(`M${place}`));
  const many = await kindred.call(addSeveralStudents, { rows }, asTeacher);
  expect(many.error.errors).toEqual({ rows: { i18n: 'validation.rows-max-40' } });
  const none = await kindred.call(addSeveralStudents, { rows: [] }, asTeacher);
  expect(none.error.errors).toEqual({ rows: { i18n: 'validation.required' } });
});

test('a whole class of forty is taken on a free trial, too', async () => {
  const rows = Array.from({ length: 40 }, (_, place) => row(`P${place}`));
  const { body } = await kindred.call(addSeveralStudents, { rows }, asTeacher);
  expect(idsOf(body)).toHaveLength(40);
});

test('one wrong row keeps all out, and each mistake is named with its row', async () => {
  const before = await rowSums(db, ['sessions']);
  const rows = [row('Good'), row('', { grade: 'x' }), row('Bad', { username: 'a' })];
  const shape = await kindred.call(addSeveralStudents, { rows }, asTeacher);
  expect(shape.error.errors).toEqual({
    'rows.1.first_name': { i18n: 'validation.required' },
    'rows.1.grade': { i18n: 'validation.grade' },
    'rows.2.username': { i18n: 'validation.min-3' },
  });
  const taken = await kindred.call(
    addSeveralStudents,
    {
      rows: [
        row('Good', { student_id: '5' }),
        row('Taken', { username: 'maya.o' }),
        row('Twice', { student_id: '5' }),
        row('Known', { student_id: 'A-1' }),
      ],
    },
    asTeacher,
  );
  expect(taken.error.errors).toEqual({
    'rows.1.username': { i18n: 'validation.unique' },
    'rows.2.student_id': { i18n: 'validation.unique' },
    'rows.3.student_id': { i18n: 'validation.unique-in-school' },
  });
  expect(await rowSums(db, ['sessions'])).toEqual(before);
});

test('duplicates of the simple form are listed by row, and can be created anyway', async () => {
  const rows = [row('Fresh'), { ...MAYA }, row('Same'), row('same')];
  const { body } = await kindred.call(addSeveralStudents, { rows }, asTeacher);
  expect(body).toMatchObject({ type: 'form', data: { kind: 'roster' } });
  const { data } = JSON.parse(JSON.stringify(body));
  const found = data.duplicates.map(
    ({ row: place, kind }: { row: number; kind: string }) => `${place} ${kind}`,
  );
  expect(found).toEqual(['1 roster', '1 roster', '3 rows']);
  const anyway = await kindred.call(addSeveralStudents, { rows, create_duplicate: true }, asTeacher);
  expect(anyway.body).toMatchObject({ notification: { values: { count: 4 } } });
});

test('forty-five namesakes at once all get a username', async () => {
  const add = () =>
    kindred.call(
      educatorStudents.add,
      { first_name: 'Mia', last_name: 'Kim', grade: 1, create_duplicate: true },
      asTeacher,
    );
  const replies = await Promise.all(Array.from({ length: 45 }, add));
  expect(replies.every((reply) => reply.status === 200)).toBe(true);
});

test('nobody fills a school with made-up students: after a thousand by hand it goes no faster than typing', async () => {
  const busy = await buildAccount(db, { school_id: people.school.id });
  const as = { token: await token(busy) };
  const rows = Array.from({ length: 40 }, (_, n) => row(`Hand${n}`));
  // Nearly all that is had at once has been taken.
  const taken = { failures: 990, blocked_until: new Date(0), touched_at: kindred.now() };
  const key_hash = hashToken(`students added ${busy.id}`);
  await db
    .insertInto('throttles')
    .values({ key_hash, ...taken })
    .execute();
  const before = await rowSums(db, ['throttles']);
  const refused = await kindred.call(addSeveralStudents, { rows }, as);
  expect([refused.status, refused.error.type]).toEqual([429, 'too-many-attempts']);
  expect(await rowSums(db, ['throttles'])).toEqual(before);
  const now = kindred.now();
  kindred.setNow(new Date(now.getTime() + 60_000));
  const { body } = await kindred.call(addSeveralStudents, { rows }, as);
  expect(idsOf(body)).toHaveLength(40);
  kindred.setNow(now);
});

test('the database folds names as the rule does', async () => {
  const names = [
    'MAYÁ',
    'İpek',
    'Nguyễn',
    ' Mary  Ann ',
    'Ｍａｙａ',
    '雨桐',
    'Ñandú',
    "O'Brien",
    'Łucja',
    'Straße',
  ];
  const fold = statement(
    { folded: z.string() },
    `select ${foldedName('name')} as folded from unnest($1::text[]) with ordinality as n (name, place) order by place`,
  );
  expect((await fold(db, names)).map((one) => one.folded)).toEqual(names.map(foldName));
});
