/**
 * `npm run bench:upload`: previewing, applying and undoing 50,000 mixed rows, next to raw COPY with a set-based merge
 * and to row by row, each on a copy of the same school; then, with real processes, what it means for everybody else.
 * One line a figure, `name value target ok|short`.
 */
import { createHash, randomBytes } from 'node:crypto';
import { sealBytes } from '#platform/server/crypto.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { openFiles } from '#platform/server/files/files.ts';
import { applyUpload } from '#product/rosters/uploads/server/applying/apply.ts';
import { undoUpload } from '#product/rosters/uploads/server/applying/undo.ts';
import { previewUpload, readUpload } from '#product/rosters/uploads/server/preview/preview.ts';
import { noLicenses } from '#product/rosters/uploads/server/testing/no-licenses.ts';
import { benchPostgres, makeDatabase } from '../postgres.ts';
import { allMet, amount, atLeast, atMost, isShort, machineLoad, median, printed } from '../report.ts';
import { HOSTILE, measureHostile } from './hostile.ts';
import { measureLiving } from './living.ts';
import { copyAndMerge, rowByRow } from './rivals.ts';
import { buildFile, buildSchool, KNOWN, ROWS } from './school.ts';

const ROUNDS = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? amount(3, 1));
/** Row by row takes minutes: a hundredth of the rows stands for all. */
const SAMPLED = ROWS / 100;

machineLoad();
const postgres = await benchPostgres('upload');
const admin = openDatabase({ ...postgres.urlFor('postgres'), max: 1 });
const { csv, lines } = buildFile();
const appKey = randomBytes(32);
const ports = {
  appKey,
  files: openFiles(appKey, null),
  licenses: noLicenses,
  tell: async () => undefined,
  clock: () => new Date(),
};
const times = { read: [0], preview: [0], apply: [0], undo: [0], copy: [0], merge: [0], rows: [0] };
for (const list of Object.values(times)) list.length = 0;
let copies = 0;

async function onCopy<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  copies += 1;
  const name = `copy_${copies}`;
  await admin.pool.query(`create database ${name} template school`);
  const database = openDatabase({ ...postgres.urlFor(name), max: 4 });
  try {
    return await work(database);
  } finally {
    await database.close();
    await admin.pool.query(`drop database ${name} with (force)`);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function ours({ db }: Database): Promise<void> {
  const file = Buffer.from(csv);
  const { id } = await db
    .insertInto('uploads')
    .values({
      status: 'reading',
      uploaded_by: 1,
      actor_scope: 'educator',
      school_id: 1,
      educator_id: 1,
      file_name: 'bench.csv',
      file_sha256: createHash('sha256').update(file).digest(),
      file_sealed: await sealBytes(appKey, file),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const set = async (values: {
    status: 'previewing' | 'applying' | 'undoing';
    confirmed_at?: Date;
  }): Promise<void> => {
    await db
      .updateTable('uploads')
      .set({ ...values, done_lines: 0 })
      .where('id', '=', id)
      .execute();
  };
  times.read.push(await timed(() => readUpload(db, ports, id)));
  await set({ status: 'previewing' });
  times.preview.push(await timed(() => previewUpload(db, ports, id)));
  await set({ status: 'applying', confirmed_at: new Date() });
  times.apply.push(await timed(() => applyUpload(db, { ports }, id)));
  const done = await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (done.created !== ROWS - KNOWN || done.updated !== KNOWN)
    throw new Error(`${done.created} + ${done.updated}`);
  await set({ status: 'undoing' });
  times.undo.push(await timed(() => undoUpload(db, ports, id)));
}

/** Each on a database and in a process of its own: the most memory is its own, too. */
async function benchHostile(): Promise<void> {
  for (const [name, build] of Object.entries(HOSTILE).slice(0, isShort ? 1 : undefined)) {
    await admin.pool.query('create database hostile template school');
    const found = await measureHostile(postgres, 'hostile', build());
    await admin.pool.query('drop database hostile with (force)');
    printed(`${name}-ended`, `${found.ended} after ${found.seconds.toFixed(1)}s`);
    printed(`${name}-health-p95-ms`, found.p95.toFixed(1));
    atMost(`${name}-health-slowest`, found.slowest, 200, 'ms');
    printed(`${name}-memory-before`, `${found.before.toFixed(0)}MB`);
    atMost(`${name}-memory`, found.megabytes, 400, 'MB');
  }
}

try {
  const school = openDatabase({ ...(await makeDatabase(postgres, 'school')), max: 2 });
  await buildSchool(school.db);
  await school.close();
  if (!process.argv.includes('hostile')) await benchUploads();
  await benchHostile();
} finally {
  await admin.close();
  await postgres.stop();
}
machineLoad();
process.exit(allMet() ? 0 : 1);

async function benchUploads(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await onCopy(ours);
    const raw = await onCopy((database) => copyAndMerge(database, lines));
    times.copy.push(raw.copy);
    times.merge.push(raw.merge);
    console.log(`  round ${round + 1} of ${ROUNDS}`);
  }
  times.rows.push(
    (await onCopy((database) => rowByRow(database, lines.slice(0, SAMPLED)))) * (ROWS / SAMPLED),
  );
  for (const [name, list] of Object.entries(times)) printed(`${name}-ms`, median(list).toFixed(0));
  const [apply, merge] = [median(times.apply), median(times.merge)];
  const raw = median(times.copy) + merge;
  atLeast('apply-of-raw-copy-and-merge', raw / apply, 0.6);
  atLeast('apply-over-row-by-row', median(times.rows) / apply, 2.5);
  atMost('preview-of-raw-merge', median(times.preview) / merge, 2, '×');
  await admin.pool.query('create database living template school');
  const living = await measureLiving(postgres, 'living', Buffer.from(csv));
  printed('list-p95-idle-ms', living.idle.toFixed(1));
  printed('list-p95-meanwhile-ms', living.meanwhile.toFixed(1));
  atMost('list-p95-meanwhile-of-idle', living.meanwhile / living.idle, 2, '×');
  atMost('resume-after-kill', living.resumeSeconds, 15, 's');
  printed('next-chunk-after-kill', `${living.nextChunkSeconds.toFixed(1)}s`);
  atMost('worker-memory', living.workerMegabytes, 300, 'MB');
}
