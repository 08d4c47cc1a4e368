import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Connection } from '../database/database.ts';
import {
  begin,
  columnList,
  nameOf,
  readJobQueueVersion,
  readMigrations,
  readSequences,
  readTables,
  withClient,
} from './catalog.ts';
import {
  type BackupHeader,
  BackupProblem,
  type BackupTable,
  type Frame,
  newHeader,
  writeBackup,
} from './file.ts';
import { type KeyInUse, keyCheck } from './key.ts';

export type BackupOptions = {
  connection: Connection;
  file: string;
  /** Put into the file when it lives in one itself; otherwise only recognised by it. */
  key: KeyInUse | null;
  /** Seals the file. */
  passphrase?: string | null;
  signal?: AbortSignal;
};

export type BackupSummary = { bytes: number; holdsKey: boolean; isSealed: boolean; rows: TableRows[] };
export type TableRows = { schema: string; name: string; count: number };

/** Everything as it is at one moment, while others go on writing. */
export async function backUp(options: BackupOptions): Promise<BackupSummary> {
  const { connection, file, key, passphrase = null, signal } = options;
  return await withClient({ ...connection, application_name: 'kindred backup' }, async (client) => {
    await begin(client, 'isolation level repeatable read read only');
    const header = await describe(client, key);
    const counts: number[] = [];
    const frames = content(client, header.tables, key, counts);
    const bytes = await writeBackup(file, header, frames, { passphrase, signal });
    return {
      bytes,
      holdsKey: header.holds_key,
      isSealed: passphrase !== null,
      rows: header.tables.map(({ schema, name }, index) => ({ schema, name, count: counts[index] ?? 0 })),
    };
  });
}

async function describe(client: pg.Client, key: KeyInUse | null): Promise<BackupHeader> {
  const tables = await readTables(client);
  const migrations = await readMigrations(client);
  if (migrations === null || migrations.length === 0) {
    throw new BackupProblem('There is nothing to back up: the database was never used.');
  }
  // Nobody may change a table between our reading of its columns and of its rows; reading and writing goes on.
  await client.query(`lock table ${tables.map(nameOf).join(', ')} in access share mode`);
  return newHeader({
    made_at: new Date().toISOString(),
    migrations,
    job_queue: await readJobQueueVersion(client),
    tables,
    key_check: key === null ? null : keyCheck(key.key),
    holds_key: key?.inFile ?? false,
  });
}

async function* content(
  client: pg.Client,
  tables: readonly BackupTable[],
  key: KeyInUse | null,
  counts: number[],
): AsyncGenerator<Frame> {
  const copies = [];
  for (const [index, table] of tables.entries()) {
    yield { type: 'table', index };
    const columns = columnList(table.columns);
    // A query rather than the table itself: a partitioned one can be copied in no other way.
    const copy = client.query(copyTo(`copy (select ${columns} from ${nameOf(table)}) to stdout`));
    copies.push(copy);
    for await (const bytes of copy) yield { type: 'rows', bytes };
  }
  // Sequences do not keep to our moment: read last, they are at or beyond every id we have read. By then the
  // server has also said how many rows each copy had.
  const sequences = await readSequences(client);
  counts.push(...copies.map((copy) => copy.rowCount));
  const held = key?.inFile === true ? key.key.toString('hex') : null;
  yield { type: 'end', end: { rows: counts, sequences, key: held } };
}
