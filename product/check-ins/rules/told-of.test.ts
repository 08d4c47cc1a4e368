import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toldOfAll } from './told-of.ts';

const adult = (id: number) => ({ id, name: `Adult ${id}` });

test.each([
  ['nobody is asked', [], { adults: [], children: 0, with_more: 0 }],
  [
    'all are told of the same',
    [
      [1, 2],
      [1, 2],
    ],
    { adults: ['Adult 1', 'Adult 2'], children: 2, with_more: 0 },
  ],
  [
    'one is shared',
    [
      [1, 3, 2],
      [1, 2],
    ],
    { adults: ['Adult 1', 'Adult 2'], children: 2, with_more: 1 },
  ],
])('%s', (_, lists, expected) => {
  expect(toldOfAll(lists.map((ids) => ids.map(adult)))).toEqual(expected);
});

test('nobody is named whom a child is not told of, and a child of whom more is said is counted', () => {
  const list = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(list, { maxLength: 8 }), (lists) => {
      const { adults, with_more: more } = toldOfAll(lists.map((ids) => ids.map(adult)));
      for (const ids of lists) {
        for (const name of adults) expect(ids.map((id) => adult(id).name)).toContain(name);
      }
      expect(more).toBe(lists.filter((ids) => ids.length !== adults.length).length);
    }),
  );
});
