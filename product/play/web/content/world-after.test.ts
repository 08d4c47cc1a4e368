import { expect, test } from 'vitest';
import type { Stop } from '../../contract.ts';
import { worldAfter } from './world-after.ts';

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
  badges: ['one'],
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
  const { stops, badges } = worldAfter(WORLD, new Set(['zoou-check-a-com']), ['two', 'one']);
  expect(stops.map(({ status }) => status)).toEqual(['done', 'done', 'next', 'open']);
  expect(stops.map(({ may_play }) => may_play)).toEqual([false, false, true, true]);
  expect(badges).toEqual(['one', 'two']);
});
