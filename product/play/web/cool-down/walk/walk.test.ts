import { expect, test } from 'vitest';
import { ACTIVITIES, loggedId } from './activities.ts';
import { beatsOf, FIRST_STEP, goesOnByItself, type Walk, type WalkMove, walk } from './walk.ts';

const words = (text: string) => ({ en: text, 'zh-TW': text });
const beats = beatsOf({
  id: 'test',
  title: words('t'),
  about: words('a'),
  picture: words('p'),
  rounds: 2,
  steps: [
    { part: 'start', cue: 'settle', seconds: 5, text: words('Sit.') },
    { part: 'round', cue: 'in', seconds: 4, text: words('In.') },
    { part: 'round', cue: 'out', seconds: 6, text: words('Out.') },
    { part: 'end', cue: 'settle', seconds: 5, text: words('There.') },
  ],
});
const tick = (ms: number): WalkMove => ({ type: 'tick', ms });
const next: WalkMove = { type: 'next' };
const played = (...moves: WalkMove[]): Walk =>
  moves.reduce((now, move) => walk(beats, now, move), FIRST_STEP);

test('steps of a round come as often as there are rounds', () => {
  expect(beats.map(({ step, round }) => `${step.text.en} ${round}`)).toEqual([
    'Sit. 0',
    'In. 1',
    'Out. 1',
    'In. 2',
    'Out. 2',
    'There. 2',
  ]);
});

test.each([
  { told: 'what is read waits for the child', moves: [tick(60_000)], at: 0, status: 'on' },
  { told: 'a breath goes on by itself', moves: [next, tick(4000)], at: 2, status: 'on' },
  { told: 'going on sooner', moves: [next, tick(100), next], at: 2, status: 'on' },
  {
    told: 'time stands still in a pause',
    moves: [next, { type: 'pause' }, tick(9000)],
    at: 1,
    status: 'paused',
  },
  {
    told: 'after a pause it goes on',
    moves: [next, { type: 'pause' }, { type: 'pause' }, tick(4000)],
    at: 2,
    status: 'on',
  },
  { told: 'staying longer', moves: [next, { type: 'stay' }, tick(60_000)], at: 1, status: 'on' },
  { told: 'going on out of a pause', moves: [next, { type: 'pause' }, next], at: 2, status: 'on' },
  { told: 'the end', moves: [next, next, next, next, next, next], at: 5, status: 'done' },
  {
    told: 'stopping at any step',
    moves: [next, { type: 'stop' }, next, tick(9000)],
    at: 1,
    status: 'stopped',
  },
  { told: 'once more', moves: [next, { type: 'stop' }, { type: 'again' }], at: 0, status: 'on' },
] as const)('$told', ({ moves, at, status }) => {
  const now = played(...moves);
  expect([now.at, now.status]).toEqual([at, status]);
});

test('there are twelve activities, logged under ids of their own', () => {
  const ids = ACTIVITIES.map(loggedId);
  expect(ids).toHaveLength(12);
  expect(ids.every((id) => /^cdc-[a-z-]+$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(12);
});

test.each(ACTIVITIES.map((activity) => [activity.id, activity] as const))(
  '%s begins by waiting and comes to an end',
  (_id, activity) => {
    const all = beatsOf(activity);
    expect(all[0] && goesOnByItself(all[0].step)).toBe(false);
    const end = all.reduce((now) => walk(all, now, next), FIRST_STEP);
    expect(end.status).toBe('done');
  },
);
