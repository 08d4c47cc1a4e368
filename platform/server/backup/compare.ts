import { createHash } from 'node:crypto';
import { to as copyTo } from 'pg-copy-streams';
import type { Connection } from '../database/database.ts';
import { begin, columnList, nameOf, withClient } from './catalog.ts';
import type { Backup, BackupTable } from './file.ts';

export type Compared = {
  tables: number;
  rows: number;
  /** Those that came back otherwise. */
  different: string[];
};

/** Rows as they were written, not as a scan that somebody else began meets them. */
const IN_ORDER = 'set local synchronize_seqscans to off; set local max_parallel_workers_per_gather to 0';

/**
 * Holds the rows of a database that a backup was just restored into against the backup, table by table, by a SHA-256 over
 * all of them. What a migration since then has changed differs, of course: the backup has to be of this release.
 */
export async function compareWith(backup: Backup, connection: Connection): Promise<Compared> {
  const sums = new Map<number, string>();
  let rows = 0;
  let sum = createHash('sha256');
  let at: number | null = null;
  for await (const frame of backup.frames()) {
    if (frame.type === 'rows') {
      sum.update(frame.bytes);
      continue;
    }
    if (at !== null) sums.set(at, sum.digest('hex'));
    if (frame.type === 'end') {
      rows = frame.end.rows.reduce((all, count) => all + count, 0);
      break;
    }
    [at, sum] = [frame.index, createHash('sha256')];
  }
  const different: string[] = [];
  const ours = backup.header.tables
    .map((table, index) => ({ table, index }))
    .filter(({ table }) => isOurs(table));
  await withClient(connection, async (client) => {
    await begin(client, 'isolation level repeatable read read only');
    await client.query(IN_ORDER);
    for (const { table, index } of ours) {
      const now = createHash('sha256');
      const text = `copy (select ${columnList(table.columns)} from ${nameOf(table)}) to stdout`;
      for await (const bytes of client.query(copyTo(text))) now.update(bytes);
      if (now.digest('hex') !== sums.get(index)) different.push(table.name);
    }
    await client.query('rollback');
  });
  return { tables: ours.length, rows, different };
}

/** The queue's tables belong to pg-boss, which makes its newest ones; what migrations note stands in the header. */
function isOurs({ schema, name }: BackupTable): boolean {
  return schema === 'public' && !name.startsWith('kysely_');
}
