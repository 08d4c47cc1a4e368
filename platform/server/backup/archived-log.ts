import * as z from 'zod/mini';
import { statement } from '../database/statement.ts';

/**
 * What PostgreSQL says of handing its log on, piece by piece, as pgBackRest has it. No row where it keeps its log to itself, and
 * no age before the first piece.
 */
export const findArchivedLog = statement(
  { age: z.nullable(z.number()), failures: z.number() },
  `
    select extract(epoch from now() - last_archived_time)::float8 as age, failed_count::float8 as failures
    from pg_stat_archiver where current_setting('archive_mode') <> 'off'`,
);
