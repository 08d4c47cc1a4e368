import { expect, test } from 'vitest';
import { suggestClassCode } from './class-code.ts';
import { CLASS_CODE_MIN } from './passwords.ts';

test('a suggested code is two short words and a number, long enough to be taken', () => {
  const picks = [0, 0, 327];
  expect(suggestClassCode(() => picks.shift() ?? 0)).toBe('bold-bird-427');
});

test.each([(below: number) => below - 1, () => 0])(
  'whatever is picked, the code can be typed by a child',
  (pick) => {
    const code = suggestClassCode(pick);
    expect(code).toMatch(/^[a-z]+-[a-z]+-\d{3}$/);
    expect(code.length).toBeGreaterThanOrEqual(CLASS_CODE_MIN);
  },
);
