import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import type pg from 'pg';
import { POSITION_HEADER, SEEN_HEADER, seenBy } from '#platform/contract/replica.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { buildAccount, buildSchool, buildStudent } from '#testing/api/people.ts';
import { temporaryPostgres } from '#testing/server/temporary-postgres.ts';
import { APP_KEY, addressOf, pause, startProcessesAt } from '#testing/worker/processes.ts';
import { atLeast, atMost, printed } from '../../../bench/report.ts';
import { PRIMARY, startReplica, withClient } from './replica.ts';

const DATABASE = 'read';
const TRIES = 400;
const FEW = 25;
const QUIET = 'District quiet.';
/** A connection has written down what it counted once it had nothing to do for ten seconds; a copy may be behind for less. */
const COUNTED_MS = 11_000;

type Postgres = Awaited<ReturnType<typeof temporaryPostgres>>;
type Scene = { addresses: readonly string[]; token: string; primary: Postgres; replica: Postgres };
type Outcome = { stale: number; refused: number; atReplica: number };

/** Staff change something at one server and read the list at the other: what they did has to be there, wherever it is read. */
export async function proveReplica(): Promise<void> {
  const primary = await temporaryPostgres('primary', PRIMARY);
  const replica = await startReplica(primary);
  await withClient(primary, (client) => client.query(`create database ${DATABASE}`));
  const processes = await startProcessesAt(addressOf(primary, DATABASE), {
    servers: 2,
    settings: { DATABASE_REPLICA_URL: addressOf(replica, DATABASE), STAFF_SECOND_STEP: 'offered' },
  });
  try {
    const scene = { addresses: processes.addresses, token: await signInStaff(primary), primary, replica };
    await pause(1000);
    tell('replica', await writeAndRead(scene, TRIES));
    tell('replica-other-tab', await writeAndRead(scene, TRIES, inAnotherTab()));
    await proveQuiet(scene);
    await proveKinds(scene, await buildSubjects(primary));
    await proveFigures(scene);
    // A load that the replica takes its time with.
    const load = fill(primary);
    tell('replica-beside-bulk', await writeAndRead(scene, TRIES));
    await load.stop();
    // The same without a word of what was seen, to show what it is good for.
    const blind = await writeAndRead(scene, TRIES, () => null);
    printed('replica-stale-unsaid', `${blind.stale} of ${2 * TRIES}`);
    await withClient(replica, (client) => client.query('select pg_wal_replay_pause()'));
    const held = await writeAndRead(scene, FEW);
    atMost('replica-held-stale', held.stale + held.refused, 0);
    await pause(COUNTED_MS);
    const behind = await readsAt(replica);
    let unanswered = 0;
    for (let nth = 0; nth < FEW; nth += 1) {
      if ((await countOf(scene, QUIET, null)) !== 1) unanswered += 1;
    }
    atMost('replica-held-unanswered', unanswered, 0);
    await pause(COUNTED_MS);
    // Far behind, nobody is sent there, not even who has changed nothing.
    atMost('replica-held-reads', (await readsAt(replica)) - behind, 0);
    await withClient(replica, (client) => client.query('select pg_wal_replay_resume()'));
    await replica.stop();
    const gone = await writeAndRead(scene, FEW);
    atMost('replica-gone-wrong', gone.stale + gone.refused, 0);
    atMost('replica-fallen', processes.fallen.length, 0);
  } finally {
    await processes.stop();
    await Promise.all([primary.stop(), replica.stop()]);
    rmSync(replica.dataDir, { recursive: true, force: true });
  }
}

function tell(name: string, { stale, refused, atReplica }: Outcome): void {
  atMost(`${name}-stale`, stale, 0);
  atMost(`${name}-refused`, refused, 0);
  // What was just written is often not there yet, and is then read at the primary; the second look comes later.
  atLeast(`${name}-reads`, atReplica, 1);
}

/** Who changed something a while ago reads at the replica, and everybody does where nothing is written for long. */
async function proveQuiet(scene: Scene): Promise<void> {
  const { addresses, token, primary } = scene;
  const reply = await addDistrict(addresses[0] ?? '', token, QUIET);
  const seen = reply.headers.get(POSITION_HEADER);
  await reply.body?.cancel();
  atLeast('replica-quiet-reads', await readsOfFew(scene, seen), FEW);
  const isAtEnd = await withClient(primary, endPage, DATABASE);
  const where = isAtEnd ? 'at-the-end-of-a-page' : 'again';
  atLeast(`replica-quiet-${where}-reads`, await readsOfFew(scene, null), FEW);
}

