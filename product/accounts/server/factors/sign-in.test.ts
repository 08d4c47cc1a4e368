import { beforeEach, expect, test } from 'vitest';
import { authenticator } from '#testing/api/authenticator.ts';
import { codeAt, setUpApp, setUpPasskey } from '#testing/api/factors.ts';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { buildAccount, PASSWORD } from '#testing/api/people.ts';
import { askPasskey, codeLogin, passkeyLogin } from '../../factors-contract.ts';
import { TICKET_MINUTES } from '../../rules/factors/passkeys.ts';
import { ownSessions } from '../../sessions-contract.ts';
import { getProfile, login } from '../../sign-in-contract.ts';

/** Coming in with more than a password, and without one. */
const kindred = await testKindred();
const { db } = kindred;
const START = new Date('2026-09-14T15:00:00Z');
beforeEach(() => kindred.setNow(START));

const later = (seconds: number): void => kindred.setNow(new Date(kindred.now().getTime() + seconds * 1000));
const lettersTo = async (username: string) =>
  (await kindred.letters()).filter(({ recipient }) => recipient === username).map(({ kind }) => kind);
const holder = async (by: 'app' | 'passkey') => {
  const account = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: account.id });
  const made =
    by === 'app'
      ? { ...(await setUpApp(kindred, token)), device: authenticator() }
      : { ...(await setUpPasskey(kindred, token)), secret: '' };
  later(60);
  return { ...account, ...made };
};
const begin = async (username: string) => {
  const reply = await kindred.call(login, { username, password: PASSWORD });
  return { status: reply.status, type: reply.error.type, ticket: String(reply.error.values?.['ticket']) };
};
const tryCode = (ticket: string, code: string) => kindred.call(codeLogin, { ticket, code });
const ask = async (ticket?: string) =>
  (await kindred.call(askPasskey, ticket === undefined ? {} : { ticket })).body.data;
const REFUSED = [409, 'accounts-factors.refused.passkey'];
const refusalOf = async (input: Record<string, unknown>) => {
  const reply = await kindred.call(passkeyLogin, input);
  return [reply.status, reply.error.i18n];
};

test('a right password is half of it: no session, no device, but a ticket for the rest', async () => {
  const { id, username } = await holder('app');
  await db.deleteFrom('sessions').where('account_id', '=', id).execute();
  const reply = await kindred.call(login, { username, password: PASSWORD });
  expect(reply.status).toBe(403);
  expect(reply.error).toEqual({
    type: 'second-step-required',
    i18n: 'error.second-step-required',
    values: { ticket: expect.stringMatching(/^[\w-]{43}$/), passkeys: 0, app: 1 },
  });
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(await db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()).toEqual([]);
});

test('a wrong password sounds the same, whether there is more to come or not', async () => {
  const [{ username }, { username: plain }] = [await holder('app'), await buildAccount(db)];
  const wrong = async (name: string) =>
    (await kindred.call(login, { username: name, password: 'something else' })).error;
  expect(await wrong(username)).toEqual(await wrong(plain));
});

