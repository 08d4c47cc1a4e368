import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { seedDemo } from '#database/seed/seed.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { rowSums } from '#testing/api/rows.ts';
import { openFolder, temporaryFolder, temporaryPostgres } from '#testing/server/temporary-postgres.ts';
import {
  APP_KEY,
  addressOf,
  killPostmaster,
  type Processes,
  pause,
  startProcesses,
} from '#testing/worker/processes.ts';
import { readLessons } from '../../../apps/running/lessons.ts';
import { readScenes } from '../../../apps/running/scenes.ts';
import { makeDatabase } from '../../../bench/postgres.ts';
import { atLeast, atMost, printed, skipped } from '../../../bench/report.ts';
import { Backrest, findBackrest } from './backrest.ts';
import { startLoad } from './load.ts';
import { withClient } from './replica.ts';
import { buildScene, type School } from './school.ts';
import { tellOutcome } from './tell.ts';

const DATABASE = 'kept';
const WRITERS = 4;
const LOAD_MS = 8000;
/** In earnest 60: what a machine that is lost takes along at most. */
const ARCHIVE_TIMEOUT = 5;
const AFTER = 'After the moment';

/** What fills every table are accounts of the demo. */
const DEMO = { settings: { DEMO: '1' } };

type Sums = Record<string, string>;

/**
 * pgBackRest at work beside Kindred: a full and an incremental backup, an accident, the machine lost; and on another the
 * database as it was at a moment between the two, with everything before it and nothing after.
 */
