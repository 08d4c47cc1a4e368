import { expect, test } from 'vitest';
import { PLAY_KINDS, playersIn } from '../../rules/story/plays.ts';
import { GAME_PIECES } from './pieces.ts';

test('every mini-game can be looked at by itself', () => {
  const shown = new Set(Object.values(GAME_PIECES).map(({ play }) => play.kind));
  expect([...shown].toSorted()).toEqual(PLAY_KINDS.toSorted());
});

test('what each is played with, and who takes part, is on its stage', () => {
  for (const [name, { play, stage }] of Object.entries(GAME_PIECES)) {
    const there = [...stage.actors.map(({ who }) => who), ...stage.props.map((prop) => prop.name)];
    const things = 'thing' in play && play.thing !== null ? [play.thing] : [];
    for (const one of [...things, ...playersIn(play)])
      expect([name, there]).toEqual([name, expect.arrayContaining([one])]);
  }
});
