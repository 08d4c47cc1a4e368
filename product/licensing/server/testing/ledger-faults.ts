import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { type Outcome, placeOf, type World } from './ledger-world.ts';

/**
 * Queries that find nothing where all is well. Where staff moved the end of a site license, it may run into the license
 * that follows it.
 */
const checksOf = (world: World): [string, string][] => [
  [
    'a lot has less than nothing',
    'select id from license_lots where remaining < 0 or used < 0 or expired < 0 or quantity <> used + expired + remaining',
  ],
  [
    'entries and balances differ',
    `select l.id from license_lots l left join license_entries e on e.lot_id = l.id group by l.id
     having (l.quantity, l.used, l.expired) is distinct from
       (coalesce(sum(e.quantity), 0), coalesce(sum(e.used), 0), coalesce(sum(e.expired), 0))`,
  ],
  [
    'uses and balances differ',
    `select l.id from license_lots l left join license_uses u on u.lot_id = l.id and u.returned_at is null
     group by l.id having l.used <> count(u.id)`,
  ],
  [
    'a student has two paid licenses on one day',
    `with paid as (
       select u.id, u.student_id, u.starts_on, u.ends_on from license_uses u join license_lots l on l.id = u.lot_id
       where u.returned_at is null and l.plan <> 'free-trial' and l.root_id <> all('{${[...world.moved].join()}}')
     )
     select a.id from paid a join paid b on b.student_id = a.student_id and b.id > a.id
     where a.starts_on <= b.ends_on and b.starts_on <= a.ends_on`,
  ],
  [
    'a student shows another end than the licenses have',
    `select s.id from students s where s.license_ends_on is distinct from
       (select max(u.ends_on) from license_uses u where u.student_id = s.id and u.returned_at is null)`,
  ],
  [
    'an operation was done twice',
    `select operation_id from license_entries where kind in ('grant', 'move-out', 'take-back', 'expire', 'revive')
     group by operation_id, lot_id, kind having count(*) > 1`,
  ],
];

type Sums = { at: number; quantity: number; used: number; expired: number };

/** What is wrong with the ledger as it stands, in words; nothing, if all is well. */
export async function faults(db: Db, world: World, told: readonly Outcome[]): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, query] of checksOf(world)) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) found.push(`${fault} (${rows.length})`);
  }
  const { rows } = await sql<Sums>`
    select coalesce(account_id, -group_id) as at, sum(quantity)::int as quantity, sum(used)::int as used,
      sum(expired)::int as expired
    from license_lots group by 1`.execute(db);
  const sum = (part: 'quantity' | 'used' | 'expired') => rows.reduce((all, row) => all + row[part], 0);
  const toldSum = (part: 'issued' | 'used' | 'expired') => told.reduce((all, one) => all + one[part], 0);
  if (sum('quantity') !== toldSum('issued')) found.push('issued is not what was told');
  if (sum('used') !== toldSum('used')) found.push('used is not what was told');
  if (sum('expired') !== toldSum('expired')) found.push('expired is not what was told');
  const held = new Map(rows.map((row) => [placeOf(world, row.at), row.quantity]));
  for (const { owner, by } of told.flatMap((one) => one.moves)) held.set(owner, (held.get(owner) ?? 0) - by);
  for (const [owner, rest] of held) if (rest !== 0) found.push(`owner ${owner} holds something else`);
  return found;
}