/** How many of a few reads were answered rightly, and at the replica. */
async function readsOfFew(scene: Scene, seen: string | null): Promise<number> {
  await pause(COUNTED_MS);
  const before = await readsAt(scene.replica);
  let right = 0;
  for (let nth = 0; nth < FEW; nth += 1) {
    if ((await countOf(scene, QUIET, seen)) === 1) right += 1;
  }
  await pause(COUNTED_MS);
  return Math.min(right, (await readsAt(scene.replica)) - before);
}

const PAGE = 8192;
/** Where the primary says it is once the last of what was written ends with a page: behind the header of the next one. */
const HEADER = 24;
const SOME = 1000;

/** Writes words that change nothing until what is written ends with a page; false where others write all the time. */
async function endPage(client: pg.Client): Promise<boolean> {
  const at = async (): Promise<number> => {
    const { rows } = await client.query("select ((pg_current_wal_insert_lsn() - '0/0') % $1)::int as at", [
      PAGE,
    ]);
    return rows[0]?.at;
  };
  const write = (length: number) =>
    client.query("select pg_logical_emit_message(false, 'page', repeat('x', $1))", [length]);
  for (let tries = 0; tries < 100; tries += 1) {
    const before = await at();
    await write(SOME);
    const after = await at();
    const left = PAGE - after;
    // What has too few letters has a shorter head, and what goes over a page's end one more.
    if (after < before || left < SOME / 2) continue;
    await write(SOME + left - (after - before));
    if ((await at()) === HEADER) return true;
  }
  return false;
}

type Subjects = { school: number; educator: number; child: number };
type Kind = { name: string; path: string; column: string; change(word: string): [string, string, object] };

async function buildSubjects(primary: Postgres): Promise<Subjects> {
  const database = openDatabase({ ...primary.urlFor(DATABASE), max: 1 });
  try {
    const { db } = database;
    const { id: school } = await buildSchool(db);
    const { id: educator } = await buildAccount(db, { school_id: school });
    const appKey = createHash('sha256').update(APP_KEY).digest();
    const { id: child } = await buildStudent(db, appKey, { owner_id: educator, school_id: school });
    return { school, educator, child };
  } finally {
    await database.close();
  }
}

/** What staff change, and the list in which they look for it. */
const kindsOf = ({ school, educator, child }: Subjects): Kind[] => [
  {
    name: 'districts',
    path: '/uber/districts',
    column: 'name',
    change: (word) => ['POST', '/uber/districts', { name: word, state: 'NC' }],
  },
  {
    name: 'schools',
    path: '/uber/schools',
    column: 'name',
    change: (word) => ['PATCH', `/uber/schools/${school}/edit`, { name: word }],
  },
  {
    name: 'educators',
    path: '/uber/educators',
    column: 'name',
    change: (word) => ['PATCH', `/uber/educators/${educator}/edit`, { last_name: word }],
  },
  {
    name: 'rosters',
    path: '/uber/students',
    column: 'teacher',
    change: (word) => ['PATCH', `/uber/students/${child}/edit`, { teacher: word }],
  },
];

/** Changed at one server, and looked for at the other three ways: the list, what "select all" takes, and the file. */
async function proveKinds(scene: Scene, subjects: Subjects): Promise<void> {
  const { addresses, token } = scene;
  for (const { name, path, column, change } of kindsOf(subjects)) {
    let [stale, refused] = [0, 0];
    for (let nth = 0; nth < FEW; nth += 1) {
      const word = `${name} number ${nth} word`;
      const [method, to, body] = change(word);
      const reply = await ask(addresses[nth % 2] ?? '', token, { method, path: to, body });
      const seen = reply.headers.get(POSITION_HEADER);
      if (!reply.ok) refused += 1;
      await reply.body?.cancel();
      const other = addresses[(nth + 1) % 2] ?? '';
      const filter = `${column}=${encodeURIComponent(word)}`;
      const file = `${path}?_download=1&_format=csv&_columns=${column}&${filter}`;
      for (const asked of [`${path}?${filter}`, `${path}/select-all?${filter}`, file]) {
        const answer = await ask(other, token, { method: 'GET', path: asked, seen });
        const found = answer.ok ? foundIn(await answer.text()) : null;
        if (found === null) refused += 1;
        else if (found !== 1) stale += 1;
      }
    }
    atMost(`replica-${name}-stale`, stale, 0);
    atMost(`replica-${name}-refused`, refused, 0);
  }
}

/** Of a page, of ids, or of a file: how many. */
function foundIn(text: string): number {
  if (!text.startsWith('{')) return text.trim().split('\n').length - 1;
  const { data, ids } = Object(JSON.parse(text));
  return Array.isArray(data) ? data.length : Array.isArray(ids) ? ids.length : -1;
}

const FIGURES = [
  '/uber/metrics',
  '/uber/metrics?_period=month',
  '/uber/metrics/download',
  '/uber/programs/hoh',
];
/** As somebody who has changed what no replica has yet: read at the primary. */
const FAR_AHEAD = 'F'.repeat(15).padStart(16, '0');