export async function proveBackups(): Promise<void> {
  const folder = openFolder('backups');
  try {
    const program = await findBackrest(folder);
    if (typeof program === 'string') {
      skipped('backups', program);
      return;
    }
    printed('backups-version', program.version);
    const backrest = new Backrest(program, folder);
    const settings = {
      wal_level: 'replica',
      archive_mode: 'on',
      archive_command: backrest.archiveCommand,
      archive_timeout: String(ARCHIVE_TIMEOUT),
    };
    const { school, sums, moment } = await lose(backrest, settings);
    await findAgain(backrest, settings, { school, sums, moment });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Kept = { school: School; sums: Sums; moment: string };

/** Until the machine is gone. Answers how everything was at the moment before the accident. */
async function lose(backrest: Backrest, settings: Record<string, string>): Promise<Kept> {
  const postgres = await temporaryPostgres('to-be-lost', settings);
  const running: Processes[] = [];
  try {
    backrest.serve(postgres);
    await backrest.run('stanza-create');
    await backrest.run('check');
    await makeDatabase(postgres, DATABASE);
    await fill(postgres);
    const { calls: school } = await buildScene(addressOf(postgres, DATABASE), { playing: 0 });

    const first = await startProcesses(postgres, DATABASE, DEMO);
    running.push(first);
    const load = startLoad(first.addresses, school, WRITERS);
    atMost('backups-full', await backrest.run('--type=full', 'backup'), 120, 's');
    tellOutcome('backups-full-beside', load.take());
    await pause(LOAD_MS);
    load.take();
    atMost('backups-incremental', await backrest.run('--type=incr', 'backup'), 60, 's');
    await pause(LOAD_MS);
    tellOutcome('backups-incremental-beside', await load.stop());
    await first.stop();
    for (const { type, bytes } of await backrest.backups())
      printed(`backups-${type}-megabytes`, (bytes / 1e6).toFixed(1));

    const sums = await sumsOf(postgres);
    const moment = await withClient(postgres, async (client) => {
      const { rows } = await client.query('select clock_timestamp()::text as at');
      return String(rows[0]?.at);
    });
    await pause(1000);
    const second = await startProcesses(postgres, DATABASE, DEMO);
    running.push(second);
    const later = startLoad(second.addresses, school, WRITERS);
    await pause(LOAD_MS);
    await later.stop();
    await haveAccident(postgres);
    await untilArchived(postgres);
    await killPostmaster(postgres);
    return { school, sums, moment };
  } finally {
    await Promise.all([...running.map((processes) => processes.stop()), postgres.stop()]);
  }
}

async function fill(postgres: EmbeddedPostgres): Promise<void> {
  const database = openDatabase({ ...postgres.urlFor(DATABASE), max: 2 });
  const today = new Date().toISOString().slice(0, 10);
  const appKey = createHash('sha256').update(APP_KEY).digest();
  const played = { scenes: readScenes(), lessons: readLessons() };
  try {
    await database.db
      .transaction()
      .execute((tx) => seedDemo(tx, { appKey, today, hashPassword: async () => 'hash', ...played }));
  } finally {
    await database.close();
  }
}

async function sumsOf(postgres: EmbeddedPostgres): Promise<Sums> {
  const database = openDatabase({ ...postgres.urlFor(DATABASE), max: 1 });
  try {
    return await rowSums(database.db);
  } finally {
    await database.close();
  }
}

async function haveAccident(postgres: EmbeddedPostgres): Promise<void> {
  await withClient(
    postgres,
    async (client) => {
      await client.query("insert into districts (name, state) values ($1, 'NC')", [AFTER]);
      await client.query('drop table audit, students cascade');
    },
    DATABASE,
  );
}

/** The log up to here has left the machine. */
async function untilArchived(postgres: EmbeddedPostgres): Promise<void> {
  const began = performance.now();
  await withClient(postgres, async (client) => {
    const { rows } = await client.query('select pg_walfile_name(pg_current_wal_lsn()) as file');
    for (;;) {
      const told = await client.query('select last_archived_wal >= $1 as done from pg_stat_archiver', [
        rows[0]?.file,
      ]);
      if (told.rows[0]?.done === true) break;
      await pause(50);
    }
  });
  atMost('backups-log-behind', (performance.now() - began) / 1000, ARCHIVE_TIMEOUT + 5, 's');
}

async function findAgain(
  backrest: Backrest,
  settings: Record<string, string>,
  { school, sums, moment }: Kept,
): Promise<void> {
  const dataDir = temporaryFolder('found-again');
  const began = performance.now();
  backrest.prepare(dataDir);
  await backrest.run('--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
  const postgres = await temporaryPostgres('found-again', settings, dataDir);
  try {
    await untilPromoted(postgres);
    atMost('backups-restore', (performance.now() - began) / 1000, 120, 's');
    const found = await sumsOf(postgres);
    const different = Object.keys(sums).filter((table) => sums[table] !== found[table]);
    for (const table of different) console.error(`  ${table}: ${sums[table]} became ${found[table]}`);
    atLeast('backups-tables', Object.keys(found).length, 100);
    atMost('backups-tables-different', different.length, 0);
    const after = await withClient(
      postgres,
      (client) => client.query('select from districts where name = $1', [AFTER]),
      DATABASE,
    );
    atMost('backups-rows-of-later', after.rowCount ?? 0, 0);

    const processes = await startProcesses(postgres, DATABASE, DEMO);
    try {
      const load = startLoad(processes.addresses, school, WRITERS);
      await pause(LOAD_MS);
      tellOutcome('backups-restored', await load.stop());
      atMost('backups-restored-fallen', processes.fallen.length, 0);
    } finally {
      await processes.stop();
    }
    await drill(postgres);
    // It goes on there: the log of the new machine is archived, and what is too old leaves.
    backrest.serve(postgres);
    await backrest.run('check');
    await backrest.run('--type=incr', 'backup');
    const before = (await backrest.backups()).map(({ type }) => type);
    printed('backups-kept', before.join('+'));
    await backrest.run('--type=full', 'backup');
    atMost('backups-kept-too-long', (await backrest.backups()).length - 1, 0);
    atMost('backups-unsealed', backrest.unsealed().length, 0);
  } finally {
    await postgres.stop();
  }
}

/** The other way to keep it, from the database that was restored: `npm run backup`, and `npm run drill` from its file. */
async function drill(postgres: EmbeddedPostgres): Promise<void> {
  const folder = temporaryFolder('drill');
  const env = { ...process.env, DATABASE_URL: addressOf(postgres, DATABASE), APP_KEY, DATA_DIR: folder };
  const run = (script: string) =>
    promisify(execFile)(process.execPath, [fileURLToPath(new URL(`../../${script}.ts`, import.meta.url))], {
      env,
    });
  try {
    await run('backup');
    const began = performance.now();
    const { stdout } = await run('backup/drill');
    atMost('backups-drill', (performance.now() - began) / 1000, 120, 's');
    atLeast('backups-drill-tables', Number(/(\d+) tables/.exec(stdout)?.[1] ?? 0), 100);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function untilPromoted(postgres: EmbeddedPostgres): Promise<void> {
  await withClient(postgres, async (client) => {
    for (;;) {
      const { rows } = await client.query('select pg_is_in_recovery() as recovering');
      if (rows[0]?.recovering === false) return;
      await pause(50);
    }
  });
}
