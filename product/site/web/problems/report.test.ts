import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ApiError, call, setUpApi } from '#platform/web/api.ts';
import { anyone } from '#product/access/rules/policies.ts';
import { PAGE_CONFIG } from '#testing/dashboard/page-config.ts';

const look = endpoint({
  method: 'GET',
  path: '/look/:id',
  summary: 'For this test only.',
  access: anyone,
  input: z.strictObject({ id: z.number() }),
  output: z.void(),
});

type Told = Record<string, unknown>;
let told: Told[] = [];
const answer = 500;
let listeners: Record<string, (event: object) => void> = {};

/** Each test opens a page of its own: it remembers what it has told. */
async function openPage() {
  vi.resetModules();
  return import('./report.ts');
}

beforeEach(() => {
  told = [];
  listeners = {};
  vi.stubGlobal('location', { pathname: '/educator/students/1207' });
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ ...PAGE_CONFIG, build: 'none' }) }),
  });
  vi.stubGlobal('addEventListener', (name: string, hear: (event: object) => void) => {
    listeners[name] = hear;
  });
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (!url.endsWith('/client-events')) return Response.json({ type: 'x', i18n: 'x' }, { status: answer });
    told.push(JSON.parse(body ?? '{}'));
    return new Response(null, { status: 204 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  setUpApi({ headers: () => ({}), onError: () => undefined });
});

test('a call that fails is told once, by its pattern, also where its screen says so itself', async () => {
  const { reportFailedCall } = await openPage();
  setUpApi({ headers: () => ({}), onError: () => undefined, report: reportFailedCall });
  for (const id of [1, 2, 3]) await expect(call(look, { id }, { quiet: true })).rejects.toThrow('x');
  const path = '/educator/students/…';
  await expect.poll(() => told).toEqual([{ kind: 'call-failed', path, call: 'GET /look/:id', status: 500 }]);
});

test('what somebody wrote wrong, or did too quickly, is not told', async () => {
  const { report, reportFailedCall } = await openPage();
  for (const status of [0, 400, 401, 422, 429]) reportFailedCall(new ApiError(status, null), look);
  await report('crash');
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]).toMatchObject({ kind: 'crash', build: 'none' });
});

test('a fault is told without its message, and failed calls not a second time', async () => {
  await openPage();
  const { watchFaults } = await import('./tell.ts');
  watchFaults();
  const fault = Object.assign(new TypeError('Maya Okafor is not a function'), {
    stack: 'TypeError: Maya Okafor is not a function\n    at x (https://a.test/assets/page-B1.js:3:14)',
  });
  listeners['unhandledrejection']?.({ reason: new ApiError(500, null) });
  listeners['unhandledrejection']?.({ reason: new DOMException('', 'AbortError') });
  listeners['error']?.({ error: null });
  for (let times = 0; times < 3; times += 1) listeners['error']?.({ error: fault });
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]).toMatchObject({ kind: 'fault', fault: 'TypeError', frames: 'page-B1.js:3:14' });
  expect(JSON.stringify(told)).not.toContain('Maya');
});

test('a page that breaks all the time is heard twenty times', async () => {
  const { report } = await openPage();
  for (let number = 0; number < 30; number += 1) {
    await report('fault', { fault: `Fault${String.fromCharCode(65 + number)}` });
  }
  expect(told).toHaveLength(20);
});
