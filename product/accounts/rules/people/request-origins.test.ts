import { expect, test } from 'vitest';
import { isRequestOrigin, REQUEST_ORIGINS, REQUEST_SOURCES, sourcesOf } from './request-origins.ts';
import { ACCOUNT_SOURCES } from './status.ts';

test.each([
  { origin: 'form', sources: ['form'] },
  { origin: 'referral', sources: ['invite'] },
  { origin: 'uber', sources: ['admin', 'uber'] },
] as const)('$origin shows accounts that came by $sources', ({ origin, sources }) => {
  expect(sourcesOf(origin)).toEqual(sources);
});

test("every account but a bought one, and one by a school's code, stands in exactly one tab", () => {
  const shown = REQUEST_ORIGINS.flatMap((origin) => sourcesOf(origin));
  const others = ['purchase', 'family-code'];
  expect(shown.toSorted()).toEqual(ACCOUNT_SOURCES.filter((source) => !others.includes(source)).toSorted());
  expect(shown).toEqual(REQUEST_SOURCES);
});

test.each(['purchase', '', null, 7])('%j is no tab', (value) => {
  expect(isRequestOrigin(value)).toBe(false);
});
