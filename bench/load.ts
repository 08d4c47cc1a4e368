/** The load generator, in a process of its own so that it does not take time from the server it measures. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { isShort } from './report.ts';

export type Request = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
};
export type Load = {
  address: string;
  requests: Request[];
  connections: number;
  seconds: number;
  /** So many requests, however long they take, instead of so many seconds. */
  amount?: number;
};

/** Answers a second, or an error when anything but a success came back. */
export function rateOf(load: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url));
    child.once('message', (answer: { rate: number; refused: number }) => {
      child.disconnect();
      if (answer.refused > 0) reject(new Error(`${answer.refused} requests were refused`));
      else resolve(answer.rate);
    });
    child.send(load);
  });
}

async function run({
  address,
  requests,
  connections,
  seconds,
  amount,
}: Load): Promise<{ rate: number; refused: number }> {
  let client = 0;
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    ...(amount === undefined ? {} : { amount }),
    // In short each asks twice, and whatever comes back is seen.
    ...(isShort ? { amount: 2 * connections } : {}),
    requests,
    // Every connection begins at another place of the list: nobody asks the same thing at the same moment.
    setupClient(connection) {
      const from = Math.floor((client * requests.length) / connections);
      client += 1;
      connection.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  });
  // What is over within a second has no average of seconds.
  const rate = isShort ? result.requests.total / result.duration : result.requests.average;
  return { rate, refused: result.non2xx + result.errors };
}

if (import.meta.main) {
  process.once('message', (load: Load) => {
    void run(load).then((answer) => process.send?.(answer));
  });
}
