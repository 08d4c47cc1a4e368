import { expect, test } from 'vitest';
import { handoverIn, readStoredActing, wayBack, withWayBack } from './stored-acting.ts';

const kept = { id: 7, endsAt: '2026-09-14T16:00:00.000Z', back: '/uber/schools?tab=educators' };

test('what was kept comes back', () => {
  expect(readStoredActing(JSON.stringify(kept))).toEqual(kept);
});

test.each([null, undefined, '', '{', '7', '[]', '{"id":"7"}', '{"id":7,"endsAt":"soon","back":"/uber"}'])(
  '%j is nothing kept',
  (text) => {
    expect(readStoredActing(text)).toBeNull();
  },
);

test.each([
  ['/uber', '/uber'],
  ['/uber/account-requests?tab=form', '/uber/account-requests?tab=form'],
  ['/uberman', '/uber'],
  ['/educator', '/uber'],
  ['//evil.example', '/uber'],
  ['https://evil.example/uber', '/uber'],
  [null, '/uber'],
])('the way back by %s is %s', (asked, back) => {
  expect(wayBack(asked)).toBe(back);
});

test('the code and the way back travel behind the #', () => {
  const url = withWayBack(
    'http://student.localhost:3000/student#acting=abc-123',
    '/uber/families?tab=children',
  );
  expect(handoverIn(new URL(url).hash)).toEqual({ code: 'abc-123', back: '/uber/families?tab=children' });
  expect(handoverIn('')).toBeNull();
  expect(handoverIn('#acting=')).toBeNull();
  expect(handoverIn('#acting=abc&back=%E0')).toEqual({ code: 'abc', back: '/uber' });
  expect(handoverIn('#row-3')).toBeNull();
});
