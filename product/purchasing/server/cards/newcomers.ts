import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Payments } from '#database/tables.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { addBuyingParent } from '#product/accounts/server/people/family-members.ts';
import type { Settling } from './gateway/ports.ts';

const buyerRow = {
  id: z.number(),
  scope: z.enum(['uber', 'educator', 'parent']),
  username: z.string(),
  first_name: z.string(),
  status: z.enum(['not-activated', 'not-verified', 'on-hold', 'verified', 'deactivated']),
};
export type Buyer = Row<typeof buyerRow>;

const BUYER = 'id, scope, username, first_name, status';
const findBuyer = statement(buyerRow, `select ${BUYER} from accounts where id = $1`);
const findByEmail = statement(buyerRow, `select ${BUYER} from accounts where username = $1`);
const keepMade = statement('update payments set made_account_id = $2 where id = $1');

export async function getBuyer({ tx }: Pick<Settling, 'tx'>, id: number): Promise<Buyer> {
  const [buyer] = await findBuyer(tx, id);
  if (buyer === undefined) throw new Error('an order without its buyer');
  return buyer;
}

/**
 * The account of a parent who has just paid. Where the address has found its way to an account meanwhile, that
 * account gets what was paid for, and nobody is signed in: whoever paid has not proven to be its owner.
 */
export async function makeParent(
  { tx, now }: Settling,
  payment: Pick<Selectable<Payments>, 'id' | 'parent_email' | 'parent_first_name' | 'parent_last_name'>,
): Promise<Buyer & { isNew: boolean }> {
  const { parent_email: email, parent_first_name: first, parent_last_name: last } = payment;
  if (email === null || first === null || last === null) throw new Error('a payment without its parent');
  const made = await addBuyingParent(tx, { email, first_name: first, last_name: last }, now);
  if (made === null) {
    const [present] = await findByEmail(tx, email);
    if (present === undefined) throw new Error('an address is neither free nor taken');
    return { ...present, isNew: false };
  }
  await keepMade(tx, payment.id, made);
  return { ...(await getBuyer({ tx }, made)), isNew: true };
}
