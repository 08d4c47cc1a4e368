import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';

/** What is switched on and off for students. Each answers whose it was that changed. */
export const switchStudentsCheckIns = statement(
  { id: z.number() },
  `
    update students set check_ins = $2, updated_at = $3 where id = any($1::bigint[]) and check_ins <> $2 returning id`,
);
export const switchStudentsDebugMode = statement(
  { id: z.number() },
  `
    update students set game_debug = $2, updated_at = $3 where id = any($1::bigint[]) and game_debug <> $2
    returning id`,
);
