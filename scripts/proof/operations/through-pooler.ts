import { rmSync } from 'node:fs';
import { openDatabase } from '#platform/server/database/database.ts';
import { openFolder, temporaryPostgres } from '#testing/server/temporary-postgres.ts';
import { type LiveEvent, listenLive } from '#testing/worker/listen-live.ts';
import { addressOf, type Processes, pause, startProcessesAt } from '#testing/worker/processes.ts';
import { upload } from '#testing/worker/upload-run.ts';
import { atLeast, atMost, printed, skipped } from '../../../bench/report.ts';
import { proveDownloads } from './downloads.ts';
import { type Load, startLoad } from './load.ts';
import { findPooler, type Pooler, startPooler } from './pooler.ts';
import { PRIMARY, promote, startReplica, untilCaughtUp } from './replica.ts';
import { buildScene, type Scene } from './school.ts';
import { tellOutcome } from './tell.ts';

const DATABASE = 'pooled';
const WRITERS = 4;
const CALM_MS = 8000;
const KILLS = 3;

const seconds = (since: number): number => (performance.now() - since) / 1000;

/** Everything through a pooler in transaction mode: starts, calls, downloads, uploads, live events; and what befalls it. */
export async function provePooler(): Promise<void> {
  const folder = openFolder('pooler');
  try {
    const program = await findPooler(folder);
    if (typeof program === 'string') {
      skipped('pooler', program);
      return;
    }
    printed('pooler-version', program.version);
    const primary = await temporaryPostgres('primary', PRIMARY);
    const replica = await startReplica(primary);
    const admin = openDatabase({ ...primary.urlFor('postgres'), max: 1 });
    await admin.pool.query(`create database ${DATABASE}`);
    await admin.close();
    const pooler = await startPooler(program, folder, DATABASE, primary);
    try {
      await prove({ pooler, primary, replica });
    } finally {
      await pooler.stop();
      await Promise.all([primary.stop(), replica.stop()]);
      rmSync(replica.dataDir, { recursive: true, force: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Postgres = Awaited<ReturnType<typeof temporaryPostgres>>;
type Parts = { pooler: Pooler; primary: Postgres; replica: Postgres };

async function prove({ pooler, primary, replica }: Parts): Promise<void> {
  const began = performance.now();
  // All four at once on an empty database: who comes first makes the tables, and everybody the queues.
  const processes = await startProcessesAt(pooler.databaseUrl, {
    servers: 2,
    workers: 2,
    settings: { DATABASE_DIRECT_URL: pooler.directUrl, DATABASE_POOL: '20' },
  });
  const leaving = new AbortController();
  try {
    atMost('pooler-start', seconds(began), 120, 's');
    const scene = await buildScene(pooler.directUrl);
    const load = startLoad(processes.addresses, scene.calls, WRITERS);
    await pause(CALM_MS);
    tellOutcome('pooler-calm', load.take());
    await provePastPooler(primary, processes);
    load.take();
    await proveLive({ processes, scene, pooler, nth: 0, signal: leaving.signal });
    tellOutcome('pooler-beside-upload', load.take());
    await proveKills({ pooler, processes, load });
    await untilCaughtUp(primary, replica);
    await proveSwitch({ pooler, primary, replica, load });
    await proveLive({ processes, scene, pooler, nth: 1, signal: leaving.signal });
    tellOutcome('pooler-in-the-end', await load.stop());
    atMost('pooler-fallen', processes.fallen.length, 0);
  } finally {
    leaving.abort();
    await processes.stop();
  }
}

/** Beside a server that asks the database itself. */
async function provePastPooler(primary: Postgres, { addresses }: Processes): Promise<void> {
  const past = await startProcessesAt(addressOf(primary, DATABASE), { settings: { MIGRATE: '0' } });
  try {
    await proveDownloads(addressOf(primary, DATABASE), addresses[0] ?? '', past.addresses[0] ?? '');
  } finally {
    await past.stop();
  }
}

type Watching = { processes: Processes; scene: Scene; pooler: Pooler; nth: number; signal: AbortSignal };

/** An upload to its end, followed by an open page at each server. */
async function proveLive({ processes, scene, pooler, nth, signal }: Watching): Promise<void> {
  const name = nth === 0 ? 'pooler-upload' : 'pooler-upload-after-switch';
  const pages = await Promise.all(
    processes.addresses.map((address) => listenLive(address, scene.uploads.token, signal)),
  );
  const database = openDatabase({ connectionString: pooler.directUrl, max: 2 });
  const began = performance.now();
  try {
    const id = await upload({
      database,
      address: processes.addresses[1] ?? '',
      token: scene.uploads.token,
      file: scene.uploads.files[nth] ?? Buffer.alloc(0),
      during: async () => undefined,
    });
    printed(name, `${seconds(began).toFixed(1)}s`);
    const row = await database.db
      .selectFrom('uploads')
      .select(['status', 'done_lines', 'total_lines'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    atMost(`${name}-lines-left`, row.total_lines - row.done_lines, 0);
    for (
      let tries = 0;
      tries < 50 && pages.some(({ heard }) => !isTold(heard, row.total_lines));
      tries += 1
    ) {
      await pause(100);
    }
    atLeast(`${name}-pages-told`, pages.filter(({ heard }) => isTold(heard, row.total_lines)).length, 2);
  } finally {
    await database.close();
  }
}

/** The page knows that the upload is at its end. */
function isTold(heard: readonly LiveEvent[], total: number): boolean {
  const tasks = heard.filter(({ type }) => type === 'sidebar-item').map(({ data }) => Object(data['data']));
  return tasks.some((task) => task.done === total && task.total === total);
}

/** Killed under load: it is said that the database is away, nothing else; and soon after it is back all is well. */
async function proveKills({ pooler, processes, load }: { pooler: Pooler; processes: Processes; load: Load }) {
  let slowest = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(1000);
    await pooler.kill();
    await pause(500);
    await pooler.start();
    const back = performance.now();
    await Promise.all(processes.addresses.map(untilServing));
    slowest = Math.max(slowest, seconds(back));
  }
  atMost('pooler-killed-back', slowest, 5, 's');
  await pause(2000);
  tellOutcome('pooler-killed', await load.takeWithPlay(), true);
}

async function untilServing(address: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${address}/api/ready`).catch(() => null);
    if (reply?.ok === true) return;
    await pause(50);
  }
}

type Switching = Omit<Parts, never> & { load: Load };

/** As an operator does it: who asks meanwhile waits, and is answered by the other database. */
async function proveSwitch({ pooler, primary, replica, load }: Switching): Promise<void> {
  await pause(2000);
  load.take();
  const began = performance.now();
  await pooler.tell(`pause ${DATABASE}`);
  // Everything that was committed is sent to the replica before it is down.
  await primary.stop();
  await promote(replica);
  pooler.leadTo(replica);
  await pooler.tell('reload');
  await pooler.tell(`resume ${DATABASE}`);
  atMost('pooler-switch', seconds(began), 10, 's');
  await pause(CALM_MS);
  tellOutcome('pooler-switch', await load.takeWithPlay());
}
