import { amount, atMost, median, printed } from '../report.ts';
import { LARGE, SMALL } from '../tables/people.ts';
import type { Site } from '../tables/site.ts';

const ROUNDS = amount(60, 1);
/**
 * As on a server that has been at work for a while: a connection plans a question anew the first five times, and a
 * program becomes quick with its hundreds.
 */
const WARM_UP = amount(200, 1);
const OF_BARE = 3;
const AT_MOST_DEARER = 2;
/** Below this, what is compared is the machine's mood. */
const TOO_FAST_TO_COMPARE = 3;
/** No list of a million students takes longer. */
const SLOWEST = 300;

type Page = {
  name: string;
  path: (site: Site) => string;
  as: 'educator' | 'staff';
  /** The questions it has to ask, as a hand would write them, of the one it is about. None where it is held to a time. */
  raw?: readonly string[];
  about?: 'educatorId' | 'studentId';
};

const CHILDREN = `select s.id from students s
  where (s.owner_id = $1 or s.id = any(array(select student_id from student_shares where account_id = $1)))
    and s.archived_at is null and not s.is_sandbox`;

/** A further page is a further row: its address, who opens it, and what it cannot do without. */
const PAGES: readonly Page[] = [
  {
    name: 'class',
    path: () => '/api/educator/class',
    as: 'educator',
    raw: [
      `select s.id, s.first_name, s.last_name, s.license_ends_on, sc.time_zone
       from students s left join schools sc on sc.id = s.school_id where s.id in (${CHILDREN})
       order by s.first_name, s.last_name, s.id limit 500`,
      `select student_id, on_day, feeling from check_ins
       where student_id in (${CHILDREN}) and on_day >= current_date - 2 and $1 = any(told_to)`,
      `select student_id, on_day, area, seconds from play_days
       where student_id in (${CHILDREN}) and on_day >= current_date - 8`,
      `select student_id, client_at from play_events
       where student_id in (${CHILDREN}) and type = 'scene_complete' and received_at >= now() - interval '8 days'`,
      `select student_id, program, iteration, checks_done, others_done from program_progress
       where student_id in (${CHILDREN})`,
    ],
  },
  {
    name: 'student',
    path: ({ studentId }) => `/api/educator/students/${studentId}`,
    as: 'educator',
    about: 'studentId',
    raw: [
      `select s.*, o.first_name, o.last_name, sc.name, sc.time_zone from students s join accounts o on o.id = s.owner_id
       left join schools sc on sc.id = s.school_id where s.id = $1`,
      `select a.first_name, a.last_name, sh.created_at from student_shares sh join accounts a on a.id = sh.account_id
       where sh.student_id = $1`,
      'select on_day, feeling from check_ins where student_id = $1 and on_day >= current_date - 43 order by at',
      'select on_day, area, seconds from play_days where student_id = $1 and on_day >= current_date - 29',
      'select program, epoch, iteration, done from program_progress where student_id = $1',
      `select scene, min(client_at) from play_events where student_id = $1 and type = 'scene_complete'
       group by scene`,
      'select program, max(ends_on) from license_uses where student_id = $1 and returned_at is null group by program',
      'select * from measurements where student_id = $1 order by program, report, iteration',
      `select n.*, a.first_name, a.last_name from student_notes n left join accounts a on a.id = n.author_id
       where n.student_id = $1 order by n.created_at desc limit 50`,
      `select action, at, actor_id from audit where subject_type = 'student' and subject_id = $1
         and action like 'student.%' and action <> 'student.read' order by at desc limit 20`,
    ],
  },
  { name: 'caseload', path: () => '/api/educator/caseload', as: 'educator' },
  { name: 'start', path: () => '/api/educator/start', as: 'educator' },
  { name: 'staff-search', path: () => '/api/uber/search?q=garcia', as: 'staff' },
  { name: 'staff-reports', path: () => '/api/uber/reports/zoou?archived=no', as: 'staff' },
  { name: 'staff-reports-rare', path: () => '/api/uber/reports/sim?archived=no', as: 'staff' },
];

export async function benchPages(small: Site, large: Site): Promise<void> {
  for (const page of PAGES) {
    const [few, many] = [await measure(small, page), await measure(large, page)];
    printed(
      `${page.name}-page`,
      `${few.ours.toFixed(1)}ms of ${SMALL.students}, ${many.ours.toFixed(1)}ms of ${LARGE.students}`,
    );
    if (page.raw === undefined) atMost(`${page.name}-slowest`, many.ours, SLOWEST, 'ms');
    else {
      printed(`${page.name}-bare`, `${many.bare.toFixed(1)}ms`);
      atMost(`${page.name}-of-bare`, many.ours / many.bare, OF_BARE);
      const floor = Math.max(few.ours, TOO_FAST_TO_COMPARE);
      atMost(`${page.name}-dearer-when-large`, many.ours / floor, AT_MOST_DEARER);
    }
  }
}

async function measure(
  site: Site,
  { path, as, raw = [], about = 'educatorId' }: Page,
): Promise<{ ours: number; bare: number }> {
  const ask = async (): Promise<number> => {
    const begun = performance.now();
    const reply = await fetch(`${site.address}${path(site)}`, { headers: site[as] });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`${path(site)} answered ${reply.status}`);
    return performance.now() - begun;
  };
  const askBare = async (): Promise<number> => {
    const begun = performance.now();
    for (const text of raw) await site.database.pool.query(text, [site[about]]);
    return performance.now() - begun;
  };
  for (let round = 0; round < WARM_UP; round += 1) {
    await ask();
    await askBare();
  }
  const [ours, bare] = [[] as number[], [] as number[]];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await ask());
    bare.push(await askBare());
  }
  return { ours: median(ours), bare: median(bare) };
}
