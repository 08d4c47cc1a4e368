import { expect, test } from 'vitest';
import { PLAY_KINDS } from '../../rules/story/plays.ts';
import { GAME_PIECES } from './pieces.ts';

test('every mini-game can be looked at by itself', () => {
  const shown = new Set(Object.values(GAME_PIECES).map(({ play }) => play.kind));
  expect([...shown].toSorted()).toEqual(PLAY_KINDS.toSorted());
});
