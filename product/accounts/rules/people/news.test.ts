import { expect, test } from 'vitest';
import { answerOf } from './news.ts';

test.each([
  [200, 'told'],
  [204, 'told'],
  [302, 'again'],
  [400, 'rejected'],
  [401, 'again'],
  [409, 'rejected'],
  [422, 'rejected'],
  [429, 'again'],
  [500, 'again'],
  [503, 'again'],
] as const)('a list that answers %i: %s', (status, answer) => expect(answerOf(status)).toBe(answer));
