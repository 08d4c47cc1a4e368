import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parsePlay } from '../story/plays.ts';
import { spotsOf } from './standing.ts';

const folder = fileURLToPath(new URL('../../scenes/', import.meta.url));
const maps = globSync('*/*.ink', { cwd: folder })
  .flatMap((file) => readFileSync(folder + file, 'utf8').split('\n'))
  .flatMap((line) => {
    const play = parsePlay(/# play: ([^#]+)/.exec(line)?.[1] ?? '');
    return play?.kind === 'map' ? [play.spots] : [];
  });

test('there are maps in the scenes', () => {
  expect(maps.length).toBeGreaterThan(5);
});

const standing = (...marks: readonly [who: string, at: number][]) => ({
  actors: marks.map(
    ([who, at]) => ({ who, at, face: 'okay', pose: null, turn: 'right', gesture: null }) as const,
  ),
});

const STAGES = [
  standing(['you', 2], ['nim', 5], ['bao', 7]),
  standing(['you', 8.5], ['nim', 5], ['bao', 3]),
  standing(['you', 1.5], ['nim', 2.6], ['bao', 4]),
  standing(['you', 5]),
];

test.each(maps.flatMap((spots) => STAGES.map((stage) => [spots, stage] as const)))(
  'no two of %j are one mark, and all are on the stage',
  (spots, stage) => {
    const marks = spotsOf(spots, stage).map(({ at }) => at);
    expect(new Set(marks).size).toBe(spots.length);
    for (const at of marks) expect(at >= 1 && at <= 9.5).toBe(true);
  },
);

test('closer is closer to the others, from either side', () => {
  const [left, right] = STAGES;
  const near = (stage = standing()) =>
    spotsOf(['gate', 'railing', 'ladder', 'slide'], stage).map(({ at }) => at);
  expect(near(left)).toEqual(near(left).toSorted((a, b) => a - b));
  expect(near(right)).toEqual(near(right).toSorted((a, b) => b - a));
});

test('a spot of a new scene has a place, too', () => {
  const [gate, somewhere, elsewhere] = spotsOf(['gate', 'by-the-well', 'on-the-roof'], standing());
  expect([gate?.closeness, somewhere?.closeness, elsewhere?.closeness]).toEqual(['far', 'aside', 'near']);
});
