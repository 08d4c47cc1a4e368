import { expect, test } from 'vitest';
import { STATES, TIME_ZONES, usualTimeZone } from './states.ts';

test('there are fifty states, the District of Columbia and five territories, each once', () => {
  expect(new Set(STATES).size).toBe(56);
  expect(STATES.every((state) => /^[A-Z]{2}$/.test(state))).toBe(true);
});

test.each([
  ['NC', 'America/New_York'],
  ['DC', 'America/New_York'],
  ['TX', 'America/Chicago'],
  ['MT', 'America/Denver'],
  ['AZ', 'America/Phoenix'],
  ['OR', 'America/Los_Angeles'],
  ['AK', 'America/Anchorage'],
  ['HI', 'Pacific/Honolulu'],
  ['VI', 'America/Puerto_Rico'],
  ['GU', 'Pacific/Guam'],
  ['AS', 'Pacific/Pago_Pago'],
] as const)('a school in %s keeps the time of %s', (state, zone) => {
  expect(usualTimeZone(state)).toBe(zone);
});

test('every time zone is one that clocks know, and the usual one somewhere', () => {
  for (const timeZone of TIME_ZONES) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(STATES.some((state) => usualTimeZone(state) === timeZone)).toBe(true);
  }
});
