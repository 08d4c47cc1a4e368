import { randomUUID } from 'node:crypto';
import { type Attack, attack, firstOf, mustWork, refused, unless } from './attack.ts';
import type { Answer } from './http.ts';
import type { World } from './world.ts';

const minute = 60_000;

async function paidEvent(world: World) {
  const who = await world.buyer();
  const begun = await world.begin(who, 3);
  await world.stripe.pay(begun.session);
  const event = await world.sessionEvent(begun.session);
  return { who, begun, event, payload: JSON.stringify(event) };
}

const told = (world: World, payload: string, signature: string): Promise<Answer> =>
  world.ask({
    method: 'POST',
    path: '/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });

const SIGNED: readonly [name: string, sign: (world: World, payload: string) => string][] = [
  ['without a signature', () => ''],
  ['with nonsense as its signature', () => 'nonsense'],
  ['with a signature of zeros', () => 't=1,v1=00'],
  [
    "with somebody else's secret",
    ({ stripe }, payload) => stripe.signed(payload, { secret: 'whsec_of_somebody_else' }),
  ],
  ['with an empty secret', ({ stripe }, payload) => stripe.signed(payload, { secret: '' })],
  ['signed for other words', ({ stripe }) => stripe.signed('{}')],
  [
    'of six minutes ago',
    ({ stripe, kindred }, payload) =>
      stripe.signed(payload, { at: new Date(kindred.now().getTime() - 6 * minute) }),
  ],
  [
    'of six minutes from now',
    ({ stripe, kindred }, payload) =>
      stripe.signed(payload, { at: new Date(kindred.now().getTime() + 6 * minute) }),
  ],
  ['with the scheme of before', ({ stripe }, payload) => stripe.signed(payload).replace('v1=', 'v0=')],
];

const signed = SIGNED.map(([name, sign]) =>
  attack(`an event of payment ${name} grants licenses`, async (world) => {
    const { who, payload } = await paidEvent(world);
    const answer = await told(world, payload, sign(world, payload));
    return firstOf([
      refused(answer, 400),
      unless((await world.heldBy(who.id)) === 0, 'licenses were granted'),
    ]);
  }),
);

/** How many, where somebody types it into the call. */
const QUANTITIES = [0, -1, -100, 1.5, 1e9, 100, '3', '3; drop', null, [3], Number.MAX_SAFE_INTEGER] as const;

const quantities = QUANTITIES.map((quantity) =>
  attack(`somebody buys ${JSON.stringify(quantity)} licenses by card`, async (world) => {
    const { headers } = await world.newcomer();
    const body = { quantity, operation_id: randomUUID() };
    return refused(
      await world.ask({ method: 'POST', path: '/api/educator/payment-session', headers, body }),
      422,
    );
  }),
);

const paying = [
  attack('an event of payment is replayed, and grants again', async (world) => {
    const { who, payload } = await paidEvent(world);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => told(world, payload, world.stripe.signed(payload))),
    );
    await told(world, payload, world.stripe.signed(payload));
    return firstOf([
      unless(
        answers.every(({ status }) => status === 200),
        'it was not taken',
      ),
      unless((await world.heldBy(who.id)) === 3, `${await world.heldBy(who.id)} licenses`),
    ]);
  }),
  attack('the same payment is told under another name, and grants again', async (world) => {
    const { who, event, payload } = await paidEvent(world);
    await told(world, payload, world.stripe.signed(payload));
    const again = JSON.stringify({ ...event, id: `evt_${randomUUID()}` });
    await told(world, again, world.stripe.signed(again));
    return unless((await world.heldBy(who.id)) === 3, `${await world.heldBy(who.id)} licenses`);
  }),
  attack('an event that comes late takes back what was paid', async (world) => {
    const { who, event, payload } = await paidEvent(world);
    await told(world, payload, world.stripe.signed(payload));
    const object = { ...event.data.object, status: 'expired', payment_status: 'unpaid' };
    const late = JSON.stringify({
      id: `evt_${randomUUID()}`,
      type: 'checkout.session.expired',
      data: { object },
    });
    await told(world, late, world.stripe.signed(late));
    return unless((await world.heldBy(who.id)) === 3, `${await world.heldBy(who.id)} licenses`);
  }),
  attack('a payment of fewer cents grants what was ordered', async (world) => {
    const { who, event } = await paidEvent(world);
    const cheap = JSON.stringify({ ...event, data: { object: { ...event.data.object, amount_total: 1 } } });
    await told(world, cheap, world.stripe.signed(cheap));
    return unless((await world.heldBy(who.id)) === 0, 'licenses were granted');
  }),
  attack('an unpaid session grants by coming back from the page', async (world) => {
    const who = await world.buyer();
    const { session, secret } = await world.begin(who, 3);
    const path = `/api/payment-completed/${session}`;
    await world.ask({
      method: 'POST',
      path,
      headers: { 'access-token': `Bearer ${who.token}` },
      body: { secret },
    });
    return unless((await world.heldBy(who.id)) === 0, 'licenses were granted');
  }),
  attack('a checkout that was canceled can still be paid', async (world) => {
    const who = await world.buyer();
    const { session, secret } = await world.begin(who, 3);
    mustWork(await world.ask({ method: 'POST', path: `/api/payment-canceled/${session}`, body: { secret } }));
    const paid = await world.stripe.pay(session).then(
      () => true,
      () => false,
    );
    const { status } = await world.stripe.sdk.checkout.sessions.retrieve(session);
    return unless(status === 'expired' || !paid, `it is ${status}, and was paid: ${paid}`);
  }),
  attack("somebody cancels another's checkout", async (world) => {
    const { session } = await world.begin(await world.buyer(), 3);
    const thief = await world.newcomer();
    await world.ask({
      method: 'POST',
      path: `/api/payment-canceled/${session}`,
      headers: thief.headers,
      body: { secret: 'a'.repeat(43) },
    });
    const { status } = await world.stripe.sdk.checkout.sessions.retrieve(session);
    return unless(status === 'open', `it is ${status}`);
  }),
  attack('a payment page of somebody else signs one in as them', async (world) => {
    const email = `new-${randomUUID()}@home.test`;
    const begun = await world.ask({
      method: 'POST',
      path: '/api/parent-new/payment-session',
      body: { first_name: 'New', last_name: 'Parent', email, quantity: 1, operation_id: randomUUID() },
    });
    mustWork(begun);
    const { session } = begun.json();
    await world.stripe.pay(session);
    const event = JSON.stringify(await world.sessionEvent(session));
    await told(world, event, world.stripe.signed(event));
    const tries = await Promise.all(
      [{}, { secret: 'a'.repeat(43) }, { secret: '' }].map((body) =>
        world.ask({ method: 'POST', path: `/api/payment-completed/${session}`, body }),
      ),
    );
    return unless(!tries.some(({ text }) => text.includes('access_token')), 'there is a session');
  }),
  attack("a parent reads another family's payment", async (world) => {
    const { session } = await world
      .begin(await world.buyer('parent'), 3)
      .catch(() => ({ session: 'cs_unknown' }));
    return refused(
      await world.ask({ path: `/api/parent/payments/${session}`, headers: await world.as('parent') }),
    );
  }),
  attack('an educator gives money back', async (world) => {
    const { order } = await world.bought(await world.buyer());
    const path = `/api/uber/orders/${order.id}/refund`;
    return refused(
      await world.ask({
        method: 'POST',
        path,
        headers: await world.as('educator'),
        body: { reason: 'mine' },
      }),
      403,
    );
  }),
  attack('an educator gives licenses to themselves', async (world) => {
    const { id, headers } = await world.newcomer();
    const body = { plan: 'individual', count: 5, operation_id: randomUUID() };
    return refused(
      await world.ask({ method: 'POST', path: `/api/uber/educators/${id}/give-licenses`, headers, body }),
      403,
    );
  }),
  attack('an educator grants the own purchase order', async (world) => {
    const { headers } = world.elsewhere.educator;
    const path = `/api/uber/purchase-orders/${world.elsewhere.order}/grant`;
    return refused(await world.ask({ method: 'POST', path, headers: await headers(), body: {} }), 403);
  }),
];

export const MONEY: readonly Attack[] = [...signed, ...quantities, ...paying];
