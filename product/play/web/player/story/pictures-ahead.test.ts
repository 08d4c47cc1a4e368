import { afterAll, expect, test, vi } from 'vitest';
import type { Line, Option } from '../../../rules/story/tags.ts';
import type { View } from './play-through.ts';

vi.mock('../../shared/pictures.ts', () => ({
  placePicture: (place: string) => `place-${place}`,
  keepsakePicture: (keepsake: string) => `keepsake-${keepsake}`,
  propPicture: (prop: string, state: string) => `prop-${prop}-${state}`,
  optionPicture: (pic: string) => (pic.startsWith('face-') ? undefined : `pic-${pic}`),
}));

// Files share their modules: this one needs them with its own pictures, and leaves none of those behind.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { picturesAhead } = await import('./pictures-ahead.ts');

const line = (tags: { place?: string; keepsake?: string }) =>
  ({ place: null, keepsake: null, stage: null, ...tags }) as Line;
const option = (picture: string | null) => ({ picture }) as Option;
const ahead = (lines: Line[], ask: { line: Line; options: Option[] } | null) =>
  picturesAhead({ ahead: { lines, ask } } as unknown as View);

test('places, answers and keepsakes up to the next question, each once; faces are drawn otherwise', () => {
  const question = {
    line: line({ place: 'meadow' }),
    options: ['drum', 'face-sad', null, 'drum'].map(option),
  };
  expect(ahead([line({}), line({ place: 'meadow', keepsake: 'drummer' })], question)).toEqual([
    'place-meadow',
    'pic-drum',
    'keepsake-drummer',
  ]);
});

test('nothing is prepared of what an answer decides', () => {
  expect(ahead([], null)).toEqual([]);
});