test('a code of the app opens, once; the next one opens again', async () => {
  const { id, username, secret } = await holder('app');
  const code = codeAt(secret, kindred.now());
  const { ticket } = await begin(username);
  const reply = await tryCode(ticket, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(reply.status).toBe(200);
  const token = reply.body.access_token;
  const [session] = (await kindred.call(ownSessions, {}, { token })).body.data;
  expect(session).toMatchObject({ current: true, signed_in_by: 'two-step' });
  // The ticket is used, and so is the code; what came before it is so, too.
  expect((await tryCode(ticket, code)).error.i18n).toBe('accounts-factors.refused.ticket');
  const again = await begin(username);
  expect((await tryCode(again.ticket, code)).status).toBe(422);
  expect((await tryCode(again.ticket, codeAt(secret, START))).status).toBe(422);
  later(30);
  expect((await tryCode(again.ticket, codeAt(secret, kindred.now()))).status).toBe(200);
  const starts = await db
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .where('action', 'in', ['session.start', 'refused.second-step'])
    .execute();
  expect(starts.filter(({ action }) => action === 'session.start')).toHaveLength(2);
  expect(starts[0]?.details).toMatchObject({ by: 'two-step' });
});

test.each([
  ['of half a minute ago', -30, 200],
  ['of a minute ago', -60, 422],
  ['that is still to come', 30, 422],
])('a code %s', async (_, seconds, status) => {
  const { username, secret } = await holder('app');
  later(90);
  const { ticket } = await begin(username);
  const moment = new Date(kindred.now().getTime() + seconds * 1000);
  expect((await tryCode(ticket, codeAt(secret, moment))).status).toBe(status);
});

test('of two who type the same code at the same moment one comes in', async () => {
  const { username, secret } = await holder('app');
  const tickets = [(await begin(username)).ticket, (await begin(username)).ticket];
  const code = codeAt(secret, kindred.now());
  const replies = await Promise.all(tickets.map((ticket) => tryCode(ticket, code)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('a recovery code opens, once, and its owner is told by letter', async () => {
  const { username, codes, id } = await holder('app');
  const [first = '', second = ''] = codes;
  const { ticket } = await begin(username);
  expect((await tryCode(ticket, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await tryCode((await begin(username)).ticket, first)).status).toBe(422);
  expect((await tryCode((await begin(username)).ticket, second)).status).toBe(200);
  expect((await lettersTo(username)).filter((kind) => kind === 'recovery-code-used')).toHaveLength(2);
  const left = db.selectFrom('recovery_codes').select('used_at').where('account_id', '=', id);
  expect((await left.execute()).filter(({ used_at: used }) => used === null)).toHaveLength(8);
  const other = await holder('app');
  expect((await tryCode((await begin(other.username)).ticket, codes[2] ?? '')).status).toBe(422);
});

test('guesses are slowed down, over all tickets, and a ticket ends after five minutes', async () => {
  const { username, secret } = await holder('app');
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    statuses.push((await tryCode((await begin(username)).ticket, `00000${count}`)).status);
  }
  expect(statuses.slice(0, 4)).toEqual([422, 422, 422, 422]);
  expect(statuses.at(-1)).toBe(429);
  later(900);
  const { ticket } = await begin(username);
  later(TICKET_MINUTES * 60);
  expect((await tryCode(ticket, codeAt(secret, kindred.now()))).error.i18n).toBe(
    'accounts-factors.refused.ticket',
  );
});

test('who was deactivated in between stays out', async () => {
  const { id, username, secret } = await holder('app');
  const { ticket } = await begin(username);
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', id).execute();
  expect((await tryCode(ticket, codeAt(secret, kindred.now()))).status).toBe(409);
});

test('a passkey opens by itself, and its use is seen', async () => {
  const { id, device } = await holder('passkey');
  const reply = await kindred.call(passkeyLogin, device.sign(await ask()));
  expect([reply.status, reply.body.user.id]).toEqual([200, id]);
  const token = reply.body.access_token;
  expect((await kindred.call(ownSessions, {}, { token })).body.data[0]?.signed_in_by).toBe('passkey');
  const kept = await db.selectFrom('passkeys').selectAll().where('account_id', '=', id).executeTakeFirst();
  expect(kept?.used_at).toEqual(kindred.now());
  expect(kept?.counter).toBeGreaterThan(0);
});

test('after the password only a passkey of that account does', async () => {
  const [one, two] = [await holder('passkey'), await holder('passkey')];
  const question = await ask((await begin(one.username)).ticket);
  expect(question.options.allowCredentials).toHaveLength(1);
  const { options, token } = question;
  expect(await refusalOf(two.device.sign({ token, options: { ...options, allowCredentials: [] } }))).toEqual(
    REFUSED,
  );
  const again = await ask((await begin(one.username)).ticket);
  expect((await kindred.call(passkeyLogin, one.device.sign(again))).body.user.id).toBe(one.id);
  expect((await kindred.call(askPasskey, { ticket: 'x'.repeat(43) })).error.i18n).toBe(
    'accounts-factors.refused.ticket',
  );
});

test('an answer counts once, for its own challenge, for five minutes', async () => {
  const { device } = await holder('passkey');
  const signed = device.sign(await ask());
  expect((await kindred.call(passkeyLogin, signed)).status).toBe(200);
  expect(await refusalOf(signed)).toEqual(REFUSED);
  // Nor with a challenge that somebody else was given.
  expect(await refusalOf({ ...device.sign(await ask()), token: (await ask()).token })).toEqual(REFUSED);
  const late = device.sign(await ask());
  later(TICKET_MINUTES * 60);
  expect(await refusalOf(late)).toEqual(REFUSED);
});

test.each([
  'http://evil.test',
  'https://localhost:3000',
  'http://student.localhost:3000',
  'http://localhost',
])('an answer that was given on %s is refused', async (origin) => {
  const { device } = await holder('passkey');
  expect(await refusalOf(device.sign(await ask(), { origin }))).toEqual(REFUSED);
});

test('an answer for another host, or without a finger or a PIN, is refused', async () => {
  const { device } = await holder('passkey');
  expect(await refusalOf(device.sign(await ask(), { rpId: 'evil.test' }))).toEqual(REFUSED);
  expect(await refusalOf(device.sign(await ask(), { rpId: 'student.localhost' }))).toEqual(REFUSED);
  const signed = device.sign(await ask());
  const unverified = Buffer.from(signed.authenticator_data, 'base64url');
  unverified[32] = 0x01;
  const changed = { ...signed, authenticator_data: unverified.toString('base64url') };
  expect(await refusalOf(changed)).toEqual(REFUSED);
});

test('a brand at a host of its own takes the same passkeys', async () => {
  const { device, id } = await holder('passkey');
  const signed = device.sign(await ask(), { origin: 'http://taiwan.localhost:3000' });
  expect((await kindred.call(passkeyLogin, signed)).body.user.id).toBe(id);
});

test('what was changed on the way is refused, and so is a passkey nobody knows', async () => {
  const { device } = await holder('passkey');
  const other = await holder('passkey');
  const theirs = device.sign(await ask());
  const flipped = Buffer.from(theirs.signature, 'base64url');
  flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
  expect(await refusalOf({ ...theirs, signature: flipped.toString('base64url') })).toEqual(REFUSED);
  // The handle of somebody else beside a good signature.
  const handle = other.device.sign(await ask()).user_handle;
  expect(await refusalOf({ ...device.sign(await ask()), user_handle: handle })).toEqual(REFUSED);
  const data = device.sign(await ask());
  const bytes = Buffer.from(data.authenticator_data, 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  expect(await refusalOf({ ...data, authenticator_data: bytes.toString('base64url') })).toEqual(REFUSED);
  await db.deleteFrom('passkeys').where('account_id', '=', other.id).execute();
  expect(await refusalOf(other.device.sign(await ask()))).toEqual(REFUSED);
});

test('a device that counts is refused when it counts backwards; one that stays at 0 is not', async () => {
  const { device, id } = await holder('passkey');
  expect((await kindred.call(passkeyLogin, device.sign(await ask()))).status).toBe(200);
  await db.updateTable('passkeys').set({ counter: 1000 }).where('account_id', '=', id).execute();
  expect(await refusalOf(device.sign(await ask()))).toEqual(REFUSED);

  const account = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: account.id });
  const { device: synced } = await setUpPasskey(kindred, token, authenticator({ counts: 0 }));
  for (const _ of [1, 2]) {
    expect((await kindred.call(passkeyLogin, synced.sign(await ask()))).body.user.id).toBe(account.id);
  }
});

test('a question says the same to everybody, and is not asked without end', async () => {
  const question = await ask();
  expect(question.options.allowCredentials).toEqual([]);
  expect(Object.keys(question.options).toSorted()).toEqual(
    Object.keys((await ask((await begin((await holder('passkey')).username)).ticket)).options).toSorted(),
  );
  const headers = { 'user-agent': 'somebody in a hurry' };
  const statuses = new Set<number>();
  for (let count = 0; count < 130; count += 1) {
    statuses.add((await kindred.call(askPasskey, {}, { headers })).status);
  }
  expect([...statuses]).toEqual([200, 429]);
});

test('children have nothing of it', async () => {
  const { device, username } = await holder('passkey');
  const { data } = (await kindred.call(askPasskey, {}, { host: STUDENT_SITE })).body;
  const signed = device.sign(data, { origin: `http://${STUDENT_SITE}` });
  expect(await refusalOf(signed)).toEqual(REFUSED);
  const reply = await kindred.call(login, { username, password: PASSWORD }, { host: STUDENT_SITE });
  expect(reply.error.type).toBe('validation-failed');
});

test('a new browser is told of after the second step, not after the password', async () => {
  const { username, secret } = await holder('app');
  const { ticket } = await begin(username);
  await tryCode(ticket, codeAt(secret, kindred.now()));
  later(60);
  const next = await begin(username);
  expect(await lettersTo(username)).not.toContain('new-browser');
  const reply = await tryCode(next.ticket, codeAt(secret, kindred.now()));
  expect(String(reply.headers['set-cookie'])).toMatch(/^device=/);
  expect(await lettersTo(username)).toContain('new-browser');
  expect((await kindred.call(getProfile, {}, { token: reply.body.access_token })).status).toBe(200);
});
