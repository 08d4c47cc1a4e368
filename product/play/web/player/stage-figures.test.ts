import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { CAST } from '#ui/art/cast.ts';
import { CASTS } from '../../rules/cast.ts';
import type { Line } from '../../rules/tags.ts';
import { drawnAs, figuresAfter } from './stage-figures.ts';

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
  figuresAfter('zoou', told, ahead).map(({ name, spot }) => `${name} ${spot}`);

test.each(PROGRAM_IDS.flatMap((program) => CASTS[program].map((who) => ({ program, who }))))(
  '$who of $program can be drawn',
  ({ program, who }) => {
    const name = drawnAs(program, who);
    expect(name !== null && name in CAST).toBe(true);
  },
);

test('three stand on the stage; a fourth takes the place of who was silent longest', () => {
  expect(names([line('juno'), line('oke'), line('mirela'), line('juno'), line('tavi')])).toEqual([
    'juno left',
    'mirela middle',
    'tavi right',
  ]);
});

test('the narrator leaves everybody where they are, and nobody forward', () => {
  const figures = figuresAfter('zoou', [line('juno', { face: 'mad' }), line('narrator')]);
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

test('the child is drawn in their own comic only', () => {
  expect(drawnAs('sim', 'you')).toBe('kit');
  expect(drawnAs('hoh', 'you')).toBeNull();
});
