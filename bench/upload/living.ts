/** What the upload of 50,000 rows means for everybody else, with server and worker as processes of their own. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { educatorUploads as calls } from '#product/rosters/uploads/contract.ts';
import type { UploadStatus } from '#product/rosters/uploads/rules/status.ts';
import { listenLive } from '#testing/worker/listen-live.ts';
import { type Processes, pause, startProcesses } from '#testing/worker/processes.ts';
import { callServer, patiently } from '#testing/worker/upload-run.ts';
import { amount } from '../report.ts';

export type Living = {
  /** 95 of 100 lists of students are there within so many milliseconds: with nothing else to do, and meanwhile. */
  idle: number;
  meanwhile: number;
  /** The most memory the worker ever had. */
  workerMegabytes: number;
  /** From the kill of the worker until the next one is at the job, and until its first chunk is done. */
  resumeSeconds: number;
  nextChunkSeconds: number;
};

const BETWEEN_LISTS = 40;
const WARMING_LISTS = amount(20, 1);
const IDLE_LISTS = amount(150, 3);

export async function measureLiving(postgres: EmbeddedPostgres, name: string, file: Buffer): Promise<Living> {
  const database = openDatabase({ ...postgres.urlFor(name), max: 2 });
  const token = await openSession(database.db, { accountId: 1 }, new Date());
  const processes = await startProcesses(postgres, name);
  const leaving = new AbortController();
  try {
    const run = { address: processes.addresses[0] ?? '', token, file };
    // A page that watches is part of the picture.
    await listenLive(run.address, token, leaving.signal);
    const list = () => listStudents(run);
    for (let count = 0; count < WARMING_LISTS; count += 1) await list();
    const idle = await timesOf(list, async (count) => count < IDLE_LISTS);
    const id = await previewed(database, run);
    await callServer(run, calls.confirm, { id });
    const meanwhile = await timesOf(list, async () => (await stateOf(database, id)).status === 'applying');
    const workerMegabytes = mostMemory(processes.worker.pid());
    const resumed = await resume(database, processes, run, id);
    return { idle: p95(idle), meanwhile: p95(meanwhile), workerMegabytes, ...resumed };
  } finally {
    leaving.abort();
    await processes.stop();
    await database.close();
  }
}

type Run = { address: string; token: string; file: Buffer };

async function listStudents({ address, token }: Run): Promise<void> {
  const response = await fetch(`${address}/api${studentsTable.path}?_page=1`, {
    headers: { 'access-token': `Bearer ${token}` },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the list answered ${response.status}`);
}

async function timesOf(
  work: () => Promise<void>,
  more: (count: number) => Promise<boolean>,
): Promise<number[]> {
  const times: number[] = [];
  // Once at least: a short upload is soon over.
  do {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
    await pause(BETWEEN_LISTS);
  } while (await more(times.length));
  return times;
}

function p95(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}

type State = { id: number; status: UploadStatus; done_lines: number; mapping: unknown };

async function stateOf({ db }: Database, id: number): Promise<State> {
  const columns = ['id', 'status', 'done_lines', 'mapping'] as const;
  return db.selectFrom('uploads').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
}

async function previewed(database: Database, run: Run): Promise<number> {
  await callServer(run, calls.create, { file_name: 'bench.csv' });
  const { rows } = await sql<{ id: number }>`select max(id) as id from uploads`.execute(database.db);
  const id = rows[0]?.id ?? 0;
  const until = (status: UploadStatus) =>
    patiently(async () => {
      const state = await stateOf(database, id);
      if (state.status !== status) throw new Error(`the upload is ${state.status}, not ${status}`);
      return state;
    });
  const { mapping } = await until('mapping');
  await callServer(run, calls.map, { id, columns: mapping });
  await until('ready');
  return id;
}

/** Holds the last student of the file, whom only the last chunk touches: a short undoing is not over before the kill. */
async function holdLast({
  pool,
}: Database): Promise<{ isAwaited(): Promise<boolean>; letGo(): Promise<void> }> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from students where school_id = 1 order by id desc limit 1 for update');
  return {
    async isAwaited() {
      const { rowCount } = await client.query(
        'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      return rowCount !== 0;
    },
    async letGo() {
      await client.query('rollback');
      client.release();
    },
  };
}

/** Has it taken back, kills the worker in the middle, and waits for the next one to go on. */
async function resume(
  database: Database,
  processes: Processes,
  run: Run,
  id: number,
): Promise<Pick<Living, 'resumeSeconds' | 'nextChunkSeconds'>> {
  const held = await holdLast(database);
  await callServer(run, calls.undo, { id });
  const before = await patiently(async () => {
    const { done_lines: done } = await stateOf(database, id);
    if (done === 0 && !(await held.isAwaited())) throw new Error('nothing has begun');
    return done;
  });
  const [killedAt, begun] = [new Date(), performance.now()];
  const seconds = () => (performance.now() - begun) / 1000;
  await processes.worker.kill();
  await held.letGo();
  await patiently(async () => {
    const { rows } = await sql`
      select 1 from pgboss.job where name = 'upload.undo' and started_on > ${killedAt}`.execute(database.db);
    if (rows.length === 0) throw new Error('nobody has taken it up');
  });
  const resumeSeconds = seconds();
  await patiently(async () => {
    const { done_lines: done, status } = await stateOf(database, id);
    if (done <= before && status === 'undoing') throw new Error('nothing goes on');
  });
  return { resumeSeconds, nextChunkSeconds: seconds() };
}

export function mostMemory(pid: number): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  }
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? Number.NaN) / 1024;
}
