import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../contract/endpoint.ts';
import { anyone } from '../../contract/policy.ts';
import { setUpApi } from '../api.ts';
import { type Live, openLive } from './live.ts';

const live = endpoint({
  method: 'GET',
  path: '/live',
  summary: '',
  access: anyone,
  input: z.strictObject({}),
  output: z.unknown(),
  stream: true,
});

class Page extends EventTarget {
  visibilityState = 'visible';

  show(visibilityState: 'visible' | 'hidden'): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

type Connection = { headers: Record<string, string>; open: boolean; say(text: string): void; end(): void };

let page: Page;
let connections: Connection[];
let status: number;
let opened: Live;
const heard: unknown[] = [];
const trouble = vi.fn<() => void>();

/** A server that keeps what it was asked, and says what the test wants. */
async function answer(_: string, init: RequestInit): Promise<Response> {
  if (status !== 200) return new Response('{}', { status });
  let out: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      out = controller;
    },
    cancel: () => {
      connection.open = false;
    },
  });
  const connection: Connection = {
    headers: Object.fromEntries(new Headers(init.headers)),
    open: true,
    say: (text) => out.enqueue(new TextEncoder().encode(text)),
    end: () => out.close(),
  };
  connections.push(connection);
  return new Response(body);
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  connections = [];
  status = 200;
  heard.length = 0;
  trouble.mockReset();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('fetch', answer);
  // Test files share their modules: another one may have said who calls.
  setUpApi({ headers: () => ({}), onError: () => undefined });
  opened = openLive({ endpoint: live, onEvent: (event) => heard.push(event), onTrouble: trouble });
});
afterEach(() => {
  opened.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('events arrive, and a stream that ends is taken up where it broke off', async () => {
  await pass(1);
  expect(connections[0]?.headers).toEqual({ accept: 'text/event-stream' });
  connections[0]?.say('id: 7\nevent: hello\ndata: {"a":1}\n\n');
  await pass(1);
  expect(heard).toEqual([{ type: 'hello', data: { a: 1 } }]);
  connections[0]?.end();
  await pass(1500);
  expect(connections[1]?.headers).toMatchObject({ 'last-event-id': '7' });
});

test('a hidden page has no connection; shown again it asks for what it missed', async () => {
  await pass(1);
  connections[0]?.say('id: 3\nevent: hello\ndata: 1\n\n');
  await pass(1);
  page.show('hidden');
  await pass(600_000);
  expect([connections.length, connections[0]?.open]).toEqual([1, false]);
  page.show('visible');
  await pass(1);
  expect(connections[1]?.headers).toMatchObject({ 'last-event-id': '3' });
});

test('a server out of reach is asked less and less often, and that is said once', async () => {
  await pass(1);
  status = 503;
  connections[0]?.end();
  await pass(600_000);
  expect(trouble).toHaveBeenCalledTimes(1);
  status = 200;
  await pass(60_000);
  expect(connections).toHaveLength(2);
});

test('a line that is silent for too long is dead', async () => {
  await pass(1);
  await pass(52_000);
  expect([connections.length, connections[0]?.open]).toEqual([2, false]);
});

test('who may not listen does not ask again', async () => {
  await pass(1);
  status = 401;
  connections[0]?.end();
  await pass(5000);
  status = 200;
  await pass(600_000);
  expect([connections.length, trouble.mock.calls.length]).toEqual([1, 0]);
});

test('closed, it stays closed', async () => {
  await pass(1);
  opened.close();
  page.show('visible');
  await pass(600_000);
  expect([connections.length, connections[0]?.open]).toEqual([1, false]);
});
