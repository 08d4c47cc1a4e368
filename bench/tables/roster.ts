import assert from 'node:assert/strict';
import path from 'node:path';
import type pg from 'pg';
import * as z from 'zod/mini';
import { type Request, rateOf } from '../load.ts';
import { processorTime } from '../processor.ts';
import { amount, atLeast, isShort, median, printed } from '../report.ts';
import { type Child, startChild } from './child.ts';
import { type PostGraphile, startPostGraphile } from './postgraphile.ts';
import { nodeFlags } from './server.ts';
import type { Site } from './site.ts';

const ROUNDS = amount(9, 1);
const LOAD = { connections: 16, seconds: 3 };
const WARMING_UP = { amount: 4000 };
const PATH = '/api/educator/students?archived=no&reach=mine';

/**
 * A teacher's roster, everything on, against a handler that does nothing but ask and answer the same; and against
 * PostGraphile, but in short, where nothing is fetched.
 */
export async function benchRoster(site: Site, connection: pg.PoolConfig): Promise<void> {
  const bare = await startChild({
    arguments: [
      ...nodeFlags(),
      path.join(import.meta.dirname, 'bare-server.ts'),
      JSON.stringify(connection),
      String(site.educatorId),
    ],
    folder: path.join(import.meta.dirname, '../..'),
  });
  const postgraphile = isShort ? null : await startPostGraphile(connection, site.educatorId);
  try {
    await compare(site, bare, postgraphile);
  } finally {
    await postgraphile?.stop();
    await bare.stop();
  }
}

/** Who is asked for what, and what came of it in each round. */
type Contender = {
  name: string;
  pid: number;
  load: Omit<Parameters<typeof rateOf>[0], keyof typeof LOAD>;
  rates: number[];
  /** Milliseconds of processor time an answer, in the server and in the database. */
  server: number[];
  database: number[];
};

async function compare(site: Site, bare: Child, postgraphile: PostGraphile | null): Promise<void> {
  const headers = site.educator;
  const reply = await fetch(`${site.address}${PATH}`, { headers });
  const rows = sameAnswer(await reply.json(), await (await fetch(`${bare.address}${PATH}`)).json());
  if (postgraphile !== null) assert.deepEqual(await postgraphile.ids(), rows);
  const asked = (
    name: string,
    { address, pid }: Pick<Child, 'address' | 'pid'>,
    request: Request,
  ): Contender => ({
    name,
    pid,
    load: { address, requests: [request] },
    rates: [],
    server: [],
    database: [],
  });
  const get = (path: string): Request => ({ method: 'GET', path, headers });
  const [ours, byHand, floor] = [
    asked('ours', site, get(PATH)),
    asked('bare', bare, get(PATH)),
    asked('floor', bare, get('/floor')),
  ];
  const [facts, plainColumns] =
    postgraphile === null
      ? []
      : [
          asked('postgraphile', postgraphile, postgraphile.facts),
          asked('postgraphile-plain-columns', postgraphile, postgraphile.plain),
        ];
  const contenders = [ours, byHand, floor, facts, plainColumns].filter((one) => one !== undefined);
  // On a busy machine a round is too short for a server to have become as quick as it will be.
  for (const { load } of contenders) await rateOf({ ...load, ...LOAD, ...WARMING_UP });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contender of contenders) await measure(site, contender);
  }
  console.log(`  ${rows.length} rows`);
  for (const { name, rates, server, database } of contenders) {
    printed(`roster-${name}`, `${median(rates).toFixed(0)}/s`);
    printed(`roster-${name}-processor`, `${median(server).toFixed(2)}ms+${median(database).toFixed(2)}ms`);
  }
  atLeast('roster-ratio', median(ours.rates) / median(byHand.rates), 0.8);
  atLeast('roster-of-floor', median(ours.rates) / median(floor.rates), 0.6);
  if (facts === undefined) return;
  atLeast('roster-over-postgraphile', median(ours.rates) / median(facts.rates), 4);
}

async function measure(site: Site, { pid, load, rates, server, database }: Contender): Promise<void> {
  const before = { server: processorTime(pid), backends: await backendsOf(site) };
  const rate = await rateOf({ ...load, ...LOAD });
  const after = { server: processorTime(pid), backends: await backendsOf(site) };
  const answers = rate * LOAD.seconds;
  rates.push(rate);
  server.push((after.server - before.server) / answers);
  const worked = [...after.backends].map(([backend, time]) => time - (before.backends.get(backend) ?? 0));
  database.push(worked.reduce((sum, time) => sum + time, 0) / answers);
}

/** The time of all who are connected; only those of who is asked have anything to do. Idle ones come and go. */
async function backendsOf({ database }: Site): Promise<Map<number, number>> {
  const { rows } = await database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
  );
  return new Map(rows.map(({ pid }) => [pid, processorTime(pid)]));
}

/** Both must have said the same for their speeds to mean anything. Answers whom. */
function sameAnswer(ours: unknown, theirs: unknown): number[] {
  const answer = z.object({
    data: z.array(z.record(z.string(), z.unknown())),
    filtered: z.number(),
    total: z.number(),
  });
  const [own, other] = [z.parse(answer, ours), z.parse(answer, theirs)];
  assert.deepEqual(plain(own), plain(other));
  return own.data.map(({ id }) => Number(id));
}

/** Moments are written in more than one way. */
function plain(answer: { data: Record<string, unknown>[] }): unknown {
  const moments = ['created_at', 'updated_at', 'last_played_at'];
  const cell = (name: string, value: unknown) =>
    moments.includes(name) && typeof value === 'string' ? Date.parse(value) : value;
  const data = answer.data.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(name, value)])),
  );
  return { ...answer, data };
}
