import { expect, test } from 'vitest';
import { numberOf } from './number-rules.ts';

test.each([
  { typed: '7', read: 7 },
  { typed: ' -12 ', read: -12 },
  { typed: '1,200', read: 1200 },
  { typed: '2.5', read: 2.5 },
  { typed: '', read: undefined },
  { typed: '  ', read: undefined },
  { typed: 'seven', read: 'seven' },
  { typed: '1,2', read: '1,2' },
])('"$typed" is read as $read', ({ typed, read }) => {
  expect(numberOf(typed)).toBe(read);
});
