import * as z from 'zod/mini';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { DELETION_STATES } from '../../rules/leaving.ts';

const row = {
  id: z.number(),
  reference: z.string(),
  account_id: z.nullable(z.number()),
  state: z.enum(DELETION_STATES),
  brand: z.string(),
  asked_at: z.date(),
  runs_at: z.date(),
  closed_at: z.nullable(z.date()),
};
export type AccountDeletion = Row<typeof row>;
const COLUMNS = 'id, reference, account_id, state, brand, asked_at, runs_at, closed_at';

export const findLast = statement(
  row,
  `select ${COLUMNS} from account_deletions where account_id = $1 order by id desc limit 1`,
);
/** Nobody else takes it back or carries it out at the same moment. */
export const lockWaiting = statement(
  row,
  `select ${COLUMNS} from account_deletions where account_id = $1 and state = 'waiting' for update`,
);
export const lockDue = statement(
  row,
  `select ${COLUMNS} from account_deletions
    where id = $1 and state in ('waiting', 'closing') and runs_at <= $2 for update`,
);
export const findDue = statement(
  { id: z.number() },
  `select id from account_deletions where state in ('waiting', 'closing') and runs_at <= $1
    order by runs_at, id limit 100`,
);
/** Nothing comes back where one is open already. */
export const insertDeletion = statement(
  row,
  `
    insert into account_deletions (reference, account_id, state, brand, asked_at, runs_at)
    values ($1, $2, 'waiting', $3, $4, $5)
    on conflict (account_id) where state in ('waiting', 'closing') do nothing returning ${COLUMNS}`,
);
export const endOne = statement('update account_deletions set state = $2, ended_at = $3 where id = $1');
export const closeOne = statement(
  "update account_deletions set state = 'closing', closed_at = $2 where id = $1",
);
/** Who asks again is signed in: what was closing is over, the account was opened again. */
export const endClosing = statement(
  "update account_deletions set state = 'taken-back', ended_at = $2 where account_id = $1 and state = 'closing'",
);
/** From here on it says of nobody. */
export const finishOne = statement(
  "update account_deletions set state = 'done', ended_at = $2, account_id = null where id = $1",
);
/** What somebody had asked for before leaves nothing to know them by, either. */
export const forgetEarlier = statement('delete from account_deletions where account_id = $1');
