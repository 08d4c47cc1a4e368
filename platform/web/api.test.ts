import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { POSITION_HEADER, SEEN_HEADER } from '#platform/contract/replica.ts';
import { anyone } from '#product/access/rules/policies.ts';
import { call, setUpApi } from './api.ts';

const look = endpoint({
  method: 'GET',
  path: '/look',
  summary: 'For this test only.',
  access: anyone,
  input: z.strictObject({}),
  output: z.object({ found: z.boolean() }),
});

afterEach(() => vi.unstubAllGlobals());

test('a success whose body breaks off counts as no response', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"found": tr', { status: 200 }));
  await expect(call(look, {})).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

test('an error without a readable body keeps its status', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
  await expect(call(look, {})).rejects.toMatchObject({ name: 'ApiError', status: 502, reply: null });
});

test("a call's own headers come before those of the app", async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ found: true }));
  vi.stubGlobal('fetch', fetched);
  setUpApi({ headers: () => ({ 'Access-Token': 'of the app' }), onError: () => undefined });
  await call(look, {}, { headers: { 'Access-Token': 'of the call' } });
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ 'Access-Token': 'of the call' });
});

test('who has changed something says from then on how far what they read has to be, whatever comes late', async () => {
  const positions = ['00000000000000B0', '00000000000000A0', null];
  const fetched = vi.fn<typeof fetch>(async () => {
    const position = positions.shift();
    return Response.json({ found: true }, position ? { headers: { [POSITION_HEADER]: position } } : {});
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', undefined);
  // Apart from what other tests of the same process have seen.
  vi.resetModules();
  const { call: callAnew } = await import('./api.ts');
  for (let nth = 0; nth < 3; nth += 1) await callAnew(look, {});
  const said = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get(SEEN_HEADER));
  expect(said).toEqual([null, '00000000000000B0', '00000000000000B0']);
});

test('who waits longer than the caller has patience hears that no answer came', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await expect(call(look, {}, { patience: 10, quiet: true })).rejects.toMatchObject({
    name: 'TimedOut',
    status: 0,
  });
});

test('what asks for a proof is asked again once it was given, with the same input, and fails calmly without', async () => {
  const refusal = { type: 'step-up-required', i18n: 'error.step-up-required' };
  const fetched = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(Response.json(refusal, { status: 403 }))
    .mockResolvedValueOnce(Response.json({ found: true }))
    .mockResolvedValueOnce(Response.json(refusal, { status: 403 }));
  vi.stubGlobal('fetch', fetched);
  const onError = vi.fn<() => void>();
  const prove = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  setUpApi({ headers: () => ({}), onError, prove });
  expect(await call(look, {})).toEqual({ found: true });
  expect([fetched.mock.calls.length, onError.mock.calls.length]).toEqual([2, 0]);
  await expect(call(look, {})).rejects.toMatchObject({ reply: { type: 'step-up-required' } });
  expect([fetched.mock.calls.length, prove.mock.calls.length, onError.mock.calls.length]).toEqual([3, 2, 1]);
});
