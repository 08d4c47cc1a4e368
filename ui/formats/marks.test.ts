import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedParts } from './marks.ts';

const shown = (text: string, typed: string): string =>
  markedParts(text, typed)
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Adaeze Whitfield', 'whitf', 'Adaeze [Whitf]ield'],
  ['Owen Núñez', 'nunez', 'Owen [Núñez]'],
  ['Whitfield, Ruth', 'ruth whit', '[Whit]field, [Ruth]'],
  ['KO-2026-000123', '0001', 'KO-2026-[0001]23'],
  ['王小明', '小明', '王[小明]'],
  ['Anna', 'xyz', 'Anna'],
  ['', 'a', ''],
])('%s by %s: %s', (text, typed, marked) => {
  expect(shown(text, typed)).toBe(marked);
});

test('nothing is lost or added, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      expect(
        markedParts(text, typed)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
