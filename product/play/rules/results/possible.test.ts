import { expect, test } from 'vitest';
import type { SceneOutline } from '../story/outline.ts';
import { slotOf } from './active-time.ts';
import { playEvent } from './events.ts';
import { isPossible } from './possible.ts';

const NOW = new Date('2026-09-14T15:00:00Z');
const OUTLINE: SceneOutline = {
  id: 'zoou-ic-1',
  program: 'zoou',
  kind: 'lesson',
  skill: 'ic',
  start: 'q0',
  asks: { q0: { good: { evidence: { ic: 2 }, next: [''] } } },
};
const VERSION = '0123456789a';

const known = {
  now: NOW,
  content: {
    outline: (scene: string, version: string) =>
      scene === OUTLINE.id && version === VERSION ? OUTLINE : null,
    completes: () => true,
  },
  stateOf: () => ({ epoch: 2, iteration: 2 }),
  asksCheckIn: true,
};

const EVERYWHERE = {
  id: '00000000-0000-4000-8000-000000000001',
  session: '00000000-0000-4000-8000-000000000002',
  seq: 0,
  epoch: 2,
  program: 'zoou',
  iteration: 2,
  lang: 'en',
  debug: false,
  client_at: NOW.toISOString(),
};
const IN_SCENE = { scene: OUTLINE.id, form: null, attempt: 1, content_version: VERSION };
const CHOICE = { type: 'choice', ...IN_SCENE, ask: 'q0', opt: 'good', pos: 0, hint_used: false };
const day = (days: number): string => new Date(NOW.getTime() + days * 86_400_000).toISOString();

test.each([
  ['a choice', CHOICE, true],
  [
    'a choice of an earlier epoch, and an iteration that was unlocked then',
    { ...CHOICE, epoch: 1, iteration: 3 },
    true,
  ],
  ['an epoch to come', { ...CHOICE, epoch: 3 }, false],
  ['an iteration to come', { ...CHOICE, iteration: 3 }, false],
  ['a scene of another program', { ...CHOICE, program: 'academy' }, false],
  ['an unknown scene', { ...CHOICE, scene: 'zoou-ic-2' }, false],
  ['an unknown version', { ...CHOICE, content_version: 'a123456789a' }, false],
  ['an unknown ask', { ...CHOICE, ask: 'q1' }, false],
  ['an unknown option', { ...CHOICE, opt: 'bad' }, false],
  ['a word every object has', { ...CHOICE, ask: 'constructor', opt: 'name' }, false],
  ['a clock a day ahead', { ...CHOICE, client_at: day(1) }, true],
  ['a clock further ahead', { ...CHOICE, client_at: day(1.01) }, false],
  ['a computer from the cupboard', { ...CHOICE, client_at: day(-400) }, true],
  ['one from before that', { ...CHOICE, client_at: day(-400.01) }, false],
  ['a hint', { type: 'hint', ...IN_SCENE, ask: 'q0' }, true],
  ['a hint for nothing', { type: 'hint', ...IN_SCENE, ask: 'q1' }, false],
  ['a start', { type: 'scene_start', ...IN_SCENE }, true],
  ['a slot of now', { type: 'heartbeat', slot: slotOf(NOW.getTime()), active_s: 3 }, true],
  ['a slot of next week', { type: 'heartbeat', slot: slotOf(NOW.getTime() + 7e8), active_s: 3 }, false],
  ['a rest', { type: 'cdc_start', scene: 'cdc-snow-jar' }, true],
  ['a rest in a scene', { type: 'cdc_start', scene: 'zoou-ic-1' }, false],
  ['a feeling', { type: 'checkin', opt: 'mad' }, true],
])('%s: possible is %s', (_, fields, possible) => {
  expect(isPossible(playEvent.parse({ ...EVERYWHERE, ...fields }), known)).toBe(possible);
});

test('where nobody asks how a child feels, no answer is kept', () => {
  const feeling = playEvent.parse({ ...EVERYWHERE, type: 'checkin', opt: 'sad' });
  expect(isPossible(feeling, { ...known, asksCheckIn: false })).toBe(false);
});
