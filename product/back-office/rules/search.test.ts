import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGES, pagesFor, RANKS, ranked, rankOf } from './search.ts';

test.each([
  { texts: ['kq-1042'], typed: 'kq-1042', rank: 'exact' },
  { texts: ['adaeze whitfield', 'whitfield', 'educator@kindred.test'], typed: 'whitf', rank: 'beginning' },
  { texts: ['adaeze whitfield'], typed: 'whitf', rank: 'word' },
  { texts: ['adaeze whitfield'], typed: 'field', rank: 'part' },
  { texts: [null, 'adaeze'], typed: 'field', rank: undefined },
  { texts: ['ana', 'banana'], typed: 'ana', rank: 'exact' },
])('$typed in $texts: $rank', ({ texts, typed, rank }) => {
  expect(RANKS[rankOf(texts, typed)]).toBe(rank);
});

test('an exact number or address is before everything that only contains it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 6 })),
      fc.stringMatching(/^[a-z0-9-]{2,6}$/),
      (others, typed) => {
        const found = [
          ...others.map((name) => ({ texts: [`x${typed}${name}`], name })),
          { texts: [typed], name: 'z' },
        ];
        expect(ranked(found, typed)[0]?.texts).toEqual([typed]);
      },
    ),
  );
});

test('equals stand by their names', () => {
  const found = ['Birch', 'Alder', 'Cedar'].map((name) => ({ texts: ['school'], name }));
  expect(ranked(found, 'school').map(({ name }) => name)).toEqual(['Alder', 'Birch', 'Cedar']);
});

test('a page is found by the beginnings of its words', () => {
  expect(pagesFor(['ref']).map(({ page }) => page)).toEqual(['purchasing']);
  expect(pagesFor(['acc', 'req']).map(({ page }) => page)).toEqual(['account-requests']);
  expect(pagesFor(['rders'])).toEqual([]);
  expect(pagesFor([])).toEqual([]);
  for (const { page } of PAGES) expect(pagesFor(page.split('-')).map((one) => one.page)).toContain(page);
});
