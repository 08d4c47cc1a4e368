import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { enterCode, inviteFamily } from '#product/family-links/contract.ts';
import { childrenIn, played } from '#product/play/server/testing/children.ts';
import { educatorStudents } from '#product/rosters/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildSchool, buildStudent } from '#testing/api/people.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { readReport } from '../contract.ts';
import { planDownload } from '../downloads-contract.ts';
import { makeLink } from '../links-contract.ts';
import { buildChecked, scenesLike } from './testing/standing.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;

let school = 0;
let teacher = { id: 0, token: '' };
const report = { program: 'zoou', kind: 'assessment' } as const;

beforeEach(async () => {
  kindred.setNow('2026-11-02T15:00:00Z');
  ({ id: school } = await buildSchool(db));
  const { id } = await buildAccount(db, { school_id: school });
  teacher = { id, token: await kindred.tokenFor({ accountId: id }) };
});

async function child(values: object = {}): Promise<number> {
  const { id } = await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school, ...values });
  await buildChecked(kindred, id);
  return id;
}
/** Somebody who is linked and has said what they read. */
async function link(student: number, language: 'en' | 'zh-TW'): Promise<number> {
  const { body } = await kindred.call(inviteFamily, { id: student }, teacher);
  const family_id = (await buildFamily(db)).id;
  const { id } = await buildAccount(db, { scope: 'parent', role: null, family_id });
  const token = await kindred.tokenFor({ accountId: id });
  const entered = await kindred.call(enterCode, { code: body.code, language }, { token });
  expect(entered.status).toBe(200);
  return id;
}
const languageOf = async (id: number, more: object = {}) =>
  (await kindred.call(readReport, { id, ...report, _part: 'family', ...more }, teacher)).body.language;
const say = (id: number, family_language: string) =>
  kindred.call(educatorStudents.edit, { id, family_language }, teacher);

test('a letter speaks what the linked adult reads, else what the teacher knows, else what the site speaks', async () => {
  const id = await child();
  expect(await languageOf(id)).toBe('en');
  expect((await say(id, 'zh-TW')).status).toBe(200);
  expect(await languageOf(id)).toBe('zh-TW');
  expect(await languageOf(id, { _lang: 'en' })).toBe('en');
  expect(await languageOf(id, { _part: 'conference' })).toBe('en');
  const adult = await link(id, 'en');
  expect(await languageOf(id)).toBe('en');
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', adult).execute();
  expect(await languageOf(id)).toBe('zh-TW');
  expect((await say(id, 'none')).status).toBe(200);
  expect(await languageOf(id)).toBe('en');
});

test('what is left out of an edit stays, and a language that is none is refused', async () => {
  const id = await child({ family_language: 'zh-TW' });
  const edited = await kindred.call(educatorStudents.edit, { id, first_name: 'Orla' }, teacher);
  expect(edited.status).toBe(200);
  expect(await languageOf(id)).toBe('zh-TW');
  expect((await say(id, 'fr')).status).toBe(422);
  const form = await kindred.call(educatorStudents.form, { id }, teacher);
  expect(form.body.data.family_language).toBe('zh-TW');
});

test('another school, and its linked adults, decide nothing here', async () => {
  const id = await child();
  await link(id, 'zh-TW');
  const elsewhere = (await buildSchool(db)).id;
  await db.updateTable('family_links').set({ school_id: elsewhere }).where('student_id', '=', id).execute();
  expect(await languageOf(id)).toBe('en');
});

test("a family's own child gets what somebody of the family reads", async () => {
  const family_id = (await buildFamily(db)).id;
  const home = await buildAccount(db, { role: 'home', family_id, language: 'zh-TW' });
  const token = await kindred.tokenFor({ accountId: home.id });
  const { id } = await buildStudent(db, appKey, { owner_id: home.id, family_id });
  await buildChecked(kindred, id);
  expect((await kindred.call(readReport, { id, ...report }, { token })).body.language).toBe('zh-TW');
});

test("many letters come in each family's own, and the dialog is told which", async () => {
  const chinese = await child({ last_name: 'Aa', family_language: 'zh-TW' });
  const unknown = await child({ last_name: 'Bb' });
  const english = await child({ last_name: 'Cc', family_language: 'en' });
  const ids = [chinese, unknown, english];
  const plan = await kindred.call(planDownload, { ...report, ids }, teacher);
  expect(plan.body.languages).toEqual({ en: 1, 'zh-TW': 1, unknown: 1 });
  const fetched = async (language: string) => {
    const reply = await kindred.app.server.inject({
      method: 'POST',
      url: '/api/educator/reports/download',
      headers: { host: 'localhost:3000', 'access-token': `Bearer ${teacher.token}` },
      payload: { ...report, ids, part: 'family', language, format: 'pdf', operation_id: randomUUID() },
    });
    const { pages, text } = readPdf(reply.rawPayload);
    const of = (words: RegExp) => text.replaceAll(/\s/g, '').match(words)?.length ?? 0;
    return { pages, english: of(/Dearfamily/g), chinese: of(/親愛的/g) };
  };
  expect(await fetched('family')).toEqual({ pages: 3, english: 2, chinese: 1 });
  expect(await fetched('zh-TW')).toEqual({ pages: 3, english: 0, chinese: 3 });
});

