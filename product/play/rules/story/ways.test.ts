import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileInk } from '../../../../scripts/scenes.ts';
import { LESSON } from '../testing/sample-scenes.ts';
import { describeScene } from './describe-scene.ts';
import type { SceneOutline } from './outline.ts';
import { openScene, type Pick, reachesEnd } from './scene.ts';
import { tell } from './segment.ts';
import { reachesOutlinedEnd } from './ways.ts';

/** A fork, a way back, and an option whose next ask depends on what was picked before. */
const FORKED: SceneOutline = {
  id: 'academy-ic-9',
  program: 'academy',
  kind: 'lesson',
  skill: 'ic',
  start: 'door',
  asks: {
    door: {
      knock: { evidence: { ic: 2 }, next: ['hall'] },
      wait: { evidence: { ic: 1 }, next: ['door'] },
    },
    hall: { left: { evidence: {}, next: ['', 'tower'] }, right: { evidence: {}, next: ['tower'] } },
    tower: { down: { evidence: {}, next: [''] } },
  },
};

test.each<{ picks: Pick[]; ends: boolean; why: string }>([
  { why: 'nothing was picked', picks: [], ends: false },
  { why: 'it was left on the way', picks: [['door', 'knock']], ends: false },
  {
    why: 'it was played through',
    picks: [
      ['door', 'knock'],
      ['hall', 'right'],
      ['tower', 'down'],
    ],
    ends: true,
  },
  {
    why: 'it can have ended before the tower',
    picks: [
      ['door', 'knock'],
      ['hall', 'left'],
    ],
    ends: true,
  },
  {
    why: 'it can have gone by the tower, too',
    picks: [
      ['door', 'knock'],
      ['hall', 'left'],
      ['tower', 'down'],
    ],
    ends: true,
  },
  {
    why: 'the door was tried twice',
    picks: [
      ['door', 'wait'],
      ['door', 'wait'],
      ['door', 'knock'],
      ['hall', 'right'],
      ['tower', 'down'],
    ],
    ends: true,
  },
  {
    why: 'two tabs answered the same ask',
    picks: [
      ['door', 'knock'],
      ['door', 'knock'],
      ['hall', 'right'],
      ['hall', 'left'],
      ['tower', 'down'],
    ],
    ends: true,
  },
  {
    why: 'an ask in between is missing',
    picks: [
      ['door', 'knock'],
      ['tower', 'down'],
    ],
    ends: false,
  },
  { why: 'it does not begin at the beginning', picks: [['tower', 'down']], ends: false },
  {
    why: 'there is no such option',
    picks: [
      ['door', 'kick'],
      ['hall', 'right'],
      ['tower', 'down'],
    ],
    ends: false,
  },
  {
    why: 'words that every object has are no asks',
    picks: [
      ['toString', 'call'],
      ['door', 'constructor'],
    ],
    ends: false,
  },
])('$why: reaches the end is $ends', ({ picks, ends }) => {
  expect(reachesOutlinedEnd(FORKED, picks)).toBe(ends);
});

test('an outline and the story itself agree on what reaches the end', () => {
  const ink = compileInk(LESSON);
  const { outline, keepsakes } = describeScene(ink);
  expect([outline.start, keepsakes]).toEqual(['drum', ['soft-drum']]);
  const all = Object.entries(outline.asks).flatMap(([ask, options]) =>
    Object.keys(options).map((option): Pick => [ask, option]),
  );
  const scene = openScene(tell(ink));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { maxLength: 8 }), (picks) => {
      expect(reachesOutlinedEnd(outline, picks)).toBe(reachesEnd(scene, picks));
    }),
    { numRuns: 200 },
  );
});
