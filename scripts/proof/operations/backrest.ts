import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { findProgram, type Program } from './debian-program.ts';

/** From 2.55 on it knows PostgreSQL 18. */
export const findBackrest = (folder: string): Promise<Program | string> =>
  findProgram(
    {
      name: 'pgbackrest',
      own: 'pgbackrest',
      packages: ['pgbackrest'],
      file: 'usr/bin/pgbackrest',
      asked: ['version'],
      answered: /^pgBackRest (\S+)/m,
      oldest: [2, 55],
    },
    folder,
  );

const STANZA = 'kindred';

export type Backup = { label: string; type: string; bytes: number };

/** A repository in a folder, encrypted, and the settings that `docs/operations.md` names. */
export class Backrest {
  /** How PostgreSQL hands its write-ahead log over. */
  readonly archiveCommand: string;
  private readonly program: Program;
  private readonly home: string;
  private readonly settings: string;
  private readonly passphrase = randomBytes(24).toString('base64url');
  private owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

  constructor(program: Program, folder: string) {
    this.program = program;
    this.home = path.join(folder, 'backups');
    this.settings = path.join(folder, 'pgbackrest.conf');
    this.archiveCommand = `${program.command} --config=${this.settings} --stanza=${STANZA} archive-push %p`;
  }

  /** Whose log and files they are, and where. It runs as the database's user does, as its service would. */
  serve(postgres: Pick<EmbeddedPostgres, 'dataDir' | 'user' | 'urlFor'>): void {
    const { host, port } = postgres.urlFor('postgres');
    const cluster = path.join(postgres.dataDir, 'cluster');
    const { uid, gid } = statSync(path.join(cluster, 'PG_VERSION'));
    this.owner = { uid, gid };
    for (const place of ['', 'repository', 'log', 'lock']) {
      mkdirSync(path.join(this.home, place), { recursive: true, mode: 0o750 });
      chownSync(path.join(this.home, place), uid, gid);
    }
    this.write([
      `pg1-path=${cluster}`,
      `pg1-socket-path=${host}`,
      `pg1-port=${port}`,
      `pg1-user=${postgres.user}`,
    ]);
  }

  /** Leads to a folder in which there is nothing yet, of the same user. */
  prepare(dataDir: string): void {
    const { uid, gid } = this.owner;
    const cluster = path.join(dataDir, 'cluster');
    mkdirSync(cluster, { mode: 0o700 });
    for (const place of [dataDir, cluster]) chownSync(place, uid, gid);
    this.write([`pg1-path=${cluster}`]);
  }

  private write(stanza: readonly string[]): void {
    const lines = [
      '[global]',
      `repo1-path=${path.join(this.home, 'repository')}`,
      'repo1-cipher-type=aes-256-cbc',
      `repo1-cipher-pass=${this.passphrase}`,
      'repo1-bundle=y',
      'repo1-retention-full=1',
      'compress-type=zst',
      'start-fast=y',
      `log-path=${path.join(this.home, 'log')}`,
      `lock-path=${path.join(this.home, 'lock')}`,
      'log-level-console=error',
      // It calls itself, and would else forget the libraries that it came with.
      `cmd=${this.program.command}`,
      `[${STANZA}]`,
      ...stanza,
      'pg1-database=postgres',
    ];
    writeFileSync(this.settings, `${lines.join('\n')}\n`, { mode: 0o640 });
    chownSync(this.settings, this.owner.uid, this.owner.gid);
  }

  /** Seconds that a command took. */
  async run(...args: readonly string[]): Promise<number> {
    const began = performance.now();
    await this.ask(args);
    return (performance.now() - began) / 1000;
  }

  async backups(): Promise<Backup[]> {
    const told: unknown = JSON.parse(await this.ask(['--output=json', 'info']));
    const [stanza] = Array.isArray(told) ? told : [];
    return Object(stanza).backup.map((one: unknown) => {
      const { label, type, info } = Object(one);
      return { label, type, bytes: info.repository.delta };
    });
  }

  /** What lies in the repository and could be read by whoever finds it. */
  unsealed(): string[] {
    const repository = path.join(this.home, 'repository');
    return readdirSync(repository, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).subarray(0, 8).toString('latin1') !== 'Salted__');
  }

  private async ask(args: readonly string[]): Promise<string> {
    const all = [`--config=${this.settings}`, `--stanza=${STANZA}`, ...args];
    const { stdout } = await promisify(execFile)(this.program.command, all, { cwd: '/', ...this.owner });
    return stdout;
  }
}
