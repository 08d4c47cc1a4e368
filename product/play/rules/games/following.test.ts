import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  doorsToFollow,
  type Following,
  type FollowingMove,
  follow,
  followOut,
  NOT_YET_FOLLOWING,
} from './following.ts';

const rounds = doorsToFollow(3, 'a seed');
const next: FollowingMove = { type: 'next' };
const open = (door: string): FollowingMove => ({ type: 'open', door });

/** The right door where true, another where not. */
function played(...rights: boolean[]): Following {
  return rounds.reduce((now, { doors, behind }, at) => {
    const wrong = doors.find(({ id }) => id !== behind.id)?.id ?? '';
    return follow(rounds, follow(rounds, now, open(rights[at] === true ? behind.id : wrong)), next);
  }, NOT_YET_FOLLOWING);
}

test.each([
  { rights: [true, true, true, true], out: 'r3' },
  { rights: [false, true, true, true], out: 'r3' },
  { rights: [true, true, false, true], out: 'r2' },
  { rights: [true, false, false, true], out: 'r1' },
  { rights: [true, false, false, false], out: 'r0' },
])('$rights comes to $out: the first does not count', ({ rights, out }) => {
  const now = played(...rights);
  expect([now.phase, followOut(now.found)]).toEqual(['over', out]);
});

test('a door is opened once, and nothing goes on before one is', () => {
  const { behind, doors } = rounds[1] ?? { behind: { id: '' }, doors: [] };
  const second = follow(rounds, follow(rounds, NOT_YET_FOLLOWING, open('round-dots')), next);
  expect(follow(rounds, second, next)).toEqual(second);
  const wrong = doors.find(({ id }) => id !== behind.id)?.id ?? '';
  const tried = follow(rounds, follow(rounds, second, open(wrong)), open(behind.id));
  expect(tried).toMatchObject({ opened: wrong, found: 0 });
});

test('four doors a round, one of them meant; one detail alone never says which', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 6 }), (seed, count) => {
      for (const { doors, behind } of doorsToFollow(count, seed)) {
        expect(new Set(doors.map(({ id }) => id)).size).toBe(4);
        expect(doors.filter(({ id }) => id === behind.id)).toHaveLength(1);
        expect(doors.filter(({ shape }) => shape === behind.shape)).toHaveLength(2);
        expect(doors.filter(({ pattern }) => pattern === behind.pattern)).toHaveLength(2);
      }
    }),
  );
});

test('the same for every child', () => {
  expect(doorsToFollow(3, 'a seed')).toEqual(rounds);
});
