import { expect, test } from 'vitest';
import { type Flake, fallen, hanging, isAtRest, restingSnow, shaken } from './snow.ts';

function afterSeconds(flakes: Flake[], seconds: number): Flake[] {
  let now = flakes;
  for (let clock = 0; clock < seconds; clock += 0.05) now = fallen(now, 0.05, clock);
  return now;
}
const inTheAir = (flakes: readonly Flake[]): number => flakes.filter(({ vy }) => vy !== 0).length;

test('snow rests until it is shaken', () => {
  expect(isAtRest(restingSnow())).toBe(true);
  expect(isAtRest(shaken(restingSnow(), 1))).toBe(false);
});

test('shaken snow stays in the jar, comes down little by little, and rests again', () => {
  const up = afterSeconds(shaken(restingSnow(), 1), 2);
  const later = afterSeconds(up, 10);
  const last = afterSeconds(later, 40);
  for (const { x, y } of [...up, ...later]) {
    expect(x).toBeGreaterThanOrEqual(7);
    expect(x).toBeLessThanOrEqual(93);
    expect(y).toBeGreaterThanOrEqual(8);
  }
  expect(inTheAir(up)).toBeGreaterThan(inTheAir(later));
  expect(isAtRest(last)).toBe(true);
});

test('where nothing may move there is less snow in the air each time', () => {
  const high = (part: number): number => hanging(restingSnow(), part).filter(({ y }) => y < 70).length;
  expect(high(0)).toBeGreaterThan(high(0.5));
  expect(high(1)).toBe(0);
});
