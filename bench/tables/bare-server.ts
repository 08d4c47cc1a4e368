/**
 * What somebody would write by hand, in a process of its own as the measured server is: the roster's answer, and the
 * floor beneath it. Told a connection and an educator's id, it says the port it listens on.
 */
import Fastify from 'fastify';
import pg from 'pg';
import { BADGES_ON } from '#product/accounts/server/sign-in/badges.ts';
import { dayAtSchool, licenseState } from '#product/rosters/server/students/license-state.ts';

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

const [connection = '{}', educator = '0'] = process.argv.slice(2);
const educatorId = Number(educator);
const types = new pg.TypeOverrides();
// Days stay days, as in the answer.
types.setTypeParser(pg.types.builtins.DATE, String);
types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ ...JSON.parse(connection), max: 20, types });
const count = { name: 'count', text: `select count(*)::int as n from students s where ${MINE}` };
const app = Fastify();

function answer(path: string, page: { name: string; text: string }): void {
  app.get(path, async (_, reply) => {
    const { rows } = await pool.query({ ...page, values: [educatorId] });
    const counted = await pool.query({ ...count, values: [educatorId] });
    const total = counted.rows[0].n;
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ data: rows, filtered: total, total, total_from_cache: false }));
  });
}

answer('/api/educator/students', { name: 'page', text: PAGE });
answer('/floor', { name: 'floor', text: FLOOR });
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify(app.server.address()));
