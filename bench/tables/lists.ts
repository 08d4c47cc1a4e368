import { amount, atLeast, atMost, median, printed } from '../report.ts';
import { ALIKE } from './people.ts';
import type { Site } from './site.ts';

const ROUNDS = amount(9, 1);
/** No page or filter of a million students takes longer. */
const SLOWEST = 300;
const AT_MOST_DEARER = 2;
/** Below this, what is compared is the machine's mood. */
const TOO_FAST_TO_COMPARE = 3;

type Question = {
  name: string;
  query: string;
  /** Exists with a million students only. */
  largeOnly?: true;
  /** Finds a hundred times as many there: another answer, so printed only. Its `alike` twin finds the same number. */
  findsMore?: true;
  /** The same page, and only the page, asked of the database directly. */
  raw: string;
};

const ACTIVE = 's.archived_at is null';
const BY_NAME = 'order by s.last_name, s.first_name, s.id';

const QUESTIONS: readonly Question[] = [
  { name: 'first-page', query: '', raw: `where ${ACTIVE} ${BY_NAME} limit 50` },
  {
    name: 'page-10000',
    query: '&_page=10000',
    largeOnly: true,
    raw: `where ${ACTIVE} ${BY_NAME} limit 50 offset 499950`,
  },
  {
    name: 'name-contains',
    query: '&name=anni',
    raw: `where ${ACTIVE} and s.search like '%anni%' ${BY_NAME} limit 50`,
  },
  {
    name: 'name-contains-rare',
    query: '&name=okafor-quist',
    findsMore: true,
    raw: `where ${ACTIVE} and s.search like '%okafor-quist%' ${BY_NAME} limit 50`,
  },
  {
    name: 'name-contains-none',
    query: '&name=qqqq',
    raw: `where ${ACTIVE} and s.search like '%qqqq%' ${BY_NAME} limit 50`,
  },
  {
    name: 'sort-by-license-end',
    query: '&_sort=-license_ends_on',
    raw: `where ${ACTIVE} order by coalesce(s.license_ends_on, date '-infinity') desc, s.id desc limit 50`,
  },
  {
    name: 'grade-by-license-end',
    query: '&grade=3&_sort=license_ends_on',
    raw: `where ${ACTIVE} and s.grade = 3 order by coalesce(s.license_ends_on, date '-infinity'), s.id limit 50`,
  },
  {
    name: 'license-ends-this-week',
    query: '&license_ends_on=11/15/2026..11/21/2026',
    raw: `where ${ACTIVE} and coalesce(s.license_ends_on, date '-infinity') between '2026-11-15' and '2026-11-21' ${BY_NAME} limit 50`,
  },
  {
    name: 'rare-program',
    query: '&active_program=sim',
    findsMore: true,
    raw: `where ${ACTIVE} and s.active_program = 'sim' ${BY_NAME} limit 50`,
  },
  {
    name: 'sort-by-teacher',
    query: '&_sort=teacher',
    raw: `where ${ACTIVE} order by s.teacher, s.id limit 50`,
  },
  {
    name: 'teacher-contains-none',
    query: '&teacher=qqqq',
    raw: `where ${ACTIVE} and s.teacher ilike '%qqqq%' ${BY_NAME} limit 50`,
  },
  {
    name: 'one-school',
    query: '&school_id=5',
    raw: `where ${ACTIVE} and s.school_id = 5 ${BY_NAME} limit 50`,
  },
  {
    name: 'families',
    query: '&family=yes',
    raw: `where ${ACTIVE} and s.family_id is not null ${BY_NAME} limit 50`,
  },
  // The same ninety, found among 10,000 and among 1,000,000.
  {
    name: 'alike-by-name',
    query: `&name=${ALIKE.name}`,
    raw: `where ${ACTIVE} and s.search like '%${ALIKE.name.toLowerCase()}%' ${BY_NAME} limit 50`,
  },
  {
    name: 'alike-by-license-end',
    query: `&license_ends_on=5/1/${ALIKE.year}..5/7/${ALIKE.year}`,
    raw: `where ${ACTIVE} and coalesce(s.license_ends_on, date '-infinity') between '${ALIKE.year}-05-01' and '${ALIKE.year}-05-07' ${BY_NAME} limit 50`,
  },
  {
    name: 'alike-by-program',
    query: `&active_program=${ALIKE.program}`,
    raw: `where ${ACTIVE} and s.active_program = '${ALIKE.program}' ${BY_NAME} limit 50`,
  },
  { name: 'archived', query: '&archived=yes', raw: `where s.archived_at is not null ${BY_NAME} limit 50` },
];

