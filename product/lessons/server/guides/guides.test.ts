import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { brandById } from '#brands/all.ts';
import { LOCALES } from '#brands/brand.ts';
import { plainOf } from '#platform/contract/texts/prose.ts';
import { sayIn } from '#platform/server/texts.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildSchool } from '#testing/api/people.ts';
import { objectsOf, readPdf } from '#testing/server/pdf-text.ts';
import { oneIn } from '#testing/server/proof.ts';
import { listGuides, readGuide } from '../../guides-contract.ts';
import { sayGuide } from '../../rules/guide/guide.ts';
import { fill } from '../../rules/lesson/library.ts';
import { typeset } from '../paper/typography.ts';
import { fillingOf } from '../read.ts';
import { TEST_GUIDES } from '../testing/library.ts';
import { guidePdf } from './guide-pdf.ts';
import { type Pictures, picturesOf } from './pictures.ts';

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

type Listed = {
  id: string;
  title: string;
  language: string;
  self_check: boolean;
  found: { anchor: string } | null;
};
const list = async (input: { search?: string; _lang?: 'en' | 'zh-TW' } = {}, who: Who = 'educator') =>
  ((await call(listGuides, input, { token: people[who] })).body as { data: Listed[] }).data;
const read = (id: string, who: Who = 'educator', _lang: 'en' | 'zh-TW' = 'en') =>
  call(readGuide, { id, _lang }, { token: people[who] });

test('all guides are listed in their order, in the words of the brand', async () => {
  const all = await list();
  expect(all.map(({ id }) => id)).toEqual(TEST_GUIDES.map(({ en }) => en?.id));
  expect(all.find(({ id }) => id === '112')?.title).toBe(
    `${brandById('kindred').programs.en.zoou}: grades 2-4`,
  );
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
  const english = { language: 'en', title: '最初的十五分鐘', next: [{ title: '學生、登入與授權' }, {}, {}] };
  expect((await read('101', 'educator', 'zh-TW')).body).toMatchObject({ data: english });
  const titles = new Map((await list({ _lang: 'zh-TW' })).map((one) => [one.id, one.language]));
  expect([titles.get('203'), titles.get('101')]).toEqual(['zh-TW', 'en']);
});

test('in a Chinese list every title is Chinese, and found by it', async () => {
  const all = await list({ _lang: 'zh-TW' });
  expect(all.filter(({ title }) => !/\p{Script=Han}/u.test(title))).toEqual([]);
  expect(all.filter(({ title }) => /[{}]/.test(title))).toEqual([]);
  expect((await list({ _lang: 'zh-TW', search: '十五分鐘' })).map(({ id }) => id)).toEqual(['101']);
});

test('a self-check is on the screen, and not on paper', async () => {
  expect((await list()).filter((one) => one.self_check).map(({ id }) => id)).toEqual([
    '103',
    '121',
    '122',
    '204',
    '205',
  ]);
  const { body } = await read('204');
  expect(JSON.stringify(body)).toContain('Which questions do you leave out?');
  const headers = { host: 'localhost:3000', 'access-token': `Bearer ${people.educator}` };
  const paper = await kindred.app.server.inject({ url: '/api/guides/204?_format=pdf', headers });
  const { text } = readPdf(paper.rawPayload);
  expect(text).toContain('Looking after yourself');
  expect(text).not.toContain('Check yourself');
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
  expect(reply.headers['content-disposition']).toContain('filename="Your-first-fifteen-minutes.pdf"');
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

test.each(oneIn(4, printable))(
  'guide $name is printed on the pages it is meant for, twice alike',
  async (one) => {
    const guide = sayGuide(one.guide, (text) => fill(text, fillingOf('kindred', one.language)));
    const { language } = one;
    const make = (pictures: Pictures) =>
      guidePdf(brand, { guide, next: [], language, pictures }, sayIn(language), new Date(0));
    const sourceOf = async (pictures: Pictures) => (await make(pictures)).toString('latin1');
    const pagesIn = (source: string): number => source.match(/\/Type \/Page\b/g)?.length ?? 0;
    const words = await sourceOf(new Map());
    expect(pagesIn(words)).toBeGreaterThan(0);
    expect(pagesIn(words)).toBeLessThanOrEqual(guide.pages);
    const pictures = await picturesOf(guide, language);
    const shown = await sourceOf(pictures);
    // Pictures may take a page more, and each has words for those who do not see it.
    expect(pagesIn(shown)).toBeLessThanOrEqual(guide.pages + (pictures.size > 0 ? 1 : 0));
    expect(shown.match(/\/S \/Figure/g) ?? []).toHaveLength(pictures.size);
    expect(shown.match(/\/Alt \(/g) ?? []).toHaveLength(pictures.size);
    expect(shown).toContain('/StructTreeRoot');
    expect((await sourceOf(pictures)) === shown).toBe(true);
    // No sheet for a line that was left over; the foot is one line of each.
    const next = guide.next.map((id) => ({ id, title: 'What the next guide is called' }));
    const lastItems = guide.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'list' && block.items.length > 2 ? [block.items.at(-1) ?? ''] : []))
      .map((item) => plainOf(typeset(item, language)).slice(0, 25));
    for (const given of [pictures, new Map()]) {
      const drawn = await guidePdf(
        brand,
        { guide, next, language, pictures: given },
        sayIn(language),
        new Date(0),
      );
      expect(readPdf(drawn).text).not.toMatch(/["']/);
      expect(linesOn(drawn).filter((lines) => lines < 8)).toEqual([]);
      expect(firstLines(drawn).filter((line) => lastItems.some((item) => line.includes(item)))).toEqual([]);
    }
  },
);

/** What stands on top of every page but the first: the foot is the last line of each. */
function firstLines(pdf: Buffer): string[] {
  const lines = readPdf(pdf).text.split('\n');
  const feet = lines.flatMap((line, at) => (/ \d+ of \d+$|第 \d+ 頁/.test(line) ? [at] : []));
  return feet.slice(0, -1).map((at) => lines[at + 1] ?? '');
}

/** How many lines of text each page has. */
function linesOn(pdf: Buffer): number[] {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]))?.stream?.toString('latin1');
    return new Set([...(content ?? '').matchAll(/1 0 0 1 \S+ (\S+) Tm/g)].map(([, y]) => y)).size;
  });
}

/** Else paper would show what screens no longer do. */
test('pictures on paper are made of those on the screen: npm run guide:paper', () => {
  const folder = fileURLToPath(new URL('../../guides/pictures/', import.meta.url));
  const madeOf: unknown = JSON.parse(readFileSync(path.join(folder, 'paper/made-of.json'), 'utf8'));
  const screens = globSync('*.webp', { cwd: folder }).map((file) => {
    const hash = createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
    return [path.basename(file, '.webp'), hash.slice(0, 16)] as const;
  });
  expect(madeOf).toEqual(Object.fromEntries(screens));
});
