import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** How to start a pgbouncer. */
export type Program = { command: string; args: readonly string[]; version: string };

/** The first that knows the statements that clients name. */
const OLDEST = [1, 21];

const MIRROR = 'http://deb.debian.org/debian';
/** Releases of Debian whose package is new enough, the oldest first. */
const RELEASES = ['trixie', 'forky'];
/** The program, and everything it is linked against: the system's own libraries may be older. */
const PACKAGES = [
  'pgbouncer',
  'libaudit1',
  'libc6',
  'libcap-ng0',
  'libcap2',
  'libcares2',
  'libevent-2.1-7t64',
  'libgcc-s1',
  'libgcrypt20',
  'libgpg-error0',
  'libldap2',
  'liblz4-1',
  'liblzma5',
  'libpam0g',
  'libsasl2-2',
  'libssl3t64',
  'libsystemd0',
  'libzstd1',
  'zlib1g',
];
const LIBRARIES = 'usr/lib/x86_64-linux-gnu';
const LOADER = `${LIBRARIES}/ld-linux-x86-64.so.2`;

const shelf = fileURLToPath(new URL('../../../.cache/pooler', import.meta.url));

/** The system's where it is new enough, else a later Debian's unpacked into the folder; or the line that says why none. */
export async function findPooler(folder: string): Promise<Program | string> {
  const own = versionOf({ command: 'pgbouncer', args: [] });
  if (own !== null && isNewEnough(own)) return { command: 'pgbouncer', args: [], version: own };
  const here = own === null ? 'no pgbouncer is installed' : `pgbouncer ${own} is too old`;
  const tools = ['dpkg-deb', 'xz'].filter((tool) => spawnSync(tool, ['--version']).status !== 0);
  if (process.platform !== 'linux' || process.arch !== 'x64' || tools.length > 0) {
    return `${here}, and packages of Debian cannot be unpacked here`;
  }
  let reason = '';
  for (const release of RELEASES) {
    try {
      const unpacked = unpack(await packagesOf(release), folder);
      const version = versionOf(unpacked);
      if (version !== null && isNewEnough(version)) return { ...unpacked, version };
      reason = `the one of Debian's ${release} does not run`;
    } catch (error) {
      reason = `none could be fetched (${error instanceof Error ? error.message : String(error)})`;
    }
  }
  return `${here}, and ${reason}`;
}

function versionOf({ command, args }: Pick<Program, 'command' | 'args'>): string | null {
  const { stdout } = spawnSync(command, [...args, '--version'], { encoding: 'utf8' });
  return /^PgBouncer (\S+)/m.exec(stdout ?? '')?.[1] ?? null;
}

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** The packages' files, kept for the next time. */
async function packagesOf(release: string): Promise<string[]> {
  const kept = path.join(shelf, release);
  const list = path.join(kept, 'list');
  if (existsSync(list)) return readFileSync(list, 'utf8').split('\n');
  const packed = await fetched(`dists/${release}/main/binary-amd64/Packages.xz`);
  const index = execFileSync('xz', ['-dc'], { input: packed, encoding: 'utf8', maxBuffer: 2 ** 28 });
  mkdirSync(kept, { recursive: true });
  const files: string[] = [];
  for (const { address, sum } of placesIn(index)) {
    const content = await fetched(address);
    if (createHash('sha256').update(content).digest('hex') !== sum) throw new Error(`${address} is damaged`);
    const file = path.join(kept, path.basename(address));
    writeFileSync(file, content);
    files.push(file);
  }
  // Only once all are there.
  writeFileSync(list, files.join('\n'));
  return files;
}

function placesIn(index: string): { address: string; sum: string }[] {
  return index.split('\n\n').flatMap((entry) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(entry)?.[1] ?? '';
    return PACKAGES.includes(field('Package')) ? [{ address: field('Filename'), sum: field('SHA256') }] : [];
  });
}

async function fetched(address: string): Promise<Buffer> {
  const reply = await fetch(`${MIRROR}/${address}`, { signal: AbortSignal.timeout(60_000) });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return Buffer.from(await reply.arrayBuffer());
}

/** Nothing is installed: the program is started by its own release's loader. */
function unpack(files: readonly string[], folder: string): Pick<Program, 'command' | 'args'> {
  const target = path.join(folder, 'pgbouncer');
  mkdirSync(target, { recursive: true });
  for (const file of files) execFileSync('dpkg-deb', ['-x', file, target]);
  chmodSync(target, 0o755);
  return {
    command: path.join(target, LOADER),
    args: ['--library-path', path.join(target, LIBRARIES), path.join(target, 'usr/sbin/pgbouncer')],
  };
}
