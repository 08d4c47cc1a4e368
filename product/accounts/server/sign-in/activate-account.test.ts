import type { Insertable } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Accounts } from '#database/tables.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import {
  activateAccount,
  findActivation,
  findPasswordLink,
  requestAccount,
  resetMyPassword,
  setNewPassword,
} from '../../contract.ts';
import { handshakeLite, login } from '../../sign-in-contract.ts';
import { createLink } from '../session/links.ts';

const kindred = await testKindred();
const { db } = kindred;
const START = new Date('2026-09-14T15:00:00Z');
const password = { password: 'violet-tractor-9', password_confirmation: 'violet-tractor-9' };
const INVALID = { type: 'refused', i18n: 'notification.on-page.account-activation-link-invalid' };

beforeEach(() => kindred.setNow(START));

/** Somebody who waits to be activated, with the link of the letter. */
async function waiting(values: Partial<Insertable<Accounts>> = {}) {
  const account = await buildAccount(db, { status: 'not-activated', password_hash: null, ...values });
  await db
    .insertInto('account_requests')
    .values({ account_id: account.id, my_role: 'educator', district: 'Larkspur', school: 'Maple' })
    .execute();
  const link = await createLink(db, { kind: 'activation', accountId: account.id, now: kindred.now() });
  return { account, link };
}

const accountRow = (id: number) =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('from the request to the first sign-in', async () => {
  const email = 'newcomer@school.test';
  const form = { my_role: 'home', first_name: 'New', last_name: 'Comer', email };
  await kindred.call(requestAccount, form);
  const link = await linkFor(kindred, email);
  const page = await kindred.call(findActivation, link);
  expect(page.body).toEqual({
    type: 'form',
    data: { username: email, first_name: 'New', invite: false, district: '', school: '', family: false },
  });
  const { status, body } = await kindred.call(activateAccount, { ...link, ...password });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ username: email, role: 'home', verified: false });
  expect(body.ecommerce.purchases.free_trial).toEqual({
    ends_on: '2026-10-14',
    days_left: 30,
    student_limit: 1,
  });
  expect((await kindred.call(handshakeLite, {}, { token: body.access_token })).status).toBe(200);
  const again = await kindred.call(login, { username: email, password: password.password });
  expect(again.status).toBe(200);
});

test('an account of the form waits for verification', async () => {
  const { account, link } = await waiting({ source: 'form' });
  await kindred.call(activateAccount, { ...link, ...password });
  expect(await accountRow(account.id)).toMatchObject({
    status: 'not-verified',
    activated_at: START,
    verified_at: null,
    free_trial_ends_on: '2026-10-14',
  });
});

test.each(['admin', 'uber'] as const)(
  'an account added by %s is verified at once, without the limit',
  async (source) => {
    const { account, link } = await waiting({ source });
    const { body } = await kindred.call(activateAccount, { ...link, ...password });
    expect(body.user.verified).toBe(true);
    expect(body.ecommerce.purchases.free_trial).toMatchObject({ days_left: 30, student_limit: null });
    expect(await accountRow(account.id)).toMatchObject({ status: 'verified', verified_at: START });
  },
);

test('an invited colleague confirms where they work, and waits to be approved', async () => {
  const { account, link } = await waiting({ source: 'invite' });
  const page = await kindred.call(findActivation, link);
  expect(page.body).toMatchObject({ data: { invite: true, district: 'Larkspur', school: 'Maple' } });

  const before = await rowSums(db);
  const bare = await kindred.call(activateAccount, { ...link, ...password });
  expect(bare.status).toBe(422);
  expect(bare.error.errors).toEqual({
    district: { i18n: 'validation.required' },
    school: { i18n: 'validation.required' },
  });
  expect(await rowSums(db)).toEqual(before);

  const place = { district: 'Larkspur Unified', school: 'Birch Middle' };
  expect((await kindred.call(activateAccount, { ...link, ...password, ...place })).status).toBe(200);
  expect((await accountRow(account.id)).status).toBe('not-verified');
  const request = await db
    .selectFrom('account_requests')
    .select(['district', 'school'])
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  expect(request).toEqual(place);
});

test('the trial counts days where the school is', async () => {
  const school = await buildSchool(db);
  await db.updateTable('schools').set({ time_zone: 'Asia/Taipei' }).where('id', '=', school.id).execute();
  kindred.setNow('2026-09-14T20:00:00Z');
  const { link } = await waiting({ source: 'admin', school_id: school.id });
  const { body } = await kindred.call(activateAccount, { ...link, ...password });
  expect(body.ecommerce.purchases.free_trial).toMatchObject({ ends_on: '2026-10-15', days_left: 30 });
});

test.each([
  [{ password: 'short', password_confirmation: 'short' }, { password: { i18n: 'validation.min-8' } }],
  [
    { password: 'Password1', password_confirmation: 'Password1' },
    { password: { i18n: 'validation.common-password' } },
  ],
  [
    { password_confirmation: 'another-one-9' },
    { password_confirmation: { i18n: 'validation.confirmation-password' } },
  ],
  [
    { password: '', password_confirmation: '' },
    { password: { i18n: 'validation.required' }, password_confirmation: { i18n: 'validation.required' } },
  ],
  [
    { password: 'x'.repeat(201), password_confirmation: 'x'.repeat(201) },
    { password: { i18n: 'validation.max-200' }, password_confirmation: { i18n: 'validation.max-200' } },
  ],
  [{ status: 'verified' }, { status: { i18n: 'validation.unknown' } }],
])('%j is refused, and the link stays good', async (wrong, errors) => {
  const { link } = await waiting();
  const reply = await kindred.call(activateAccount, { ...link, ...password, ...wrong });
  expect(reply.status).toBe(422);
  expect(reply.error.errors).toMatchObject(errors);
  expect((await kindred.call(activateAccount, { ...link, ...password })).status).toBe(200);
});

