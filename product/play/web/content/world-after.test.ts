import { expect, test } from 'vitest';
import type { Stop } from '../../contract.ts';
import { restingAfter, worldAfter } from './world-after.ts';

const stop = (id: string, kind: Stop['kind'], skill: Stop['skill'], status: Stop['status']): Stop => ({
  id,
  title: id,
  titles: {},
  kind,
  skill,
  form: kind === 'check' ? 'a' : null,
  version: '00000000000',
  file: `${id}.json`,
  texts: {},
  status,
  may_play: status !== 'locked',
});

const WORLD = {
  program: 'zoou' as const,
  epoch: 1,
  iteration: 1,
  keepsakes: ['one'],
  debug: false,
  sitting: { scenes: 0, checks: 0, seconds: 0 },
  stops: [
    stop('zoou-check-a-ic', 'check', 'ic', 'done'),
    stop('zoou-check-a-com', 'check', 'com', 'next'),
    stop('zoou-ic-1', 'lesson', 'ic', 'locked'),
    stop('zoou-com-1', 'lesson', 'com', 'locked'),
  ],
};

test('a world nothing happened in stays as the server told it', () => {
  expect(worldAfter(WORLD, new Set(), [])).toBe(WORLD);
});

test('what was played here opens what comes next, before the server has heard of it', () => {
  const { stops, keepsakes } = worldAfter(WORLD, new Set(['zoou-check-a-com']), ['two', 'one']);
  expect(stops.map(({ status }) => status)).toEqual(['done', 'done', 'next', 'open']);
  expect(stops.map(({ may_play }) => may_play)).toEqual([false, false, true, true]);
  expect(keepsakes).toEqual(['one', 'two']);
});

const statusOf = ({ stops }: Pick<typeof WORLD, 'stops'>): string[] => stops.map(({ status }) => status);

test('what was played here is part of the sitting, too', () => {
  const { sitting } = worldAfter(WORLD, new Set(['zoou-check-a-com']), []);
  expect(sitting).toEqual({ scenes: 1, checks: 1, seconds: 0 });
});

test('after two checks no third one is offered, and lessons are as they were', () => {
  const tired = { ...WORLD, sitting: { scenes: 2, checks: 2, seconds: 700 } };
  expect(statusOf(restingAfter(tired))).toEqual(['done', 'locked', 'locked', 'locked']);
  expect(
    restingAfter(tired)
      .stops.slice(1)
      .some(({ may_play }) => may_play),
  ).toBe(false);
  const lessons = worldAfter(tired, new Set(['zoou-check-a-com']), []);
  expect(statusOf(restingAfter(lessons))).toEqual(['done', 'done', 'next', 'open']);
});

test('after one check, for staff who look for a fault, and for adults who look around nothing rests', () => {
  expect(restingAfter(WORLD)).toBe(WORLD);
  const sitting = { scenes: 2, checks: 2, seconds: 700 };
  expect(statusOf(restingAfter({ ...WORLD, sitting, debug: true }))).toEqual(statusOf(WORLD));
  expect(statusOf(restingAfter({ ...WORLD, sitting: null }))).toEqual(statusOf(WORLD));
});
