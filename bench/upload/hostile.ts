/**
 * Files that are made to hurt, given to a server that works on uploads in its own process, as `npm start` has it: how
 * long its health takes to answer meanwhile, and the most memory it ever has.
 */
import { unzipSync, zipSync } from 'fflate';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { educatorUploads as calls } from '#product/rosters/uploads/contract.ts';
import { isAtWork, type UploadStatus } from '#product/rosters/uploads/rules/status.ts';
import { workbook } from '#product/rosters/uploads/server/reading/testing/workbook.ts';
import { rosterFiles } from '#product/rosters/uploads/server/testing/oneroster-zip.ts';
import { type Processes, pause, startProcesses } from '#testing/worker/processes.ts';
import { callServer, patiently } from '#testing/worker/upload-run.ts';
import { amount } from '../report.ts';
import { mostMemory } from './living.ts';

const MEGABYTE = 1024 * 1024;
/** In short they hurt nobody. */
const LARGE = amount(15, 1);
const UNPACKED = amount(160, 2);
const HEADER = 'first_name,last_name,grade\n';
/** Small enough for the limit of rows, and 160 MB in all. */
const WIDE_ROWS = amount(45_000, 500);

export const HOSTILE: Readonly<Record<string, () => Buffer>> = {
  'commas-15mb': () => Buffer.from(HEADER + ','.repeat(LARGE * MEGABYTE)),
  'commas-15mb-in-lines': () => Buffer.from(HEADER + `${','.repeat(9999)}\n`.repeat(LARGE * 100)),
  'workbook-160mb-unpacked': wideWorkbook,
  'roster-160mb-unpacked': longRoster,
};

function wideWorkbook(): Buffer {
  const names = ['first_name', 'last_name', 'grade', ...Array.from({ length: 23 }, (_, n) => `more ${n}`)];
  const cells = names.map((_, n) => (n === 2 ? 3 : { number: 7, format: '0'.repeat(60) }));
  const row = cells.map((value, n) => (n < 2 ? `Name ${n}` : value));
  // Written once and repeated: what is large is what it unpacks to.
  return enlarged(workbook([[names, row]]));
}

/** The workbook with its second row again and again, each under a number of its own. */
function enlarged(small: Buffer): Buffer {
  const files: Record<string, Uint8Array> = unzipSync(small);
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
  const [, before = '', row = '', after = ''] = /^(.*)(<row r="2">.*<\/row>)(.*)$/s.exec(sheet) ?? [];
  const padded = row.replaceAll('<v>7</v>', `<v>7</v><!--${' '.repeat(60)}-->`);
  const rows = Array.from({ length: WIDE_ROWS }, (_, n) =>
    padded.replaceAll(/(r="[A-Z]*)2"/g, `$1${n + 2}"`),
  );
  files['xl/worksheets/sheet1.xml'] = Buffer.from(`${before}${rows.join('')}${after}`);
  return Buffer.from(zipSync(files, { level: 6 }));
}

function longRoster(): Buffer {
  const people = Array.from({ length: 3 }, (_, n) => ({
    id: `student-with-a-long-id-${n}`,
    role: 'student' as const,
    orgs: ['s1'],
    first: 'Maya',
    last: 'Okafor',
    grade: '03',
    number: String(n),
  }));
  const files = rosterFiles({ version: '1.1', orgs: [{ id: 's1', name: 'Oak' }], people });
  const [header = '', , line = ''] = (files['users.csv'] ?? '').split('\r\n');
  const lines: string[] = [header];
  for (let size = 0; size < UNPACKED * MEGABYTE; size += line.length + 8) {
    lines.push(line.replace('id-1', `id-${lines.length}`).replace(',,1,,', `,,${lines.length},,`));
  }
  const long = { ...files, 'users.csv': lines.join('\r\n') };
  const entries = Object.entries(long).map(([name, text]) => [name, Buffer.from(text)]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 9 }));
}

export type Hostile = {
  slowest: number;
  p95: number;
  /** The most memory before the file came, and in all. */
  before: number;
  megabytes: number;
  seconds: number;
  ended: string;
};

/** Each file through reading, and previewing where it comes so far. */
export async function measureHostile(
  postgres: EmbeddedPostgres,
  name: string,
  file: Buffer,
): Promise<Hostile> {
  const database = openDatabase({ ...postgres.urlFor(name), max: 2 });
  const token = await openSession(database.db, { accountId: 1 }, new Date());
  const processes = await startProcesses(postgres, name, { together: true });
  const address = processes.addresses[0] ?? '';
  try {
    await patiently(() => health(address));
    for (let count = 0; count < 20; count += 1) await health(address);
    const before = memoryOf(processes);
    const watch = watchHealth(address);
    const begun = performance.now();
    let ended = '';
    try {
      ended = await goThrough(database, { address, token, file });
    } finally {
      // Whatever comes of it, nobody asks for the health of a server that is being stopped.
      await watch.end();
    }
    const seconds = (performance.now() - begun) / 1000;
    return { ...slownessOf(await watch.times), before, megabytes: memoryOf(processes), seconds, ended };
  } finally {
    await processes.stop();
    await database.close();
  }
}

function watchHealth(address: string): { times: Promise<number[]>; end: () => Promise<void> } {
  let over = false;
  const watching = async (): Promise<number[]> => {
    const times: number[] = [];
    while (!over) {
      times.push(await health(address));
      await pause(10);
    }
    return times;
  };
  const times = watching();
  // Heard of at the end.
  times.catch(() => undefined);
  const end = async (): Promise<void> => {
    over = true;
    await times;
  };
  return { times, end };
}

function slownessOf(times: readonly number[]): Pick<Hostile, 'slowest' | 'p95'> {
  const sorted = [...times].sort((one, other) => one - other);
  return {
    slowest: sorted.at(-1) ?? Number.NaN,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
  };
}

const memoryOf = ({ worker }: Processes): number => mostMemory(worker.pid());

async function health(address: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${address}/api/health`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the health answered ${response.status}`);
  return performance.now() - begun;
}

type Run = { address: string; token: string; file: Buffer };

async function goThrough(database: Database, run: Run): Promise<string> {
  // A connection to the server before may be taken for one to this.
  await patiently(() => callServer(run, calls.create, { file_name: 'hostile' }));
  const read = await settled(database);
  if (read.status !== 'mapping') return read.status;
  const org = read.org === null ? {} : { org: read.org };
  await callServer(run, calls.map, { id: read.id, columns: read.mapping, ...org });
  return (await settled(database)).status;
}

type State = { id: number; status: UploadStatus; mapping: unknown; org: string | null };

/** As long as the reading of a file may take, and some. */
const PATIENCE = 180_000;

async function settled({ db }: Database): Promise<State> {
  const columns = ['id', 'status', 'mapping', 'org'] as const;
  const query = db.selectFrom('uploads').select(columns).orderBy('id', 'desc').limit(1);
  const end = performance.now() + PATIENCE;
  for (;;) {
    const state = await query.executeTakeFirstOrThrow();
    if (!isAtWork(state.status)) return state;
    if (performance.now() > end) throw new Error(`the upload is still ${state.status}`);
    await pause(50);
  }
}
