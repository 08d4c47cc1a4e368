import { expect, test } from 'vitest';
import type { Line } from '../../../rules/story/tags.ts';
import { figuresAfter } from './stage-figures.ts';

const line = (who: Line['who'], more: Partial<Line> = {}): Line => ({
  text: 'x',
  source: 'x',
  who,
  face: null,
  place: null,
  play: null,
  badge: null,
  panel: false,
  ...more,
});
const names = (told: readonly Line[], ahead: readonly Line[] = []) =>
  figuresAfter(told, ahead).map(({ name, spot }) => `${name} ${spot}`);

test('three stand on the stage; a fourth takes the place of who was silent longest', () => {
  expect(names([line('juno'), line('oke'), line('mirela'), line('juno'), line('tavi')])).toEqual([
    'juno left',
    'mirela middle',
    'tavi right',
  ]);
});

test('the narrator leaves everybody where they are, and nobody forward', () => {
  const figures = figuresAfter([line('juno', { face: 'mad' }), line('narrator')]);
  expect(figures).toEqual([{ name: 'juno', face: 'mad', spot: 'left', forward: false }]);
});

test('another place is another stage', () => {
  const told = [line('juno', { place: 'cart-line' }), line('narrator', { place: 'kite-hill' })];
  expect(names(told, [line('oke')])).toEqual(['oke left']);
});

test('whoever waits at the next place is not here yet', () => {
  expect(names([line('narrator', { place: 'cart-line' })], [line('oke', { place: 'kite-hill' })])).toEqual(
    [],
  );
});
