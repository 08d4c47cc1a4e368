import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { guardFolder } from '#testing/server/guard.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../embedded-postgres.ts';
import { processBirth, untilGone } from '../process-identity.ts';

export const isRoot = process.getuid?.() === 0;
export const quick = { fsync: 'off' };

export type Starts = {
  /** A folder for everything of the file's tests. */
  base(): string;
  /** Stopped after the test. */
  start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres>;
  /** The data folder of the test before under a new name: making or copying one takes a second each time. */
  usedFolder(name: string): string;
  /** Another Node process that owns a database and does something with it. */
  spawnOwner(dataDir: string, rest: string, detached?: boolean): ChildProcess;
  /** Killed after the test. */
  ending(child: ChildProcess): void;
};

/** Starts of a test file, and what is left of them is cleared away after each test. */
export function embeddedStarts(): Starts {
  const running: EmbeddedPostgres[] = [];
  const owners: ChildProcess[] = [];
  let base: string;
  let used: string;
  let release: () => void;

  beforeAll(async () => {
    base = mkdtempSync(path.join(os.tmpdir(), 'kindred test '));
    release = guardFolder(base);
    chmodSync(base, 0o755);
    used = path.join(base, 'not', 'there yet');
    await (await startEmbeddedPostgres({ dataDir: used, settings: quick })).stop();
  });

  afterEach(async () => {
    for (const owner of owners.splice(0)) owner.kill('SIGKILL');
    await Promise.all(running.splice(0).map((server) => server.stop()));
    // A test that failed halfway leaves a database on the folder, which the next test is about to rename.
    const pid = Number(readOrEmpty(path.join(used, 'cluster', 'postmaster.pid')).split('\n')[0]);
    const birth = processBirth(pid);
    if (birth === null) return;
    process.kill(pid, 'SIGQUIT');
    await untilGone(pid, birth, 60_000);
  });

  afterAll(() => {
    rmSync(base, { recursive: true, force: true });
    release();
  });

  return {
    base: () => base,
    async start(options) {
      const server = await startEmbeddedPostgres(options);
      running.push(server);
      return server;
    },
    usedFolder(name) {
      const folder = path.join(base, name);
      renameSync(used, folder);
      used = folder;
      return folder;
    },
    spawnOwner(dataDir, rest, detached = false) {
      const module = path.join(import.meta.dirname, '../embedded-postgres.ts');
      const code = `
        import { createRequire } from 'node:module';
        const pg = createRequire(${JSON.stringify(module)})('pg');
        const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
        const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
        const client = new pg.Client(server.urlFor(server.database));
        client.on('error', () => undefined);
        await client.connect();
        ${rest}`;
      const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
      const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio, detached });
      owners.push(child);
      return child;
    },
    ending: (child) => void owners.push(child),
  };
}

function readOrEmpty(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export async function ask<Row extends pg.QueryResultRow>(
  server: EmbeddedPostgres,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(server.urlFor(server.database));
  // A killed server is part of these tests; unheard, the event would end them.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function count(server: EmbeddedPostgres): Promise<number> {
  const [row] = await ask<{ n: number }>(server, 'select count(*)::int as n from written');
  return row?.n ?? -1;
}

export function postmasterPid(server: EmbeddedPostgres): number {
  return Number(readFileSync(path.join(server.dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Writes rows, and says each number once it is committed. */
export const WRITE_ON = `
  await client.query('drop table if exists written; create table written (n int primary key)');
  for (let n = 1; ; n++) {
    await client.query('insert into written values ($1)', [n]);
    process.stdout.write(n + ' ');
  }`;

export async function untilSaid(child: ChildProcess, words: string): Promise<() => string> {
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await vi.waitFor(() => expect(said).toContain(words), { timeout: 90_000, interval: 10 });
  return () => said;
}
