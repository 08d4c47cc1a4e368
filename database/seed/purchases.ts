import { addDays, type Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { schoolYearEnd } from '#product/licensing/rules/plans.ts';
import { refundOrder } from '#product/purchasing/server/cards/refunds/refunds.ts';
import type { AccountRow, DemoRows } from './base/rows.ts';
import type { Billing, Shop } from './shop.ts';

const LARKSPUR: Billing = {
  organisation: 'Larkspur Hollow Unified School District',
  billing_email: 'accounts.payable@larkspurhollow.test',
  billing_address: '400 Meadow AtMost\nLarkspur Hollow, NC 27000',
};
const MARIGOLD: Billing = {
  organisation: 'Marigold Bend Elementary School',
  billing_email: 'office@marigoldbend.test',
  billing_address: '18 Bend Road\nMarigold, OR 97000',
};

/** Licenses the demo's schools have bought for their pools, who ordered them, and the check that paid for them. */
export const POOLS = [
  {
    group: 'Larkspur Hollow Unified School District',
    buyer: 'district@kindred.test',
    quantity: 300,
    billing: LARKSPUR,
    check: null,
  },
  {
    group: 'Larkspur Hollow Elementary School',
    buyer: 'admin@kindred.test',
    quantity: 200,
    billing: { ...LARKSPUR, organisation: 'Larkspur Hollow Elementary School' },
    check: '20417',
  },
  { group: 'Marigold Bend Elementary School', buyer: null, quantity: 200, billing: MARIGOLD, check: null },
] as const;

export type People = { account: (username: string) => AccountRow; rows: DemoRows; today: Day };

/** So many days ago, in the afternoon. */
const before = (today: Day, days: number): Date => new Date(`${addDays(today, -days)}T18:30:00Z`);

/** The pools: quoted, ordered on paper, granted a month ago. */
export async function orderPools(shop: Shop, { account, rows, today }: People): Promise<void> {
  for (const { group, buyer, quantity, billing, check } of POOLS) {
    const found = rows.groups.find(({ name }) => name === group);
    if (found === undefined) throw new Error(`the demo has no ${group}`);
    const owner = rows.group_members.find((one) => one.group_id === found.id && one.role === 'owner');
    const who = buyer === null ? rows.accounts.find(({ id }) => id === owner?.account_id) : account(buyer);
    if (who === undefined) throw new Error(`nobody buys for ${group}`);
    const for_ = { billing, groupId: found.id, endsOn: schoolYearEnd(today) };
    const asked = { kind: 'site', students: quantity, at: before(today, 41), status: 'ordered' } as const;
    const quote = await shop.quote(who, asked, for_);
    const order = await shop.purchaseOrder(
      who,
      quote,
      {
        number: `PO-${quantity}-${found.id}`,
        at: before(today, 34),
        status: 'granted',
        grantedAt: new Date(`${addDays(today, -30)}T15:00:00Z`),
        taxExempt: true,
      },
      for_,
    );
    if (check !== null) await shop.check(order, check, before(today, 6));
  }
}

/** What waits, what was declined, what nobody took up. */
export async function leaveOpen(shop: Shop, { account, rows, today }: People): Promise<void> {
  const [district, admin, teacher] = ['district', 'admin', 'educator'].map((name) =>
    account(`${name}@kindred.test`),
  );
  if (district === undefined || admin === undefined || teacher === undefined) return;
  const groupId = rows.groups.find(({ name }) => name === POOLS[0].group)?.id ?? 0;
  const pool = { billing: LARKSPUR, groupId };
  const at = (days: number): Date => before(today, days);

  const declined = await shop.quote(
    district,
    { kind: 'partial-year', students: 100, at: at(26), status: 'canceled' },
    pool,
  );
  await shop.purchaseOrder(
    district,
    declined,
    {
      number: 'LH-2210',
      at: at(24),
      status: 'canceled',
      declined: 'The document is not signed. Please send it again.',
    },
    pool,
  );
  const waiting = await shop.quote(
    district,
    { kind: 'site', students: 400, at: at(12), status: 'ordered' },
    pool,
  );
  await shop.purchaseOrder(district, waiting, { number: 'LH-2231', at: at(3), status: 'received' }, pool);
  await shop.quote(
    admin,
    { kind: 'site', students: 1200, at: at(2), status: 'requested' },
    { billing: LARKSPUR },
  );

  const own = { billing: { ...LARKSPUR, billing_email: teacher.username, billing_address: '' } };
  await shop.quote(teacher, { kind: 'primary', students: 20, at: at(95), status: 'sent' }, own);
  await shop.quote(teacher, { kind: 'primary', students: 12, at: at(9), status: 'sent' }, own);
  await shop.card(teacher, 4, at(16), 'expired');
}

/** For the list of what needs somebody to look at it: a refund of licenses in use, and money for nobody's order. */
export async function leaveAttention(
  tx: Tx,
  refunded: { intent: string; cents: number },
  today: Day,
): Promise<void> {
  const now = before(today, 5);
  const { attention } = await refundOrder(
    { tx, now },
    { intent: refunded.intent, refundedCents: refunded.cents },
  );
  await tx
    .insertInto('payment_events')
    .values([
      {
        id: 'evt_demo_refund',
        type: 'charge.refunded',
        session_id: refunded.intent.replace('pi_', 'cs_'),
        received_at: now,
        attention,
      },
      {
        id: 'evt_demo_unknown',
        type: 'checkout.session.completed',
        session_id: 'cs_demo_unknown',
        received_at: before(today, 8),
        attention: 'unknown-session',
        settled_at: before(today, 7),
      },
    ])
    .execute();
}
