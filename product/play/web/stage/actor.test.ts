import { expect, test } from 'vitest';
import type { Actor } from '../../rules/stage/stage.ts';
import { poseOf } from './actor.tsx';

const NOOR: Actor = { who: 'noor', at: 7, face: 'happy', pose: 'cheer', turn: 'right', gesture: null };

test('when a story is over all wave, but with what would hide a friend’s face', () => {
  expect(poseOf(NOOR, false, true, false)).toBe('wave');
  expect(poseOf(NOOR, false, true, true)).toBe('hold');
  expect(poseOf(NOOR, false, false, true)).toBe('cheer');
});
