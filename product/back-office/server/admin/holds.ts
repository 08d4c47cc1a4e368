import { listedNameSql } from '#platform/server/database/name-sql.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { ARCHIVED_SHARE } from '#product/rosters/uploads/rules/limits.ts';
import { holdsTable } from '../../holds-contract.ts';
import { HOLD_KINDS, type HoldKind } from '../../rules/holds.ts';

/** Each kind has ids of its own: its place among the kinds makes them one run. */
const held = (kind: HoldKind, id: string, rest: string): string =>
  `select ${HOLD_KINDS.indexOf(kind) + 1} * 1000000000000 + ${id} as id, '${kind}' as kind, ${id} as target, ${rest}`;

/** An upload that would archive much, as `isHeld` says it; the parts of a district's are held with the district's. */
const HOLDS = `(
    ${held(
      'payment',
      'e.number',
      `coalesce(o.number, e.session_id) as what,
      coalesce(${listedNameSql('a')}, ${listedNameSql('p', 'parent_')}) as whose, e.received_at as since,
      a.id as account_id, null::bigint as school_id`,
    )}
    from payment_events e left join payments p on p.session_id = e.session_id
      left join orders o on o.id = p.order_id left join accounts a on a.id = o.account_id
    where e.attention is not null and e.settled_at is null
    union all
    ${held('purchase-order', 'o.id', `o.number, ${listedNameSql('a')}, o.created_at, a.id, null`)}
    from orders o left join accounts a on a.id = o.account_id
    where o.kind = 'purchase-order' and o.status = 'received'
    union all
    ${held('quote', 'q.id', `q.number, ${listedNameSql('a')}, q.created_at, a.id, null`)}
    from quotes q left join accounts a on a.id = q.account_id where q.status = 'requested'
    union all
    ${held('upload', 'u.id', 'u.file_name, sc.name, u.updated_at, null, sc.id')}
    from uploads u join schools sc on sc.id = u.school_id
    where u.status = 'ready' and u.district_upload_id is null
      and u.to_archive > 0 and u.to_archive + u.spared > u.archivable * ${ARCHIVED_SHARE}
    union all
    ${held('account', 'a.id', `a.username, ${listedNameSql('a')}, a.updated_at, a.id, null`)}
    from accounts a where a.status = 'on-hold'
  ) h`;

const holds: TableSource<typeof holdsTable> = {
  from: HOLDS,
  id: 'h.id',
  scope: () => 'true',
  columns: {
    kind: 'h.kind',
    what: 'h.what',
    whose: 'h.whose',
    since: 'h.since',
    target: 'h.target',
    account_id: 'h.account_id',
    school_id: 'h.school_id',
  },
};

export function holdRoutes(serve: Serve): void {
  tableRoutes(serve, holdsTable, holds);
}
