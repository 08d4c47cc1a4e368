import { expect, test } from 'vitest';
import { BADGE_BYTES, badgeAddress, codeBehind, codeInBadge } from './badges.ts';
import { cameraProblem } from './camera.ts';

const CODE = 'Ab0_-Ab0_-Ab0_-Ab0_-Abcd';

test('a badge has 128 bits or more, and its code stands behind the #', () => {
  expect(BADGE_BYTES * 8).toBeGreaterThanOrEqual(128);
  const address = badgeAddress('http://student.localhost:3000/', CODE);
  expect(address).toBe(`http://student.localhost:3000/badge#${CODE}`);
  expect(new URL(address).pathname).not.toContain(CODE);
  expect(codeBehind(new URL(address).hash)).toBe(CODE);
  expect(codeInBadge(address)).toBe(CODE);
});

test.each([
  `https://play.example.org/badge#${CODE}`,
  ` http://student.taiwan.localhost:3000/badge#${CODE}\n`,
])('a camera that reads "%s" has found a badge', (text) => {
  expect(codeInBadge(text)).toBe(CODE);
});

test.each([
  '',
  CODE,
  'http://student.localhost:3000/?username=maya',
  `http://student.localhost:3000/other#${CODE}`,
  `http://student.localhost:3000/badge#${CODE}x`,
  `http://student.localhost:3000/badge?${CODE}`,
  `javascript:alert(1)/badge#${CODE}`,
  'http://student.localhost:3000/badge#<script>alert(1)</script>',
])('"%s" is no badge', (text) => {
  expect(codeInBadge(text)).toBeNull();
});

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotSupportedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['', 'busy'],
])('a camera that answers %s is %s', (name, problem) => {
  expect(cameraProblem(name)).toBe(problem);
});
