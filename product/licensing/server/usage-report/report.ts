import { Readable } from 'node:stream';
import { brandById } from '#brands/all.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database.ts';
import { Download } from '#platform/server/reply.ts';
import type { UnhurriedContext } from '#platform/server/serve.ts';
import { statement } from '#platform/server/statement.ts';
import { takePlace } from '#platform/server/tables/places.ts';
import { rowsFor } from '#platform/server/tables/table-routes.ts';
import { type siteUsagePdf, siteUsageTable } from '../../site-contract.ts';
import { drawUsageReport, USAGE_COLUMNS } from './pdf.ts';
import { siteLots } from './reach.ts';
import { siteUsageSource } from './tables.ts';

type Balance = { owners: string[]; quantity: number; used: number; remaining: number };

/** The lots that run in the school year: in whose hands, and how much of them is used. */
const findBalance = statement<Balance>(`
    select coalesce(json_agg(distinct coalesce(holder.name, person.first_name || ' ' || person.last_name))
        filter (where l.id = l.root_id), '[]') as owners,
      coalesce(sum(l.quantity - l.expired), 0)::bigint as quantity, coalesce(sum(l.used), 0)::bigint as used,
      coalesce(sum(l.remaining), 0)::bigint as remaining
    from license_lots l
    left join groups holder on holder.id = l.group_id left join accounts person on person.id = l.account_id
    where l.id = any(array(${siteLots('$1::bigint')}))
      and l.starts_on < make_date($2::int + 1, 7, 1) and (l.ends_on is null or l.ends_on >= make_date($2::int, 7, 1))`);

/** Everything the printed report says. */
export async function readUsage(tx: Tx, actor: Actor, year: number) {
  const [balance] = await findBalance(tx, actor.id, year);
  const input = { school_year: `${year}..${year}` };
  const lines = await rowsFor(
    tx,
    { table: siteUsageTable, source: siteUsageSource, actor, input },
    USAGE_COLUMNS,
  );
  return { balance: balance ?? { owners: [], quantity: 0, used: 0, remaining: 0 }, lines };
}

/** The figures are read first: drawing takes its time, and no connection waits for it. */
export async function printUsage(context: UnhurriedContext<typeof siteUsagePdf>) {
  const { actor, input, now, address, transaction, about } = context;
  const year = Number(input.school_year);
  const place = takePlace(actor.id);
  try {
    const usage = await transaction((tx) => {
      about({ type: 'account', id: actor.id, details: { school_year: year } });
      return readUsage(tx, actor, year);
    });
    const locale = input.locale ?? 'en';
    const pdf = await drawUsageReport({
      ...usage,
      year,
      now,
      brand: brandById(address.brand),
      say: context.sayIn(locale),
      locale,
      timeZone: input.zone ?? 'UTC',
    });
    return new Download({
      name: `site-license-usage-${year}-${year + 1}.pdf`,
      contentType: 'application/pdf',
      content: Readable.from([pdf], { objectMode: false }),
    });
  } finally {
    place.release();
  }
}
