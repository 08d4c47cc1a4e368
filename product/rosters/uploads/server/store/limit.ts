import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { UNVERIFIED_STUDENT_LIMIT } from '#product/accounts/rules/free-trial.ts';

/**
 * Until an account is verified its trial covers one student, by whichever door they come: new, or back from the
 * archive. The first rows count. Who is named in a row is verified.
 */
const failAbove = statement(
  { id: z.number() },
  `
    with gained as materialized (
      select r.id, r.action, coalesce(s.owner_id, $3::bigint) as owner
      from upload_rows r left join students s on r.action = 'update' and s.id = r.target_id
      where r.id > $1 and r.id <= $2 and r.educator_id is null
        and (r.action = 'create' and exists (select from accounts a where a.id = $3::bigint and a.status <> 'verified')
          or r.action = 'update' and r.changed like '%archived%')
    ), placed as (
      select g.id, g.action, g.owner, row_number() over (partition by g.owner order by g.id) as place
      from gained g join accounts a on a.id = g.owner and a.status <> 'verified'
    )
    update upload_rows t set action = 'fail', changed = '',
      target_id = case when placed.action = 'update' then t.target_id end,
      errors = t.errors || '{"row": {"i18n": "rosters-uploads.row.not-verified"}}'
    from placed where placed.id = t.id and placed.place > $4::int - (
      select count(*) from students s where s.owner_id = placed.owner and s.archived_at is null)
    returning t.id`,
);

/** Answers the rows that fail by it. */
export async function limitUnverified(
  tx: Tx,
  from: number,
  to: number,
  educatorId: number,
): Promise<number[]> {
  const failed = await failAbove(tx, from, to, educatorId, UNVERIFIED_STUDENT_LIMIT);
  return failed.map((row) => row.id);
}

/** Rows that failed by it: what becomes of them depends on all others. */
export const findLimited = statement(
  { id: z.number() },
  `
    select r.id from upload_rows r where r.id > $1 and r.id <= $2 and r.action = 'fail'
      and r.errors -> 'row' ->> 'i18n' = 'rosters-uploads.row.not-verified' limit 1`,
);
