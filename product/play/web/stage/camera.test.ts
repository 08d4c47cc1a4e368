import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Shot } from '../../rules/directions/directions.ts';
import { type Actor, EMPTY_STAGE, type Prop, STILL, type Stage } from '../../rules/stage/stage.ts';
import { FEET, viewOf, WORLD, xOf } from './camera.ts';

const actor = (who: string, at: number): Actor => ({
  who,
  at,
  face: 'okay',
  pose: null,
  turn: 'right',
  gesture: null,
});
const stageOf = (camera: Shot, ...actors: Actor[]): Stage => ({
  ...EMPTY_STAGE,
  actors,
  camera,
  speaker: 'nim',
});

const WINDOWS = [
  { width: 1366, height: 625, room: 510 },
  { width: 1024, height: 768, room: 640 },
  { width: 768, height: 1024, room: 670 },
  { width: 390, height: 844, room: 455 },
  { width: 844, height: 390, room: 300 },
  { width: 320, height: 568, room: 306 },
];

test.each(WINDOWS)('in a window of $width by $height everybody stands just above the words', (box) => {
  const { y, scale } = viewOf(stageOf({ shot: 'wide' }, actor('nim', 4), actor('bao', 6)), box);
  expect(y + FEET * scale).toBeCloseTo(box.room - 20, 0);
});

const anyBox = fc
  .record({ width: fc.integer({ min: 300, max: 2600 }), height: fc.integer({ min: 300, max: 1600 }) })
  .chain(({ width, height }) =>
    fc.integer({ min: Math.round(height * 0.35), max: height }).map((room) => ({ width, height, room })),
  );
const anyMark = fc.integer({ min: 10, max: 90 }).map((tenths) => tenths / 10);
const anyShot = fc.constantFrom<Shot>(
  { shot: 'wide' },
  { shot: 'close', on: 'nim' },
  { shot: 'two', on: 'nim', and: 'bao' },
);

test('no window ever shows the end of the world to its sides or above, and who is in the shot is in sight', () => {
  fc.assert(
    fc.property(anyBox, anyMark, anyMark, anyShot, (box, nim, bao, shot) => {
      const { x, y, scale } = viewOf(stageOf(shot, actor('nim', nim), actor('bao', bao)), box);
      expect(x).toBeLessThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(0);
      expect(x + WORLD.width * scale).toBeGreaterThanOrEqual(box.width - 0.01);
      if (shot.shot !== 'close') return;
      const at = x + xOf(nim) * scale;
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(box.width);
    }),
  );
});

test('a window that is narrower than the world shows all who fit into it, and else whoever acts', () => {
  const box = { width: 1024, height: 768, room: 640 };
  const seen = (at: number, { x, scale }: ReturnType<typeof viewOf>): boolean =>
    x + (xOf(at) - 100) * scale >= 0 && x + (xOf(at) + 100) * scale <= box.width;
  const near = viewOf(stageOf({ shot: 'wide' }, actor('nim', 1.6), actor('bao', 6)), box);
  expect([seen(1.6, near), seen(6, near)]).toEqual([true, true]);
  const far = stageOf({ shot: 'wide' }, actor('nim', 8.6), actor('bao', 1.4));
  expect(seen(8.6, viewOf(far, box))).toBe(true);
  expect(seen(1.4, viewOf({ ...far, speaker: 'bao' }, box))).toBe(true);
});

test('a close-up of a thing in a hand looks at whoever holds it, wherever it was taken', () => {
  const box = { width: 390, height: 844, room: 455 };
  const held: Prop = { name: 'kite', at: 2, state: 'there', by: 'nim', on: null };
  const shown = stageOf({ shot: 'close', on: 'kite' }, actor('nim', 8), actor('bao', 2));
  const { x, scale } = viewOf({ ...shown, props: [held] }, box);
  expect(x + xOf(8) * scale).toBeCloseTo(box.width / 2, 0);
});

test('an upright tablet cuts nobody in two who could be shown whole, and keeps the child in sight', () => {
  const box = { width: 768, height: 1024, room: 573 };
  const crew = [1.6, 3, 6.4, 7.6, 8.8].map((at, nth) => actor(nth === 1 ? 'you' : `friend-${nth}`, at));
  const parts = (stage: Stage): number[] => {
    const { x, scale } = viewOf(stage, box);
    return stage.actors.map(({ at }) => {
      const [left, right] = [x + (xOf(at) - 95) * scale, x + (xOf(at) + 95) * scale];
      return Math.max(0, Math.min(box.width, right) - Math.max(0, left)) / (right - left);
    });
  };
  const nobodySpeaks = parts({ ...stageOf({ shot: 'wide' }, ...crew), speaker: null });
  expect(nobodySpeaks[1]).toBe(1);
  // They stand closer than they are wide: somebody's sleeve may be seen.
  const isHalf = (part: number): boolean => part > 0.2 && part < 0.8;
  expect(nobodySpeaks.filter(isHalf)).toEqual([]);
  const lastSpeaks = parts({ ...stageOf({ shot: 'wide' }, ...crew), speaker: 'friend-4' });
  expect(lastSpeaks[4]).toBe(1);
  expect(lastSpeaks.filter(isHalf)).toEqual([]);
});

