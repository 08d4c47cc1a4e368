import { expect, test } from 'vitest';
import { POSES } from '#brands/poses.ts';
import { type FigureName, lookOf, PROGRAM_CAST } from './cast.ts';
import { handAt } from './hands.ts';
import { bodyPlanOf } from './rig/animal.tsx';

const EVERYBODY: readonly FigureName[] = [...Object.values(PROGRAM_CAST).flat(), 'you'];

test.each(EVERYBODY)('%s has the hands of a pose on the other side, where it goes there', (name) => {
  const look = lookOf(name);
  for (const pose of POSES) {
    const [x, y] = handAt(look, pose, 'right');
    const [otherX, otherY] = handAt(look, pose, 'left');
    expect(otherX).toBeCloseTo(-x);
    expect(otherY).toBeCloseTo(y);
  }
  expect(handAt(look, 'point', 'right')[0]).toBeGreaterThan(60);
});

test.each(EVERYBODY)('what %s holds with both hands begins below the chin, but for the smallest', (name) => {
  const look = lookOf(name);
  const [, y] = handAt(look, 'hold', 'right');
  const chin =
    look.rig === 'animal'
      ? bodyPlanOf(look).headY + 52 * bodyPlanOf(look).headScale
      : look.rig === 'human'
        ? -look.legLength - 68
        : -96;
  const isShort = chin > -80;
  expect(y - 40).toBeGreaterThanOrEqual(isShort ? -72 : chin);
});
