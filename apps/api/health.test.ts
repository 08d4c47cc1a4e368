import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/server/database/database.ts';
import { drain } from '#platform/server/http/app.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { testKindred } from '#testing/api/kindred.ts';

const kindred = await testKindred();

const ask = async (server: typeof kindred.app.server, url: string) => {
  const reply = await server.inject({ method: 'GET', url });
  return [reply.statusCode, reply.json().status];
};

test('a server with its database is alive and ready', async () => {
  expect(await ask(kindred.app.server, '/api/health')).toEqual([200, 'alive']);
  expect(await ask(kindred.app.server, '/api/ready')).toEqual([200, 'ready']);
});

test('a database with a migration missing is not ready', async () => {
  const { db } = kindred;
  const { server } = anotherApp(kindred, {});
  const all = await sql<{
    name: string;
    timestamp: string;
  }>`delete from kysely_migration returning *`.execute(db);
  expect(await ask(server, '/api/ready')).toEqual([503, 'not-ready']);
  for (const { name, timestamp } of all.rows) {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(db);
  }
  expect(await ask(server, '/api/ready')).toEqual([200, 'ready']);
});

test('without a database it is alive, not ready, and says no more than that', async () => {
  const gone = openDatabase({ host: '127.0.0.1', port: 1, database: 'none', user: 'nobody' });
  const { server } = anotherApp(kindred, { db: gone.db });
  expect(await ask(server, '/api/health')).toEqual([200, 'alive']);
  expect(await ask(server, '/api/ready')).toEqual([503, 'not-ready']);
  const headers = { 'access-token': `Bearer ${'x'.repeat(43)}` };
  const reply = await server.inject({ method: 'GET', url: '/api/profile', headers });
  expect([reply.statusCode, reply.json()]).toEqual([503, { type: 'unavailable', i18n: 'error.unavailable' }]);
  await gone.close();
});

test('stopping waits for what is under way', async () => {
  const { server } = anotherApp(kindred, {});
  const release = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  server.get('/slow', async () => {
    arrived.resolve();
    await release.promise;
    return 'done';
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const reply = fetch(`${address}/slow`).then((response) => response.text());
  await arrived.promise;
  const closed = server.close();
  release.resolve();
  expect(await reply).toBe('done');
  await closed;
  await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed');
});

/** A server with a request under way, and a plain connection that shows everything it answers. */
async function underWay() {
  const { server } = anotherApp(kindred, {});
  const release = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  server.get('/slow', async () => {
    arrived.resolve();
    await release.promise;
    return 'done';
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk.toString();
  });
  const ended = new Promise<string>((resolve) => {
    socket.on('error', () => undefined).on('close', () => resolve(answers));
  });
  const ask = (url: string) => socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`);
  ask('/slow');
  await arrived.promise;
  return { server, ask, release: () => release.resolve(), ended };
}

test('while it stops, what is under way is answered and what comes after is not taken', async () => {
  const { server, ask, release, ended } = await underWay();
  const refused = new Promise<void>((resolve) => {
    server.server.on('request', () => setImmediate(resolve));
  });
  const drained = drain(server);
  ask('/api/ready');
  await refused;
  release();
  await drained;
  const answers = await ended;
  expect(answers).toContain('HTTP/1.1 200');
  expect(answers).toContain('done');
  expect(answers).toContain('HTTP/1.1 503');
  expect(answers).toContain('{"type":"unavailable","i18n":"error.unavailable"}');
});

test('who was told to stop says so to the balancer first, and serves everybody until that has noticed', async () => {
  const { server } = anotherApp(kindred, {});
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  // A balancer's connection, which was open before.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<[status: number | undefined, connection: string | undefined]>((resolve, reject) => {
      get(`${address}${path}`, { agent }, (reply) => {
        reply.resume().once('end', () => resolve([reply.statusCode, reply.headers.connection]));
      }).once('error', reject);
    });
  expect(await ask('/api/health')).toEqual([200, 'keep-alive']);
  let isStopped = false;
  const drained = drain(server, { serveOnSeconds: 2 }).then(() => {
    isStopped = true;
  });
  expect(await ask('/api/ready')).toEqual([503, 'close']);
  // Calls over the connection of before, over new ones, and pages of whoever knows nothing of it.
  expect(await ask('/api/health')).toEqual([200, 'close']);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect(isStopped).toBe(false);
  await drained;
  await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed');
  agent.destroy();
});

test('a request that does not end is cut off after a while', async () => {
  const { server, release, ended } = await underWay();
  await drain(server, { milliseconds: 200 });
  expect(await ended).toBe('');
  release();
});
