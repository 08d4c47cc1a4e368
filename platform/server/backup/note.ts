import * as z from 'zod/mini';
import type { Connection } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { withClient } from './catalog.ts';

const NOTE = `
    insert into last_backup (made_at) values (now())
    on conflict (the_one) do update set made_at = excluded.made_at`;

/** Once the file is whole. Answers why it could not be noted: a backup taken at a replica, or of an older release. */
export async function noteBackup(connection: Connection): Promise<string | null> {
  try {
    await withClient({ ...connection, application_name: 'kindred backup' }, (client) => client.query(NOTE));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Null where none was ever made. */
export const findBackupAge = statement(
  { age: z.nullable(z.number()) },
  'select extract(epoch from now() - max(made_at))::float8 as age from last_backup',
);
