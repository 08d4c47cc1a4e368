import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findBackupAge } from '#platform/server/backup/note.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { guardFolder } from '#testing/server/guard.ts';
import { isWhole } from '#testing/server/proof.ts';

vi.setConfig({ testTimeout: 120_000 });

// As under `npm start`: a process that has not to read its sources anew starts in half the time.
const compiled = path.join(import.meta.dirname, '../.cache/compiled');
/** A cluster made anew takes longer than all the rest: `npm run proof:unit` restores onto machines that have none. */
const isProof = process.env['PROOF'] !== undefined;
const firstKey = randomBytes(32).toString('hex');
let dataDir: string;
let keyFile: string;
let postgres: EmbeddedPostgres | null = null;
let release: () => void;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'kindred data '));
  release = guardFolder(dataDir);
  // Open to the user whom root lends to the database.
  chmodSync(dataDir, 0o755);
  keyFile = path.join(dataDir, 'app.key');
  writeFileSync(keyFile, firstKey, { mode: 0o600 });
  await start();
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  release();
});

async function start(): Promise<void> {
  postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
}

async function stop(): Promise<void> {
  await postgres?.stop();
  postgres = null;
}

async function families(change = ''): Promise<string[]> {
  const database = openDatabase(postgres?.urlFor('kindred') ?? {});
  await migrate(database.db);
  if (change !== '') await database.pool.query(change);
  const { rows } = await database.pool.query('select name from families order by id');
  await database.close();
  return rows.map((row: { name: string }) => row.name);
}

type Outcome = { code: number; said: string; complaint: string };

let passphrase = '';

function run(script: string, ...args: string[]): Promise<Outcome> {
  const { PATH = '' } = process.env;
  return new Promise((resolve) => {
    const env = {
      PATH,
      DATA_DIR: dataDir,
      INIT_CWD: dataDir,
      NODE_COMPILE_CACHE: compiled,
      BACKUP_PASSPHRASE: passphrase,
    };
    const file = path.join(import.meta.dirname, `${script}.ts`);
    execFile(process.execPath, [file, ...args], { env }, (error, said, complaint) => {
      resolve({ code: error === null ? 0 : Number(error.code), said, complaint });
    });
  });
}

test.runIf(isWhole)(
  'a running Kindred is backed up, and a stopped one restored, by one command each',
  async () => {
    expect(await families(`insert into families (name) values ('Okafor'), ('Lindqvist')`)).toHaveLength(2);
    const backup = await run('backup');
    expect(backup).toMatchObject({ code: 0, complaint: '' });
    expect(backup.said).toMatch(/families +2\n/);
    expect(backup.said).toMatch(/The file holds the application key/);
    expect(backup.said).toMatch(/The file is NOT encrypted: set BACKUP_PASSPHRASE/);
    const [name = ''] = readdirSync(path.join(dataDir, 'backups'));
    const file = path.join(dataDir, 'backups', name);
    expect(backup.said).toContain(file);
    const database = openDatabase(postgres?.urlFor('kindred') ?? {});
    const [noted] = await findBackupAge(database.db);
    await database.close();
    expect(noted?.age).toBeLessThan(300);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    await families(`delete from families where name = 'Okafor'`);
    const early = await run('restore', file);
    expect(early.code).toBe(1);
    expect(early.complaint).toMatch(/^The data folder .* is in use by process \d+: [^\n]*\n$/);
    await stop();

    // As if the disk had been lost: another key has been made since.
    writeFileSync(keyFile, randomBytes(32).toString('hex'));
    const careful = await run('restore', path.join('backups', name));
    expect(careful.code).toBe(1);
    expect(careful.complaint).toMatch(/^The database holds data: with --replace [^\n]*\n$/);
    expect(readFileSync(keyFile, 'utf8')).not.toBe(firstKey);

    const done = await run('restore', file, '--replace');
    expect(done).toMatchObject({ code: 0, complaint: '' });
    expect(done.said).toMatch(/is kept as kindred_before_\d{8}t\d{6}z\.\n/);
    expect(readFileSync(keyFile, 'utf8')).toBe(firstKey);
    expect(readdirSync(dataDir).filter((entry) => entry.startsWith('app.key.before-'))).toHaveLength(1);
    await start();
    expect(await families()).toEqual(['Okafor', 'Lindqvist']);
    await stop();
  },
);

