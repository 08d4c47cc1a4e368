import { afterEach, expect, test } from 'vitest';
import {
  isReadAloud,
  isReadingOffered,
  readsByItself,
  setClassIsQuiet,
  setReadAloud,
  setVolume,
  startSettings,
  toggleMusic,
  toggleMuted,
  usePlaySettings,
} from './settings.ts';

afterEach(() => usePlaySettings.setState(usePlaySettings.getInitialState(), true));

test.each([
  ['academy', null, true],
  ['academy', 5, true],
  ['zoou', -1, true],
  ['zoou', 0, true],
  ['zoou', 2, true],
  ['zoou', 3, false],
  ['sim', 2, true],
  ['ssgrin', 3, false],
  ['hoh', 7, false],
  ['hoh', null, false],
] as const)('in %s a child of grade %s is read to without asking: %s', (program, grade, reads) => {
  expect(readsByItself(program, grade)).toBe(reads);
});

test('whoever is not read to by itself is offered it, until they have said', () => {
  startSettings({ id: 1, grade: 4 }, 'zoou', false);
  expect(isReadingOffered(usePlaySettings.getState())).toBe(true);
  setReadAloud(false);
  expect(isReadingOffered(usePlaySettings.getState())).toBe(false);
  startSettings({ id: 2, grade: 1 }, 'zoou', false);
  expect(isReadingOffered(usePlaySettings.getState())).toBe(false);
  expect(isReadAloud(usePlaySettings.getState())).toBe(true);
});

test('in a quiet class nothing is read by itself, and whoever asks is read to', () => {
  startSettings({ id: 3, grade: 1 }, 'academy', true);
  expect(isReadAloud(usePlaySettings.getState())).toBe(false);
  expect(isReadingOffered(usePlaySettings.getState())).toBe(true);
  setReadAloud(true);
  expect(isReadAloud(usePlaySettings.getState())).toBe(true);
  setReadAloud(false);
  setClassIsQuiet(false);
  expect(usePlaySettings.getState().classIsQuiet).toBe(false);
});

test('what a child set stays from scene to scene, and the next child at this device starts anew', () => {
  startSettings({ id: 4, grade: 4 }, 'zoou', false);
  expect(usePlaySettings.getState()).toMatchObject({ music: false, muted: false, volume: 3 });
  setVolume(5);
  toggleMusic();
  toggleMuted();
  startSettings({ id: 4, grade: 4 }, 'zoou', true);
  expect(usePlaySettings.getState()).toMatchObject({
    music: true,
    muted: true,
    volume: 5,
    classIsQuiet: true,
  });
  startSettings({ id: 5, grade: 4 }, 'zoou', false);
  expect(usePlaySettings.getState()).toMatchObject({ music: false, muted: false, volume: 3 });
});

test('whoever makes it louder, or wants music, wants to hear something', () => {
  toggleMuted();
  setVolume(4);
  expect(usePlaySettings.getState().muted).toBe(false);
  toggleMuted();
  toggleMusic();
  expect(usePlaySettings.getState()).toMatchObject({ muted: false, music: true });
});
