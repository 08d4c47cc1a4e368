import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type Balancer = { address: string; isReady: (address: string) => boolean; stop(): Promise<void> };

const PROBE_MS = 500;

/**
 * As balancers are: it asks each server every now and then whether that is ready, keeps connections to it open, hands each call
 * to the next that is, and tries nothing twice.
 */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  const stopping = new AbortController();
  let turn = 0;

  async function probe(server: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const reply = await fetch(`${server}/api/ready`).catch(() => null);
      await reply?.body?.cancel();
      if (reply?.ok === true) ready.add(server);
      else ready.delete(server);
      await pause(PROBE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  function handOn(call: IncomingMessage, reply: ServerResponse): void {
    const able = servers.filter((server) => ready.has(server));
    const server = able[turn++ % Math.max(1, able.length)];
    const isAway = (): void => void reply.writeHead(503).end();
    if (server === undefined) return isAway();
    const { method, headers, url } = call;
    const asked = request(`${server}${url ?? '/'}`, { method, headers, agent }, (answer) => {
      const { connection: _, ...told } = answer.headers;
      reply.writeHead(answer.statusCode ?? 503, told);
      answer.pipe(reply);
      answer.once('error', () => reply.destroy());
    });
    asked.once('error', () => (reply.headersSent ? reply.destroy() : isAway()));
    call.pipe(asked);
  }

  const server = createServer(handOn);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const probes = servers.map(probe);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    isReady: (address) => ready.has(address),
    async stop() {
      stopping.abort();
      await Promise.all(probes);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}
