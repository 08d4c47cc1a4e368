import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#platform/server/database/database.ts';
import { openFolder, QUICK, temporaryPostgres } from '#testing/server/temporary-postgres.ts';
import { addressOf, type Processes, pause, startProcessesAt } from '#testing/worker/processes.ts';
import { upload } from '#testing/worker/upload-run.ts';
import { atLeast, atMost, printed, skipped } from '../../../bench/report.ts';
import { startBalancer } from './balancer.ts';
import { type Load, startLoad } from './load.ts';
import { copyPages, findFiles } from './page-files.ts';
import { withClient } from './replica.ts';
import { buildScene, type Scene } from './school.ts';
import { tellOutcome } from './tell.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const DATABASE = 'deployed';
const WRITERS = 4;
/** The balancer asks twice a second. */
const DRAIN_SECONDS = 4;
const FEWEST_FILES = 100;

/** What the next release would bring: a column more for every table, a table, and an index made beside the work. */
const TOMORROW = {
  '9901-columns.sql': `do $$ declare one record; begin
    for one in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%' order by relname
    loop execute format('alter table %s add column of_tomorrow text', one.name); end loop; end $$;\n`,
  '9902-table.sql': 'create table tomorrow (id int primary key);\n',
  '9903-index.sql':
    '-- outside a transaction\ncreate index concurrently if not exists students_of_tomorrow on students (of_tomorrow);\n',
};

/** The sources as they are, with the migrations of a release to come. */
function copyOfTomorrow(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && name !== 'node_modules')) {
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  share(folder);
  for (const [name, text] of Object.entries(TOMORROW)) {
    writeFileSync(path.join(folder, 'database/migrations', name), text);
  }
}

/** Packages are those of this release; its pages have files of their own. */
function share(folder: string): void {
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  copyPages(root, folder);
  mkdirSync(path.join(folder, '.cache'), { recursive: true });
}

/** So many of the last migrations are new to the code before them. */
const LATEST = 5;
const MOST_COMMITS = 1000;
const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();
const migrationsAt = (commit: string): string[] =>
  git('ls-tree', '--name-only', commit, 'database/migrations/').split('\n');

/** The sources from before the last migrations; or the line that says why there are none. */
function copyOfYesterday(folder: string): string | null {
  let commits: string[];
  try {
    commits = git('rev-list', '--first-parent', `--max-count=${MOST_COMMITS}`, 'HEAD').split('\n');
  } catch {
    return 'there is no history here';
  }
  const today = migrationsAt('HEAD');
  const commit = commits.find((one) => {
    const then = new Set(migrationsAt(one));
    return today.filter((name) => !then.has(name)).length >= LATEST;
  });
  if (commit === undefined) return 'the history does not go back so far';
  if (git('diff', '--name-only', commit, 'HEAD', '--', 'package-lock.json') !== '') {
    return 'the code before the last migrations has other packages';
  }
  const then = new Set(migrationsAt(commit));
  const files = execFileSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  share(folder);
  const late = today.filter((name) => !then.has(name)).map((name) => path.basename(name, '.sql'));
  printed('deploy-real-from', git('rev-parse', '--short', commit));
  printed('deploy-real-migrations', String(late.length));
  return null;
}

/** A release to come, made up to be as hard as may be; then the last migrations there are, with the code from before them. */
export async function proveDeploys(): Promise<void> {
  await inFolder('tomorrow', async (folder) => {
    copyOfTomorrow(folder);
    await proveDeploy('deploy', { old: root, next: folder });
  });
  await inFolder('yesterday', async (folder) => {
    const reason = copyOfYesterday(folder);
    if (reason === null) await proveDeploy('deploy-real', { old: folder, next: root });
    else skipped('deploy-real', reason);
  });
}