/** Figures are the same wherever they are read. */
async function proveFigures({ addresses, token }: Scene): Promise<void> {
  let different = 0;
  for (const path of FIGURES) {
    const [at, primary] = await Promise.all(
      [null, FAR_AHEAD].map(async (seen) => {
        const reply = await ask(addresses[0] ?? '', token, { method: 'GET', path, seen });
        return `${reply.status} ${await reply.text()}`;
      }),
    );
    if (at !== primary || at?.startsWith('200') !== true) different += 1;
  }
  atMost('replica-figures-different', different, 0);
}

type Asked = { method: string; path: string; body?: object; seen?: string | null };

function ask(address: string, token: string, { method, path, body, seen = null }: Asked): Promise<Response> {
  return fetch(`${address}/api${path}`, {
    method,
    headers: {
      'access-token': `Bearer ${token}`,
      ...(seen === null ? {} : { [SEEN_HEADER]: seen }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function addDistrict(address: string, token: string, name: string): Promise<Response> {
  return fetch(`${address}/api/uber/districts`, {
    method: 'POST',
    headers: { 'access-token': `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, state: 'NC' }),
  });
}

async function signInStaff(primary: Postgres): Promise<string> {
  const database = openDatabase({ ...primary.urlFor(DATABASE), max: 1 });
  try {
    const staff = await buildAccount(database.db, { scope: 'uber' });
    return await openSession(database.db, { accountId: staff.id }, new Date());
  } finally {
    await database.close();
  }
}

const ownPosition = (reply: Response): string | null => reply.headers.get(POSITION_HEADER);

/** Changed in one tab of a browser, and looked for in another one. */
function inAnotherTab(): (reply: Response) => string | null {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const [one, other] = [seenBy(() => shelf), seenBy(() => shelf)];
  return (reply) => {
    one.noteSeen(reply);
    return other.seenHeader()[SEEN_HEADER] ?? null;
  };
}

let made = 0;

/** Each change is looked for at once, and again a moment later. */
async function writeAndRead(
  scene: Scene,
  tries: number,
  seenIn: (reply: Response) => string | null = ownPosition,
): Promise<Outcome> {
  const outcome: Outcome = { stale: 0, refused: 0, atReplica: 0 };
  const { replica, addresses, token } = scene;
  const before = await readsAt(replica).catch(() => 0);
  for (let nth = 0; nth < tries; nth += 1) {
    made += 1;
    const name = `District ${made}.`;
    const reply = await addDistrict(addresses[nth % 2] ?? '', token, name);
    const seen = seenIn(reply);
    await reply.body?.cancel();
    if (!reply.ok) outcome.refused += 1;
    for (const wait of [0, nth % 20 === 0 ? 400 : 0]) {
      if (wait > 0) await pause(wait);
      const rows = await countOf({ addresses: [addresses[(nth + 1) % 2] ?? ''], token }, name, seen);
      if (rows === null) outcome.refused += 1;
      else if (rows !== 1) outcome.stale += 1;
    }
  }
  outcome.atReplica = (await readsAt(replica).catch(() => 0)) - before;
  return outcome;
}

async function countOf(
  { addresses, token }: Pick<Scene, 'addresses' | 'token'>,
  name: string,
  seen: string | null,
): Promise<number | null> {
  const reply = await fetch(`${addresses[0]}/api/uber/districts?name=${encodeURIComponent(name)}`, {
    headers: { 'access-token': `Bearer ${token}`, ...(seen === null ? {} : { [SEEN_HEADER]: seen }) },
  });
  if (!reply.ok) return null;
  const { data } = Object(await reply.json());
  return Array.isArray(data) ? data.length : null;
}

/** How often the replica was asked for districts. */
async function readsAt(replica: Postgres): Promise<number> {
  return withClient(
    replica,
    async (client) => {
      const { rows } = await client.query(
        `select coalesce(seq_scan + idx_scan, 0)::int as reads from pg_stat_user_tables where relname = 'districts'`,
      );
      return rows[0]?.reads ?? 0;
    },
    DATABASE,
  );
}

/** Rows upon rows, until it is stopped. */
function fill(primary: Postgres): { stop(): Promise<void> } {
  let isOver = false;
  const filling = withClient(
    primary,
    async (client) => {
      await client.query('create table bulk (id bigint, words text)');
      while (!isOver) {
        await client.query(
          'insert into bulk select n, repeat(md5(n::text), 8) from generate_series(1, 20000) n; truncate bulk',
        );
      }
    },
    DATABASE,
  );
  return {
    async stop() {
      isOver = true;
      await filling;
    },
  };
}
