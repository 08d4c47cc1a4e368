import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { begin, columnList, nameOf, readJobQueueVersion, readTables } from './catalog.ts';
import { type Backup, type BackupEnd, BackupProblem, type BackupTable, type Frame } from './file.ts';

/** What pg-boss writes about its own tables: never taken from tables of another version. */
const ABOUT_THE_QUEUE = ['version', 'bam'];

/** Bounds come out of a file and go into a statement as they are, so nothing else may pass. */
const VALUE = String.raw`(?:'(?:[^'\\]|'')*'|-?[\d.]+|true|false|NULL|MINVALUE|MAXVALUE)`;
const VALUES = String.raw`\(${VALUE}(?:, ${VALUE})*\)`;
const BOUND = new RegExp(
  `^(?:DEFAULT|FOR VALUES (?:IN ${VALUES}|FROM ${VALUES} TO ${VALUES}|WITH \\(modulus \\d+, remainder \\d+\\)))$`,
);

/** Fills migrated tables with a backup's rows, in one transaction: all of it or nothing. */
export async function loadBackup(
  client: pg.Client,
  backup: Backup,
  signal?: AbortSignal,
): Promise<BackupEnd> {
  const { tables, job_queue } = backup.header;
  await begin(client);
  const present = await readTables(client);
  const queueNow = await readJobQueueVersion(client);
  if (job_queue !== null && queueNow !== null && job_queue > queueNow) {
    throw new BackupProblem('This backup was made by a newer version of Kindred: update this one first.');
  }
  const skipped = (table: BackupTable): boolean =>
    table.schema === 'pgboss' && job_queue !== queueNow && ABOUT_THE_QUEUE.includes(table.name);
  for (const table of tables) if (!skipped(table)) requireTable(table, present);

  const putBack = await takeOffChecks(client);
  await client.query(
    `truncate ${tables
      .filter((table) => !skipped(table))
      .map(nameOf)
      .join(', ')}`,
  );
  for (const table of tables) await makePartitions(client, table, present);

  const frames = backup.frames();
  try {
    const { loaded, end } = await loadRows(client, tables, frames, skipped, signal);
    for (const [index, count] of loaded) {
      if (count !== end.rows[index]) {
        throw new BackupProblem(
          `${tables[index]?.name} came back with ${count} rows instead of ${end.rows[index]}: nothing was changed.`,
        );
      }
    }
    for (const sequence of end.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [
        nameOf(sequence),
        sequence.last_value,
        sequence.is_called,
      ]);
    }
    for (const statement of putBack) await client.query(statement);
    await client.query('commit');
    return end;
  } finally {
    await frames.return();
  }
}

function requireTable(table: BackupTable, present: readonly BackupTable[]): void {
  const found = present.find(({ schema, name }) => schema === table.schema && name === table.name);
  const missing = table.columns.find((column) => !found?.columns.includes(column));
  if (found !== undefined && missing === undefined) return;
  const what = found === undefined ? `table ${table.name}` : `column ${table.name}.${missing}`;
  throw new BackupProblem(
    `This version of Kindred has no ${what}: restore with the version that made the backup, then update.`,
  );
}

/**
 * Rows come table by table, and whatever triggers once did is in them already. Foreign keys are dropped and made
 * again, which checks every row of them; switching them off would need a superuser, and would check nothing.
 * Answers the statements that put all of it back.
 */
async function takeOffChecks(client: pg.Client): Promise<string[]> {
  const ours = `join pg_class c on c.oid = x.RELATION join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p')`;
  const { rows: keys } = await client.query(
    `select n.nspname as schema, c.relname as name, x.conname as key, pg_get_constraintdef(x.oid) as definition
       from pg_constraint x ${ours.replace('RELATION', 'conrelid')} and x.contype = 'f' and x.conparentid = 0`,
  );
  const { rows: triggers } = await client.query(
    `select n.nspname as schema, c.relname as name, x.tgname as trigger,
            case x.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end as kind
       from pg_trigger x ${ours.replace('RELATION', 'tgrelid')}
        and not x.tgisinternal and x.tgparentid = 0 and x.tgenabled <> 'D'`,
  );
  for (const { schema, name, key } of keys) {
    await client.query(`alter table ${nameOf({ schema, name })} drop constraint ${pg.escapeIdentifier(key)}`);
  }
  for (const { schema, name, trigger } of triggers) {
    await client.query(
      `alter table ${nameOf({ schema, name })} disable trigger ${pg.escapeIdentifier(trigger)}`,
    );
  }
  return [
    ...keys.map(
      ({ schema, name, key, definition }) =>
        `alter table ${nameOf({ schema, name })} add constraint ${pg.escapeIdentifier(key)} ${definition}`,
    ),
    ...triggers.map(
      ({ schema, name, trigger, kind }) =>
        `alter table ${nameOf({ schema, name })} enable ${kind} trigger ${pg.escapeIdentifier(trigger)}`,
    ),
  ];
}

/** Partitions that come with time, one a day say, are not there in new tables. */
async function makePartitions(
  client: pg.Client,
  table: BackupTable,
  present: readonly BackupTable[],
): Promise<void> {
  const there = present.find(({ schema, name }) => schema === table.schema && name === table.name);
  for (const { name, bound } of table.partitions) {
    if (there?.partitions.some((partition) => partition.name === name)) continue;
    if (!BOUND.test(bound)) throw new BackupProblem(`The partition ${name} of this backup cannot be made.`);
    await client.query(
      `create table ${nameOf({ schema: table.schema, name })} partition of ${nameOf(table)} ${bound}`,
    );
  }
}

type Loaded = { loaded: Map<number, number>; end: BackupEnd };

async function loadRows(
  client: pg.Client,
  tables: readonly BackupTable[],
  frames: AsyncGenerator<Frame, void>,
  skipped: (table: BackupTable) => boolean,
  signal?: AbortSignal,
): Promise<Loaded> {
  const loaded = new Map<number, number>();
  let frame = await following(frames);
  async function* rows(): AsyncGenerator<Buffer> {
    for (frame = await following(frames); frame.type === 'rows'; frame = await following(frames)) {
      yield frame.bytes;
    }
  }
  while (frame.type === 'table') {
    const { index } = frame;
    const table = tables[index];
    if (table === undefined) throw new BackupProblem('The backup names a table it does not describe.');
    if (skipped(table)) {
      for await (const _ of rows());
      continue;
    }
    const copy = client.query(copyFrom(`copy ${nameOf(table)} (${columnList(table.columns)}) from stdin`));
    await pipeline(rows(), copy, signal === undefined ? {} : { signal });
    loaded.set(index, copy.rowCount);
  }
  if (frame.type !== 'end') throw new BackupProblem('The backup holds rows that belong to no table.');
  return { loaded, end: frame.end };
}

async function following(frames: AsyncGenerator<Frame, void>): Promise<Frame> {
  const { value } = await frames.next();
  if (value === undefined) throw new BackupProblem('The backup has no end.');
  return value;
}
