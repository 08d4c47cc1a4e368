import { expect, test } from 'vitest';
import type { Line } from '../story/tags.ts';
import { stageBySpeaking } from './by-speaking.ts';

const line = (who: Line['who'], more: Partial<Line> = {}): Line => ({
  text: 'x',
  source: 'x',
  who,
  face: null,
  place: null,
  play: null,
  keepsake: null,
  panel: false,
  stage: null,
  ...more,
});
const names = (told: readonly Line[], ahead: readonly Line[] = []) =>
  stageBySpeaking(told, ahead).actors.map(({ who, at }) => `${who} ${at}`);

test('three stand on the stage; a fourth takes the place of who was silent longest', () => {
  expect(names([line('juno'), line('oke'), line('mirela'), line('juno'), line('tavi')])).toEqual([
    'juno 2.8',
    'mirela 5',
    'tavi 7.2',
  ]);
});

test('the narrator leaves everybody where they are, and nobody forward', () => {
  const { actors, speaker } = stageBySpeaking([line('juno', { face: 'mad' }), line('narrator')]);
  expect(actors).toMatchObject([{ who: 'juno', face: 'mad', at: 2.8 }]);
  expect(speaker).toBeNull();
});

test('another place is another stage', () => {
  const told = [line('juno', { place: 'cart-line' }), line('narrator', { place: 'kite-hill' })];
  expect(names(told, [line('oke')])).toEqual(['oke 2.8']);
});

test('whoever waits at the next place is not here yet', () => {
  expect(names([line('narrator', { place: 'cart-line' })], [line('oke', { place: 'kite-hill' })])).toEqual(
    [],
  );
});
