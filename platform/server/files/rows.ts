import * as z from 'zod/mini';
import type { Db, Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';

const findPrefix = statement({ prefix: z.string() }, 'select prefix::text as prefix from file_store');
const makePrefix = statement('insert into file_store default values on conflict do nothing');

const prefixes = new WeakMap<object, string>();

/** Before the names of all files of this database: a store may be shared, and nobody sweeps what is another's. */
export async function getPrefix(db: Db): Promise<string> {
  const known = prefixes.get(db);
  if (known !== undefined) return known;
  let [found] = await findPrefix(db);
  if (found === undefined) {
    await makePrefix(db);
    [found] = await findPrefix(db);
  }
  if (found === undefined) throw new Error('the store of files has no prefix');
  prefixes.set(db, found.prefix);
  return found.prefix;
}

const findAny = statement({ any: z.boolean() }, 'select exists (select from stored_files) as any');

/** Whether something lies in a store: then the settings have to say where. */
export async function anyStored(tx: Tx): Promise<boolean> {
  return (await findAny(tx))[0]?.any === true;
}

export const findDropped = statement(
  { id: z.string() },
  'select id::text as id from stored_files where dropped_at is not null order by dropped_at limit $1',
);
export const forgetDropped = statement(
  'delete from stored_files where id = any($1::uuid[]) and dropped_at is not null',
);
export const findKnown = statement(
  { id: z.string() },
  'select id::text as id from stored_files where id = any($1::uuid[])',
);
export const noteSwept = statement('update file_store set swept_at = $1');
