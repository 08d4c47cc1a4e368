import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** How to start a program: one of the system's, or a script that runs one which was only unpacked. */
export type Program = { command: string; version: string };

export type Wanted = {
  name: string;
  /** What the system may have already. */
  own: string | null;
  /** Packages of Debian, and the program in them; libraries they need come along. */
  packages: readonly string[];
  file: string;
  /** Said to the program itself, from the folder it was unpacked into. */
  environment?: (root: string) => Record<string, string>;
  /** How it says its version, and the first that will do. */
  asked: readonly string[];
  answered: RegExp;
  oldest: readonly [number, number];
};

const MIRROR = 'http://deb.debian.org/debian';
/** Releases of Debian whose packages are new enough, the oldest first. */
const RELEASES = ['trixie', 'forky'];
/** What a program is linked against or imports: the system's own may be older. What else a package wants, a system has. */
const LIBRARY = /^(lib|python3|zlib1g)/;
const LIBRARIES = 'usr/lib/x86_64-linux-gnu';
const LOADER = `${LIBRARIES}/ld-linux-x86-64.so.2`;

const shelf = fileURLToPath(new URL('../../../.cache/debian', import.meta.url));

/** The system's where it is new enough, else a later Debian's unpacked into the folder; or the line that says why none. */
export async function findProgram(wanted: Wanted, folder: string): Promise<Program | string> {
  const own = wanted.own === null ? null : versionOf(wanted.own, wanted);
  if (wanted.own !== null && own !== null && isNewEnough(own, wanted)) {
    return { command: wanted.own, version: own };
  }
  const here = own === null ? `no ${wanted.name} is installed` : `${wanted.name} ${own} is too old`;
  const tools = ['dpkg-deb', 'xz'].filter((tool) => spawnSync(tool, ['--version']).status !== 0);
  if (process.platform !== 'linux' || process.arch !== 'x64' || tools.length > 0) {
    return `${here}, and packages of Debian cannot be unpacked here`;
  }
  let reason = '';
  for (const release of RELEASES) {
    try {
      const command = unpack(await packagesOf(release, wanted), wanted, path.join(folder, release));
      const version = versionOf(command, wanted);
      if (version !== null && isNewEnough(version, wanted)) return { command, version };
      reason = `the one of Debian's ${release} does not run`;
    } catch (error) {
      reason = `none could be fetched (${error instanceof Error ? error.message : String(error)})`;
    }
  }
  return `${here}, and ${reason}`;
}

function versionOf(command: string, { asked, answered }: Wanted): string | null {
  const { stdout } = spawnSync(command, asked, { encoding: 'utf8' });
  return answered.exec(stdout ?? '')?.[1] ?? null;
}

function isNewEnough(version: string, { oldest }: Wanted): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldest;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** The packages' files, kept for the next time. */
async function packagesOf(release: string, { name, packages }: Wanted): Promise<string[]> {
  const kept = path.join(shelf, release);
  const list = path.join(kept, `${name}.list`);
  if (existsSync(list)) return readFileSync(list, 'utf8').split('\n');
  const packed = await fetched(`dists/${release}/main/binary-amd64/Packages.xz`);
  const index = execFileSync('xz', ['-dc'], { input: packed, encoding: 'utf8', maxBuffer: 2 ** 28 });
  mkdirSync(kept, { recursive: true });
  const files: string[] = [];
  for (const { address, sum } of withLibraries(readIndex(index), packages)) {
    const file = path.join(kept, path.basename(address));
    const known = existsSync(file) ? readFileSync(file) : null;
    const content = known !== null && sha256(known) === sum ? known : await fetched(address);
    if (sha256(content) !== sum) throw new Error(`${address} is damaged`);
    writeFileSync(file, content);
    files.push(file);
  }
  // Only once all are there.
  writeFileSync(list, files.join('\n'));
  return files;
}

type Package = { address: string; sum: string; needs: string[] };

function readIndex(index: string): Map<string, Package> {
  const entries = index.split('\n\n').map((entry): [string, Package] => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(entry)?.[1] ?? '';
    const needs = `${field('Pre-Depends')},${field('Depends')}`.split(',').map(firstOf);
    return [field('Package'), { address: field('Filename'), sum: field('SHA256'), needs }];
  });
  return new Map(entries);
}

/** Of `libxml2 (>= 2.7.4) | other`, the name that a package would be installed by. */
function firstOf(need: string): string {
  return /^[a-z0-9.+-]+/.exec(need.trim())?.[0] ?? '';
}

function withLibraries(index: ReadonlyMap<string, Package>, packages: readonly string[]): Package[] {
  const names = new Set(packages);
  const found: Package[] = [];
  // A set is walked through to what is added meanwhile.
  for (const name of names) {
    const one = index.get(name);
    if (one === undefined && packages.includes(name)) throw new Error(`there is no package ${name}`);
    if (one === undefined) continue;
    found.push(one);
    for (const need of one.needs) if (LIBRARY.test(need)) names.add(need);
  }
  return found;
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

async function fetched(address: string): Promise<Buffer> {
  const reply = await fetch(`${MIRROR}/${address}`, { signal: AbortSignal.timeout(60_000) });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return Buffer.from(await reply.arrayBuffer());
}

/** Nothing is installed: a script starts the program by its own release's loader, whoever calls it. */
function unpack(files: readonly string[], { name, file, environment }: Wanted, root: string): string {
  mkdirSync(root, { recursive: true });
  for (const one of files) execFileSync('dpkg-deb', ['-x', one, root]);
  chmodSync(root, 0o755);
  const said = Object.entries(environment?.(root) ?? {}).map(([key, value]) => `export ${key}='${value}'`);
  const run = [LOADER, LIBRARIES, file].map((place) => `'${path.join(root, place)}'`);
  const command = path.join(root, name);
  writeFileSync(
    command,
    ['#!/bin/sh', ...said, `exec ${run[0]} --library-path ${run[1]} ${run[2]} "$@"`, ''].join('\n'),
    { mode: 0o755 },
  );
  return command;
}