test.runIf(isWhole)(
  'a stopped Kindred is backed up too, under the name given, and left stopped',
  async () => {
    const wrong = await run('backup', 'mine.backup', '--keep-days', 'some');
    expect(wrong.complaint).toBe('--keep-days takes a number of days, such as --keep-days 88.\n');
    const [newest = ''] = readdirSync(path.join(dataDir, 'backups'));
    // A file with another day in its first line, and the checksum of that.
    const whole = readFileSync(path.join(dataDir, 'backups', newest)).subarray(0, -72);
    const made = Buffer.from(
      whole.toString('latin1').replace(/"made_at":"\d{4}/, '"made_at":"2001'),
      'latin1',
    );
    const sum = createHash('sha256').update(made).digest('hex');
    writeFileSync(path.join(dataDir, 'old.backup'), Buffer.concat([made, Buffer.from(`sha256 ${sum}\n`)]));
    const { code, said } = await run('backup', 'mine.backup', '--keep-days', '88');
    expect(code).toBe(0);
    expect(said).toContain(path.join(dataDir, 'mine.backup'));
    expect(said).toContain('Removed, older than 88 days: old.backup.');
    expect(readdirSync(dataDir)).not.toContain('old.backup');
    expect(readdirSync(path.join(dataDir, 'postgres'))).not.toContain('lock');
  },
);

test.runIf(isProof)('a backup brings a lost machine back, the key included', async () => {
  const lost = dataDir;
  dataDir = path.join(lost, 'new machine');
  const { code, said } = await run('restore', path.join(lost, 'mine.backup'));
  expect(code).toBe(0);
  expect(said).toMatch(/^Restored .*mine\.backup, made .*\n$/);
  expect(readFileSync(path.join(dataDir, 'app.key'), 'utf8')).toBe(firstKey);
  await start();
  expect(await families()).toEqual(['Okafor', 'Lindqvist']);
  await stop();
  dataDir = lost;
});

test.runIf(isWhole)('with a passphrase the backup tells nothing, and comes back with it alone', async () => {
  passphrase = 'maple orbit velvet lantern';
  const sealed = await run('backup', 'sealed.backup');
  expect(sealed).toMatchObject({ code: 0, complaint: '' });
  expect(sealed.said).toContain(
    'The file is encrypted: without the passphrase nobody can read or restore it.',
  );
  const bytes = readFileSync(path.join(dataDir, 'sealed.backup'));
  expect(JSON.parse(bytes.toString('latin1').split('\n')[0] ?? '')).toMatchObject({
    kindred_backup: 2,
    seal: { cipher: 'aes-256-gcm', kdf: 'scrypt', n: 131_072 },
  });
  for (const told of ['Okafor', firstKey, 'maple']) expect(bytes.includes(told)).toBe(false);

  const lost = dataDir;
  const file = path.join(lost, 'sealed.backup');
  dataDir = path.join(lost, 'another machine');
  passphrase = '';
  const without = await run('restore', file);
  expect([without.code, without.complaint]).toEqual([
    1,
    'This backup is encrypted: give its passphrase with BACKUP_PASSPHRASE or --passphrase-file.\n',
  ]);
  passphrase = 'maple orbit velvet pantry';
  const wrong = await run('restore', file);
  expect([wrong.code, wrong.complaint]).toEqual([
    1,
    'The passphrase is wrong: this backup was encrypted with another. Nothing was changed.\n',
  ]);
  if (isProof) {
    const words = path.join(lost, 'passphrase.txt');
    writeFileSync(words, 'maple orbit velvet lantern\n', { mode: 0o600 });
    const restored = await run('restore', file, '--passphrase-file', words);
    expect(restored).toMatchObject({ code: 0, complaint: '' });
    expect(readFileSync(path.join(dataDir, 'app.key'), 'utf8')).toBe(firstKey);
    await start();
    expect(await families()).toEqual(['Okafor', 'Lindqvist']);
    await stop();
  }
  dataDir = lost;
  passphrase = 'too short';
  const weak = await run('backup', 'weak.backup');
  expect([weak.code, weak.complaint]).toEqual([
    1,
    'The passphrase is too weak: take 12 or more characters, such as four or five words by chance.\n',
  ]);
});
