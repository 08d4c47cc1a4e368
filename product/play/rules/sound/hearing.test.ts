import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCENE_KINDS } from '../story/tags.ts';
import { effectLoudness, type Hearing, type Moment, musicLoudness, VOLUMES } from './hearing.ts';

const CHOSEN: Hearing = { muted: false, classIsQuiet: false, volume: 3, music: true };
const IN_A_STORY: Moment = {
  where: 'scene',
  kind: 'story',
  isReading: false,
  readsAloud: false,
  isResting: false,
};

test('music plays where it was chosen', () => {
  expect(musicLoudness(CHOSEN, IN_A_STORY)).toBeGreaterThan(0);
});

test.each<[string, Partial<Hearing>, Partial<Moment>]>([
  ['until it is chosen', { music: false }, {}],
  ['where sound is off', { muted: true }, {}],
  ['in a class that is quiet', { classIsQuiet: true }, {}],
  ['under a voice', {}, { isReading: true }],
  ['between two lines that are read', {}, { readsAloud: true }],
  ['in a check', {}, { kind: 'check' }],
  ['in the Cool Down Corner', {}, { where: 'cool-down', kind: null }],
  ['on the map', {}, { where: 'elsewhere', kind: null }],
  ['in a break', {}, { isResting: true }],
])('there is no music %s', (_, hearing, moment) => {
  expect(musicLoudness({ ...CHOSEN, ...hearing }, { ...IN_A_STORY, ...moment })).toBe(0);
});

const hearings = fc.record({
  muted: fc.boolean(),
  classIsQuiet: fc.boolean(),
  volume: fc.constantFrom(...VOLUMES),
  music: fc.boolean(),
});
const moments = fc.record({
  where: fc.constantFrom('scene' as const, 'cool-down' as const, 'elsewhere' as const),
  kind: fc.constantFrom(...SCENE_KINDS, null),
  isReading: fc.boolean(),
  readsAloud: fc.boolean(),
  isResting: fc.boolean(),
});

test('music is never louder than what happens, and needs every one of its reasons', () => {
  fc.assert(
    fc.property(hearings, moments, (hearing, moment) => {
      const music = musicLoudness(hearing, moment);
      expect(music).toBeLessThanOrEqual(effectLoudness(hearing, moment.isReading));
      if (music === 0) return;
      expect([hearing.music, hearing.muted, hearing.classIsQuiet]).toEqual([true, false, false]);
      expect([moment.where, moment.isReading, moment.readsAloud]).toEqual(['scene', false, false]);
      expect(moment.kind).not.toBe('check');
    }),
  );
});

test('a mute, or the class, silences what happens; a voice is louder than it; volume makes a difference', () => {
  expect(effectLoudness({ ...CHOSEN, muted: true }, false)).toBe(0);
  expect(effectLoudness({ ...CHOSEN, classIsQuiet: true }, false)).toBe(0);
  expect(effectLoudness(CHOSEN, true)).toBeLessThan(effectLoudness(CHOSEN, false) / 2);
  const steps = VOLUMES.map((volume) => effectLoudness({ ...CHOSEN, volume }, false));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(steps).size).toBe(VOLUMES.length);
  expect(steps.at(-1)).toBe(1);
});
