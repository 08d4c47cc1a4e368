import { beforeEach, expect, test } from 'vitest';
import { enterCode, inviteFamily, leaveChild } from '#product/family-links/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildSchool, buildStudent } from '#testing/api/people.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { readFamilyReport } from '../contract.ts';
import {
  buildChecked,
  buildMeasurement,
  buildStanding,
  CHECKS,
  doneIn,
  scenesLike,
} from './testing/standing.ts';

/** What a parent reads: the letter of a child whose page is theirs to read, and nothing else. */
const kindred = await testKindred();
const { db, appKey } = kindred;

type Who = { id: number; token: string };
let [parent, other, teacher]: Who[] = [];
let [own, pupil] = [0, 0];

async function person(values: Parameters<typeof buildAccount>[1]): Promise<Who> {
  const { id } = await buildAccount(db, values);
  return { id, token: await kindred.tokenFor({ accountId: id }) };
}

beforeEach(async () => {
  kindred.setNow('2026-11-02T15:00:00Z');
  const [family, elsewhere] = [await buildFamily(db), await buildFamily(db)];
  parent = await person({ scope: 'parent', role: null, family_id: family.id });
  other = await person({ scope: 'parent', role: null, family_id: elsewhere.id });
  const { id: school_id } = await buildSchool(db);
  teacher = await person({ school_id });
  ({ id: own } = await buildStudent(db, appKey, { owner_id: parent.id, family_id: family.id }));
  ({ id: pupil } = await buildStudent(db, appKey, { owner_id: teacher.id, school_id }));
  await buildChecked(kindred, own);
  await buildChecked(kindred, pupil);
});

const report = { program: 'zoou', kind: 'assessment' } as const;
const read = (who: Who | undefined, id: number, more: object = {}) =>
  kindred.call(readFamilyReport, { id, ...report, ...more }, { token: who?.token ?? '' });
const answered = async (reply: ReturnType<typeof read>) => {
  const { status, error } = await reply;
  return [status, error?.i18n];
};
const NOT_FOUND = [404, 'error.report-not-found'];

test('a parent reads the letter of the own child, in either language, and no conference page', async () => {
  const { status, body } = await read(parent, own);
  expect(status).toBe(200);
  expect(body).toMatchObject({ part: 'family', skills: null, notes: null, asides: [], language: 'en' });
  expect(body.greeting).toContain('Dear family');
  expect(body.well?.lines).not.toEqual([]);
  expect((await read(parent, own, { _lang: 'zh-TW' })).body.greeting).toContain('親愛的');
  expect((await read(parent, own, { _part: 'conference' })).status).toBe(422);
});

test("another family's child, a child of a school, and a copy in the sandbox are not there", async () => {
  expect(await answered(read(other, own))).toEqual(NOT_FOUND);
  expect(await answered(read(parent, pupil))).toEqual(NOT_FOUND);
  expect((await read(teacher, pupil)).status).toBe(403);
  await db.updateTable('students').set({ is_sandbox: true }).where('id', '=', own).execute();
  expect(await answered(read(parent, own))).toEqual(NOT_FOUND);
});

test('an adult whom the school has linked reads it as long as the link lasts', async () => {
  const { body } = await kindred.call(inviteFamily, { id: pupil }, { token: teacher?.token ?? '' });
  const as = { token: other?.token ?? '' };
  expect((await kindred.call(enterCode, { code: body.code }, as)).status).toBe(200);
  expect((await read(other, pupil)).body).toMatchObject({ part: 'family', skills: null });
  expect(await answered(read(parent, pupil))).toEqual(NOT_FOUND);
  expect((await kindred.call(leaveChild, { id: pupil }, as)).status).toBe(200);
  expect(await answered(read(other, pupil))).toEqual(NOT_FOUND);
});

test('how far a report is that is not there yet, and that there is no such one, are said as to a teacher', async () => {
  const early = await read(parent, own, { kind: 'skill-builder' });
  expect([early.status, early.error]).toMatchObject([
    409,
    { i18n: 'error.report-not-available', values: { done: 0 } },
  ]);
  expect(Object(early.error).values.required).toBeGreaterThan(0);
  expect(await answered(read(parent, own, { kind: 'library' }))).toEqual(NOT_FOUND);
  expect(await answered(read(parent, own, { _iteration: 2 }))).toEqual(NOT_FOUND);
});

test('each check has its letter', async () => {
  const owner = parent?.id ?? 0;
  const { family_id } = await db
    .selectFrom('accounts')
    .select('family_id')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
  const { id } = await buildStudent(db, appKey, { owner_id: owner, family_id });
  const done = [...doneIn(CHECKS), ...doneIn(scenesLike(/^zoou-check-b/), 2)];
  await buildStanding(kindred, id, 'zoou', done, 2);
  await buildMeasurement(kindred, id, 'zoou', 'assessment');
  await buildMeasurement(kindred, id, 'zoou', 'assessment', { iteration: 2, form: 'b' });
  expect((await read(parent, id)).body).toMatchObject({ iteration: 2, iterations: [2, 1] });
  expect((await read(parent, id, { _iteration: 1 })).body).toMatchObject({ iteration: 1 });
});

test('its PDF is one page, named after the child, and the reading is in the audit', async () => {
  const url = `/api/parent/students/${own}/report/zoou/assessment?_format=pdf&_lang=en`;
  const headers = { host: 'localhost:3000', 'access-token': `Bearer ${parent?.token}` };
  const reply = await kindred.app.server.inject({ method: 'GET', url, headers });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { pages, text } = readPdf(reply.rawPayload);
  expect([pages, text.replaceAll(/\s/g, '').includes('Dearfamily')]).toEqual([1, true]);
  const row = await db
    .selectFrom('audit')
    .select(['action', 'subject_type', 'subject_id', 'details'])
    .where('actor_id', '=', parent?.id ?? 0)
    .where('action', '=', 'report.read')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    subject_type: 'student',
    subject_id: own,
    details: { ...report, iteration: 1, part: 'family', format: 'pdf' },
  });
});
