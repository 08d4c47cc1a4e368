import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALL, FAULT, FRAMES, isReported, reportedFault } from './client-events.ts';

test.each([
  [0, null, false],
  [400, 'bad-request', false],
  [401, 'unauthenticated', false],
  [422, 'validation', false],
  [429, 'too-many-attempts', false],
  [403, 'step-up-required', false],
  [403, 'held-back', false],
  [403, 'forbidden', true],
  [404, 'not-found', true],
  [409, 'refused', true],
  [500, 'internal', true],
  [503, null, true],
])('a call that answers %i (%s) is reported: %s', (status, type, isWorthIt) => {
  expect(isReported({ status, type })).toBe(isWorthIt);
});

function thrown(name: string, message: string, stack: string): Error {
  return Object.assign(new Error(message), { name, stack });
}

test('of a fault its class and our own places are told, as browsers write them', () => {
  const chrome = thrown(
    'TypeError',
    "Cannot read properties of null (reading 'Maya')",
    "TypeError: Cannot read properties of null (reading 'Maya')\n    at Fy (https://app.example.org/assets/class-page-B1x_9.js:12:3456)\n    at https://app.example.org/assets/index-C2.js:1:99\n    at chrome-extension://abc/content.js:1:1",
  );
  const expected = { fault: 'TypeError', frames: 'class-page-B1x_9.js:12:3456 index-C2.js:1:99' };
  expect(reportedFault(chrome)).toEqual(expected);
  const firefox = thrown(
    'TypeError',
    'x is null',
    'Fy@https://app.example.org/assets/class-page-B1x_9.js:12:3456\n@https://app.example.org/assets/index-C2.js:1:99\n',
  );
  expect(reportedFault(firefox)).toEqual(expected);
});

test('what somebody typed is not told, even where it looks like a place of ours', () => {
  const typed = '/assets/maya-okafor.js:1:1 ';
  const told = reportedFault(
    thrown('RangeError', typed, `RangeError: ${typed}\n    at x (/assets/a.js:1:2)`),
  );
  expect(told).toEqual({ fault: 'RangeError', frames: 'a.js:1:2' });
  expect(reportedFault(thrown('Maya Okafor', 'x', ''))).toEqual({ fault: 'Error' });
  expect(reportedFault('Maya Okafor')).toEqual({ fault: 'Thrown' });
});

test('whatever is thrown, the server takes what is told of it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (name, message, stack) => {
      const { fault, frames } = reportedFault(thrown(name, message, `${stack}/assets/${message}.js:1:1`));
      expect(fault).toMatch(FAULT);
      if (frames !== undefined) expect(frames).toMatch(FRAMES);
    }),
  );
});

test.each([
  ['GET /educator/students/:id', true],
  ['POST /uber/failed-jobs/retry', true],
  ['GET /educator/students/12', false],
  ['GET /educator/Maya', false],
  ['GET /educator/students?search=maya', false],
  ['EAT /educator', false],
])('%s is the pattern of a call: %s', (call, isOne) => {
  expect(CALL.test(call)).toBe(isOne);
});
