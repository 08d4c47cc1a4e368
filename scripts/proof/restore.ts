/**
 * `npm run proof:restore`: the demo's data backed up by the command, encrypted, and restored by the command into an empty
 * database: every table has to come back with the same checksum. `npm run proof:million` does it with a million students
 * (`STUDENTS`), some ten minutes, and says how long each took. One line a figure, `name value target ok|short`.
 */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { seedDemo } from '#database/seed/seed.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { rowSums } from '#testing/api/rows.ts';
import { openFolder } from '#testing/server/temporary-postgres.ts';
import { readLessons } from '../../apps/running/lessons.ts';
import { readScenes } from '../../apps/running/scenes.ts';
import { addressOf, benchPostgres, makeDatabase } from '../../bench/postgres.ts';
import { allMet, atLeast, atMost, isShort, machineLoad, printed } from '../../bench/report.ts';
import { buildPeople } from '../../bench/tables/people.ts';

const STUDENTS = Number(process.env['STUDENTS'] ?? 0);
const name = STUDENTS > 0 ? 'million' : 'restore';
/** Long enough for a school's night. */
const MOST_MINUTES = 30;
const APP_KEY = randomBytes(32).toString('base64url');

async function fill({ db }: Database): Promise<void> {
  if (STUDENTS > 0) {
    await buildPeople(db, {
      schools: Math.max(20, STUDENTS / 500),
      educators: Math.max(100, STUDENTS / 25),
      students: STUDENTS,
    });
    return;
  }
  const today = new Date().toISOString().slice(0, 10);
  const played = isShort ? {} : { scenes: readScenes(), lessons: readLessons() };
  const appKey = createHash('sha256').update(APP_KEY).digest();
  await db
    .transaction()
    .execute((tx) => seedDemo(tx, { appKey, today, hashPassword: async () => 'hash', ...played }));
}

/** Seconds that a command took. */
async function command(script: string, file: string, url: string): Promise<number> {
  const began = performance.now();
  const env = {
    ...process.env,
    DATABASE_URL: url,
    APP_KEY,
    BACKUP_PASSPHRASE: 'maple orbit velvet lantern',
    DATA_DIR: path.dirname(file),
    INIT_CWD: path.dirname(file),
  };
  const own = fileURLToPath(new URL(`../${script}.ts`, import.meta.url));
  await promisify(execFile)(process.execPath, [own, file], { env });
  return (performance.now() - began) / 1000;
}

machineLoad();
const folder = openFolder('drill');
const postgres = await benchPostgres('drill');
try {
  const from = await makeDatabase(postgres, 'kept');
  const kept = openDatabase(from);
  await fill(kept);
  const sums = await rowSums(kept.db);
  const file = path.join(folder, 'drill.backup');
  const backup = await command('backup', file, addressOf(from));
  const admin = openDatabase({ ...postgres.urlFor('postgres'), max: 1 });
  await admin.pool.query('create database restored');
  await admin.close();
  const to = postgres.urlFor('restored');
  const restore = await command('restore', file, addressOf(to));
  const restored = openDatabase(to);
  const found = await rowSums(restored.db);
  const { rows } = await restored.pool.query('select count(*) as count from students');
  await Promise.all([kept.close(), restored.close()]);

  const different = Object.keys(sums).filter((table) => sums[table] !== found[table]);
  for (const table of different) console.log(`  ${table}: ${sums[table]} became ${found[table]}`);
  atLeast(`${name}-tables`, Object.keys(sums).length, 100);
  atMost(`${name}-tables-different`, different.length, 0);
  atLeast(`${name}-students`, Number(rows[0]?.count), STUDENTS > 0 ? 1_000_000 : 100);
  printed(`${name}-megabytes`, (statSync(file).size / 1e6).toFixed(1));
  atMost(`${name}-backup`, backup, MOST_MINUTES * 60, 's');
  atMost(`${name}-restore`, restore, MOST_MINUTES * 60, 's');
  // In short, too: a table that comes back otherwise is no measurement.
  if (different.length > 0) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
machineLoad();
process.exit(allMet() ? process.exitCode : 1);
