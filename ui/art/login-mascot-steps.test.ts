import { expect, test } from 'vitest';
import { framesFor, type MascotFocus, type MascotFrame, settledFrame } from './login-mascot-steps.ts';

const FOCI: readonly MascotFocus[] = ['none', 'username', 'password'];
const FRAMES: readonly MascotFrame[] = ['rest', 'perk', 'watch', 'blink', 'lift', 'cover', 'snug'];

test.each([
  { from: 'rest', focus: 'username', frames: ['perk', 'watch', 'blink', 'watch'] },
  { from: 'rest', focus: 'password', frames: ['lift', 'cover', 'snug', 'cover'] },
  { from: 'watch', focus: 'password', frames: ['lift', 'cover', 'snug', 'cover'] },
  { from: 'cover', focus: 'username', frames: ['lift', 'perk', 'watch', 'blink', 'watch'] },
  { from: 'cover', focus: 'none', frames: ['lift', 'rest'] },
  { from: 'watch', focus: 'none', frames: ['rest'] },
] as const)('from $from to the $focus field the mascot steps through $frames', ({ from, focus, frames }) => {
  expect(framesFor(from, focus)).toEqual(frames);
});

test('a focus that does not change moves nothing', () => {
  for (const focus of FOCI) expect(framesFor(settledFrame(focus), focus)).toEqual([]);
});

test('a change in the middle of a movement carries on from there', () => {
  expect(framesFor('lift', 'password')).toEqual(['cover', 'snug', 'cover']);
  expect(framesFor('snug', 'password')).toEqual(['cover']);
  expect(framesFor('lift', 'none')).toEqual(['rest']);
});

test('every movement ends where its field wants the mascot, without a repeated frame', () => {
  for (const focus of FOCI) {
    for (const from of FRAMES) {
      const shown = [from, ...framesFor(from, focus)];
      expect(shown.at(-1)).toBe(settledFrame(focus));
      expect(shown.every((frame, index) => frame !== shown[index + 1])).toBe(true);
    }
  }
});

test('at the password field the eyes are covered from the second step on', () => {
  const [, ...later] = framesFor('watch', 'password');
  expect(later.every((frame) => frame === 'cover' || frame === 'snug')).toBe(true);
});
