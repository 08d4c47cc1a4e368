import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Payments } from '#database/tables.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
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
const insertParent = statement(
  buyerRow,
  `
    insert into accounts (scope, username, first_name, last_name, status, source, created_at, updated_at, activated_at,
      verified_at)
    values ('parent', $1, $2, $3, 'verified', 'purchase', $4, $4, $4, $4)
    on conflict (username) do nothing
    returning ${BUYER}`,
);
const giveFamily = statement(`
    with family as (
      insert into families (name, created_at) values ($2, $3) returning id
    )
    update accounts set family_id = family.id from family where accounts.id = $1`);
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
  const [made] = await insertParent(tx, email, first, last, now);
  if (made === undefined) {
    const [present] = await findByEmail(tx, email);
    if (present === undefined) throw new Error('an address is neither free nor taken');
    return { ...present, isNew: false };
  }
  await giveFamily(tx, made.id, last, now);
  await keepMade(tx, payment.id, made.id);
  return { ...made, isNew: true };
}
