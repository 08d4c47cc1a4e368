import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const cancelQuotes = statement(`
    update quotes set status = 'canceled', updated_at = $2 where account_id = $1 and status in ('requested', 'sent')`);
const forgetInQuotes = statement(`
    update quotes q set billing_name = '', billing_email = '', note = '',
      billing_address = case when $3 and group_id is null then '' else billing_address end,
      organisation = case when $3 and group_id is null then '' else organisation end, account_id = $2
    where account_id = $1`);
const forgetInOrders = statement(`
    update orders set billing_name = '', billing_email = '', note = '', decline_reason = '',
      billing_address = case when $3 and group_id is null then '' else billing_address end,
      organisation = case when $3 and group_id is null then '' else organisation end, account_id = $2
    where account_id = $1`);
const forgetInPayments = statement(`
    update payments p set parent_first_name = null, parent_last_name = null, parent_email = null, receipt_url = null,
      made_account_id = case when p.made_account_id = $1 then null else p.made_account_id end
    where p.made_account_id = $1 or p.order_id in (select o.id from orders o where o.account_id = $1)`);
const ORDERED = 'select o.id from orders o where o.account_id = $1';
const forgetInFiles = statement(`update order_files f set name = '' where f.order_id in (${ORDERED})`);
const deleteFiles = statement(
  `delete from order_files f where f.order_id in (${ORDERED} and o.group_id is null)`,
);
/** Written by hand; where it says who, it says nothing any more. */
const forgetInReasons = statement(`
    update order_refunds r set reason = '' from orders o, accounts a
    where o.id = r.order_id and a.id = o.account_id and a.id = $1 and exists (
      select from unnest(array[a.first_name, a.last_name, a.username]) as said (name)
      where said.name <> '' and position(lower(said.name) in lower(r.reason)) > 0)`);

/**
 * The books stay, made out to nobody by name: of a school's, a practice's or a group's the organization is left, and
 * its purchase orders as it sent them; of a home's nothing.
 */
export async function leaveBooks(
  tx: Tx,
  { id, nobody, isHome }: { id: number; nobody: number; isHome: boolean },
  now: Date,
): Promise<void> {
  await cancelQuotes(tx, id, now);
  await forgetInPayments(tx, id);
  if (isHome) await deleteFiles(tx, id);
  await forgetInFiles(tx, id);
  await forgetInReasons(tx, id);
  await forgetInQuotes(tx, id, nobody, isHome);
  await forgetInOrders(tx, id, nobody, isHome);
}

const findHeld = statement(
  { id: z.number() },
  `
    select a.id from unnest($1::bigint[]) as a (id)
    where exists (select from orders o where o.account_id = a.id) or exists (select from quotes q where q.account_id = a.id)
      or exists (select from uploads u where u.educator_id = a.id)`,
);

/** Of these accounts: whom a paper or an uploaded file is made out to, and who therefore stays. */
export async function heldByPapers(tx: Tx, ids: readonly number[]): Promise<number[]> {
  return (await findHeld(tx, ids)).map(({ id }) => id);
}
