import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-strings.ts';

test.each(['123', 'true', 'null', '{"a":1}', '[1]', '', '007', '1e3'])(
  '%j stays text, there and back',
  (value) => {
    const written = stringifySearch({ key: value });
    expect(parseSearch(written)).toEqual({ key: value });
  },
);

test('a path in the query survives', () => {
  expect(stringifySearch({ r: '/educator?tab=2' })).toBe('?r=%2Feducator%3Ftab%3D2');
  expect(parseSearch('?r=%2Feducator%3Ftab%3D2')).toEqual({ r: '/educator?tab=2' });
});

test('what is not given is not written', () => {
  expect(stringifySearch({ r: undefined, key: null })).toBe('');
  expect(stringifySearch({})).toBe('');
});

test('a broken encoding does not throw', () => {
  expect(parseSearch('?r=%E0%A4%A')).toHaveProperty('r');
});
