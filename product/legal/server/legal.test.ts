import { expect, test } from 'vitest';
import { LOCALES } from '#brands/brand.ts';
import type { ProseBlock } from '#platform/contract/texts/prose.ts';
import { sayIn } from '#platform/server/texts.ts';
import { DASHBOARD, STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { readLegal } from '../contract.ts';
import { inlineOf } from '../rules/inline.ts';
import { DATED, LEGAL_PAGES, type LegalName } from '../rules/pages.ts';
import { type Facts, factBlocks } from './facts/blocks.ts';
import { dataGroups } from './facts/data-groups.ts';
import { proseOf, sourceOf } from './library.ts';

const kindred = await testKindred();

const read = async (name: LegalName, language: string) => {
  const { status, body } = await kindred.call(readLegal, { name, _lang: language });
  expect(status).toBe(200);
  return body.data;
};
const rowsOf = (blocks: readonly ProseBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));

test.each(LEGAL_PAGES.flatMap((name) => LOCALES.map((language) => [name, language] as const)))(
  '%s is there in %s for everybody, with nothing left to fill in',
  async (name, language) => {
    const page = await read(name, language);
    expect(JSON.stringify(page)).not.toMatch(/\{\{|\[facts|legal-data\./);
    const anchors = page.sections.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(page.sections.every(({ blocks }) => blocks.length > 0 || name === 'security')).toBe(true);
    expect(page.version).toMatch(/^[0-9a-f]{8}$/);
  },
);

test.each(DATED)('%s says in both languages the same, section by section', (name) => {
  const shapeIn = (language: (typeof LOCALES)[number]) =>
    proseOf(name, language).sections.map(({ anchor, blocks }) => [
      anchor,
      ...blocks.map((block) => (block.kind === 'list' ? block.items.length : block.kind)),
    ]);
  expect(shapeIn('zh-TW')).toEqual(shapeIn('en'));
  const filled = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();
  expect(filled(sourceOf(name, 'zh-TW'))).toEqual(filled(sourceOf(name, 'en')));
});

test('links of the texts lead to pages and sections that are there', () => {
  const sections = new Map<string, string[]>(
    LEGAL_PAGES.map((name) => [`/${name}`, proseOf(name, 'en').sections.map(({ anchor }) => anchor)]),
  );
  const hrefs = DATED.flatMap((name) => LOCALES.flatMap((language) => inlineOf(sourceOf(name, language))))
    .flatMap(({ href }) => href ?? [])
    .filter((href) => href.startsWith('/') && !href.startsWith('/.well-known'));
  expect(hrefs.length).toBeGreaterThan(10);
  for (const href of hrefs) {
    const [path = '', anchor] = href.split('#');
    expect([href, sections.has(path)]).toEqual([href, true]);
    if (anchor !== undefined) expect([href, sections.get(path)?.includes(anchor)]).toEqual([href, true]);
  }
});

test('the annexes say what the registry, the settings and the page on security say', async () => {
  const { sections } = await read('agreement', 'en');
  const blocksOf = (anchor: string) => sections.find((section) => section.anchor === anchor)?.blocks ?? [];
  const elements = rowsOf(blocksOf('annex-a'));
  const groups = (['children', 'adults', 'schools', 'demo'] as const).flatMap(dataGroups);
  expect(elements).toHaveLength(groups.length);
  expect(elements.find(([what = '']) => what.startsWith('Files made to be fetched'))?.[2]).toBe(
    'files of a child and links to letters: two days; codes for families: thirty days',
  );
  expect(rowsOf(blocksOf('annex-b')).map(([who]) => who)).toContain('Stripe');
  expect(JSON.stringify(blocksOf('annex-c'))).toMatch(/Of the 253 requirements/);
  expect(JSON.stringify(blocksOf('annex-d'))).toContain('done after 7 days');
});

const nobody: Facts = {
  demo: false,
  security: sourceOf('security', 'en'),
  hostingOperator: null,
  smtpUrl: 'smtp://127.0.0.1:25',
  filesEndpoint: 'http://127.0.0.1:9000',
  cards: null,
  news: null,
  signOn: { providers: [], simulated: false },
};
const companies = (facts: Partial<Facts>) =>
  rowsOf(factBlocks('companies', { ...nobody, ...facts }, sayIn('en'))).map(([who = '', does = '']) => [
    who,
    does,
  ]);

test.each(LOCALES)('a report that is read by itself names no file of the sources in %s', async (language) => {
  for (const name of ['security', 'accessibility'] as const) {
    const { sections } = await read(name, language);
    expect(JSON.stringify(sections).match(/`[\w.-][\w./-]*\.(ts|tsx|txt|md|yml)`/g) ?? []).toEqual([]);
  }
});

test('who is not set up is not named', () => {
  expect(companies({})).toEqual([
    ['Write to us for its name; in a signed copy: ____________________', 'Runs the computers'],
  ]);
  expect(factBlocks('sign-on', nobody, sayIn('en'))).toEqual([]);
  expect(
    companies({
      hostingOperator: 'Example Hosting, Virginia',
      smtpUrl: 'smtps://user:secret@mail.example.org:465',
      filesEndpoint: 'https://files.example.org',
      cards: 'stripe',
      news: { host: 'list.example.org', simulated: false },
    }).map(([who]) => who),
  ).toEqual([
    'Example Hosting, Virginia',
    'files.example.org',
    'mail.example.org',
    'Stripe',
    'list.example.org',
  ]);
  const signOn = { providers: ['clever'], simulated: false };
  expect(JSON.stringify(factBlocks('sign-on', { ...nobody, signOn }, sayIn('en')))).toMatch(/Clever\. /);
});

test.each(LOCALES)(
  'the agreement is a PDF with date, version and vendor in %s, drawn once',
  async (language) => {
    const get = () =>
      kindred.app.server.inject({
        method: 'GET',
        url: `/api/legal/agreement?_lang=${language}&_format=pdf`,
        headers: { host: DASHBOARD },
      });
    const first = await get();
    expect(first.headers['content-type']).toBe('application/pdf');
    const { date, version } = await read('agreement', language);
    const { text } = readPdf(first.rawPayload);
    expect(text).toContain(version);
    expect(text).toContain('Kindred Demonstration LLC');
    expect(first.headers['content-disposition']).toContain(String(date));
    expect((await get()).rawPayload.equals(first.rawPayload)).toBe(true);
  },
);

test.each([DASHBOARD, STUDENT_SITE])('%s says to programs whom to tell of a fault', async (host) => {
  const reply = await kindred.app.server.inject({ url: '/.well-known/security.txt', headers: { host } });
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = Object.fromEntries(
    reply.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(lines).toMatchObject({
    Contact: 'mailto:support@kindred.test',
    Canonical: `http://${host}/.well-known/security.txt`,
    Policy: 'http://localhost:3000/report-a-fault',
  });
  expect(new Date(lines.Expires).getTime()).toBeGreaterThan(kindred.now().getTime());
});