const PHONE = { width: 390, height: 844, room: 455 };

/** Of whom the whole body is in the phone's picture. */
function wholeOnPhone(stage: Stage): string[] {
  const { x, scale } = viewOf(stage, PHONE);
  return stage.actors
    .filter(({ at }) => x + (xOf(at) - 95) * scale > -1 && x + (xOf(at) + 95) * scale < PHONE.width + 1)
    .map(({ who }) => who);
}

test('a phone that cannot show both of a shot shows whoever speaks, whole', () => {
  const apart = stageOf({ shot: 'two', on: 'bao', and: 'nim' }, actor('bao', 2.5), actor('nim', 7));
  expect(wholeOnPhone(apart)).toEqual(['nim']);
  expect(wholeOnPhone({ ...apart, speaker: 'bao' })).toEqual(['bao']);
  const near = stageOf({ shot: 'two', on: 'bao', and: 'nim' }, actor('bao', 4), actor('nim', 5.8));
  expect(wholeOnPhone(near)).toEqual(['bao', 'nim']);
});

test('where nobody speaks a phone looks at whom the words are about, and at the child if there is room', () => {
  const row = [actor('nim', 1.4), actor('bao', 3), actor('you', 6.4), actor('plum', 8.4)];
  const told = (...about: string[]): Stage => ({
    ...stageOf({ shot: 'wide' }, ...row),
    speaker: null,
    now: { ...STILL, about },
  });
  expect(wholeOnPhone(told('plum'))).toEqual(['you', 'plum']);
  expect(wholeOnPhone(told('nim'))).toEqual(['nim', 'bao']);
  expect(wholeOnPhone(told())).toContain('you');
});

test('a close-up of a thing takes in whoever speaks of it, if there is room', () => {
  const tower: Prop = { name: 'tower', at: 5, state: 'up', by: null, on: null };
  const speaking = (at: number): Stage => ({
    ...stageOf({ shot: 'close', on: 'tower' }, actor('nim', at), actor('bao', 9)),
    props: [tower],
  });
  expect(wholeOnPhone(speaking(3.4))).toEqual(['nim']);
  expect(wholeOnPhone(speaking(1.4))).toEqual([]);
});

test.each([3, 5, 6.5])('what a game holds up at %s has room beside the bell on a phone', (heldUpAt) => {
  const bell: Prop = { name: 'bell', state: 'there', at: 4.2, by: null, on: null };
  const stage: Stage = {
    ...stageOf({ shot: 'wide' }, actor('you', 5.6), actor('nim', 2.8)),
    speaker: null,
    props: [bell],
    now: { ...STILL, follows: 'bell' },
  };
  const { x, scale } = viewOf(stage, PHONE, { heldUpAt });
  const [left, right] = [-x / scale, (PHONE.width - x) / scale];
  const [from, to] = [xOf(bell.at) - 105, xOf(bell.at) + 105];
  expect(from).toBeGreaterThanOrEqual(left);
  expect(to).toBeLessThanOrEqual(right);
  if (heldUpAt === 5) return;
  expect(heldUpAt > bell.at ? right - to : from - left).toBeGreaterThanOrEqual(200);
});

test('a phone that looks at what is played with keeps the child whole beside it', () => {
  const pod: Prop = { name: 'pop-pod', at: 5, state: 'round', by: null, on: null };
  const actors = [actor('you', 3.4), actor('nim', 2), actor('plum', 6.8)];
  const now = { ...STILL, acted: [{ prop: pod.name, verb: 'rests' }], follows: pod.name };
  const stage: Stage = { ...EMPTY_STAGE, actors, props: [pod], now };
  for (const box of [PHONE, { width: 375, height: 667, room: 440 }]) {
    const { x, scale } = viewOf(stage, box);
    expect(x + (xOf(3.4) - 95) * scale).toBeGreaterThanOrEqual(-1);
    expect(x + (xOf(5) + 200) * scale).toBeLessThanOrEqual(box.width);
  }
});

test('where the words leave no room for whole figures, faces are seen and not feet alone', () => {
  const low = { width: 844, height: 390, room: 120 };
  const { y, scale } = viewOf(stageOf({ shot: 'wide' }, actor('nim', 4), actor('bao', 6)), low);
  const eyes = y + (FEET - 220) * scale;
  expect(eyes).toBeGreaterThan(40);
  expect(eyes).toBeLessThan(low.room);
});

test('words above a head have room there in a low window', () => {
  const low = { width: 844, height: 390, room: 290 };
  const stage = stageOf({ shot: 'wide' }, actor('nim', 4), actor('bao', 6));
  const { y, scale } = viewOf(stage, low, { isSaying: true });
  expect(y + (FEET - 290) * scale).toBeGreaterThan(100);
  expect(viewOf(stage, PHONE, { isSaying: true })).toEqual(viewOf(stage, PHONE));
});
