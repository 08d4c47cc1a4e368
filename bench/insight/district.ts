import * as z from 'zod/mini';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { countAllSchools } from '#product/group-data/server/schools.ts';
import { amount, atMost, isShort, median, printed } from '../report.ts';
import type { Site } from '../tables/site.ts';

const ROUNDS = amount(15, 1);
const SLOWEST = 300;
const RUNS_IT = 'district@bench.test';
/** Ten districts of ten thousand students each become one. */
const [FIRST, LAST] = [2, 11];

const reply = z.object({ data: z.object({ schools: z.array(z.object({ id: z.number() })) }) });

/** Group data for who runs a district of a hundred thousand students: shares by school, from what a job counts at night. */
export async function benchDistrict(site: Site): Promise<void> {
  const { pool, db } = site.database;
  const found = await pool.query('select id from accounts where username = $1', [RUNS_IT]);
  const id = Number(found.rows[0]?.id ?? (await buildDistrict(site)));
  const begun = performance.now();
  await countAllSchools(db, new Date());
  printed('district-count', `${((performance.now() - begun) / 1000).toFixed(1)}s for all schools`);
  const children = await pool.query(
    'select count(*) from students s join schools sc on sc.id = s.school_id where sc.district_id = $1',
    [FIRST],
  );
  const programs = await pool.query(
    'select program from school_levels group by program order by sum(children) desc limit 1',
  );
  const path = `/api/educator/group-data/${programs.rows[0]?.program}/schools`;
  const headers = { 'access-token': `Bearer ${await openSession(db, { accountId: id }, new Date())}` };
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    const answer = await fetch(`${site.address}${path}`, { headers });
    const { schools } = z.parse(reply, await answer.json()).data;
    // In short no school has enough children to be told of.
    if (schools.length === 0 && !isShort) throw new Error('no school is told of');
    // The first is for the caches.
    if (round > 0) times.push(performance.now() - start);
  }
  printed('district-children', String(children.rows[0]?.count));
  atMost('district-group-data', median(times), SLOWEST, 'ms');
}

async function buildDistrict({ database: { pool } }: Site): Promise<number> {
  await pool.query('update schools set district_id = $1 where district_id between $1 and $2', [FIRST, LAST]);
  const { rows } = await pool.query(
    `with person as (
       insert into accounts (scope, role, username, first_name, last_name, status, source, school_id)
       select 'educator', 'administrator', $1, 'Dana', 'Whitlock', 'verified', 'form', min(id) from schools
       where district_id = $2 returning id
     ), whole as (insert into groups (kind, name, district_id) values ('district', 'A large district', $2) returning id)
     insert into group_members (group_id, account_id, role) select whole.id, person.id, 'owner' from whole, person
     returning account_id`,
    [RUNS_IT, FIRST],
  );
  return Number(rows[0]?.account_id);
}
