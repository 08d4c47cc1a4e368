import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { browserName, doing, doingAt, screenOf } from './doing.ts';
import type { ScreenFacts } from './shell/sidebar.ts';

const SCREENS: ScreenFacts[] = [
  { path: '/', entry: { name: 'home', icon: 'house' } },
  { path: 'students', entry: { name: 'manage-students', icon: 'students' } },
  { path: 'students/$id' },
  { path: 'emotion-check-ins', entry: { name: 'emotion-check-ins', icon: 'smile' } },
  { path: 'skills' },
];

test.each([
  ['/educator/', { screen: 'home', path: '/educator' }],
  ['/educator/students', { screen: 'manage-students', path: '/educator/students' }],
  ['/educator/students/$id', { screen: 'manage-students', path: '/educator/students/…' }],
  [
    '/educator/emotion-check-ins/sel/round',
    { screen: 'emotion-check-ins', path: '/educator/emotion-check-ins/sel/round' },
  ],
  ['/parent/skills', { screen: null, path: '/parent/skills' }],
  ['/parent/demo/$program/$scene', { screen: null, path: '/parent/demo/…/…' }],
  ['/educator/$', null],
  ['/educator/no-such-screen', null],
  ['/uber/schools', null],
  ['/educator/students/1207', null],
])('%s is told as %j', (route, told) => {
  expect(screenOf(route, SCREENS)).toEqual(told);
});

const told = {
  screen: 'manage-students',
  path: '/educator/students/…',
  browser: 'Chrome 140, Windows',
  window: '1366 × 768',
  version: '0.1.0-abc',
  language: 'en',
  at: '2026-11-17T23:50Z',
};

test('what is told has no room for an id, a query or a name', () => {
  expect(z.safeParse(doing, told).success).toBe(true);
  for (const path of [
    '/educator/students/1207',
    '/educator/students?search=Maya',
    '/educator/students#maya',
    '/educator/students/Maya',
    '/educator/students/maya-okafor',
    '/educator/maya',
    '/educator/students/…/maya',
    'https://kindred.test/educator',
    '/student/play',
  ]) {
    expect(z.safeParse(doing, { ...told, path }).success).toBe(false);
  }
  for (const more of [
    { name: 'Maya' },
    { browser: 'Maya Okafor' },
    { browser: 'Chrome 140, Maya' },
    { browser: '<b>' },
    { window: 'wide' },
    { at: 'today' },
  ]) {
    expect(z.safeParse(doing, { ...told, ...more }).success).toBe(false);
  }
});

test('whatever a route is called, no digit of it is told', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('students', '$id', '12', 'a1', 'Maya', '?x=1'));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const shown = screenOf(['', 'educator', ...parts].join('/'), SCREENS)?.path ?? '';
      expect(shown).not.toMatch(/[\d?#A-Z]/);
    }),
  );
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge 140, Windows',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    'Chrome 139, ChromeOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari 18, iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0',
    'Firefox 142, macOS',
  ],
  ['', 'another browser, another system'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
  expect(z.safeParse(doing, { ...told, browser: name }).success).toBe(true);
});

test('a moment is told to the minute', () => {
  expect(doingAt(new Date('2026-11-17T23:50:41.123Z'))).toBe('2026-11-17T23:50Z');
});
