import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFolder, QUICK, temporaryPostgres } from '#testing/server/temporary-postgres.ts';
import { openDatabase } from '../database/database.ts';
import { findArchivedLog } from './archived-log.ts';

// The archive is full as soon as this is there.
const folder = openFolder('archived-log');
const full = path.join(folder, 'full');
const postgres = await temporaryPostgres('archived-log', {
  ...QUICK,
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: `test ! -e ${full}`,
});
const database = openDatabase({ ...postgres.urlFor('postgres'), max: 2 });
afterAll(async () => {
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const PATIENCE = { timeout: 60_000, interval: 500 };
const endPiece = () =>
  database.pool.query("select pg_logical_emit_message(false, 'otter', 'x'), pg_switch_wal()");
/** Each time after a piece of the log has ended, so that there is something to hand on. */
async function ask() {
  await endPiece();
  const [found] = await findArchivedLog(database.db);
  return { age: found?.age ?? null, failures: found?.failures ?? -1 };
}

test('a log that leaves is seen by its age, and one that cannot by its failures', {
  timeout: 150_000,
}, async () => {
  await expect.poll(ask, PATIENCE).toMatchObject({ age: expect.any(Number), failures: 0 });
  const { age } = await ask();
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(60);

  writeFileSync(full, '');
  await expect.poll(async () => (await ask()).failures, PATIENCE).toBeGreaterThan(0);
});
