import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTheRoom, ROOM_SIZES, roomSize } from './room.ts';

const name = fc.constantFrom('bell', 'kite', 'mitten', 'tower');
const thing = fc.record({ keepsake: name, x: fc.nat(100), y: fc.nat(100) });

test('a room holds what the child has, each once, where it was put last', () => {
  fc.assert(
    fc.property(fc.array(thing), fc.uniqueArray(name), (things, keepsakes) => {
      const kept = inTheRoom(things, keepsakes);
      expect(kept.map(({ keepsake }) => keepsake).toSorted()).toEqual(
        keepsakes.filter((one) => things.some(({ keepsake }) => keepsake === one)).toSorted(),
      );
      for (const one of kept)
        expect(one).toEqual(things.findLast(({ keepsake }) => keepsake === one.keepsake));
    }),
  );
});

test('a room never gets smaller', () => {
  const sizes = Array.from({ length: 40 }, (_, keepsakes) => ROOM_SIZES.indexOf(roomSize(keepsakes)));
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(ROOM_SIZES.length);
});
