/**
 * `npm run proof:load`: three hundred requests a second for ten minutes (`MINUTES`) against a server and a worker: teachers
 * at their lists, reports and check-ins, children who play. What answers them and what asks share the machine, two cores
 * when it was made. One line a figure, `name value target ok|short`.
 */
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { SCORING_MODEL } from '#product/play/rules/measurement/constants.ts';
import { startProcesses } from '#testing/worker/processes.ts';
import { benchPostgres, makeDatabase } from '../../bench/postgres.ts';
import { allMet, amount, atLeast, atMost, isShort, machineLoad, printed } from '../../bench/report.ts';
import { buildPeople } from '../../bench/tables/people.ts';
import { keepPace, type Turn } from './paced.ts';

const MINUTES = Number(process.env['MINUTES'] ?? 10);
/** A little more than is promised: what is on its way when the last was sent takes its time as well. */
const PER_SECOND = amount(302, 20);
const SECONDS = isShort ? 3 : MINUTES * 60;
const CHILDREN = amount(3000, 20);
const TEACHERS = amount(200, 5);
const STUDENTS = amount(20_000, 2000);
const SLOWEST = 800;

type People = { teachers: { token: string; student: number }[]; children: string[] };

async function buildSite(database: Database): Promise<People> {
  const { db, pool } = database;
  await buildPeople(db, { schools: STUDENTS / 100, educators: STUDENTS / 20, students: STUDENTS });
  // Those who play now have a license, and a number of their own kind.
  await pool.query(
    `insert into students (school_id, owner_id, first_name, last_name, grade, username, password_sealed, active_program, license_ends_on)
     select 1, (select min(id) from accounts where scope = 'educator'), 'First', 'Last', 3, 'load.' || n, '\\x00', 'zoou', current_date + 100
     from generate_series(1, $1::int) n`,
    [CHILDREN],
  );
  // And of everybody there is a report.
  await pool.query(
    `update program_progress p set checks_done = 6, model = ${SCORING_MODEL}, done = (
       select jsonb_agg(jsonb_build_object('scene', 'zoou-check-a-' || skill, 'iteration', 1))
       from unnest(array['ic', 'com', 'coop', 'ini', 'emp', 'er']) skill)
     from measurements m where m.student_id = p.student_id and p.program = 'zoou' and m.program = 'zoou'`,
  );
  await pool.query('analyze');
  const found = await pool.query<{ owner: string; student: string }>(
    `select owner_id as owner, min(s.id) as student from students s join measurements m on m.student_id = s.id
     where archived_at is null and m.program = 'zoou' and m.report = 'assessment'
     group by owner_id order by owner_id limit $1`,
    [TEACHERS],
  );
  const playing = await pool.query<{ id: string }>(
    "select id from students where username like 'load.%' order by id",
  );
  const now = new Date();
  const teachers: People['teachers'] = [];
  for (const { owner, student } of found.rows) {
    const token = await openSession(db, { accountId: Number(owner) }, now);
    teachers.push({ token, student: Number(student) });
  }
  const children: string[] = [];
  for (const { id } of playing.rows) children.push(await openSession(db, { studentId: Number(id) }, now));
  return { teachers, children };
}

/** Of twenty turns eight are lists, six play, three reports and three check-ins. */
function turnsOf({ teachers, children }: People): Turn[] {
  let nextTeacher = 0;
  let nextChild = 0;
  const by = (kind: string, path: (student: number) => string): Turn => {
    const { token, student } = teachers[(nextTeacher += 1) % teachers.length] ?? { token: '', student: 0 };
    return { kind, path: path(student), token };
  };
  const told = (kind: string, tells: 'play' | 'check-in'): Turn => {
    const token = children[(nextChild += 1) % children.length] ?? '';
    return { kind, path: '/api/student/play/events', token, tells };
  };
  const round = (): Turn[] => [
    by('lists', () => '/api/educator/students?archived=no&reach=mine'),
    told('play', 'play'),
    by('lists', () => '/api/educator/students?_page=1&_sort=-name'),
    by('reports', () => '/api/educator/reports/zoou?_page=1'),
    told('play', 'play'),
    by('lists', () => '/api/educator/students?name=ma'),
    told('check-ins', 'check-in'),
    by('lists', (student) => `/api/educator/students/${student}`),
    told('play', 'play'),
    by('reports', (student) => `/api/educator/students/${student}/report/zoou/assessment`),
    by('lists', () => '/api/educator/students?archived=no&reach=mine'),
    told('play', 'play'),
    by('check-ins', () => '/api/educator/emotion-check-ins?_page=1'),
    by('lists', () => '/api/educator/home'),
    told('play', 'play'),
    by('lists', () => '/api/educator/students?_page=1&grade=3'),
    told('check-ins', 'check-in'),
    by('reports', () => '/api/educator/progress'),
    by('lists', () => '/api/handshake-lite'),
    told('play', 'play'),
  ];
  return Array.from({ length: Math.max(teachers.length, children.length) }, round).flat();
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

machineLoad();
const postgres = await benchPostgres('load');
const connection = await makeDatabase(postgres, 'load');
const database = openDatabase({ ...connection, max: 2 });
let failures = 0;
try {
  const turns = turnsOf(await buildSite(database));
  const processes = await startProcesses(postgres, 'load');
  try {
    const address = processes.addresses[0] ?? '';
    // A server that has just started has compiled nothing yet.
    await keepPace({ address, turns, perSecond: PER_SECOND / 3, seconds: amount(15, 1) });
    const { kinds, seconds } = await keepPace({ address, turns, perSecond: PER_SECOND, seconds: SECONDS });
    const all = Object.values(kinds).flatMap(({ milliseconds }) => milliseconds);
    const refused = Object.values(kinds).flatMap(({ refused: own }) => own);
    for (const one of [...new Set(refused)].slice(0, 10)) console.log(`  ${one}`);
    failures = refused.length;
    for (const [kind, { milliseconds }] of Object.entries(kinds)) {
      printed(`load-${kind}-p99`, `${percentile(milliseconds, 0.99).toFixed(0)}ms`);
      printed(`load-${kind}-a-second`, (milliseconds.length / seconds).toFixed(1));
    }
    printed('load-median', `${percentile(all, 0.5).toFixed(1)}ms`);
    printed('load-p95', `${percentile(all, 0.95).toFixed(0)}ms`);
    printed('load-slowest', `${percentile(all, 1).toFixed(0)}ms`);
    atLeast('load-minutes', SECONDS / 60, 10);
    atLeast('load-a-second', all.length / seconds, 300);
    atMost('load-refused', failures, 0);
    atMost('load-p99', percentile(all, 0.99), SLOWEST, 'ms');
    atMost('load-fallen', processes.fallen.length, 0);
  } finally {
    await processes.stop();
  }
} finally {
  await database.close();
  await postgres.stop();
}
machineLoad();
// In short, too: that everybody is served is no measurement.
process.exit(allMet() && failures === 0 ? 0 : 1);
