import { expect, test } from 'vitest';
import { type Actor, EMPTY_STAGE, type Stage } from '../../../rules/stage/stage.ts';
import { FEET, xOf } from '../../stage/camera.ts';
import type { WorldBox } from '../../stage/prop-place.ts';
import { besides, handBeside, heldUp } from './spots.ts';

const stageOf = (...marks: readonly number[]): Stage => ({
  ...EMPTY_STAGE,
  actors: marks.map(
    (at, index): Actor => ({
      who: `who ${index}`,
      at,
      face: 'okay',
      pose: 'stand',
      turn: 'right',
      gesture: null,
    }),
  ),
});
const hung = (mark: number): WorldBox => ({ x: xOf(mark) - 105, y: 97, width: 210, height: 210 });
const onGround = (mark: number): WorldBox => ({ x: xOf(mark) - 105, y: FEET - 210, width: 210, height: 210 });
const HALF_A_FACE = 60;

test.each([
  ['a bell among four', hung(4.2), [1.7, 2.8, 5.6, 6.9]],
  ['a bell at the side', hung(8), [3.6, 5, 6.6]],
  ['a drum beside two', onGround(5), [4.1, 6.4, 7.8]],
  ['a lever with room around it', onGround(5), [2.4, 3.7, 6.8, 8]],
] as const)('%s: what is held up lies on no face, and on nothing that hangs', (_, box, marks) => {
  const sign = heldUp(stageOf(...marks), box, 200, 210);
  const covered = marks.filter(
    (mark) => xOf(mark) + HALF_A_FACE > sign.x && xOf(mark) - HALF_A_FACE < sign.x + sign.width,
  );
  expect(covered).toEqual([]);
  const isBeside = sign.x >= box.x + box.width || sign.x + sign.width <= box.x;
  expect(isBeside || sign.y + sign.height <= box.y).toBe(true);
});

test('where somebody stands everywhere, it is above the heads', () => {
  const { y, height } = heldUp(stageOf(1, 2.2, 3.4, 4.6, 5.8, 7, 8.2), hung(5), 200, 210);
  expect(y + height).toBeLessThan(FEET - 270);
});

test.each([
  [3.6, 'left'],
  [6.8, 'right'],
])(
  'a hand lies on the side of a child at %s, at nobody else, and leaves the air above it free',
  (child, side) => {
    const crowd = stageOf(1.4, 2.4, 5.2 + (5.2 - child));
    const [you] = stageOf(child).actors;
    const stage = {
      ...crowd,
      actors: [...crowd.actors, ...(you === undefined ? [] : [{ ...you, who: 'you' }])],
    };
    const box = hung(5.2);
    const hand = handBeside(stage, box);
    expect(hand.x < box.x ? 'left' : 'right').toBe(side);
    expect(besides(stage, box, { width: 84, height: 118, not: hand })).toEqual(
      besides(stage, box, { width: 84, height: 118 }),
    );
    const below = handBeside(stage, onGround(5.2));
    const glass = besides(stage, onGround(5.2), { width: 84, height: 118, not: below });
    expect(glass.x + glass.width <= below.x || below.x + below.width <= glass.x).toBe(true);
  },
);