async function inFolder(name: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = openFolder(name);
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Releases = { old: string; next: string };

/** The next release's schema and processes come while the old one's serve, and some of the old one's start anew. */
async function proveDeploy(name: string, releases: Releases): Promise<void> {
  const postgres = await temporaryPostgres('deploys', QUICK);
  const started: Processes[] = [];
  const start = async (options: Parameters<typeof startProcessesAt>[1]): Promise<Processes> => {
    const processes = await startProcessesAt(addressOf(postgres, DATABASE), options);
    started.push(processes);
    return processes;
  };
  try {
    await withClient(postgres, (client) => client.query(`create database ${DATABASE}`));
    const assets = { ASSETS_DIR: path.join(postgres.dataDir, 'assets') };
    const old = await start({ servers: 2, workers: 1, folder: releases.old, settings: assets });
    const scene = await buildScene(addressOf(postgres, DATABASE));
    const load = startLoad(old.addresses, scene.calls, WRITERS);
    await pause(3000);
    tellOutcome(`${name}-before`, load.take());

    const held = holdTable(postgres);
    const began = performance.now();
    await migrateIn(releases.next, addressOf(postgres, DATABASE));
    printed(`${name}-migrate`, `${((performance.now() - began) / 1000).toFixed(1)}s`);
    await held;
    const outcome = load.take();
    tellOutcome(`${name}-migrate`, outcome);
    atMost(`${name}-migrate-held-up`, outcome.slowestSeconds, 5, 's');

    // The old ones go on, and start anew on a schema that they do not know.
    await Promise.all([old.servers[1]?.kill(), old.worker.kill()]);
    await Promise.all([old.servers[1]?.ready(), old.worker.ready()]);
    const late = load.take();
    printed(`${name}-restart-unavailable`, String(late.unavailable));
    atMost(`${name}-restart-wrong`, late.wrong.length, 0);
    const now = await start({
      servers: 2,
      workers: 1,
      folder: releases.next,
      settings: { ...assets, MIGRATE: '0', DRAIN_SECONDS: String(DRAIN_SECONDS) },
    });
    tellOutcome(`${name}-side-by-side-old`, await finish(load));
    const both = startLoad([...old.addresses, ...now.addresses], scene.calls, WRITERS);
    const database = openDatabase({ connectionString: addressOf(postgres, DATABASE), max: 2 });
    try {
      await upload({
        database,
        address: now.addresses[0] ?? '',
        token: scene.uploads.token,
        file: scene.uploads.files[0] ?? Buffer.alloc(0),
        during: async () => undefined,
      });
    } finally {
      await database.close();
    }
    tellOutcome(`${name}-side-by-side`, await finish(both));
    await provePages(name, releases, { old, now });
    await proveRoll(name, now, scene);
    atMost(`${name}-fallen`, old.fallen.length + now.fallen.length, 0);
  } finally {
    await Promise.all(started.map((processes) => processes.stop()));
    await postgres.stop();
  }
}

/** Whoever has a page of one release and is led to a server of the other finds what the page wants. */
async function provePages(
  name: string,
  releases: Releases,
  { old, now }: { old: Processes; now: Processes },
): Promise<void> {
  if (!existsSync(path.join(releases.old, 'platform/server/pages/shared-assets.ts'))) {
    printed(`${name}-files`, 'the release before keeps them to itself');
    return;
  }
  const [before, after] = [
    { folder: releases.old, address: old.addresses[0] ?? '' },
    { folder: releases.next, address: now.addresses[0] ?? '' },
  ];
  const found = [await findFiles(before, after.address), await findFiles(after, before.address)];
  atLeast(`${name}-files`, Math.min(...found.map(({ asked }) => asked)), FEWEST_FILES);
  const missing = found.flatMap((one) => one.missing);
  atMost(`${name}-files-missing`, missing.length, 0);
  for (const file of missing.slice(0, 5)) console.error(`  ${file} is missing`);
}

/** One server after the other is told to stop and comes back, behind a balancer that asks which of them is ready. */
async function proveRoll(name: string, { addresses, servers }: Processes, scene: Scene): Promise<void> {
  const balancer = await startBalancer(addresses);
  try {
    const allReady = async (): Promise<void> => {
      while (!addresses.every(balancer.isReady)) await pause(50);
    };
    await allReady();
    const load = startLoad([balancer.address], scene.calls, WRITERS);
    for (const server of servers) {
      await pause(1000);
      await server.renew();
      await allReady();
    }
    tellOutcome(`${name}-roll`, await finish(load));
  } finally {
    await balancer.stop();
  }
}

async function finish(load: Load) {
  await pause(3000);
  return load.stop();
}

/** A long report reads while the migration wants the table for itself. */
async function holdTable(postgres: Parameters<typeof withClient>[0]): Promise<void> {
  await withClient(
    postgres,
    async (client) => {
      await client.query('begin');
      await client.query('select count(*) from students');
      await pause(5000);
      await client.query('rollback');
    },
    DATABASE,
  );
}

async function migrateIn(folder: string, databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/migrate.ts'], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the database was not migrated');
}
