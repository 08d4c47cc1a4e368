import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadForRelease } from './new-release.ts';

class Arrival {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

const page = { arrival: 'navigate', age: 5000, fields: [''], dialogs: 0, builds: ['new'], reloads: 0 };

beforeEach(() => {
  Object.assign(page, {
    arrival: 'navigate',
    age: 5000,
    fields: [''],
    dialogs: 0,
    builds: ['new'],
    reloads: 0,
  });
  let asked = 0;
  vi.stubGlobal('PerformanceNavigationTiming', Arrival);
  vi.stubGlobal('performance', {
    now: () => page.age,
    getEntriesByType: () => [new Arrival(page.arrival)],
  });
  vi.stubGlobal('document', {
    querySelectorAll: () => page.fields.map((value) => ({ value })),
    querySelector: () => (page.dialogs > 0 ? {} : null),
  });
  vi.stubGlobal('location', {
    reload: () => {
      page.reloads += 1;
    },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const build = page.builds[asked++ % page.builds.length];
    if (build === 'away' || address !== '/api/status') throw new TypeError('Failed to fetch');
    return Response.json({ build });
  });
});
afterEach(() => vi.unstubAllGlobals());

const reloaded = (): Promise<boolean> => reloadForRelease(() => 'old');

test('a page whose release is gone is loaded anew', async () => {
  expect(await reloaded()).toBe(true);
  expect(page.reloads).toBe(1);
});

test('also where servers of both releases take turns', async () => {
  page.builds = ['old', 'new'];
  expect(await reloaded()).toBe(true);
});

test('but no second time: what is missing then is missing', async () => {
  page.arrival = 'reload';
  expect(await reloaded()).toBe(false);
  expect(page.reloads).toBe(0);
});

test('hours later there may be another release', async () => {
  Object.assign(page, { arrival: 'reload', age: 3 * 60 * 60_000 });
  expect(await reloaded()).toBe(true);
});

test.each([
  ['words stand in a field', { fields: ['', 'Dear family'] }],
  ['a dialog is open', { dialogs: 1 }],
  ['servers have the very release of the page', { builds: ['old'] }],
  ['nobody answers', { builds: ['away'] }],
])('nothing is loaded anew where %s', async (_, state) => {
  Object.assign(page, state);
  expect(await reloaded()).toBe(false);
  expect(page.reloads).toBe(0);
});
