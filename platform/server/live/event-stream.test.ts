import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { type StreamOptions, tellEvents } from './event-stream.ts';
import { publish } from './realtime.ts';

const { db } = await testDatabase();
const channel = '6f1de2b4-4a3c-4b53-9d54-0d2b6f6f0001';
const deaf = { watch: async () => () => undefined, close: async () => undefined };

function open(different: Partial<StreamOptions> = {}) {
  const leaving = new AbortController();
  const events = tellEvents({
    db,
    realtime: deaf,
    stream: { channels: [channel], greet: async () => ({ type: 'hello', data: {} }) },
    after: null,
    isAllowed: async () => true,
    over: leaving.signal,
    once: false,
    heartbeatMilliseconds: 20,
    ...different,
  });
  return { next: async () => (await events.next()).value, leave: () => leaving.abort() };
}

test('a stream with nothing to tell gives a sign of life, again and again', async () => {
  const { next } = open();
  expect(await next()).toBe('id: 0\nevent: hello\ndata: {}\n\n');
  expect([await next(), await next()]).toEqual([': still here\n\n', ': still here\n\n']);
});

test('where nobody hears of events, they come with the next sign of life', async () => {
  const { next } = open();
  await next();
  await publish(db, { channel, type: 'late', data: { count: 1 } });
  const told = [await next(), await next()].filter((text) => !text?.startsWith(':'));
  expect(told).toEqual([expect.stringContaining('event: late\ndata: {"count":1}')]);
});

test('it ends with the session, at the next sign of life', async () => {
  let allowed = true;
  const { next } = open({ isAllowed: async () => allowed });
  await next();
  allowed = false;
  expect(await next()).toBeUndefined();
});

test('it ends at once when the page has gone', async () => {
  const { next, leave } = open({ heartbeatMilliseconds: 60_000 });
  await next();
  const ending = next();
  leave();
  expect(await ending).toBeUndefined();
});

test('a position of another database, beyond all there are, counts as the newest', async () => {
  const { next } = open({ after: 999_999_999 });
  expect(await next()).toMatch(/^id: 1\n/);
  await publish(db, { channel, type: 'next', data: {} });
  const told = [await next(), await next()].join('');
  expect(told).toContain('event: next');
});
