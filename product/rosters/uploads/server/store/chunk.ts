import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Upload } from './store.ts';

/** The rows from one id to another, and the moment that is written on what they do. */
export type Chunk = { upload: Upload; from: number; to: number; at: Date };

export const RANGE = 'r.id > $1 and r.id <= $2';

/** Of rows `r`: a student who is there signs in otherwise after it, or after it is taken back. */
export const OPENS_ANEW =
  "r.action = 'update' and r.changed ~ '(student_username|clever_user_id|classlink_login_id)'";

/** What there is to do in a chunk. Most have to do only with few of these, and leave out the statements of the others. */
const factsRow = {
  created: z.number(),
  updated: z.number(),
  kept: z.number(),
  archived: z.number(),
  /** Of the archived, those with a line of their own. */
  left: z.number(),
  /** Rows that name an educator, change a username or a program, bring somebody back, or ask for a license. */
  named: z.boolean(),
  usernames: z.boolean(),
  programs: z.boolean(),
  returning: z.boolean(),
  asking: z.boolean(),
};
export type Facts = Row<typeof factsRow>;

const count = statement(
  factsRow,
  `
    select count(*) filter (where r.action = 'create') as created,
      count(*) filter (where r.action = 'update') as updated,
      count(*) filter (where r.action = 'keep') as kept,
      count(*) filter (where r.action = 'archive') as archived,
      count(*) filter (where r.action = 'archive' and r.line > 0) as left,
      count(*) filter (where r.action in ('create', 'update') and r.educator_id is not null) > 0 as named,
      count(*) filter (where r.action = 'update' and r.changed like '%student_username%') > 0 as usernames,
      count(*) filter (where r.action = 'update' and r.changed like '%assign_program%') > 0 as programs,
      count(*) filter (where r.action = 'update' and r.changed like '%archived%') > 0 as returning,
      count(*) filter (where r.activate and r.action in ('create', 'update', 'keep')) > 0 as asking
    from upload_rows r where ${RANGE}`,
);

export async function factsOf(tx: Tx, { from, to }: Chunk): Promise<Facts> {
  const [facts] = await count(tx, from, to);
  if (facts === undefined) throw new Error('counting answered nothing');
  return facts;
}
