import { expect, test } from 'vitest';
import legal from '#locales/en/site-legal.json' with { type: 'json' };
import chinese from '#locales/zh-TW/site-legal.json' with { type: 'json' };
import { inlineLinks } from './inline-links.ts';
import { legalSections } from './legal-sections.ts';

const ALL = { news: true };
const pages = [legal.terms, legal.privacy, chinese.terms, chinese.privacy];

test('the terms and the privacy page are made of sections', () => {
  for (const page of pages) expect(legalSections(page.sections, ALL).length).toBeGreaterThan(10);
});

test('every section has its own place on the page', () => {
  for (const page of pages) {
    const ids = legalSections(page.sections, ALL).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('links between the pages lead to sections that exist', () => {
  const places = new Map([
    ['/terms', legalSections(legal.terms.sections, ALL).map(({ id }) => id)],
    ['/privacy', legalSections(legal.privacy.sections, ALL).map(({ id }) => id)],
  ]);
  const sentences = JSON.stringify(legal).split('"');
  const hrefs = sentences.flatMap((sentence) => inlineLinks(sentence)).flatMap(({ href }) => href ?? []);
  for (const href of hrefs.filter((one) => one.startsWith('/'))) {
    const [path = '', id] = href.split('#');
    expect(places.has(path)).toBe(true);
    if (id) expect(places.get(path)).toContain(id);
  }
});

test.each([
  null,
  'text',
  [{}],
  [{ id: 'a', title: 'A' }],
  [{ id: 'a', title: 'A', body: [7] }],
  [{ id: 'a', title: 'A', body: [{ only: 'ads', text: 'A' }] }],
])('%j is not a legal page', (value) => {
  expect(() => legalSections(value, ALL)).toThrow();
});

test('both languages have the same sections in the same order, each as long', () => {
  const shape = (page: { sections: unknown }) =>
    legalSections(page.sections, ALL).map(({ id, body }) => [id, body.length]);
  expect(shape(chinese.terms)).toEqual(shape(legal.terms));
  expect(shape(chinese.privacy)).toEqual(shape(legal.privacy));
});

test('the list that sends news is named where there is one, and nowhere else', () => {
  for (const { sections } of [legal.privacy, chinese.privacy]) {
    const others = (news: boolean) =>
      JSON.stringify(legalSections(sections, { news }).find(({ id }) => id === 'others')?.body);
    expect(others(true)).toContain('{{list}}');
    expect(others(false)).not.toContain('{{list}}');
  }
});
