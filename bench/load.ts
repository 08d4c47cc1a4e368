/**
 * The load generator, in a process of its own so that it does not take time from the server it measures, and on bare sockets:
 * it shares the machine's processors with that server, and a client that reads answers as a whole took a millisecond of
 * them for each, as much as a quick answer itself.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
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

type Outcome = { answers: number; refused: number };

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

async function run({ address, requests, connections, seconds, amount }: Load) {
  const { hostname, port } = new URL(address);
  // In short each asks twice, and whatever comes back is seen.
  const asked = isShort ? 2 * connections : amount;
  const left = { requests: asked ?? Number.POSITIVE_INFINITY, isOver: false };
  const texts = requests.map((request) => written(request, `${hostname}:${port}`));
  const began = performance.now();
  const timer = setTimeout(() => (left.isOver = true), asked === undefined ? seconds * 1000 : 600_000);
  const outcomes = await Promise.all(
    Array.from({ length: connections }, (_, client) =>
      // Every connection begins at another place of the list: nobody asks the same thing at the same moment.
      ask(connect(Number(port), hostname), texts, Math.floor((client * texts.length) / connections), left),
    ),
  );
  const lasted = (performance.now() - began) / 1000;
  clearTimeout(timer);
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, one) => all + of(one), 0);
  return { rate: sum((one) => one.answers) / lasted, refused: sum((one) => one.refused) };
}

function written({ method, path, headers, body = '' }: Request, host: string): string {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** One after the other on one connection, until it is over. */
async function ask(
  socket: Socket,
  texts: readonly string[],
  from: number,
  left: { requests: number; isOver: boolean },
): Promise<Outcome> {
  const outcome = { answers: 0, refused: 0 };
  socket.setNoDelay(true);
  await once(socket, 'connect');
  return new Promise((resolve, reject) => {
    let next = from;
    const answers = answerReader((status) => {
      outcome.answers += 1;
      if (status < 200 || status > 299) outcome.refused += 1;
      goOn();
    });
    const goOn = () => {
      if (left.isOver || left.requests < 1) {
        socket.destroy();
        resolve(outcome);
        return;
      }
      left.requests -= 1;
      socket.write(texts[next % texts.length] ?? '');
      next += 1;
    };
    socket.on('data', answers);
    socket.once('error', reject);
    socket.once('end', () => reject(new Error('the server has hung up')));
    goOn();
  });
}

const NO_BYTES = Buffer.alloc(0);

/** Says the status of each answer when its last byte is here. Of what is in an answer nothing is read. */
function answerReader(isHere: (status: number) => void): (bytes: Buffer) => void {
  let head: Buffer = NO_BYTES;
  let status = 0;
  /** Bytes that are still to come; null while the head is read. */
  let missing: number | null = null;
  return (bytes) => {
    if (missing !== null) {
      missing -= bytes.length;
    } else {
      head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) return;
      const text = head.toString('latin1', 0, end);
      const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
      if (length === undefined) throw new Error('an answer does not say how long it is');
      status = Number(text.slice(9, 12));
      missing = Number(length) - (head.length - end - 4);
      head = NO_BYTES;
    }
    if (missing > 0) return;
    missing = null;
    isHere(status);
  };
}

if (import.meta.main) {
  process.once('message', (load: Load) => {
    void run(load).then((answer) => process.send?.(answer));
  });
}
