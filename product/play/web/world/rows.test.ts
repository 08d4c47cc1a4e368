import { expect, test } from 'vitest';
import type { Stop } from '../../contract.ts';
import { rowsOf } from './rows.ts';

const stop = (id: string, kind: Stop['kind'], skill: Stop['skill']): Stop => ({
  id,
  title: id,
  titles: {},
  kind,
  skill,
  form: null,
  version: '00000000000',
  file: '',
  texts: {},
  status: 'open',
  may_play: true,
});

const MIXED = [
  stop('a', 'check', 'ic'),
  stop('b', 'lesson', 'er'),
  stop('c', 'lesson', 'ic'),
  stop('d', 'lesson', 'ic'),
];

test.each([
  ['academy', ['path:abcd']],
  ['ssgrin', ['path:abcd']],
  ['sim', ['library:abcd']],
  ['zoou', ['checks:a', 'house ic:cd', 'house er:b']],
  ['hoh', ['checks:a', 'house ic:cd', 'house er:b']],
] as const)('the map of %s has the rows %j', (program, rows) => {
  const found = rowsOf({ program, stops: MIXED }).map(
    ({ kind, skill, stops }) =>
      `${kind}${skill === null ? '' : ` ${skill}`}:${stops.map(({ id }) => id).join('')}`,
  );
  expect(found).toEqual(rows);
});
