import { onTestFinished } from 'vitest';
import type { App } from '#platform/server/http/app.ts';

type LiveEvent = { id: number; type: string; data: Record<string, unknown> };
export type Listener = { status: number; heard: LiveEvent[]; ended: Promise<void>; close(): void };

const addresses = new WeakMap<App, Promise<string>>();

/** Listens to `/api/live` over a real connection: what is injected cannot go on for ever. */
export async function listen(
  app: App,
  token: string | null,
  headers: Record<string, string> = {},
): Promise<Listener> {
  const address = addresses.get(app) ?? app.server.listen({ port: 0, host: '127.0.0.1' });
  addresses.set(app, address);
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(`${await address}/api/live`, {
    headers: {
      accept: 'text/event-stream',
      ...(token === null ? {} : { 'access-token': `Bearer ${token}` }),
      ...headers,
    },
    signal: leaving.signal,
  });
  const heard: LiveEvent[] = [];
  const read = async () => {
    let text = '';
    for await (const piece of response.body ?? []) {
      text += Buffer.from(piece).toString('utf8');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks.filter((one) => !one.startsWith(':'))) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        heard.push({ id: Number(field('id')), type: field('event'), data: JSON.parse(field('data')) });
      }
    }
  };
  return {
    status: response.status,
    heard,
    ended: response.ok ? read().catch(() => undefined) : Promise.resolve(),
    close: () => leaving.abort(),
  };
}
