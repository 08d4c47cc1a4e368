import { beforeEach, expect, test } from 'vitest';
import { educatorStudents } from '#product/rosters/contract.ts';
import { codeAt, setUpApp, setUpPasskey } from '#testing/api/factors.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, PASSWORD } from '#testing/api/people.ts';
import { changePassword, changeUsername, stepUp } from '../../contract.ts';
import { askStepUp, removeApp, stepUpByCode, stepUpByPasskey } from '../../factors-contract.ts';
import { FRESH_PROOF_MINUTES } from '../../rules/sessions/doors.ts';

/** Who has a factor proves by it; who has none, by the password. */
const kindred = await testKindred();
const { db } = kindred;
const START = new Date('2026-09-14T15:00:00Z');
beforeEach(() => kindred.setNow(START));

/** Set up a while ago, so that what reaches further asks anew. */
async function holder(by: 'app' | 'passkey') {
  const account = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: account.id });
  const made = by === 'app' ? await setUpApp(kindred, token) : await setUpPasskey(kindred, token);
  kindred.setNow(new Date(START.getTime() + FRESH_PROOF_MINUTES * 60_000 + 60_000));
  return { ...account, token, made };
}
const opens = async (token: string): Promise<boolean> =>
  (await kindred.call(educatorStudents.loginInformation, { ids: [1] }, { token })).status === 404;

test('the password is not enough for who has more', async () => {
  const { token, made } = await holder('app');
  expect(await opens(token)).toBe(false);
  const reply = await kindred.call(stepUp, { password: PASSWORD }, { token });
  expect([reply.status, reply.error.i18n]).toEqual([409, 'accounts-factors.step-up.by-factor']);
  expect((await kindred.call(askStepUp, {}, { token })).body.data).toEqual({
    password: false,
    app: true,
    passkey: null,
  });
  expect((await kindred.call(stepUpByCode, { code: '000000' }, { token })).status).toBe(422);
  expect(await opens(token)).toBe(false);
  if (!('secret' in made)) throw new Error('this one has an app');
  const code = codeAt(made.secret, kindred.now());
  expect((await kindred.call(stepUpByCode, { code }, { token })).status).toBe(204);
  expect(await opens(token)).toBe(true);
  expect((await kindred.call(stepUpByCode, { code }, { token })).status).toBe(422);
  expect((await kindred.call(stepUpByCode, { code: made.codes[0] }, { token })).status).toBe(204);
});

test('a passkey proves it, in the session that asked alone', async () => {
  const { id, token, made } = await holder('passkey');
  const ask = async () => (await kindred.call(askStepUp, {}, { token })).body.data.passkey;
  const question = await ask();
  if (question === null || !('device' in made)) throw new Error('this one has a passkey');
  const signed = made.device.sign(question);
  const other = await kindred.tokenFor({ accountId: id });
  expect((await kindred.call(stepUpByPasskey, signed, { token: other })).status).toBe(409);
  expect((await kindred.call(stepUpByPasskey, signed, { token })).status).toBe(409);
  expect(await opens(token)).toBe(false);
  const again = await ask();
  if (again === null) throw new Error('this one has a passkey');
  expect((await kindred.call(stepUpByPasskey, made.device.sign(again), { token })).status).toBe(204);
  expect(await opens(token)).toBe(true);
});

test('who has neither goes on with the password', async () => {
  const { id } = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: id });
  expect((await kindred.call(askStepUp, {}, { token })).body.data).toEqual({
    password: true,
    app: false,
    passkey: null,
  });
  expect((await kindred.call(stepUpByCode, { code: '123456' }, { token })).status).toBe(422);
});

test('a factor is taken away, and credentials are changed, by who just proved it with one', async () => {
  const { token, made } = await holder('app');
  const next = 'other-words-here-7';
  const password = { current_password: PASSWORD, new_password: next, new_password_confirmation: next };
  const address = 'somewhere-new@kindred.test';
  const username = { new_username: address, new_username_confirmation: address, current_password: PASSWORD };
  const types = [
    (await kindred.call(removeApp, {}, { token })).error.type,
    (await kindred.call(changePassword, password, { token })).error.type,
    (await kindred.call(changeUsername, username, { token })).error.type,
  ];
  expect(types).toEqual(Array(3).fill('step-up-required'));
  if (!('secret' in made)) throw new Error('this one has an app');
  await kindred.call(stepUpByCode, { code: codeAt(made.secret, kindred.now()) }, { token });
  expect((await kindred.call(changeUsername, username, { token })).status).toBe(200);
  expect((await kindred.call(changePassword, password, { token })).status).toBe(200);
  expect((await kindred.call(removeApp, {}, { token })).status).toBe(200);
});
