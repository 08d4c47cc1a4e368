import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { anyone } from '#platform/contract/policy.ts';
import { endActing, startActing } from '#product/accounts/acting-contract.ts';
import { changePassword, changeUsername, stepUp } from '#product/accounts/contract.ts';
import { FRESH_PROOF_MINUTES } from '#product/accounts/rules/sessions/doors.ts';
import { educatorStudents } from '#product/rosters/contract.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, PASSWORD } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';

/** What reaches further than most asks for a fresh proof of who calls. */
const kindred = await testKindred();
const { db } = kindred;
const START = new Date('2026-09-14T15:00:00Z');
const LATER = new Date(START.getTime() + FRESH_PROOF_MINUTES * 60_000 + 1);
beforeEach(() => kindred.setNow(START));

const guarded = kindred.app.routes
  .map((route) => route.endpoint)
  .filter((route) => route.stepUp !== undefined);
const SCOPES = ['uber', 'educator', 'parent'] as const;
const REFUSED = { type: 'step-up-required', i18n: 'error.step-up-required' };

/** Signed in a while ago, and at work since. */
async function stale(accountId: number): Promise<string> {
  kindred.setNow(START);
  const token = await kindred.tokenFor({ accountId });
  kindred.setNow(LATER);
  return token;
}

test('acting, credentials, whom others let in, refunds, what is deleted, and children in files ask for a proof', () => {
  const whole = guarded.filter((route) => route.stepUp === true).map(({ path }) => path);
  expect(whole.toSorted()).toEqual([
    '/account/deletion',
    '/account/exports',
    '/account/exports/:id/file',
    '/class-code',
    '/class-code',
    '/educator/child-exports/:id/file',
    '/educator/class-tiles/cards',
    '/educator/class-tiles/new-pictures',
    '/educator/class-tiles/pictures',
    '/educator/district-uploads/:id/confirm',
    '/educator/educators',
    '/educator/educators/:id/approve',
    '/educator/educators/:id/export-students',
    '/educator/educators/:id/transfer-students',
    '/educator/factor-rules/:id',
    '/educator/group-data/academy/page',
    '/educator/group-data/hoh/page',
    '/educator/group-data/ssgrin/page',
    '/educator/group-data/zoou/page',
    '/educator/report-downloads/:id/file',
    '/educator/reports/download',
    '/educator/schools/:id/consents/letter',
    '/educator/schools/:id/export-students',
    '/educator/small-groups/:id/page',
    '/educator/students/:id/deletion',
    '/educator/students/:id/deletion/decide',
    '/educator/students/:id/export',
    '/educator/students/:id/family-invites',
    '/educator/students/badges',
    '/educator/students/login-information',
    '/educator/students/new-passwords',
    '/educator/students/transfer',
    '/educator/team-agreements/agree',
    '/educator/uploads/:id/failed-rows',
    '/factors/app',
    '/factors/app',
    '/factors/app/secret',
    '/factors/passkeys',
    '/factors/passkeys/:id',
    '/factors/passkeys/options',
    '/factors/recovery-codes',
    '/parent/child-exports/:id/file',
    '/parent/students/:id/deletion',
    '/parent/students/:id/export',
    '/parent/students/badges',
    '/parent/students/login-information',
    '/parent/students/new-passwords',
    '/uber/account-requests/:id/verify',
    '/uber/account-requests/delete',
    '/uber/account-requests/verify',
    '/uber/acting-as',
    '/uber/district-uploads/:id/confirm',
    '/uber/districts/:id/sign-on',
    '/uber/educators',
    '/uber/educators/:id/transfer-students',
    '/uber/groups',
    '/uber/groups/:id/convert',
    '/uber/groups/:id/edit',
    '/uber/orders/:id/refund',
    '/uber/parents/:id/convert',
    '/uber/people/:id/reset-factors',
    '/uber/schools/:id/merge',
    '/uber/schools/:id/sign-on',
    '/uber/students/:id/deletion',
    '/uber/students/:id/export',
    '/uber/students/to-family',
    '/uber/students/to-school',
    '/uber/students/transfer',
    '/uber/uploads/:id/failed-rows',
  ]);
  const files = guarded.filter((route) => route.stepUp === 'download').map(({ path }) => path);
  for (const path of ['/educator/students', '/parent/students', '/uber/students', '/educator/upload-rows'])
    expect(files).toContain(path);
});

test('no child is ever asked for one', () => {
  const child = { id: 1, scope: 'student', traits: [], actingAsBy: null };
  expect(guarded.filter(({ access }) => access.verdict(child) === 'allowed')).toEqual([]);
});

test('nor can a call that is open to everybody ask', () => {
  const { serve } = anotherApp(kindred, {});
  const open = { summary: '', access: anyone, input: z.strictObject({}), output: z.void() } as const;
  const careless = endpoint({ ...open, method: 'GET', path: '/careless', stepUp: true });
  expect(() => serve(careless, async () => undefined)).toThrow('asks for a proof of who may be nobody');
});