/** The staff-wide list: each question in milliseconds, against raw SQL, and against a hundredth of the students. */
export async function benchLists(small: Site, large: Site): Promise<void> {
  for (const question of QUESTIONS) {
    const times = { small: [] as number[], large: [] as number[], raw: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.large.push(await ask(large, listOf(question.query)));
      times.raw.push(await askRaw(large, question.raw));
      if (!question.largeOnly) times.small.push(await ask(small, listOf(question.query)));
    }
    const ours = median(times.large);
    atMost(`${question.name}-ms`, ours, SLOWEST);
    printed(`${question.name}-of-raw-sql`, (median(times.raw) / ours).toFixed(2));
    if (!question.largeOnly) compareSizes(question.name, ours, median(times.small), question.findsMore);
  }
  await benchLicenses(large);
  await benchPeople(small, large);
  await benchExactCount(large);
  await benchSelectAll(small, large);
}

function listOf(query: string): string {
  return `/api/uber/students?${query.includes('archived=') ? '' : 'archived=no'}${query}`.replace('?&', '?');
}

function compareSizes(name: string, large: number, small: number, findsMore = false): void {
  const ratio = large / Math.max(small, TOO_FAST_TO_COMPARE);
  if (findsMore) printed(`${name}-of-10000`, `${ratio.toFixed(1)}×`);
  else atMost(`${name}-of-10000`, ratio, AT_MOST_DEARER, '×');
}

/** How it stands with licenses, asked by a teacher of a class and by who looks after a district. */
async function benchLicenses(large: Site): Promise<void> {
  for (const [who, headers, reach] of [
    ['class', large.educator, 'mine'],
    ['district', large.admin, 'all'],
  ] as const) {
    for (const state of ['expiring', 'expired,none', 'ok', 'trial']) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const path = `/api/educator/students?archived=no&reach=${reach}&license=${state}`;
        times.push(await ask({ ...large, staff: headers }, path));
      }
      atMost(`license-${state.replace(',', '-')}-of-a-${who}-ms`, median(times), SLOWEST);
    }
  }
}

/** So many more answer to these in the large one that the time is not compared. */
const FIND_MORE: readonly string[] = ['educators-by-name', 'search-by-name', 'search-two-letters'];

/** The other lists of staff: a hundred times the educators. */
async function benchPeople(small: Site, large: Site): Promise<void> {
  for (const [name, path] of [
    ['educators', '/api/uber/educators'],
    ['educators-by-name', '/api/uber/educators?name=okafor'],
    ['educators-alike', `/api/uber/educators?name=${ALIKE.name}`],
    ['account-requests', '/api/uber/account-requests?source=form'],
    ['schools', '/api/uber/schools'],
    ['purchase-overview', '/api/uber/purchase-overview'],
    ['out-of-license', '/api/uber/out-of-license-educators'],
    ['search-alike', `/api/uber/search?q=${ALIKE.name}`],
    ['search-by-name', '/api/uber/search?q=okafor'],
    ['search-two-letters', '/api/uber/search?q=ma'],
  ] as const) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.large.push(await ask(large, path));
      times.small.push(await ask(small, path));
    }
    atMost(`${name}-ms`, median(times.large), SLOWEST);
    compareSizes(name, median(times.large), median(times.small), FIND_MORE.includes(name));
  }
}

/** What the counts would cost if they were counted. */
async function benchExactCount(large: Site): Promise<void> {
  const ours: number[] = [];
  const exact: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await ask(large, listOf('')));
    exact.push(
      (await askRaw(large, `where ${ACTIVE} ${BY_NAME} limit 50`)) +
        (await askText(large, `select count(*) from students s where ${ACTIVE}`)),
    );
  }
  atLeast('capped-over-exact-count', median(exact) / median(ours), 9);
}

async function benchSelectAll(small: Site, large: Site): Promise<void> {
  const path = '/api/uber/students/select-all?archived=no&grade=3';
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.large.push(await ask(large, path));
    times.small.push(await ask(small, path));
  }
  // A thousand of 64,000 against all of 640: printed, since they are not the same question.
  atMost('select-all-ms', median(times.large), SLOWEST);
  printed('select-all-of-10000', `${(median(times.large) / median(times.small)).toFixed(1)}×`);
}

async function ask(site: Site, path: string): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(`${site.address}${path}`, { headers: site.staff });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  await reply.arrayBuffer();
  return performance.now() - begun;
}

function askRaw(site: Site, rest: string): Promise<number> {
  return askText(
    site,
    `select s.id, s.last_name, s.first_name, s.grade, s.username, s.license_ends_on, o.last_name as educator, sc.name as school
     from students s join accounts o on o.id = s.owner_id left join schools sc on sc.id = s.school_id ${rest}`,
  );
}

async function askText(site: Site, text: string): Promise<number> {
  const begun = performance.now();
  await site.database.pool.query(text);
  return performance.now() - begun;
}
