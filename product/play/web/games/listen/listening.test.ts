import { expect, test } from 'vitest';
import {
  choicesOf,
  type Listening,
  type ListeningMove,
  listen,
  listeningOut,
  NOT_YET_LISTENING,
} from './listening.ts';

const play = {
  kind: 'listen',
  items: 3,
  words: ['bus', 'rain', 'boot'],
  decoys: ['train', 'snow', 'hat'],
  by: null,
} as const;
const next: ListeningMove = { type: 'next' };
const pick = (word: string): ListeningMove => ({ type: 'pick', word });

function played(...moves: ListeningMove[]): Listening {
  return moves.reduce((now, move) => listen(play, now, move), NOT_YET_LISTENING);
}
const heardAll = [next, next, next, next];

test('each word comes once, when the child asks for it', () => {
  expect(played(next)).toMatchObject({ phase: 'hearing', at: 0 });
  expect(played(next, next, next)).toMatchObject({ phase: 'hearing', at: 2 });
  expect(played(...heardAll).phase).toBe('picking');
  expect(played(...heardAll, next).phase).toBe('picking');
});

test.each([
  { picked: ['bus', 'rain', 'boot'], out: 'r3' },
  { picked: ['bus', 'rain'], out: 'r2' },
  { picked: ['bus', 'rain', 'hat'], out: 'r1' },
  { picked: ['train', 'snow', 'hat'], out: 'r0' },
  { picked: [], out: 'r0' },
])('picking $picked comes to $out', ({ picked, out }) => {
  expect(listeningOut(play, played(...heardAll, ...picked.map(pick)).picked)).toBe(out);
});

test('a pick can be put back, and there are no more picks than words', () => {
  expect(played(...heardAll, pick('hat'), pick('hat')).picked).toEqual([]);
  expect(played(...heardAll, pick('hat'), pick('bus'), pick('rain'), pick('boot')).picked).toHaveLength(3);
});

test('nothing is picked before everything was said', () => {
  expect(played(next, pick('bus')).picked).toEqual([]);
});

test('what was said does not stand together', () => {
  expect(choicesOf(play).toSorted()).toEqual(['boot', 'bus', 'hat', 'rain', 'snow', 'train']);
  expect(choicesOf(play)).toEqual(choicesOf({ ...play, decoys: ['hat', 'snow', 'train'] }));
});
