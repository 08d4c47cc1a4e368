import Fastify from 'fastify';
import pg from 'pg';
import * as z from 'zod/mini';
import { rateOf } from '../load.ts';
import { atLeast, median } from '../report.ts';
import type { Site } from './run.ts';

const ROUNDS = 5;
const LOAD = { connections: 16, seconds: 3 };
const PATH = '/api/educator/students?archived=no&reach=mine';

/** A teacher's roster, everything on, against a handler that does nothing but ask and answer the same. */
export async function benchRoster(site: Site, connection: pg.PoolConfig): Promise<void> {
  const headers = site.educator;
  const reply = await fetch(`${site.address}${PATH}`, { headers });
  const { data } = z.parse(z.object({ data: z.array(z.looseObject({})) }), await reply.json());
  const names = Object.keys(data[0] ?? {});
  const bare = await startBare(connection, site.educatorId, names);
  const requests = [{ method: 'GET' as const, path: PATH, headers }];
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await rateOf({ address: site.address, requests, ...LOAD }));
    theirs.push(await rateOf({ address: bare.address, requests, ...LOAD }));
  }
  const [own, other] = [median(ours), median(theirs)];
  console.log(`  roster: ${own.toFixed(0)}/s ours, ${other.toFixed(0)}/s bare, ${data.length} rows`);
  atLeast('roster-ratio', own / other, 0.8);
  await bare.close();
}

/** The columns of the answer, as somebody would write them by hand. */
const COLUMNS: Record<string, string> = {
  educator: `o.last_name || ' ' || o.first_name`,
  school: 'sc.name',
  name: `s.last_name || ' ' || s.first_name`,
  shared: 'false',
  license_ends_on: 's.license_ends_on',
};

async function startBare(connection: pg.PoolConfig, educatorId: number, names: readonly string[]) {
  const pool = new pg.Pool({ ...connection, max: 20 });
  const known = await pool.query(
    `select column_name as name from information_schema.columns where table_name = 'students'`,
  );
  const own = new Set(known.rows.map((row) => String(row.name)));
  const list = names.map((name) => `${COLUMNS[name] ?? (own.has(name) ? `s.${name}` : 'null')} as "${name}"`);
  const scope = `s.owner_id = $1 and s.archived_at is null`;
  const page = {
    name: 'page',
    text: `select ${list.join(', ')} from students s join accounts o on o.id = s.owner_id
      left join schools sc on sc.id = s.school_id
      where ${scope} order by s.last_name, s.first_name, s.id limit 50`,
  };
  const count = { name: 'count', text: `select count(*)::int as n from students s where ${scope}` };
  const app = Fastify();
  app.get('/api/educator/students', async (_, reply) => {
    const { rows } = await pool.query({ ...page, values: [educatorId] });
    const counted = await pool.query({ ...count, values: [educatorId] });
    const total = counted.rows[0].n;
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ data: rows, filtered: total, total, total_from_cache: false }));
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    async close(): Promise<void> {
      await app.close();
      await pool.end();
    },
  };
}
