import assert from 'node:assert/strict';
import Fastify from 'fastify';
import pg from 'pg';
import * as z from 'zod/mini';
import { BADGES_ON } from '#product/accounts/server/sign-in/badges.ts';
import { dayAtSchool, licenseState } from '#product/rosters/server/students/license-state.ts';
import { rateOf } from '../load.ts';
import { amount, atLeast, isShort, median } from '../report.ts';
import { type PostGraphile, startPostGraphile } from './postgraphile.ts';
import type { Site } from './site.ts';

const ROUNDS = amount(5, 1);
const LOAD = { connections: 16, seconds: 3 };
const PATH = '/api/educator/students?archived=no&reach=mine';

/**
 * A teacher's roster, everything on, against a handler that does nothing but ask and answer the same; and against
 * PostGraphile, but in short, where nothing is fetched.
 */
export async function benchRoster(site: Site, connection: pg.PoolConfig): Promise<void> {
  const bare = await startBare(connection, site.educatorId);
  const postgraphile = isShort ? null : await startPostGraphile(connection, site.educatorId);
  try {
    await compare(site, bare.address, postgraphile);
  } finally {
    await postgraphile?.stop();
    await bare.close();
  }
}

async function compare(site: Site, bare: string, postgraphile: PostGraphile | null): Promise<void> {
  const headers = site.educator;
  const reply = await fetch(`${site.address}${PATH}`, { headers });
  const rows = sameAnswer(await reply.json(), await (await fetch(`${bare}${PATH}`)).json());
  if (postgraphile !== null) assert.deepEqual(await postgraphile.ids(), rows);
  const requests = [{ method: 'GET' as const, path: PATH, headers }];
  const ours: number[] = [];
  const theirs: number[] = [];
  const floor: number[] = [];
  const facts: number[] = [];
  const plainColumns: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await rateOf({ address: site.address, requests, ...LOAD }));
    theirs.push(await rateOf({ address: bare, requests, ...LOAD }));
    floor.push(
      await rateOf({ address: bare, requests: [{ method: 'GET', path: '/floor', headers }], ...LOAD }),
    );
    if (postgraphile === null) continue;
    const { address } = postgraphile;
    facts.push(await rateOf({ address, requests: [postgraphile.facts], ...LOAD }));
    plainColumns.push(await rateOf({ address, requests: [postgraphile.plain], ...LOAD }));
  }
  const [own, other, least] = [median(ours), median(theirs), median(floor)];
  console.log(
    `  roster: ${own.toFixed(0)}/s ours, ${other.toFixed(0)}/s bare, ${least.toFixed(0)}/s floor, ${rows.length} rows`,
  );
  atLeast('roster-ratio', own / other, 0.8);
  atLeast('roster-of-floor', own / least, 0.6);
  if (postgraphile === null) return;
  const [asked, columns] = [median(facts), median(plainColumns)];
  console.log(
    `  PostGraphile: ${asked.toFixed(0)}/s the same facts, ${columns.toFixed(0)}/s the plain columns`,
  );
  atLeast('roster-over-postgraphile', own / asked, 4);
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

/** The same answer, as somebody would ask for it by hand. */
const SHARED = 's.id = any(array(select student_id from student_shares where account_id = $1))';
const MINE = `(s.owner_id = $1 or ${SHARED}) and s.archived_at is null`;

const bySkill = (skill: string): string => `(skills -> '${skill}' ->> 'performance')::int as ${skill}`;

const byProgram = (program: string): string =>
  `max(ends_on) filter (where program = '${program}') as ${program}`;

const PAGE = `
  select s.id, s.last_name || ', ' || s.first_name as name, s.first_name, s.last_name, s.grade, s.active_program,
    s.license_ends_on, ${licenseState(dayAtSchool('now()'))} as license, p.completed, p.success_rate,
    (select sum(jsonb_array_length(done))::int from program_progress where student_id = s.id) as scenes,
    (select max(last_played_at) from program_progress where student_id = s.id) as last_played_at,
    (select round(sum(seconds) / 60.0)::int from play_days
      where student_id = s.id and on_day > current_date - 30) as minutes,
    k.ic as skill_ic, k.com as skill_com, k.coop as skill_coop, k.ini as skill_ini, k.emp as skill_emp, k.er as skill_er,
    coalesce(nullif(s.teacher, ''), o.first_name || ' ' || o.last_name) as teacher, s.username, s.student_id, s.clever_user_id, s.classlink_tenant_id, s.classlink_login_id,
    o.last_name || ', ' || o.first_name as educator, sc.name as school,
    exists (select from student_shares where student_id = s.id) as shared, s.created_at, s.updated_at, s.owner_id,
    s.school_id, s.check_ins, s.badge_hash is not null as has_badge, ${BADGES_ON} as badges_on, s.owner_id = $1 as ruled,
    s.id = any(array(select student_id from student_shares where account_id = $1 and login_cards)) as login_cards,
    ${SHARED} as shared_with_me, e.academy as ends_academy, e.zoou as ends_zoou, e.ssgrin as ends_ssgrin,
    e.hoh as ends_hoh, e.sim as ends_sim
  from students s join accounts o on o.id = s.owner_id left join schools sc on sc.id = s.school_id
    left join program_progress p on p.student_id = s.id and p.program = s.active_program
    left join lateral (
      select ${['ic', 'com', 'coop', 'ini', 'emp', 'er'].map(bySkill).join(', ')} from measurements
      where student_id = s.id and program = s.active_program and report <> 'skill-builder'
        and levels && array[0, 1, 2]::smallint[]
      order by iteration desc limit 1
    ) k on true
    left join lateral (
      select ${['academy', 'zoou', 'ssgrin', 'hoh', 'sim'].map(byProgram).join(', ')} from license_uses
      where student_id = s.id and returned_at is null
    ) e on true
  where ${MINE} order by s.last_name, s.first_name, s.id limit 50`;

/** The floor: what stands in the rows themselves, asked for by nobody who is to see how it goes. */
const FLOOR = `
  select s.id, s.first_name, s.last_name, s.grade, s.active_program, s.license_ends_on, s.teacher, s.username, s.student_id,
    s.clever_user_id, s.classlink_tenant_id, s.classlink_login_id, s.created_at, s.updated_at, s.owner_id, s.school_id,
    s.check_ins
  from students s where ${MINE} order by s.last_name, s.first_name, s.id limit 50`;

async function startBare(connection: pg.PoolConfig, educatorId: number) {
  const types = new pg.TypeOverrides();
  // Days stay days, as in the answer.
  types.setTypeParser(pg.types.builtins.DATE, String);
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ ...connection, max: 20, types });
  const count = { name: 'count', text: `select count(*)::int as n from students s where ${MINE}` };
  const app = Fastify();
  const answer = (path: string, page: { name: string; text: string }): void => {
    app.get(path, async (_, reply) => {
      const { rows } = await pool.query({ ...page, values: [educatorId] });
      const counted = await pool.query({ ...count, values: [educatorId] });
      const total = counted.rows[0].n;
      return reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ data: rows, filtered: total, total, total_from_cache: false }));
    });
  };
  answer('/api/educator/students', { name: 'page', text: PAGE });
  answer('/floor', { name: 'floor', text: FLOOR });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    async close(): Promise<void> {
      await app.close();
      await pool.end();
    },
  };
}
