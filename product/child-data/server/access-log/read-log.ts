import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { PAGE_SIZE } from '#platform/contract/page-size.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { shortNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { ROLES } from '#product/access/rules/scopes.ts';
import type { readAccessLog } from '../../access-log-contract.ts';
import { decisionOf, deedOf, touchOf } from '../../rules/access-log/deeds.ts';
import type { LogEntry, LogRole } from '../../rules/access-log/log.ts';
import { getChild } from '../reach/get-child.ts';
import { looksSql, looksTogetherSql } from './looks.ts';

const OTHERS = '($2::bigint is null or v.actor_id is distinct from $2 or v.acting_as_by is not null)';

const LOOKS = `${looksSql('$1')} and ${OTHERS}`;
const LOOKS_TOGETHER = `${looksTogetherSql('$1')} and ${OTHERS}`;

const entryRow = {
  id: z.number(),
  at: z.date(),
  action: z.string(),
  agreed: z.nullable(z.boolean()),
  actor_id: z.nullable(z.number()),
  actor_scope: z.nullable(z.string()),
  role: z.nullable(z.enum(ROLES)),
  name: z.nullable(z.string()),
  short: z.nullable(z.string()),
  staff_id: z.nullable(z.number()),
  staff: z.nullable(z.string()),
};

// Along the index by the subject, backwards, and what was seen together by an index of its own: a page of each at most,
// however much the audit holds.
const newest = (looks: string): string =>
  `(select v.* from audit v where ${looks} order by v.at desc, v.id desc limit $3::integer + $4::integer)`;
const findEntries = statement(
  entryRow,
  `
    select v.id, v.at, v.action, v.details -> 'agree' = 'true' as agreed, v.actor_id, v.actor_scope, a.role, ${spokenNameSql('a')} as name,
      ${shortNameSql('a')} as short, v.acting_as_by as staff_id, ${shortNameSql('st')} as staff
    from (
      select one.* from (${newest(LOOKS)} union all ${newest(LOOKS_TOGETHER)}) one
      order by one.at desc, one.id desc limit $3 offset $4
    ) v
    left join accounts a on a.id = v.actor_id left join accounts st on st.id = v.acting_as_by
    order by v.at desc, v.id desc`,
);

const countEntries = statement(
  { total: z.number() },
  `
    select ((select count(*) from audit v where ${LOOKS}) + (select count(*) from audit v where ${LOOKS_TOGETHER}))::int
      as total`,
);

type Read = Context<typeof readAccessLog.educator>;

export async function readLog({
  tx,
  actor,
  input,
  about,
}: Read): Promise<OutputOf<typeof readAccessLog.educator>> {
  const { id, _of: of, _page: page = 1 } = input;
  const leftOut = of === 'others' ? actor.id : null;
  const { first_name } = await getChild(tx, actor, id);
  const total = (await countEntries(tx, id, leftOut))[0]?.total ?? 0;
  const rows = await findEntries(tx, id, leftOut, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  about({ type: 'student', id, details: { page } });
  return {
    first_name,
    data: rows.map((row) => entryOf(row, actor)),
    filtered: total,
    total,
    total_from_cache: false,
  };
}

function entryOf(row: Row<typeof entryRow>, reader: Actor): LogEntry {
  const isFamily = reader.scope === 'parent';
  const deed = decisionOf(deedOf(row.action, isFamily), row.agreed);
  const own = row.actor_id === reader.id && row.staff_id === null;
  const role = roleOf(row);
  const named = isFamily ? row.short : row.name;
  // Who of a family reads is between the school and each of them.
  const isOther = isFamily && role === 'family' && !own;
  return {
    id: row.id,
    at: row.at.toISOString(),
    deed,
    touch: touchOf(deedOf(row.action, false)),
    role,
    name: role === 'staff' ? (row.staff ?? row.short) : isOther ? null : named,
    as:
      row.staff_id === null
        ? null
        : isFamily && row.actor_scope === 'parent' && row.actor_id !== reader.id
          ? null
          : named,
    own,
  };
}

function roleOf({ staff_id, actor_id, actor_scope, role, short }: Row<typeof entryRow>): LogRole {
  if (staff_id !== null || actor_scope === 'uber') return 'staff';
  if (actor_id === null) return 'link';
  if (actor_scope === 'parent') return 'family';
  return short === null ? 'gone' : (role ?? 'gone');
}
