import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { watchArrivals } from './arrival.ts';

const server = Fastify();
watchArrivals(server, { milliseconds: 500, bytesPerSecond: 1000, lookEvery: 20 });
server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => {
  done(null, body);
});
server.post('/file', { config: { file: true } }, async ({ body }) => Buffer.from(String(body)).length);
server.post('/form', async () => 'form');
server.post(
  '/refused',
  { config: { file: true }, onRequest: async (_, reply) => reply.code(403).send() },
  () => '',
);
await server.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

/** Sends so many bytes, with a pause after each, and answers the status; null where the line was cut without one. */
async function send(path: string, pieces: number, size: number, pause: number): Promise<string | null> {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let reply = '';
  const over = new Promise((resolve) => {
    socket.on('data', (data) => {
      reply += data;
      if (path !== '/refused') resolve(null);
    });
    socket.on('close', resolve);
    socket.on('error', resolve);
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: ${pieces * size}\r\n\r\n`,
  );
  for (let piece = 0; piece < pieces && socket.writable; piece += 1) {
    socket.write('x'.repeat(size));
    await setTimeout(pause);
  }
  await over;
  socket.destroy();
  return /^HTTP\/1.1 (\d+)/.exec(reply)?.[1] ?? null;
}

test('a file that keeps coming may take its time', async () => {
  expect(await send('/file', 15, 100, 50)).toBe('200');
});

test('one that trickles is cut off, and so is anything else that is slow', async () => {
  const replies = await Promise.all([send('/file', 20, 1, 60), send('/form', 15, 100, 60)]);
  expect(replies).toEqual(['408', '408']);
});

test('who was refused gains nothing by sending on', async () => {
  // Let on, it would take longer than a test may.
  expect(await send('/refused', 1200, 100, 60)).toBe('403');
});
