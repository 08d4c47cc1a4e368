/**
 * Requests at a steady pace, whether they are answered or not, as people make them: in a process of its own. A request
 * that has to wait for a connection has begun when it was due, so a server that stops for a second is seen to.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PlayEvent } from '#product/play/rules/results/events.ts';
import { pretend } from '#product/play/rules/results/pretend.ts';

type Reading = { kind: string; path: string; token: string };
/** Each child tells of a moment of play whenever it is its turn, with events of its own. */
type Telling = { kind: string; path: string; token: string; tells: 'check-in' | 'play' };
export type Turn = Reading | Telling;

/** Turns are taken one after the other, again and again. */
export type Pace = { address: string; turns: Turn[]; perSecond: number; seconds: number };
export type Kept = {
  kinds: Record<string, { milliseconds: number[]; refused: string[] }>;
  seconds: number;
};

export function keepPace(pace: Pace): Promise<Kept> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url));
    child.once('message', (kept: Kept) => {
      child.disconnect();
      resolve(kept);
    });
    child.once('exit', (code) => reject(new Error(`the requests ended with ${code}`)));
    child.send(pace);
  });
}

/** Half a minute of play, just over. */
function played(tells: Telling['tells']): PlayEvent[] {
  const telling = pretend({ program: 'zoou', start: Date.now() - 40_000, id: randomUUID });
  telling.checkIn('okay');
  if (tells === 'play') telling.pass(30);
  return telling.end();
}

function bodyOf(turn: Turn): string | null {
  return 'tells' in turn ? JSON.stringify({ events: played(turn.tells), more: false }) : null;
}

function ask(agent: http.Agent, address: string, turn: Turn): Promise<string | null> {
  const { hostname, port } = new URL(address);
  const body = bodyOf(turn);
  const headers = {
    'access-token': `Bearer ${turn.token}`,
    ...(body === null
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve) => {
    const method = body === null ? 'GET' : 'POST';
    const sent = http.request({ hostname, port, path: turn.path, method, headers, agent }, (reply) => {
      let said = '';
      reply.on('data', (piece: Buffer) => {
        if (said.length < 300) said += piece.toString('latin1');
      });
      reply.on('error', (error) => resolve(String(error)));
      reply.on('end', () => {
        const isFine = reply.statusCode === 200 && (body === null || said.includes('"refused":[]'));
        resolve(isFine ? null : `${reply.statusCode} ${said.slice(0, 200)}`);
      });
    });
    sent.on('error', (error) => resolve(String(error)));
    sent.end(body ?? undefined);
  });
}

async function run({ address, turns, perSecond, seconds }: Pace): Promise<Kept> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  const kinds: Kept['kinds'] = {};
  const begun = performance.now();
  const open: Promise<void>[] = [];
  const take = async (turn: Turn, due: number): Promise<void> => {
    const kept = (kinds[turn.kind] ??= { milliseconds: [], refused: [] });
    const refusal = await ask(agent, address, turn);
    kept.milliseconds.push(performance.now() - due);
    if (refusal !== null) kept.refused.push(`${turn.path.replaceAll(/\d+/g, 'N')}: ${refusal}`);
  };
  for (let nth = 0; nth < perSecond * seconds; nth += 1) {
    const due = begun + (nth * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const turn = turns[nth % turns.length];
    if (turn !== undefined) open.push(take(turn, due));
  }
  await Promise.all(open);
  agent.destroy();
  return { kinds, seconds: (performance.now() - begun) / 1000 };
}

if (import.meta.main) {
  process.once('message', (pace: Pace) => {
    void run(pace).then((kept) => process.send?.(kept));
  });
}
