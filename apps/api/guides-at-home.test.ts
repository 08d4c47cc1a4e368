import { expect, test } from 'vitest';
import { makeGuides } from '#product/lessons/build/guides.ts';
import { sayGuide } from '#product/lessons/rules/guide/guide.ts';
import { textAtHome } from '#product/site/rules/shell/home-words.ts';

/** Guides are written for schools and homes alike: what a family reads of them speaks of no class. */
const OF_SCHOOLS = /\b(?:class(?:es|rooms?)?|students?|pupils?|roster)\b/i;

function ofSchools(texts: readonly string[]): string[] {
  return texts.map((text) => textAtHome('en', text)).filter((text) => OF_SCHOOLS.test(text));
}

test('a class is noticed, and a student is a child', () => {
  expect(ofSchools(['Ask the class.', 'Add a student.', 'Your classmates cannot.'])).toEqual([
    'Ask the class.',
  ]);
});

const guides = makeGuides().flatMap(({ en }) =>
  en !== undefined && en.audience.some((one) => one === 'parent' || one === 'home') ? [en] : [],
);

test.each(guides.map((guide) => [guide.id, guide] as const))('guide %s speaks to a home, too', (_, guide) => {
  const texts: string[] = [];
  sayGuide(guide, (text) => {
    texts.push(text);
    return text;
  });
  expect(texts.length).toBeGreaterThan(20);
  expect(ofSchools(texts)).toEqual([]);
});
