import { beforeAll, expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildLicenses } from '#testing/api/licenses.ts';
import { buildAccount, buildFamily, buildSchool } from '#testing/api/people.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { keepLessons } from './keep.ts';
import { TEST_LIBRARY } from './testing/library.ts';

const kindred = await testKindred();
const { db } = kindred;
const people = { nobody: '', customer: '', parent: '', student: '' };

beforeAll(async () => {
  await keepLessons(db, TEST_LIBRARY);
  const here = { school_id: (await buildSchool(db)).id, free_trial_ends_on: '2026-01-01' };
  const nobody = await buildAccount(db, here);
  const customer = await buildAccount(db, here);
  await buildLicenses(db, customer.id, 5, kindred.now());
  const parent = await buildAccount(db, { scope: 'parent', family_id: (await buildFamily(db)).id });
  people.nobody = await kindred.tokenFor({ accountId: nobody.id });
  people.customer = await kindred.tokenFor({ accountId: customer.id });
  people.parent = await kindred.tokenFor({ accountId: parent.id });
});

async function packet(who: keyof typeof people, given: Record<string, unknown>) {
  const reply = await kindred.app.server.inject({
    method: 'POST',
    url: '/api/lessons/packet',
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${people[who]}` },
    payload: { parts: ['educator'], ...given },
  });
  return { status: reply.statusCode, headers: reply.headers, file: reply.rawPayload };
}

test('a packet begins with what all of its lessons need, and has the chosen papers of each', async () => {
  const asked = { ids: ['e-er-1', 'm-ic-1', 'e-er-1'], parts: ['student', 'educator'] };
  const { status, headers, file } = await packet('customer', asked);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('filename="Lesson-packet-2026-09-14-2-lessons.pdf"');
  const { text, pages, source } = readPdf(file);
  const contents = text.slice(0, text.indexOf('Lesson plan'));
  expect(contents).toContain('2 lessons');
  expect(contents).toContain('1. Cool the Soup');
  expect(contents).toContain('You need');
  // Two plans of two pages and two pages for children behind the contents.
  expect(pages).toBe(7);
  expect(source.match(/\/Type \/Catalog/g)).toHaveLength(1);
  expect((await packet('customer', asked)).file.equals(file)).toBe(true);
});

test('a lesson by its number and by its code is one lesson', async () => {
  const { id } = await db
    .selectFrom('lessons')
    .select('id')
    .where('code', '=', 'e-er-1')
    .executeTakeFirstOrThrow();
  const { headers } = await packet('customer', { ids: [String(id), 'e-er-1'] });
  expect(headers['content-disposition']).toContain('filename="Lesson-packet-2026-09-14-1-lesson.pdf"');
});

test('a packet is in the reader’s language, as far as its lessons are', async () => {
  const asked = { ids: ['e-er-1', 'm-ic-1'], language: 'zh-TW' };
  const { file, headers } = await packet('customer', asked);
  const called = decodeURIComponent(String(headers['content-disposition']));
  expect(called).toContain('filename="lesson-packet-2026-09-14.pdf"');
  expect(called).toContain(`filename*=UTF-8''教案合輯 2026-09-14 - 2 份.pdf`);
  const text = readPdf(file).text.replaceAll(/\s/g, '');
  expect(text).toContain('教案合輯');
  expect(text).toContain('把湯吹涼');
});

test('who may not print a lesson gets the others, and 402 where there are none', async () => {
  const { status, file } = await packet('nobody', { ids: ['e-er-1', 'e-emp-5'] });
  expect(status).toBe(200);
  expect(readPdf(file).text).toContain('1 lesson ·');
  expect(readPdf(file).text).not.toContain('Cool the Soup');
  expect((await packet('nobody', { ids: ['e-er-1'] })).status).toBe(402);
});

test('parents have the lessons with a letter for families, and no others', async () => {
  expect((await packet('parent', { ids: ['e-emp-5'], parts: ['family'] })).status).toBe(200);
  expect((await packet('parent', { ids: ['e-emp-5', 'e-com-4'], parts: ['family'] })).status).toBe(404);
});

test.each([
  ['no lesson', { ids: [] }],
  ['too many', { ids: Array.from({ length: 21 }, (_, index) => index + 1) }],
  ['no paper', { ids: ['e-er-1'], parts: [] }],
  ['an unknown paper', { ids: ['e-er-1'], parts: ['poster'] }],
  ['an unknown language', { ids: ['e-er-1'], language: 'fr' }],
  ['something else', { ids: ['e-er-1'], scope: 'uber' }],
])('%s is refused', async (_, given) => {
  expect((await packet('customer', given)).status).toBe(422);
});

test('a lesson that is not there is told so', async () => {
  expect((await packet('customer', { ids: ['e-er-1', 'e-er-99'] })).status).toBe(404);
});
