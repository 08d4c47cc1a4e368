import { expect, test } from 'vitest';
import { PLAY_KINDS, type Play, parsePlay, playersIn } from '../../rules/story/plays.ts';
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

const scenes = Object.values(
  import.meta.glob<string>('/product/play/scenes/*/*.ink', { query: '?raw', import: 'default', eager: true }),
);
const inScenes = scenes
  .flatMap((ink) => [...ink.matchAll(/# play: ([^#\n]+)/g)])
  .map(([, written = '']) => parsePlay(written.trim()))
  .filter((play) => play !== null);
const shown = Object.values(GAME_PIECES).map(({ play }) => play);

/** What has to find room in the card. */
function wordsIn(play: Play): readonly string[] {
  if (play.kind === 'sort') return [...play.items, ...play.bins];
  if (play.kind === 'listen') return [...play.words, ...play.decoys];
  return play.kind === 'map' ? play.spots : [];
}

const letters = (play: Play): number => wordsIn(play).join('').length;
const MEASURES: Record<string, (play: Play) => number> = {
  letters,
  words: (play) => wordsIn(play).length,
  bins: (play) => (play.kind === 'sort' ? play.bins.length : 0),
};

test('all scenes are looked at', () => expect(scenes.length).toBeGreaterThan(90));

test.each(
  ['sort', 'listen', 'map'].flatMap((kind) => Object.keys(MEASURES).map((measure) => ({ kind, measure }))),
)('no $kind game of a scene has more $measure than one that is looked at here', ({ kind, measure }) => {
  const most = (plays: readonly Play[]): number =>
    Math.max(...plays.filter((play) => play.kind === kind).map((play) => MEASURES[measure]?.(play) ?? 0));
  expect(most(shown)).toBeGreaterThanOrEqual(most(inScenes));
});