test('two linked adults who read differently each get a letter of their own, by one and among many', async () => {
  const id = await child();
  await link(id, 'zh-TW');
  await link(id, 'en');
  const letter = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { host: 'localhost:3000', 'access-token': `Bearer ${teacher.token}` };
    const reply = await kindred.app.server.inject({ method, url, headers, ...(payload && { payload }) });
    expect(reply.statusCode).toBe(200);
    const { pages, text } = readPdf(reply.rawPayload);
    const joined = text.replaceAll(/\s/g, '');
    return [pages, joined.includes('親愛的'), joined.includes('Dearfamily')];
  };
  const one = `/api/educator/students/${id}/report/zoou/assessment?_format=pdf&_part=family`;
  expect(await letter('GET', one)).toEqual([2, true, true]);
  expect(await letter('GET', `${one}&_lang=en`)).toEqual([1, false, true]);
  // On a screen the first who was linked is asked for; the reader may switch.
  expect(await languageOf(id)).toBe('zh-TW');
  const many = { ...report, ids: [id], part: 'family', format: 'pdf', operation_id: randomUUID() };
  const path = '/api/educator/reports/download';
  expect(await letter('POST', path, { ...many, language: 'family' })).toEqual([2, true, true]);
  const other = { ...many, operation_id: randomUUID(), language: 'zh-TW' };
  expect(await letter('POST', path, other)).toEqual([1, true, false]);
});

test("a shared letter opens in the family's language, or in the one that was on the screen", async () => {
  const id = await child({ family_language: 'zh-TW' });
  const made = async (student: number, more: object = {}) =>
    (await kindred.call(makeLink, { id: student, ...report, iteration: 1, ...more }, teacher)).body;
  expect((await made(id)).url).toMatch(/\?lang=zh-TW$/);
  expect(await made(id, { language: 'en' })).toMatchObject({
    language: 'en',
    url: expect.stringMatching(/\?lang=en$/),
  });
  expect(await made(await child())).toMatchObject({
    language: null,
    url: expect.stringMatching(/\/letter\/[\w-]{32}$/),
  });
});

const LONG_CHECKS = scenesLike(/^hoh-check-a/);
const asked = { program: 'hoh', kind: 'assessment' } as const;

test('the page quotes the child where something goes well, in both languages', async () => {
  const player = await childrenIn(kindred)({ owner_id: teacher.id, active_program: 'hoh' });
  expect((await player.send(played(kindred, 'hoh', LONG_CHECKS))).status).toBe(200);
  const read = async (more: object = {}) =>
    (await kindred.call(readReport, { id: player.id, ...asked, ...more }, teacher)).body.well;
  const well = await read();
  expect(well?.quote).toEqual({
    lead: expect.stringMatching(/^A moment in a story, and what .+ chose:$/),
    told: expect.stringMatching(/^hoh-check-a-\w+ q\d$/),
    text: '“good”',
  });
  expect((await read({ _part: 'family' }))?.quote).toEqual(well?.quote);
  expect((await read({ _lang: 'zh-TW' }))?.quote).toEqual({
    lead: expect.stringMatching(/^故事中的一個情境，和 .+ 的選擇：$/),
    told: `${well?.quote?.told}-zh`,
    text: '「good-zh」',
  });
  // The same when all that was told of it has left with its school year.
  const before = await read();
  await db.deleteFrom('told_events').where('student_id', '=', player.id).execute();
  expect(before?.quote).not.toBeNull();
  expect(await read()).toEqual(before);
});

test('there is no quote where nothing went well, and none where nothing was played', async () => {
  const player = await childrenIn(kindred)({ owner_id: teacher.id, active_program: 'hoh' });
  await player.send(played(kindred, 'hoh', LONG_CHECKS, { option: 'poor' }));
  const { body } = await kindred.call(readReport, { id: player.id, ...asked }, teacher);
  expect(body.well?.quote).toBeNull();
  const counted = await child();
  const { body: other } = await kindred.call(readReport, { id: counted, ...report }, teacher);
  expect(other.well?.quote).toBeNull();
});
