import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURSOR, cursorText, NEWEST, readCursor } from './timeline.ts';

test('a cursor is read as it was written', () => {
  const cursors = fc.record({
    micros: fc.integer({ min: 0, max: NEWEST.micros }),
    key: fc
      .tuple(fc.constantFrom('audit', 'own', 'history-to'), fc.integer({ min: 1 }))
      .map((parts) => parts.join(':')),
  });
  fc.assert(
    fc.property(cursors, (cursor) => {
      expect(readCursor(cursorText(cursor))).toEqual(cursor);
    }),
  );
});

test.each([undefined, '', '12', 'x-audit:1', '1-audit', "1-audit:1' or true", '-audit:1'])(
  '%j begins with the newest',
  (text) => {
    expect(readCursor(text)).toEqual(NEWEST);
    expect(CURSOR.test(text ?? '')).toBe(false);
  },
);
