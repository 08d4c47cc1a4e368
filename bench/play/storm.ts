/** The children's browsers, in a process of their own so that they take no time from the server they measure. */
import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

/** What each child has to send, batch after batch. */
export type Storm = { address: string; children: { token: string; batches: string[] }[] };
export type Weathered = { milliseconds: number[]; took: number };

/** All at once; each sends the next batch when the one before was acknowledged, as its queue does. */
export function weather(storm: Storm): Promise<Weathered> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url));
    child.once('message', (answer: Weathered | { refused: string }) => {
      child.disconnect();
      if ('refused' in answer) reject(new Error(answer.refused));
      else resolve(answer);
    });
    child.send(storm);
  });
}

function post(agent: Agent, url: string, token: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'access-token': `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => void parts.push(part));
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        if (text === '{"data":{"refused":[]}}') resolve();
        else reject(new Error(`${reply.statusCode} ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function run({ address, children }: Storm): Promise<Weathered> {
  const agent = new Agent({ keepAlive: true });
  const milliseconds: number[] = [];
  const begun = performance.now();
  await Promise.all(
    children.map(async ({ token, batches }) => {
      for (const batch of batches) {
        const sent = performance.now();
        await post(agent, `${address}/api/student/play/events`, token, batch);
        milliseconds.push(performance.now() - sent);
      }
    }),
  );
  agent.destroy();
  return { milliseconds, took: performance.now() - begun };
}

if (import.meta.main) {
  process.once('message', (storm: Storm) => {
    run(storm).then(
      (weathered) => process.send?.(weathered),
      (error: unknown) => process.send?.({ refused: String(error) }),
    );
  });
}
