import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment, fileNamed } from './file-name.ts';

test.each([
  ['Cool the Soup - lesson plan', 'Cool-the-Soup-lesson-plan.pdf', 'Cool the Soup - lesson plan.pdf'],
  ['把湯吹涼 - 教案', 'lesson-e-er-1.pdf', '把湯吹涼 - 教案.pdf'],
  ['What’s “mine”? A/B: 1*', 'Whats-mine-A-B-1.pdf', 'What’s “mine” A B 1.pdf'],
  ['教案 ABC', 'lesson-e-er-1.pdf', '教案 ABC.pdf'],
  ['...', 'lesson-e-er-1.pdf', 'lesson-e-er-1.pdf'],
])('a file of "%s" is called %s, or %s', (title, name, shownName) => {
  expect(fileNamed(title, 'pdf', 'lesson-e-er-1')).toEqual({ name, shownName });
});

test('of a name of many letters the day is kept', () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff-Wilhelmina Featherstonehaugh';
  expect(fileNamed([name, 'Report Zoo U, first check', '2026-11-18'], 'pdf', 'report').shownName).toBe(
    'Wolfeschlegelsteinhausenbergerdorff-Wil - Report Zoo U, first check - 2026-11-18.pdf',
  );
  expect(fileNamed(['王美玲', '報告', '2026-11-18'], 'pdf', 'report-7')).toEqual({
    name: 'report-7.pdf',
    shownName: '王美玲 - 報告 - 2026-11-18.pdf',
  });
  expect(fileNamed(['..', '2026-11-18'], 'pdf', 'report').shownName).toBe('2026-11-18.pdf');
});

test('a name is never cut in the middle of a sign', () => {
  const named = fileNamed(`${'a'.repeat(79)}🦦`, 'pdf', 'report');
  expect(named.shownName).toBe(`${'a'.repeat(79)}.pdf`);
  expect(attachment(named)).toContain('filename=');
});

test('a reader’s browser is told both names', () => {
  expect(attachment({ name: 'lesson.pdf', shownName: '湯 (1).pdf' })).toBe(
    `attachment; filename="lesson.pdf"; filename*=UTF-8''%E6%B9%AF%20%281%29.pdf`,
  );
  expect(attachment({ name: 'a.csv' })).toBe('attachment; filename="a.csv"');
});

test('whatever a title holds, its header is one line of ASCII, and both names are no paths', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const named = fileNamed(title, 'pdf', 'lesson');
      expect(named.name).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]*\.pdf$/);
      expect(named.shownName).not.toMatch(/[/\\"\n\r]|^\./);
      expect(attachment(named)).toMatch(/^[\x20-\x7e]+$/);
    }),
  );
});
