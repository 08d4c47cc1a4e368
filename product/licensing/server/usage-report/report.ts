import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { Download } from '#platform/server/http/reply.ts';
import type { Context, OwnTransactionContext } from '#platform/server/http/serve.ts';
import { takePlace } from '#platform/server/tables/places.ts';
import { rowsFor } from '#platform/server/tables/table-routes.ts';
import { sharesOf } from '#product/schools/server/drawable-lots.ts';
import { administeredAccounts } from '#product/schools/server/reach/reach.ts';
import { type SiteBalance, siteBalance } from '../../rules/site-balance.ts';
import {
  type siteBalanceOf,
  type siteUsagePdf,
  siteUsageTable,
  type siteUsageTotals,
  USAGE_SUMS,
} from '../../site-contract.ts';
import { heldBy } from '../tables/sql.ts';
import { drawUsageReport, USAGE_COLUMNS } from './pdf.ts';
import { runsIn, siteLots } from './reach.ts';
import { siteUsageSource } from './tables.ts';
import { totalsOf } from './totals.ts';

const sums = (which: string): string => `json_build_object(
      'quantity', coalesce(sum(l.quantity - l.expired) filter (where ${which}), 0)::bigint,
      'used', coalesce(sum(l.used) filter (where ${which}), 0)::bigint,
      'remaining', coalesce(sum(l.remaining) filter (where ${which}), 0)::bigint)`;
const MINE = heldBy('l.account_id', 'l.group_id', '$1::bigint');

/**
 * The lots that run in the school year: in whose hands, and how much of them is used. The screen and the printed report
 * say the same, and what is added to it from elsewhere.
 */
const findBalance = statement(
  {
    owners: z.array(z.string()),
    whole: siteBalance.shape.shared_out,
    shared_out: siteBalance.shape.shared_out,
    pools: siteBalance.shape.pools,
    individual: siteBalance.shape.individual,
  },
  `
    with l as (
      select l.*, coalesce(holder.name, ${spokenNameSql('person')}) as holder, run.is_run
      from license_lots l
      left join groups holder on holder.id = l.group_id left join accounts person on person.id = l.account_id
      cross join lateral (select l.id = any(array(${siteLots('$1::bigint')})) as is_run) run
      where (run.is_run or l.plan = 'site'
          and l.id = any(array(select drawn.lot_id from (${sharesOf('$1::bigint')}) drawn where drawn.share <> 'own')))
        and ${runsIn('l', '$2::int')}
    ), pools as (
      select l.holder as name, sum(l.quantity - l.expired)::bigint as quantity, sum(l.used)::bigint as used,
        sum(l.remaining)::bigint as remaining
      from l where not l.is_run group by l.group_id, l.account_id, l.holder
    )
    select coalesce(json_agg(distinct l.holder) filter (where l.id = l.root_id and l.is_run), '[]') as owners,
      ${sums('l.is_run')} as whole, ${sums(`l.is_run and not coalesce(${MINE}, false)`)} as shared_out,
      (select coalesce(json_agg(pools order by lower(pools.name)), '[]') from pools) as pools,
      (select ${sums('true')} from license_lots l
        where l.plan = 'individual' and l.account_id = any(array(${administeredAccounts('$1::bigint')}))
          and ${runsIn('l', '$2::int')}) as individual
    from l`,
);

const NOTHING: SiteBalance['shared_out'] = { quantity: 0, used: 0, remaining: 0 };

async function readBalance(tx: Tx, actorId: number, year: number): Promise<SiteBalance> {
  const [found] = await findBalance(tx, actorId, year);
  if (found === undefined)
    return { ...NOTHING, owners: [], shared_out: NOTHING, pools: [], individual: NOTHING };
  const { whole, ...more } = found;
  return { ...whole, ...more };
}

export async function tellBalance({ tx, actor, input }: Context<typeof siteBalanceOf>) {
  return { data: await readBalance(tx, actor.id, Number(input.school_year)) };
}

/** Over all lines of the list as it is narrowed, not those of a page. */
export async function addUp({ tx, actor, input, now }: Context<typeof siteUsageTotals>) {
  const asked = { table: siteUsageTable, source: siteUsageSource, actor, now, input };
  return { data: totalsOf(await rowsFor(tx, asked, USAGE_SUMS), USAGE_SUMS) };
}

/** Everything the printed report says. */
async function readUsage(tx: Tx, actor: Actor, year: number, now: Date) {
  const balance = await readBalance(tx, actor.id, year);
  const input = { school_year: `${year}..${year}` };
  const lines = await rowsFor(
    tx,
    { table: siteUsageTable, source: siteUsageSource, actor, now, input },
    USAGE_COLUMNS,
  );
  return { balance, lines };
}

/** The figures are read first: drawing takes its time, and no connection waits for it. */
export async function printUsage(context: OwnTransactionContext<typeof siteUsagePdf>) {
  const { actor, input, now, address, transaction, about } = context;
  const year = Number(input.school_year);
  const place = takePlace(actor.id);
  try {
    const usage = await transaction((tx) => {
      about({ type: 'account', id: actor.id, details: { school_year: year } });
      return readUsage(tx, actor, year, now);
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