test.each(SCOPES)('a proof that is too old opens none of them to %s, and changes no row', async (scope) => {
  const { id } = await buildAccount(db, { scope });
  const token = await stale(id);
  const actor = { id, scope, traits: ['verified'], actingAsBy: null };
  // What asks for some of its work only is tried by what it asks for: see `ways-in.test.ts`.
  const whole = guarded.filter((route) => route.stepUp !== 'partly');
  const own = whole.filter(({ access }) => access.verdict(actor) === 'allowed');
  expect(own.length).toBeGreaterThan(2);
  const before = await rowSums(db, ['sessions']);
  const opened: string[] = [];
  for (const { method, path, stepUp: asks } of own) {
    const file = asks === 'download' ? { _download: '1' } : {};
    const ids = path.endsWith('/subset') ? { _ids: [1] } : {};
    const reply = await kindred.app.server.inject({
      method,
      url: `/api${path.replaceAll(/:\w+/g, '1')}`,
      headers: { host: 'localhost:3000', 'access-token': `Bearer ${token}` },
      ...(method === 'GET' ? { query: file } : { payload: { ...file, ...ids } }),
    });
    if (reply.body !== JSON.stringify(REFUSED)) opened.push(`${method} ${path}: ${reply.body}`);
  }
  expect(opened).toEqual([]);
  expect(await rowSums(db, ['sessions'])).toEqual(before);
});

const cards = educatorStudents.loginInformation;

test('the refusal is kept, the password opens for ten minutes, and a list to look at needs none', async () => {
  const { id } = await buildAccount(db);
  const token = await stale(id);
  const look = async (input: Record<string, unknown>) =>
    (await kindred.call(cards, input, { token, remoteAddress: '198.51.100.7' })).error?.type;
  expect(await look({ ids: [1] })).toBe('step-up-required');
  const kept = db.selectFrom('audit').select(['action', 'details']).where('actor_id', '=', id);
  expect(await kept.execute()).toMatchObject([
    { action: 'refused.step-up', details: { call: 'POST /educator/students/login-information' } },
  ]);
  const wrong = await kindred.call(stepUp, { password: 'not mine' }, { token });
  expect([wrong.status, wrong.error?.errors]).toEqual([
    422,
    { password: { i18n: 'validation.password-incorrect' } },
  ]);
  expect(await look({ ids: [1] })).toBe('step-up-required');
  expect((await kindred.call(stepUp, { password: PASSWORD }, { token })).status).toBe(204);
  expect(await look({ ids: [1] })).toBe('not-found');
  const { action, subject_id } = await db
    .selectFrom('audit')
    .select(['action', 'subject_id'])
    .where('action', '=', 'session.prove')
    .executeTakeFirstOrThrow();
  expect([action, subject_id]).toEqual(['session.prove', id]);
  kindred.setNow(new Date(LATER.getTime() + FRESH_PROOF_MINUTES * 60_000));
  expect(await look({ ids: [1] })).toBe('not-found');
  kindred.setNow(new Date(LATER.getTime() + FRESH_PROOF_MINUTES * 60_000 + 1));
  expect(await look({ ids: [1] })).toBe('step-up-required');
});

test('guesses are slowed down, and the proof is for one session alone', async () => {
  const { id } = await buildAccount(db);
  const [token, other] = [await stale(id), await stale(id)];
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    statuses.push((await kindred.call(stepUp, { password: `guess ${count}` }, { token })).status);
  }
  expect(statuses.slice(0, 4)).toEqual([422, 422, 422, 422]);
  expect(statuses.at(-1)).toBe(429);
  kindred.setNow(new Date(LATER.getTime() + 900_000));
  expect((await kindred.call(stepUp, { password: PASSWORD }, { token })).status).toBe(204);
  expect((await kindred.call(cards, { ids: [1] }, { token })).status).toBe(404);
  expect((await kindred.call(cards, { ids: [1] }, { token: other })).error?.type).toBe('step-up-required');
});

test('who has no password yet is told so', async () => {
  const { id } = await buildAccount(db, { scope: 'parent' });
  await db.updateTable('accounts').set({ password_hash: null }).where('id', '=', id).execute();
  const reply = await kindred.call(stepUp, { password: PASSWORD }, { token: await stale(id) });
  expect([reply.status, reply.error?.i18n]).toEqual([409, 'accounts-sign-in.step-up.no-password']);
});

test('forms that ask for the password are a proof, too', async () => {
  const { id } = await buildAccount(db);
  const opens = async (token: string) => (await kindred.call(cards, { ids: [1] }, { token })).status === 404;
  const first = await stale(id);
  const address = 'somewhere-else@kindred.test';
  const username = { new_username: address, new_username_confirmation: address, current_password: PASSWORD };
  expect((await kindred.call(changeUsername, username, { token: first })).status).toBe(200);
  expect(await opens(first)).toBe(true);
  const second = await stale(id);
  const next = 'other-words-here-7';
  const password = { current_password: PASSWORD, new_password: next, new_password_confirmation: next };
  expect((await kindred.call(changePassword, password, { token: second })).status).toBe(200);
  expect(await opens(second)).toBe(true);
});

test("under an acting it is staff's own proof that counts, and staff's own password that gives one", async () => {
  const staff = await buildAccount(db, { scope: 'uber' });
  const customer = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: staff.id });
  const started = await kindred.call(startActing, { user_id: customer.id, reason: 'helps' }, { token });
  expect(started.status).toBe(200);
  const headers = { 'x-acting-as': String(customer.id) };
  const file = async () =>
    kindred.app.server.inject({
      method: 'GET',
      url: '/api/educator/students',
      query: { _download: '1' },
      headers: { host: 'localhost:3000', 'access-token': `Bearer ${token}`, ...headers },
    });
  expect((await file()).statusCode).toBe(200);
  kindred.setNow(LATER);
  expect((await file()).json()).toEqual(REFUSED);
  expect((await kindred.call(stepUp, { password: PASSWORD }, { token, headers })).status).toBe(403);
  expect((await kindred.call(stepUp, { password: PASSWORD }, { token })).status).toBe(204);
  expect((await file()).statusCode).toBe(200);
  await kindred.call(endActing, {}, { token });
});
