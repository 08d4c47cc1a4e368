import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  findAddressLink,
  findPasswordLink,
  mailAddressLink,
  proveAddress,
  setFirstPassword,
  setNewPassword,
} from '#product/accounts/contract.ts';
import { getProfile, handshake, login } from '#product/accounts/sign-in-contract.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount } from '#testing/api/people.ts';
import { newParentPaymentSession, parentPayment } from '../../cards-contract.ts';
import { paymentCompleted } from '../../contract.ts';
import { cardShop } from './testing/card-shop.ts';

const { stripe, kindred, db, buyer, begin, tell, sessionEvent, orderOf, heldBy, attentionOf } =
  await cardShop();

let newcomers = 0;
async function beginAsNewcomer(email = `parent-${(newcomers += 1)}@home.test`) {
  const input = { first_name: 'Ada', last_name: 'Reed', email, quantity: 2, operation_id: randomUUID() };
  const reply = await kindred.call(newParentPaymentSession, input, { host: 'taiwan.localhost:3000' });
  return { email, ...reply };
}

test('a newcomer pays and is signed in as the account the payment made: this browser only, and once', async () => {
  const { email, body: begun } = await beginAsNewcomer();
  await stripe.pay(begun.session);
  expect(await tell(await sessionEvent(begun.session))).toBe(200);
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('username', '=', email)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({
    scope: 'parent',
    source: 'purchase',
    status: 'verified',
    password_hash: null,
  });
  expect(account.family_id).not.toBeNull();
  expect(await heldBy(account.id)).toBe(2);
  const letter = (await kindred.letters()).find(({ recipient }) => recipient === email);
  expect(letter?.kind).toBe('purchase-welcome');
  expect(letter?.letter.text).toMatch(/http:\/\/taiwan\.localhost:3000\/confirm-address\/\d+\//);
  // What helps the next day: the sum, the way in, the child's site and the receipt.
  for (const part of ['$24.00', '/?login=1', '/parent/students', '/parent/purchase-history']) {
    expect(letter?.letter.text).toContain(part);
  }
  expect(letter?.letter.text).toContain('http://student.taiwan.localhost:3000');

  const success = { type: 'success', i18n: 'notification.payment-success' };
  for (const secret of [undefined, 'wrong', `${begun.secret}x`]) {
    const other = await kindred.call(paymentCompleted, {
      session: begun.session,
      ...(secret ? { secret } : {}),
    });
    expect(other.body).toEqual({ type: 'notification', notification: success });
  }
  const own = { session: begun.session, secret: begun.secret };
  // Somebody was signed in there before.
  const before = await kindred.tokenFor({ accountId: (await buyer('parent')).id });
  const replies = await Promise.all(
    [1, 2, 3].map(() => kindred.call(paymentCompleted, own, { token: before })),
  );
  expect((await kindred.call(handshake, {}, { token: before })).status).toBe(401);
  const tokens = replies.flatMap(({ body }) => ('access_token' in body ? [body] : []));
  expect(tokens).toHaveLength(1);
  expect(tokens[0]?.user).toMatchObject({ id: account.id, scope: 'parent' });
  expect((await kindred.call(paymentCompleted, own)).body).toMatchObject({ notification: success });

  // The page of thanks says what was paid, to nobody else, and lets the newcomer choose a password: once.
  const signedIn = { token: tokens[0]?.access_token ?? '' };
  const { order } = await orderOf(begun.session);
  const paid = () => kindred.call(parentPayment, { session: begun.session }, signedIn);
  expect((await paid()).body.data).toEqual({
    order_id: order.id,
    number: order.number,
    quantity: 2,
    total: '$24.00',
    has_password: false,
    for_child: false,
  });
  const stranger = await buyer('parent');
  for (const [session, token] of [
    [begun.session, stranger.token],
    ['cs_none', signedIn.token],
  ] as const) {
    expect((await kindred.call(parentPayment, { session }, { token })).status).toBe(404);
  }
  const mailed = await linkFor(kindred, email);
  const chosen = { new_password: 'a lovely new day', new_password_confirmation: 'a lovely new day' };
  expect((await kindred.call(setFirstPassword, chosen, signedIn)).status).toBe(200);
  expect((await paid()).body.data.has_password).toBe(true);
  // The letter chooses no other password after that. Looking at its link proves nothing; a press does, once.
  const late = { new_password: 'nine quick foxes', new_password_confirmation: 'nine quick foxes' };
  expect((await kindred.call(setNewPassword, { ...mailed, ...late })).status).toBe(409);
  const isTrusted = async () => (await kindred.call(getProfile, {}, signedIn)).body.data.verified;
  const looked = async () => (await kindred.call(findAddressLink, mailed)).body.data;
  expect(await looked()).toEqual({ email, proven: false });
  expect(await isTrusted()).toBe(false);
  const wrong = { ...mailed, code: `${mailed.code.slice(0, -1)}${mailed.code.endsWith('A') ? 'B' : 'A'}` };
  expect((await kindred.call(proveAddress, wrong)).status).toBe(409);
  expect(await isTrusted()).toBe(false);
  expect((await kindred.call(proveAddress, mailed)).body.data).toEqual({ password_link: null });
  expect(await isTrusted()).toBe(true);
  expect(await looked()).toEqual({ email, proven: true });
  expect((await kindred.call(proveAddress, mailed)).status).toBe(409);
  const again = await kindred.call(setFirstPassword, chosen, signedIn);
  expect([again.status, again.error.i18n]).toEqual([409, 'accounts.first-password.present']);
  expect((await kindred.call(login, { username: email, password: chosen.new_password })).status).toBe(200);
});

test('paying proves no address: the account is trusted once the link of its letter was used', async () => {
  const { email, body: begun } = await beginAsNewcomer();
  await stripe.pay(begun.session);
  await tell(await sessionEvent(begun.session));
  const own = { session: begun.session, secret: begun.secret };
  const { body } = await kindred.call(paymentCompleted, own);
  const token = 'access_token' in body ? body.access_token : '';
  const isTrusted = async (as: string) =>
    (await kindred.call(getProfile, {}, { token: as })).body.data.verified;
  expect(await isTrusted(token)).toBe(false);
  // Without a password the letter leads on to one.
  const { body: proven } = await kindred.call(proveAddress, await linkFor(kindred, email));
  expect(await isTrusted(token)).toBe(true);
  const link = proven.data.password_link ?? { id: '', code: '' };
  expect((await kindred.call(findPasswordLink, link)).body.valid).toBe(true);
  const fresh = { new_password: 'seven calm herons', new_password_confirmation: 'seven calm herons' };
  expect((await kindred.call(setNewPassword, { ...link, ...fresh })).status).toBe(200);
  const { body: entered } = await kindred.call(login, { username: email, password: 'seven calm herons' });
  expect(await isTrusted(entered.access_token)).toBe(true);
});

test('who lost the letter has it mailed again, a few times an hour, until the address is proven', async () => {
  const { email, body: begun } = await beginAsNewcomer();
  await stripe.pay(begun.session);
  await tell(await sessionEvent(begun.session));
  const first = await linkFor(kindred, email);
  const { body } = await kindred.call(paymentCompleted, { session: begun.session, secret: begun.secret });
  const own = { token: 'access_token' in body ? body.access_token : '' };
  const again = await kindred.call(mailAddressLink, {}, own);
  expect(again.body).toMatchObject({ notification: { i18n: 'notification.address.link-sent' } });
  const second = await linkFor(kindred, email);
  expect(second).not.toEqual(first);
  // Only the newest letter works.
  expect((await kindred.call(findAddressLink, first)).status).toBe(409);
  expect((await kindred.call(proveAddress, second)).status).toBe(200);
  const done = await kindred.call(mailAddressLink, {}, own);
  expect([done.status, done.error.i18n]).toEqual([409, 'accounts.address.proven']);
});

test('a newcomer whose webhook is late is served by the page itself; others wait', async () => {
  const { body: begun } = await beginAsNewcomer();
  const pending = { notification: { type: 'info', i18n: 'notification.payment-pending' } };
  const own = { session: begun.session, secret: begun.secret };
  expect((await kindred.call(paymentCompleted, own)).body).toMatchObject(pending);
  await stripe.pay(begun.session);
  expect((await kindred.call(paymentCompleted, { session: begun.session })).body).toMatchObject(pending);
  stripe.setMode('silent');
  expect((await kindred.call(paymentCompleted, own)).body).toMatchObject(pending);
  stripe.setMode('up');
  expect((await kindred.call(paymentCompleted, own)).body).toHaveProperty('access_token');
  await tell(await sessionEvent(begun.session));
  expect((await orderOf(begun.session)).payment).toMatchObject({ status: 'paid', card_last4: '4242' });
});

test('known addresses: an educator is asked for another one, a parent to log in', async () => {
  const educator = await buildAccount(db);
  const parent = await buildAccount(db, { scope: 'parent' });
  const errors = async (email: string) => (await beginAsNewcomer(email)).error.errors;
  expect(await errors(educator.username.toUpperCase())).toEqual({
    email: { i18n: 'validation.parent-email-is-educator' },
  });
  expect(await errors(parent.username)).toEqual({ email: { i18n: 'validation.parent-email-registered' } });
});

test('an address that got an account while its owner paid gets the licenses, and nobody is signed in', async () => {
  const { email, body: begun } = await beginAsNewcomer();
  const account = await buildAccount(db, { username: email });
  await stripe.pay(begun.session);
  const event = await sessionEvent(begun.session);
  await tell(event);
  expect(await heldBy(account.id)).toBe(2);
  expect(await attentionOf(event.id)).toBe('account-not-parent');
  const reply = await kindred.call(paymentCompleted, { session: begun.session, secret: begun.secret });
  expect(reply.body).toMatchObject({ notification: { type: 'success' } });
});

test('a buyer who was deactivated while paying gets the licenses, and staff are told', async () => {
  const who = await buyer();
  const begun = await begin(who);
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', who.id).execute();
  await stripe.pay(begun.session);
  const event = await sessionEvent(begun.session);
  expect(await tell(event)).toBe(200);
  expect(await heldBy(who.id)).toBe(3);
  expect(await attentionOf(event.id)).toBe('account-deactivated');
});

test('one address buys twice before the first is settled: one account, both orders', async () => {
  const one = await beginAsNewcomer();
  const two = await beginAsNewcomer(one.email);
  for (const { body } of [one, two]) await stripe.pay(body.session);
  const events = await Promise.all([one, two].map(({ body }) => sessionEvent(body.session)));
  expect(await Promise.all(events.map((event) => tell(event)))).toEqual([200, 200]);
  const attentions = await Promise.all(events.map(({ id }) => attentionOf(id)));
  expect(new Set(attentions)).toEqual(new Set([null, 'paid-twice']));
  const accounts = await db.selectFrom('accounts').select('id').where('username', '=', one.email).execute();
  expect(accounts).toHaveLength(1);
  expect(await heldBy(accounts[0]?.id ?? 0)).toBe(4);
});

test('with strict messages a known address pays like any other, and nobody is signed in by paying', async () => {
  const strict = await cardShop({ ACCOUNT_MESSAGES: 'strict' });
  const pay = async (email: string) => {
    const input = { first_name: 'Ada', last_name: 'Reed', email, quantity: 2, operation_id: randomUUID() };
    const begun = await strict.kindred.call(newParentPaymentSession, input);
    expect(begun.status).toBe(200);
    const { session, secret } = begun.body;
    await strict.stripe.pay(session);
    await strict.tell(await strict.sessionEvent(session));
    return (await strict.kindred.call(paymentCompleted, { session, secret })).body;
  };
  const parent = await buildAccount(strict.db, { scope: 'parent' });
  const known = await pay(parent.username);
  const unknown = await pay('somebody.new@home.test');
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ notification: { i18n: 'notification.payment-success' } });
  expect(await strict.heldBy(parent.id)).toBe(2);
  const kinds = (await strict.kindred.letters()).map(({ kind, recipient }) => [recipient, kind]);
  expect(kinds).toContainEqual([parent.username, 'purchase-thanks']);
  expect(kinds).toContainEqual(['somebody.new@home.test', 'purchase-welcome']);
});
