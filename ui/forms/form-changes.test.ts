import { expect, test } from 'vitest';
import { isChanged } from './form-changes.ts';

const file = new Blob(['a']);

test.each([
  { given: {}, now: { name: '' }, changed: false, because: 'a field that was only shown' },
  { given: { name: 'Oak' }, now: { name: 'Oak' }, changed: false, because: 'what was loaded' },
  { given: { on: undefined }, now: { on: false }, changed: false, because: 'a box nobody ticked' },
  { given: {}, now: { ids: [] }, changed: false, because: 'a list nobody chose for' },
  { given: {}, now: { name: 'O' }, changed: true, because: 'one letter' },
  { given: { name: 'Oak' }, now: { name: '' }, changed: true, because: 'a name taken away' },
  { given: { grade: 0 }, now: { grade: 1 }, changed: true, because: 'another grade' },
  { given: { grade: undefined }, now: { grade: 0 }, changed: true, because: 'kindergarten chosen' },
  { given: { ids: [1] }, now: { ids: [1] }, changed: false, because: 'the same list, built anew' },
  { given: { file }, now: { file: new Blob(['a']) }, changed: true, because: 'another file' },
])('$because: changed is $changed', ({ given, now, changed }) => {
  expect(isChanged(given, now)).toBe(changed);
});
