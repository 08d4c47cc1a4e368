import { execFile } from 'node:child_process';
import { createHash, hash, randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { isReference, LARGE, openFiles } from '#platform/server/files/files.ts';
import { getPrefix } from '#platform/server/files/rows.ts';
import { type S3Settings, s3Store } from '#platform/server/files/s3.ts';
import { authorization, sha256, stampOf } from '#platform/server/files/sign.ts';
import type { FileStore, StoredObject } from '#platform/server/files/store.ts';
import { removeDropped, sweep } from '#platform/server/files/tidy.ts';
import { openFolder, QUICK, temporaryPostgres } from '#testing/server/temporary-postgres.ts';
import { APP_KEY, addressOf, type Processes, pause, startProcessesAt } from '#testing/worker/processes.ts';
import { type Moment, upload } from '#testing/worker/upload-run.ts';
import { buildUploadFile } from '#testing/worker/upload-school.ts';
import { atLeast, atMost, printed, skipped } from '../../../bench/report.ts';
import { startLoad } from './load.ts';
import { withClient } from './replica.ts';
import { buildScene, KNOWN } from './school.ts';
import { findSwift, LISTED_AT_ONCE, type Swift, startSwift } from './swift.ts';
import { tellOutcome } from './tell.ts';

const DATABASE = 'beside';
const WRITERS = 2;
const ROWS = 1000;
const OBJECTS = 45;
const OUTAGE_MS = 3000;

/** Files beside the database, at a store that is not ours and that checks who asks: OpenStack Swift. */
export async function proveFiles(): Promise<void> {
  const folder = openFolder('files');
  try {
    const program = await findSwift(folder);
    if (typeof program === 'string') {
      skipped('files', program);
      return;
    }
    printed('files-swift', program.version);
    const swift = await startSwift(program, folder);
    try {
      await proveCalls(swift);
      await proveRefusals(swift.settings);
      await proveAtWork(swift);
    } finally {
      await swift.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is put there comes back as it was, is listed by pages, and goes. */
async function proveCalls({ settings, stored }: Swift): Promise<void> {
  const store = s3Store(settings);
  const prefix = randomUUID();
  const sizes = Array.from({ length: OBJECTS }, (_, nth) => (nth % 9 === 0 ? 3_000_000 : nth * 1000));
  const kept = new Map(sizes.map((size) => [`${prefix}/${randomUUID()}`, randomBytes(size)]));
  let different = 0;
  const began = performance.now();
  for (const [name, content] of kept) {
    await store.put(name, content);
    if (!(await store.get(name, content.length)).equals(content)) different += 1;
  }
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  printed(
    'files-moved',
    `${(bytes / 1e6).toFixed(0)}MB-in-${((performance.now() - began) / 1000).toFixed(1)}s`,
  );
  atMost('files-different', different, 0);
  await store.put(`${randomUUID()}/${randomUUID()}`, Buffer.from('of another database'));
  const pages = await pagesOf(store, `${prefix}/`);
  atLeast('files-pages', pages.length, Math.ceil(OBJECTS / LISTED_AT_ONCE));
  const listed = pages.flat();
  const wrong = listed.filter(
    ({ name, at }) => !kept.has(name) || !(Math.abs(Date.now() - at.getTime()) < 600_000),
  );
  atMost('files-listed-wrong', wrong.length + Math.abs(listed.length - OBJECTS), 0);
  for (const name of kept.keys()) await store.remove(name);
  for (const name of [...kept.keys()].slice(0, 3)) await store.remove(name);
  atMost('files-left', (await pagesOf(store, `${prefix}/`)).flat().length, 0);
  const gone = await store.get([...kept.keys()][0] ?? '', 1).catch((error: unknown) => Object(error).name);
  atMost('files-gone-found', gone === 'FileGone' ? 0 : 1, 0);
  atMost('files-on-disk', stored().length - 1, 0);
}

async function pagesOf(store: FileStore, prefix: string): Promise<StoredObject[][]> {
  const pages: StoredObject[][] = [];
  for await (const page of store.list(prefix)) pages.push(page);
  return pages;
}

type Headers = Record<string, string>;

/** Who asks with anything but the key, or for anything but what was signed, is refused; and the store says why. */
async function proveRefusals(keys: S3Settings): Promise<void> {
  const long = new Date(Date.now() - 20 * 60_000);
  const asked: Record<string, [string, Promise<string>]> = {
    right: ['200', ask(keys)],
    'another secret': ['403 SignatureDoesNotMatch', ask({ ...keys, secret: 'another' })],
    'an unknown key': ['403 ', ask({ ...keys, keyId: 'kindred:nobody' })],
    'another region': ['400 AuthorizationHeaderMalformed', ask({ ...keys, region: 'us-east-1' })],
    'an hour that is over': ['403 RequestTimeTooSkewed', ask(keys, { now: long })],
    // It is then no call of S3 at all, and Swift's own knows no such path.
    'no signature': ['400', ask(keys, { change: (headers) => delete headers['authorization'] })],
    'another body': ['400 XAmzContentSHA256Mismatch', ask(keys, { body: 'another song' })],
    'another body, and its sum': [
      '403 SignatureDoesNotMatch',
      ask(keys, {
        body: 'another song',
        change: (headers) => Object.assign(headers, { 'x-amz-content-sha256': sha256('another song') }),
      }),
    ],
    'another name': ['403 SignatureDoesNotMatch', ask(keys, { name: 'larks/2' })],
    'a guess': [
      '403 SignatureDoesNotMatch',
      ask(keys, {
        change: (headers) =>
          Object.assign(headers, {
            authorization: String(headers['authorization']).replace(/[0-9a-f]{64}$/, hash('sha256', 'guess')),
          }),
      }),
    ],
  };
  let wrong = 0;
  for (const [what, [expected, answer]] of Object.entries(asked)) {
    const said = await answer;
    if (said.startsWith(expected)) continue;
    wrong += 1;
    console.error(`  ${what}: ${said}`);
  }
  atLeast('files-asked', Object.keys(asked).length, 10);
  atMost('files-answered-wrong', wrong, 0);
}

type Change = { now?: Date; body?: string; name?: string; change?: (headers: Headers) => unknown };

/** Signs one thing, and asks for that or another. */
async function ask(
  keys: S3Settings,
  { now = new Date(), body = 'song', name, change }: Change = {},
): Promise<string> {
  const url = new URL(`${keys.endpoint}/${keys.bucket}/larks/1`);
  const bodyHash = sha256('song');
  const headers: Headers = { 'x-amz-content-sha256': bodyHash, 'x-amz-date': stampOf(now) };
  headers['authorization'] = authorization({ method: 'PUT', url, headers, bodyHash, keys, now });
  change?.(headers);
  if (name !== undefined) url.pathname = `/${keys.bucket}/${name}`;
  const reply = await fetch(url, { method: 'PUT', headers, body });
  return `${reply.status} ${/<Code>(\w+)/.exec(await reply.text())?.[1] ?? ''}`.trim();
}

type Work = { swift: Swift; processes: Processes; database: Database; databaseUrl: string };

/** Servers and workers with the store: uploads, while it is away and back; moved, swept and let go of. */
async function proveAtWork(swift: Swift): Promise<void> {
  const postgres = await temporaryPostgres('beside', QUICK);
  await withClient(postgres, (client) => client.query(`create database ${DATABASE}`));
  const databaseUrl = addressOf(postgres, DATABASE);
  const { endpoint, bucket, region, keyId, secret } = swift.settings;
  const settings = {
    FILES_ENDPOINT: endpoint,
    FILES_BUCKET: bucket,
    FILES_REGION: region,
    FILES_KEY_ID: keyId,
    FILES_KEY_SECRET: secret,
  };
  const processes = await startProcessesAt(databaseUrl, { servers: 2, workers: 2, settings });
  const database = openDatabase({ connectionString: databaseUrl, max: 3 });
  try {
    const { calls, uploads } = await buildScene(databaseUrl);
    const load = startLoad(processes.addresses, calls, WRITERS);
    const work = { swift, processes, database, databaseUrl };
    await proveUploads(work, uploads.token);
    // Who has nothing to do with large files notices nothing of all that.
    tellOutcome('files-others', await load.stop());
    await proveMoves(work, settings);
    atMost('files-fallen', processes.fallen.length, 0);
  } finally {
    await processes.stop();
    await database.close();
    await postgres.stop();
  }
}

/** A roster with remarks in a column that nobody takes: large enough for the store. */
function largeRoster(): Buffer {
  const [head = '', ...lines] = buildUploadFile(KNOWN, ROWS).toString('utf8').split('\n');
  const [columns, cells] = [head.split(',').length, (line: string) => line.split(',').length];
  const told = lines.map(
    (line) => `${line}${','.repeat(columns - cells(line) + 1)}Wagtail ${randomBytes(200).toString('hex')}`,
  );
  return Buffer.from([`${head},remarks`, ...told].join('\n'));
}

async function proveUploads({ swift, processes, database }: Work, token: string): Promise<void> {
  const file = largeRoster();
  atLeast('files-upload-kilobytes', file.length / 1024, LARGE / 1024);
  const before = swift.stored().length;
  let [held, plain] = [0, 0];
  const outage = async (): Promise<void> => {
    await swift.kill();
    await pause(OUTAGE_MS);
    await swift.start();
  };
  const during = async (moment: Moment): Promise<void> => {
    // Away as it is sent, and once more as a worker would look at it.
    if (moment === 'create' || moment === 'previewing') await outage();
    if (moment !== 'map') return;
    const stored = swift.stored();
    held = stored.length - before;
    plain = stored.filter((content) => content.includes('Wagtail')).length;
  };
  const began = performance.now();
  const id = await upload({ database, address: processes.addresses[0] ?? '', token, file, during });
  atMost('files-upload', (performance.now() - began) / 1000, 120, 's');
  atLeast('files-upload-stored', held, 1);
  atMost('files-upload-readable', plain, 0);
  const row = await database.db
    .selectFrom('uploads')
    .select(['done_lines', 'total_lines'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  atMost('files-upload-lines-left', row.total_lines - row.done_lines, 0);
  await removeDropped({ db: database.db, store: s3Store(swift.settings) });
}

/** By the command to the database and back again, as an operator does; then nothing is left of what nobody holds. */
async function proveMoves(
  { swift, database, databaseUrl }: Work,
  settings: NodeJS.ProcessEnv,
): Promise<void> {
  const { db } = database;
  const beside = { db, store: s3Store(swift.settings) };
  const appKey = createHash('sha256').update(APP_KEY).digest();
  const files = openFiles(appKey, beside);
  const content = randomBytes(5_000_000);
  const { id: district_id } = await db
    .insertInto('districts')
    .values({ name: 'Riverside', state: 'NC' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('district_uploads')
    .values({
      actor_scope: 'educator',
      file_name: 'a.csv',
      file_sha256: Buffer.alloc(32),
      status: 'split',
      district_id,
      file_sealed: await files.keep(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const listed = async (): Promise<number> =>
    (await pagesOf(beside.store, `${await getPrefix(db)}/`)).flat().length;
  const move = async (to: 'store' | 'database'): Promise<boolean> => {
    const script = fileURLToPath(new URL('../../files/move.ts', import.meta.url));
    const env = { ...process.env, ...settings, DATABASE_URL: databaseUrl, APP_KEY };
    await promisify(execFile)(process.execPath, [script, '--to', to], { env });
    const held = await db
      .selectFrom('district_uploads')
      .select('file_sealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const kept = held.file_sealed ?? Buffer.of();
    const isThere = isReference(kept) === (to === 'store') && (await listed()) === (to === 'store' ? 1 : 0);
    return isThere && (await files.open(kept)).equals(content);
  };
  const moved = [await move('database'), await move('store')];
  atMost('files-moves-wrong', moved.filter((isRight) => !isRight).length, 0);
  // Put there, and then what should have held it was not done.
  await files.keep(randomBytes(LARGE + 1));
  const swept = [await sweep(beside, new Date()), await sweep(beside, new Date(Date.now() + 25 * 3_600_000))];
  atMost('files-swept-wrong', Math.abs((swept[0] ?? 0) - 0) + Math.abs((swept[1] ?? 0) - 1), 0);
  await db.deleteFrom('district_uploads').where('id', '=', id).execute();
  await removeDropped(beside);
  atMost('files-held-by-nothing', await listed(), 0);
}
