import { expect, test } from 'vitest';
import { linkEnd } from './links.ts';

test('a link is good for two days', () => {
  expect(linkEnd(new Date('2026-11-17T10:00:00Z'))).toEqual(new Date('2026-11-19T10:00:00Z'));
});
