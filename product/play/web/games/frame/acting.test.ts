import { expect, test } from 'vitest';
import { EMPTY_STAGE, type Stage } from '../../../rules/stage/stage.ts';
import { aheadOf, spotsOf } from '../../../rules/stage/standing.ts';
import { viewOf, xOf } from '../../stage/camera.ts';
import { approaching, settled, withActor } from './acting.ts';

const PHONE = { width: 390, height: 844, room: 455 };
const HALF_A_HEAD = 60;

const stage: Stage = {
  ...EMPTY_STAGE,
  // Wren came along.
  actors: Object.entries({ wren: 1.4, you: 2.5, nim: 6, bao: 7.4, sefa: 8.8 }).map(([who, at]) => ({
    who,
    at,
    face: 'okay',
    pose: 'stand',
    turn: 'right',
    gesture: null,
  })),
  camera: { shot: 'wide' },
};

test.each(['a-step-away', 'nose-to-nose'])(
  'a phone shows who goes to stand %s and whom they come to',
  (spot) => {
    const [place] = spotsOf([spot], stage);
    const at = place?.at ?? Number.NaN;
    const { x, scale } = viewOf(
      approaching(withActor(settled(stage), 'you', { at }), 'you', aheadOf(stage)),
      PHONE,
    );
    for (const mark of [at, 6]) {
      expect(x + (xOf(mark) - HALF_A_HEAD) * scale).toBeGreaterThanOrEqual(0);
      expect(x + (xOf(mark) + HALF_A_HEAD) * scale).toBeLessThanOrEqual(PHONE.width);
    }
  },
);

test('nobody stands before who comes', () => {
  expect(approaching(stage, 'you', []).actors.at(-1)?.who).toBe('you');
});

test('who is told to be coming is in sight wherever they stand', () => {
  const { x, scale } = viewOf(approaching(settled(stage), 'you', aheadOf(stage)), PHONE);
  expect(x + (xOf(2.5) - HALF_A_HEAD) * scale).toBeGreaterThanOrEqual(0);
  expect(x + (xOf(2.5) + HALF_A_HEAD) * scale).toBeLessThanOrEqual(PHONE.width);
});
