import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PIECES, type Piece } from '../story/pieces.ts';
import {
  type Building,
  type BuildingMove,
  build,
  buildOut,
  isBuilt,
  NOT_YET_BUILT,
  piecesOf,
} from './building.ts';

const plan = { steps: ['cube', 'beam', 'roof'], more: ['ball', 'arch'] } as const;
const next: BuildingMove = { type: 'next' };
const again: BuildingMove = { type: 'again' };
const back: BuildingMove = { type: 'back' };
const put = (piece: Piece): BuildingMove => ({ type: 'put', piece });
const heard = [put('ball'), next, next, next, next];

function played(...moves: BuildingMove[]): Building {
  return moves.reduce((now, move) => build(plan, now, move), NOT_YET_BUILT);
}

test.each<{ placed: Piece[]; out: string }>([
  { placed: ['cube', 'beam', 'roof'], out: 'as-told' },
  { placed: ['cube', 'beam', 'ball'], out: 'nearly' },
  { placed: ['beam', 'cube', 'roof'], out: 'nearly' },
  { placed: ['cube', 'roof', 'beam'], out: 'nearly' },
  { placed: ['roof', 'beam', 'cube'], out: 'other' },
  { placed: ['beam', 'roof', 'cube'], out: 'other' },
  { placed: ['ball', 'arch', 'roof'], out: 'other' },
])('$placed comes to $out', ({ placed, out }) => {
  const now = played(...heard, ...placed.map(put));
  expect([isBuilt(plan, now), buildOut(plan, now.placed)]).toEqual([true, out]);
});

test('asking again costs nothing, and keeps what stands', () => {
  const now = played(
    ...heard,
    put('cube'),
    again,
    next,
    next,
    next,
    put('beam'),
    again,
    next,
    next,
    next,
    put('roof'),
  );
  expect([now.asked, buildOut(plan, now.placed)]).toEqual([2, 'as-told']);
});

test('the piece of the try is taken down again, and without it nothing is told', () => {
  expect(played(next).phase).toBe('try');
  expect(played(put('ball'), put('arch')).placed).toEqual(['ball']);
  expect(played(put('ball'), next)).toMatchObject({ phase: 'told', at: 0, placed: [] });
  expect(played(...heard).placed).toEqual([]);
});

test('pieces can be taken off, and each is there once', () => {
  expect(played(...heard, put('arch'), back, put('cube'), put('cube')).placed).toEqual(['cube']);
  expect(isBuilt(plan, played(...heard, put('cube')))).toBe(false);
  expect(played(...heard, put('cube'), put('beam'), put('roof'), put('ball')).placed).toHaveLength(3);
});

test('all pieces lie about, and not in the order of the steps', () => {
  expect(piecesOf(plan).toSorted()).toEqual([...plan.steps, ...plan.more].toSorted());
});

test('best is exactly what was told, in whatever plan', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...PIECES], { minLength: 5, maxLength: 5 }),
      fc.integer({ min: 3, max: 4 }),
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 }),
      (pieces, length, order) => {
        const [steps, more] = [pieces.slice(0, length), pieces.slice(length)];
        const placed = order.slice(0, length).flatMap((at) => pieces[at] ?? []);
        const isSame = placed.every((piece, at) => piece === steps[at]);
        expect(buildOut({ steps, more }, placed) === 'as-told').toBe(isSame);
      },
    ),
  );
});
