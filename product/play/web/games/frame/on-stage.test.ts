import { expect, test } from 'vitest';
import { isInWindow } from './on-stage.tsx';

const windowFrom = (left: number, right: number) => ({
  style: { getPropertyValue: (name: string) => `${name === '--window-left' ? left : right}px` },
});

test.each([
  ['a whole stage', 0, 1280, 7.4, true],
  ['a phone that looks at the middle', 384, 896, 7.4, false],
  ['a phone, and somebody near the middle', 384, 896, 6, true],
  ['a phone, and somebody half behind its edge', 384, 896, 6.8, false],
])('who stands there is seen or not: %s', (_, left, right, mark, isSeen) => {
  expect(isInWindow(windowFrom(left, right), mark)).toBe(isSeen);
});

test('before the stage is measured nobody is taken for unseen', () => {
  expect(isInWindow(null, 9)).toBe(true);
});
