import { beforeEach, expect, test } from 'vitest';
import { unseal } from '#platform/server/crypto.ts';
import { authenticator } from '#testing/api/authenticator.ts';
import { codeAt, setUpApp, setUpPasskey } from '#testing/api/factors.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import * as calls from '../../factors-contract.ts';
import { RECOVERY_CODES } from '../../rules/factors/codes.ts';
import { MOST_PASSKEYS, TICKET_MINUTES } from '../../rules/factors/passkeys.ts';

/** What somebody sets up in the settings, against a device that is a program. */
const kindred = await testKindred();
const { db, appKey } = kindred;
const START = new Date('2026-09-14T15:00:00Z');
beforeEach(() => kindred.setNow(START));

const later = (seconds: number): void => kindred.setNow(new Date(kindred.now().getTime() + seconds * 1000));
const somebody = async (values: Parameters<typeof buildAccount>[1] = {}) => {
  const account = await buildAccount(db, values);
  return { ...account, token: await kindred.tokenFor({ accountId: account.id }) };
};
const factors = async (token: string) => (await kindred.call(calls.ownFactors, {}, { token })).body.data;
const lettersTo = async (username: string) =>
  (await kindred.letters()).filter(({ recipient }) => recipient === username).map(({ kind }) => kind);
const auditOf = async (id: number) =>
  (await db.selectFrom('audit').select('action').where('subject_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  );

test('passkeys are made, named, used and taken away, several of them', async () => {
  const { id, token, username } = await somebody();
  expect(await factors(token)).toEqual({
    passkeys: [],
    app_since: null,
    recovery_codes_left: 0,
    required: false,
    required_from: null,
  });
  const { codes } = await setUpPasskey(kindred, token);
  expect(codes).toHaveLength(RECOVERY_CODES);
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  const second = await setUpPasskey(kindred, token, authenticator(), 'The key in the drawer');
  expect(second.codes).toEqual([]);
  const { passkeys, recovery_codes_left: left } = await factors(token);
  expect(passkeys.map(({ name }) => name)).toEqual(['My phone', 'The key in the drawer']);
  expect(left).toBe(RECOVERY_CODES);
  const [first] = passkeys;
  const named = await kindred.call(calls.namePasskey, { id: first?.id, name: 'Old phone' }, { token });
  expect(named.status).toBe(200);
  expect((await factors(token)).passkeys[0]?.name).toBe('Old phone');
  for (const passkey of passkeys) {
    expect((await kindred.call(calls.removePasskey, { id: passkey.id }, { token })).status).toBe(200);
  }
  // With the last one the recovery codes are gone: they stand in for nothing.
  expect(await factors(token)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  expect(await lettersTo(username)).toEqual(Array(4).fill('factors-changed'));
  expect(await auditOf(id)).toEqual([
    'factor.add',
    'factor.add',
    'factor.name',
    'factor.remove',
    'factor.remove',
  ]);
});

test("nobody names or takes away another's passkey", async () => {
  const { token } = await somebody();
  await setUpPasskey(kindred, token);
  const id = (await factors(token)).passkeys[0]?.id;
  const { token: other } = await somebody();
  expect((await kindred.call(calls.namePasskey, { id, name: 'Mine' }, { token: other })).status).toBe(404);
  expect((await kindred.call(calls.removePasskey, { id }, { token: other })).status).toBe(404);
  expect((await factors(token)).passkeys).toMatchObject([{ name: 'My phone' }]);
});

test('a device says nothing of its maker, and what is kept says nothing of the person', async () => {
  const { id, token, username } = await somebody();
  const { options } = (await kindred.call(calls.askNewPasskey, {}, { token })).body.data;
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: username },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
  await setUpPasskey(kindred, token);
  const again = (await kindred.call(calls.askNewPasskey, {}, { token })).body.data.options;
  const kept = await db.selectFrom('passkeys').selectAll().where('account_id', '=', id).executeTakeFirst();
  expect(again.user.id).toBe(kept?.user_handle.toString('base64url'));
  expect(again.excludeCredentials.map((one) => one.id)).toEqual([kept?.credential_id.toString('base64url')]);
});

test.each([
  ['a page of somebody else', { origin: 'http://evil.test' }],
  ['the student site', { origin: 'http://student.localhost:3000' }],
  ['another port', { origin: 'http://localhost:4000' }],
])('a passkey that was made on %s is refused', async (_, where) => {
  const { token } = await somebody();
  const { data } = (await kindred.call(calls.askNewPasskey, {}, { token })).body;
  const reply = await kindred.call(calls.addPasskey, authenticator().make(data, where), { token });
  expect([reply.status, reply.error.i18n]).toEqual([409, 'accounts-factors.refused.new-passkey']);
  expect((await factors(token)).passkeys).toEqual([]);
});

test('nor is one for another host, one without a finger or a PIN, or one for another challenge', async () => {
  const { token } = await somebody();
  const ask = async () => (await kindred.call(calls.askNewPasskey, {}, { token })).body.data;
  const add = async (input: Record<string, unknown>) =>
    (await kindred.call(calls.addPasskey, input, { token })).status;
  expect(await add(authenticator().make(await ask(), { rpId: 'evil.test' }))).toBe(409);
  expect(await add(authenticator({ verifies: false }).make(await ask()))).toBe(409);
  const [one, two] = [await ask(), await ask()];
  expect(await add({ ...authenticator().make(one), token: two.token })).toBe(409);
  expect((await factors(token)).passkeys).toEqual([]);
});

test('a challenge is for one answer, five minutes, and the session that asked', async () => {
  const { id, token } = await somebody();
  const ask = async () => (await kindred.call(calls.askNewPasskey, {}, { token })).body.data;
  const add = async (input: Record<string, unknown>, by = token) =>
    (await kindred.call(calls.addPasskey, input, { token: by })).status;
  const made = authenticator().make(await ask());
  expect(await add(made)).toBe(200);
  expect(await add(made)).toBe(409);
  const stolen = authenticator().make(await ask());
  const { token: thief } = await somebody();
  expect(await add(stolen, thief)).toBe(409);
  // The attempt has used it up for its owner, too.
  expect(await add(stolen)).toBe(409);
  const ofOther = authenticator().make(await ask());
  expect(await add(ofOther, await kindred.tokenFor({ accountId: id }))).toBe(409);
  const old = authenticator().make(await ask());
  later(TICKET_MINUTES * 60);
  expect(await add(old)).toBe(409);
  expect((await factors(token)).passkeys).toHaveLength(1);
});

test('the same passkey is kept once, for one person', async () => {
  const device = authenticator();
  const { token } = await somebody();
  const { data } = (await kindred.call(calls.askNewPasskey, {}, { token })).body;
  const made = device.make(data);
  expect((await kindred.call(calls.addPasskey, made, { token })).status).toBe(200);
  const { token: other } = await somebody();
  const asked = (await kindred.call(calls.askNewPasskey, {}, { token: other })).body.data;
  const theirs = authenticator().make(asked);
  const copied = { ...theirs, credential: made.credential, attestation: made.attestation };
  expect((await kindred.call(calls.addPasskey, copied, { token: other })).status).toBe(409);
});

test('there is an end to how many', async () => {
  const { id, token } = await somebody();
  const row = { account_id: id, public_key: Buffer.of(1), user_handle: Buffer.alloc(32), created_at: START };
  const rows = Array.from({ length: MOST_PASSKEYS }, (_, place) => ({
    ...row,
    name: `Key ${place}`,
    credential_id: Buffer.from(`${id} ${place}`),
  }));
  await db.insertInto('passkeys').values(rows).execute();
  const reply = await kindred.call(calls.askNewPasskey, {}, { token });
  expect([reply.status, reply.error.i18n]).toEqual([409, 'accounts-factors.refused.many']);
});

test('an app is on once its first code was typed; its secret lies sealed', async () => {
  const { id, token, username } = await somebody();
  const { secret, uri } = (await kindred.call(calls.askNewApp, {}, { token })).body.data;
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(uri)).toContain(username);
  const row = () =>
    db.selectFrom('code_apps').selectAll().where('account_id', '=', id).executeTakeFirstOrThrow();
  const { secret_sealed: sealed } = await row();
  expect(sealed.toString('latin1')).not.toContain(secret);
  expect(unseal(appKey, sealed)).toBe(secret);
  expect(await factors(token)).toMatchObject({ app_since: null, recovery_codes_left: 0 });
  const wrong = await kindred.call(calls.addApp, { code: '000000' }, { token });
  expect(wrong.error.errors).toEqual({ code: { i18n: 'accounts-factors.refused.code' } });
  // A recovery code, or none, is no code of the app.
  expect((await kindred.call(calls.addApp, { code: 'abcd-efgh-jkmn-pqrs' }, { token })).status).toBe(422);
  const code = codeAt(secret, kindred.now());
  const added = await kindred.call(calls.addApp, { code }, { token });
  expect(added.body.data.recovery_codes).toHaveLength(RECOVERY_CODES);
  expect(await factors(token)).toMatchObject({ app_since: START.toISOString(), recovery_codes_left: 10 });
  expect((await kindred.call(calls.addApp, { code }, { token })).status).toBe(422);
  const another = await kindred.call(calls.askNewApp, {}, { token });
  expect([another.status, another.error.i18n]).toEqual([409, 'accounts-factors.refused.app-on']);
  expect((await kindred.call(calls.removeApp, {}, { token })).status).toBe(200);
  expect((await kindred.call(calls.removeApp, {}, { token })).status).toBe(404);
  expect(await lettersTo(username)).toEqual(['factors-changed', 'factors-changed']);
});

test.each([
  ['passkey', setUpPasskey],
  ['app', setUpApp],
] as const)(
  'the first factor signs out the other browsers, and the letter says so: a %s',
  async (_, setUp) => {
    const { id, token, username } = await somebody();
    const elsewhere = await kindred.tokenFor({ accountId: id });
    await setUp(kindred, token);
    expect((await kindred.call(calls.ownFactors, {}, { token: elsewhere })).status).toBe(401);
    expect((await kindred.call(calls.ownFactors, {}, { token })).status).toBe(200);
    const [letter] = (await kindred.letters()).filter(({ recipient }) => recipient === username);
    expect(letter?.letter.text).toContain('Other browsers in which you were signed in have been signed out.');
    // The next one changes nothing for who has shown the first.
    const again = await kindred.tokenFor({ accountId: id });
    await setUpPasskey(kindred, token, authenticator(), 'Another');
    expect((await kindred.call(calls.ownFactors, {}, { token: again })).status).toBe(200);
  },
);

test('recovery codes are kept as hashes, and made anew', async () => {
  const { id, token, username } = await somebody();
  const nothing = await kindred.call(calls.makeRecoveryCodes, {}, { token });
  expect([nothing.status, nothing.error.i18n]).toEqual([409, 'accounts-factors.refused.none']);
  const { codes } = await setUpApp(kindred, token);
  const rows = await db.selectFrom('recovery_codes').selectAll().where('account_id', '=', id).execute();
  const kept = rows.map(({ code_hash: hash }) => hash.toString('latin1')).join(' ');
  for (const code of codes) expect(kept).not.toContain(code.slice(0, 9));
  const { recovery_codes: fresh } = (await kindred.call(calls.makeRecoveryCodes, {}, { token })).body.data;
  expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
  expect(await lettersTo(username)).toEqual(['factors-changed', 'factors-changed']);
});

test('staff who act as somebody neither see nor change what they sign in with', async () => {
  const { id } = await somebody();
  const { id: staffId } = await buildAccount(db, { scope: 'uber' });
  const token = await kindred.tokenFor({ accountId: staffId });
  await db
    .insertInto('acting_sessions')
    .values({
      staff_id: staffId,
      account_id: id,
      reason: 'asked on the phone',
      started_at: START,
      ends_at: new Date(START.getTime() + 3_600_000),
    })
    .execute();
  const headers = { 'x-acting-as': String(id) };
  for (const call of [calls.ownFactors, calls.askNewPasskey, calls.askNewApp, calls.makeRecoveryCodes]) {
    expect((await kindred.call(call, {}, { token, headers })).status).toBe(403);
  }
});
