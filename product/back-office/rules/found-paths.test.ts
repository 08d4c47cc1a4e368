import { expect, test } from 'vitest';
import { childPath, orderPath, placePath } from './found-paths.ts';

const place = { id: 5, school_id: null, person_id: null };

test.each([
  [{ ...place, kind: 'school', school_id: 5 }, '/uber/schools/5'],
  [{ ...place, kind: 'district' }, '/uber/schools?tab=schools&district_id=5'],
  [{ ...place, kind: 'group', school_id: 7 }, '/uber/schools/7'],
  [{ ...place, kind: 'group', person_id: 9 }, '/uber/schools?tab=groups&educator_id=9'],
  [{ ...place, kind: 'group' }, '/uber/schools?tab=groups'],
  [{ ...place, kind: 'family', person_id: 9 }, '/uber/people/9'],
  [{ ...place, kind: 'family' }, '/uber/families'],
] as const)('%j is at %s', (found, path) => {
  expect(placePath(found)).toBe(path);
});

test('a child is on the page of who looks after it, an order on that of its buyer', () => {
  expect(childPath({ id: 3, owner_id: 4 })).toBe('/uber/people/4?child=3');
  expect(orderPath({ kind: 'quote', buyer_id: 4 })).toBe('/uber/people/4#orders');
  expect(orderPath({ kind: 'quote', buyer_id: null })).toBe('/uber/purchasing?tab=quotes');
});