test('whoever was signed in there before is so no longer', async () => {
  const before = await kindred.tokenFor({ accountId: (await buildAccount(db)).id });
  const { link } = await waiting();
  expect((await kindred.call(activateAccount, { ...link, ...password }, { token: before })).status).toBe(200);
  expect((await kindred.call(handshakeLite, {}, { token: before })).status).toBe(401);
});

test('the own address is no password', async () => {
  const { account, link } = await waiting();
  const own = { password: account.username, password_confirmation: account.username };
  const reply = await kindred.call(activateAccount, { ...link, ...own });
  expect(reply.error.errors).toEqual({ password: { i18n: 'validation.common-password' } });
});

test('a link works for 48 hours', async () => {
  const { link } = await waiting();
  kindred.setNow(new Date(START.getTime() + 48 * 3_600_000 - 1));
  expect((await kindred.call(findActivation, link)).status).toBe(200);
  kindred.setNow(new Date(START.getTime() + 48 * 3_600_000));
  expect((await kindred.call(findActivation, link)).error).toEqual(INVALID);
  const late = await kindred.call(activateAccount, { ...link, ...password });
  expect([late.status, late.error]).toEqual([409, INVALID]);
});

test('a used link leads home, and cannot be used again', async () => {
  const { account, link } = await waiting();
  await kindred.call(activateAccount, { ...link, ...password });
  const before = await accountRow(account.id);
  expect((await kindred.call(findActivation, link)).body).toEqual({ type: 'redirect', to: '/' });
  const other = { password: 'another-one-9', password_confirmation: 'another-one-9' };
  const again = await kindred.call(activateAccount, { ...link, ...other });
  expect([again.status, again.error]).toEqual([409, INVALID]);
  expect(await accountRow(account.id)).toEqual(before);
});

test('a tampered code or number opens nothing', async () => {
  const { link } = await waiting();
  const { link: other } = await waiting();
  const changed = `${link.code.startsWith('A') ? 'B' : 'A'}${link.code.slice(1)}`;
  for (const wrong of [
    { ...link, code: changed },
    { ...link, id: other.id },
    { ...link, id: 999_999 },
  ]) {
    expect((await kindred.call(findActivation, wrong)).error).toEqual(INVALID);
    expect((await kindred.call(activateAccount, { ...wrong, ...password })).error).toEqual(INVALID);
  }
});

test("another kind's link opens nothing", async () => {
  const { account, link } = await waiting();
  const reset = await createLink(db, { kind: 'password-reset', accountId: account.id, now: START });
  expect((await kindred.call(activateAccount, { ...reset, ...password })).error).toEqual(INVALID);
  expect((await kindred.call(findPasswordLink, link)).body).toEqual({ valid: false });
  const asReset = {
    ...link,
    new_password: 'violet-tractor-9',
    new_password_confirmation: 'violet-tractor-9',
  };
  expect((await kindred.call(setNewPassword, asReset)).status).toBe(409);
});

test('of twenty uses at once exactly one wins', async () => {
  const { account, link } = await waiting();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, number) => {
      const own = { password: `violet-tractor-${number}`, password_confirmation: `violet-tractor-${number}` };
      return kindred.call(activateAccount, { ...link, ...own });
    }),
  );
  const winners = replies.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  const sessions = await db
    .selectFrom('sessions')
    .select('account_id')
    .where('account_id', '=', account.id)
    .execute();
  expect(sessions).toHaveLength(1);
});

test('looking at the page, however often and with HEAD, uses nothing up', async () => {
  const { link } = await waiting();
  const before = await rowSums(db);
  const url = `/api/account-activate/${link.id}/${link.code}`;
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    expect((await kindred.app.server.inject({ method, url })).statusCode).toBe(200);
  }
  expect(await rowSums(db)).toEqual(before);
  expect((await kindred.call(activateAccount, { ...link, ...password })).status).toBe(200);
});

test.each(['verified', 'deactivated'] as const)(
  'a link left over for an account that is %s changes nothing',
  async (status) => {
    const account = await buildAccount(db, { status });
    const link = await createLink(db, { kind: 'activation', accountId: account.id, now: START });
    const reply = await kindred.call(activateAccount, { ...link, ...password });
    expect([reply.status, reply.error]).toEqual([409, INVALID]);
    expect(await accountRow(account.id)).toEqual(account);
  },
);

test('the page of a deactivated account says the link is invalid', async () => {
  const account = await buildAccount(db, { status: 'deactivated' });
  const link = await createLink(db, { kind: 'activation', accountId: account.id, now: START });
  expect((await kindred.call(findActivation, link)).error).toEqual(INVALID);
});

test('who never activated gets that link when asking for a reset', async () => {
  const { account } = await waiting();
  const reply = await kindred.call(resetMyPassword, { username: account.username });
  expect(reply.body.notification.i18n).toBe('notification.reset-my-password.success');
  const link = await linkFor(kindred, account.username);
  expect((await kindred.call(activateAccount, { ...link, ...password })).status).toBe(200);
});
