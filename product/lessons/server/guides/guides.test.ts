import { beforeAll, expect, test } from 'vitest';
import { brandById } from '#brands/all.ts';
import { LOCALES } from '#brands/brand.ts';
import { sayIn } from '#platform/server/texts.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildSchool } from '#testing/api/people.ts';
import { listGuides, readGuide } from '../../guides-contract.ts';
import { sayGuide } from '../../rules/guide/guide.ts';
import { fill } from '../../rules/lesson/library.ts';
import { fillingOf } from '../read.ts';
import { TEST_GUIDES } from '../testing/library.ts';
import { guidePdf } from './guide-pdf.ts';

const kindred = await testKindred();
const { db, call } = kindred;
const people = { educator: '', home: '', parent: '', staff: '' };
type Who = keyof typeof people;

beforeAll(async () => {
  const school = await buildSchool(db);
  const educator = await buildAccount(db, { school_id: school.id });
  const home = await buildAccount(db, { role: 'home' });
  const parent = await buildAccount(db, { scope: 'parent', family_id: (await buildFamily(db)).id });
  const staff = await buildAccount(db, { scope: 'uber' });
  const token = (account: { id: number }) => kindred.tokenFor({ accountId: account.id });
  people.educator = await token(educator);
  people.home = await token(home);
  people.parent = await token(parent);
  people.staff = await token(staff);
});

type Listed = { id: string; title: string; language: string; found: { anchor: string } | null };
const list = async (input: { search?: string; _lang?: 'en' | 'zh-TW' } = {}, who: Who = 'educator') =>
  ((await call(listGuides, input, { token: people[who] })).body as { data: Listed[] }).data;
const read = (id: string, who: Who = 'educator', _lang: 'en' | 'zh-TW' = 'en') =>
  call(readGuide, { id, _lang }, { token: people[who] });

test('all guides are listed in their order, in the words of the brand', async () => {
  const all = await list();
  expect(all.map(({ id }) => id)).toEqual(TEST_GUIDES.map(({ en }) => en?.id));
  expect(all.find(({ id }) => id === '112')?.title).toBe(`${brandById('kindred').programs.zoou}: grades 2-4`);
});

test.each([
  ['fifteen minutes', '101', null],
  ['BEFORE you start', '101', 'before-you-start'],
  ['choose make a badge', '101', 'minutes-8-to-10-make-a-card'],
])('a search for "%s" finds guide %s at its part', async (search, id, anchor) => {
  const [first] = await list({ search });
  expect(first).toMatchObject({ id, found: anchor === null ? null : { anchor } });
});

test('a search for what no guide says finds nothing', async () => {
  expect(await list({ search: 'submarine' })).toEqual([]);
});

test('a guide comes in the asked language, else in English', async () => {
  expect((await read('203', 'educator', 'zh-TW')).body).toMatchObject({
    data: { language: 'zh-TW', title: '給家長的一封信', sections: expect.any(Array) },
  });
  expect((await read('101', 'educator', 'zh-TW')).body).toMatchObject({ data: { language: 'en' } });
  const titles = new Map((await list({ _lang: 'zh-TW' })).map((one) => [one.id, one.language]));
  expect([titles.get('203'), titles.get('101')]).toEqual(['zh-TW', 'en']);
});

test('it names the guides that come next', async () => {
  expect((await read('101')).body).toMatchObject({
    data: { next: [{ id: '102', title: 'Students, logins and licenses', minutes: 10 }, {}, {}] },
  });
});

test('at home nobody reads of students', async () => {
  const said = async (who: Who) => JSON.stringify((await read('101', who)).body);
  expect(await said('educator')).toMatch(/One student who can sign in alone/);
  expect(await said('parent')).toMatch(/One child who can sign in alone/);
  expect(await said('home')).toMatch(/One child who can sign in alone/);
  // Addresses are no words.
  expect((await read('101', 'parent')).body).toMatchObject({
    data: { links: expect.arrayContaining([expect.objectContaining({ path: '/students' })]) },
  });
});

test.each(['educator', 'home', 'parent', 'staff'] as const)('%s may read every guide', async (who) => {
  for (const id of ['101', '202', '204']) expect((await read(id, who)).status).toBe(200);
});

test.each(['100', '999', 'abc', '10', '1010'])('there is no guide %s', async (id) => {
  expect((await read(id)).status).toBe(404);
});

test('nobody reads without signing in', async () => {
  expect((await call(readGuide, { id: '101', _lang: 'en' })).status).toBe(401);
});

test('the PDF is a file of its own name', async () => {
  const { server } = kindred.app;
  const headers = { host: 'localhost:3000', 'access-token': `Bearer ${people.educator}` };
  const reply = await server.inject({ url: '/api/guides/101?_format=pdf', headers });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.headers['content-disposition']).toContain('guide-101.pdf');
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await server.inject({ url: '/api/guides/101?_format=doc', headers })).statusCode).toBe(422);
});

const brand = brandById('kindred');
const printable = TEST_GUIDES.flatMap((texts) =>
  LOCALES.flatMap((language) => {
    const guide = texts[language];
    return guide === undefined ? [] : [{ name: `${guide.id} in ${language}`, guide, language }];
  }),
);

test.each(printable)('guide $name is printed on the pages it is meant for, twice alike', async (one) => {
  const guide = sayGuide(one.guide, (text) => fill(text, fillingOf('kindred', one.language)));
  const make = () =>
    guidePdf(brand, { guide, next: [], language: one.language }, sayIn(one.language), new Date(0));
  // The first one measures words, and lists its fonts in that order.
  await make();
  const pdf = await make();
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(guide.pages);
  expect(pdf.toString('latin1')).toContain('/StructTreeRoot');
  expect((await make()).equals(pdf)).toBe(true);
});
