import { expect, test } from 'vitest';
import legal from '#locales/en/site-legal.json' with { type: 'json' };
import chinese from '#locales/zh-TW/site-legal.json' with { type: 'json' };
import { inlineLinks } from './inline-links.ts';
import { legalSections } from './legal-sections.ts';

const pages = [legal.terms, legal.privacy, chinese.terms, chinese.privacy];

test('the terms and the privacy page are made of sections', () => {
  for (const page of pages) expect(legalSections(page.sections).length).toBeGreaterThan(10);
});

test('every section has its own place on the page', () => {
  for (const page of pages) {
    const ids = legalSections(page.sections).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('links between the pages lead to sections that exist', () => {
  const places = new Map([
    ['/terms', legalSections(legal.terms.sections).map(({ id }) => id)],
    ['/privacy', legalSections(legal.privacy.sections).map(({ id }) => id)],
  ]);
  const sentences = JSON.stringify(legal).split('"');
  const hrefs = sentences.flatMap((sentence) => inlineLinks(sentence)).flatMap(({ href }) => href ?? []);
  for (const href of hrefs.filter((one) => one.startsWith('/'))) {
    const [path = '', id] = href.split('#');
    expect(places.has(path)).toBe(true);
    if (id) expect(places.get(path)).toContain(id);
  }
});

test.each([null, 'text', [{}], [{ id: 'a', title: 'A' }], [{ id: 'a', title: 'A', body: [7] }]])(
  '%j is not a legal page',
  (value) => {
    expect(() => legalSections(value)).toThrow();
  },
);

test('both languages have the same sections in the same order, each as long', () => {
  const shape = (page: { sections: unknown }) =>
    legalSections(page.sections).map(({ id, body }) => [id, body.length]);
  expect(shape(chinese.terms)).toEqual(shape(legal.terms));
  expect(shape(chinese.privacy)).toEqual(shape(legal.privacy));
});
