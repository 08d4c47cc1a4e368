import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { findActivation, requestAccount } from '../../contract.ts';

const kindred = await testKindred();
const { db } = kindred;

const whole = {
  my_role: 'educator',
  my_role_description: 'Third grade',
  first_name: ' Wanjirũ ',
  last_name: "O'Brien-Müller",
  district: 'Larkspur',
  school: 'Maple Elementary',
  programs_evaluation_goal_option: 'purchase',
  i_agree_to_one_student: true,
  referral: 'login-modal',
  referrer: 'https://example.test/',
};

const lettersTo = async (recipient: string) =>
  (await kindred.letters()).filter((letter) => letter.recipient === recipient);

test.each(['educator', 'administrator', 'clinician'])(
  '%s asks with the whole form and gets a letter',
  async (my_role) => {
    const email = `${my_role}@request.test`;
    const reply = await kindred.call(requestAccount, { ...whole, my_role, email: email.toUpperCase() });
    expect(reply.body).toEqual({
      type: 'notification',
      notification: { type: 'success', i18n: 'notification.account-request.success', values: { email } },
    });
    const account = await db
      .selectFrom('accounts')
      .innerJoin('account_requests', 'account_requests.account_id', 'accounts.id')
      .selectAll()
      .where('username', '=', email)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({
      scope: 'educator',
      role: my_role,
      status: 'not-activated',
      source: 'form',
      password_hash: null,
      free_trial_ends_on: null,
      first_name: 'Wanjirũ',
      last_name: "O'Brien-Müller",
      district: 'Larkspur',
      school: 'Maple Elementary',
      programs_evaluation_goal_option: 'purchase',
      i_agree_to_one_student: true,
      referral: 'login-modal',
    });
    const [letter] = await lettersTo(email);
    expect(letter?.kind).toBe('activation');
    expect(letter?.letter.text).toContain('http://localhost:3000/account/activate/');
  },
);

test('home asks with a name and an address only, and becomes an educator of that role', async () => {
  const email = 'home@request.test';
  const reply = await kindred.call(requestAccount, {
    my_role: 'home',
    first_name: 'A',
    last_name: 'B',
    email,
  });
  expect(reply.body.notification.type).toBe('success');
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('username', '=', email)
    .executeTakeFirst();
  expect(account).toMatchObject({ scope: 'educator', role: 'home', status: 'not-activated' });
});

test('a student is told to ask a teacher, and nothing is kept', async () => {
  const before = await rowSums(db);
  const student = { my_role: 'student', first_name: 'A', last_name: 'B', email: 'child@request.test' };
  const reply = await kindred.call(requestAccount, student);
  expect(reply.body.notification).toEqual({ type: 'info', i18n: 'notification.account-request.student' });
  expect(await rowSums(db)).toEqual(before);
});

test('what the longer form asks for is missed by name', async () => {
  const short = { my_role: 'clinician', first_name: 'A', last_name: 'B', email: 'short@request.test' };
  const before = await rowSums(db);
  const reply = await kindred.call(requestAccount, short);
  expect(reply.status).toBe(422);
  expect(reply.error.errors).toEqual({
    my_role_description: { i18n: 'validation.required' },
    district: { i18n: 'validation.required' },
    school: { i18n: 'validation.required' },
    programs_evaluation_goal_option: { i18n: 'validation.required' },
    i_agree_to_one_student: { i18n: 'validation.required' },
  });
  expect(await rowSums(db)).toEqual(before);
});

test.each([
  [{ my_role: 'other' }, { my_role: { i18n: 'validation.in' } }],
  [{ my_role: '' }, { my_role: { i18n: 'validation.required' } }],
  [{ email: 'not an address' }, { email: { i18n: 'validation.email' } }],
  [{ email: 'a\u0000b@request.test' }, { email: { i18n: 'validation.email' } }],
  [{ email: `${'a'.repeat(250)}@request.test` }, { email: { i18n: 'validation.email' } }],
  [{ first_name: '   ' }, { first_name: { i18n: 'validation.required' } }],
  [{ last_name: 'a\u0000b' }, { last_name: { i18n: 'validation.text' } }],
  [{ district: 'x'.repeat(201) }, { district: { i18n: 'validation.max-200' } }],
  [{ i_agree_to_one_student: 'yes' }, { i_agree_to_one_student: { i18n: 'validation.boolean' } }],
  [{ status: 'verified' }, { status: { i18n: 'validation.unknown' } }],
])('%j is refused beside its field', async (wrong, errors) => {
  const reply = await kindred.call(requestAccount, { ...whole, email: 'wrong@request.test', ...wrong });
  expect(reply.status).toBe(422);
  expect(reply.error.errors).toEqual(errors);
});

test('asking again before activating mails a new link, and the old one stops working', async () => {
  const email = 'twice@request.test';
  await kindred.call(requestAccount, { ...whole, email });
  const first = await linkFor(kindred, email);
  const reply = await kindred.call(requestAccount, { ...whole, email, first_name: 'Somebody else' });
  expect(reply.body.notification).toMatchObject({
    type: 'success',
    i18n: 'notification.account-request.resent',
  });
  const status = async (link: object) => (await kindred.call(findActivation, { ...link })).status;
  expect([await status(first), await status(await linkFor(kindred, email))]).toEqual([409, 200]);
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('username', '=', email)
    .executeTakeFirstOrThrow();
  expect(account.first_name).toBe('Wanjirũ');
});

test.each([
  { status: 'verified', i18n: 'is-activated', type: 'info' },
  { status: 'not-verified', i18n: 'is-activated', type: 'info' },
  { status: 'on-hold', i18n: 'is-activated', type: 'info' },
  { status: 'deactivated', i18n: 'deactivated', type: 'warning' },
] as const)(
  'an address whose account is $status gets no letter and no second account',
  async ({ status, i18n, type }) => {
    const { username, id } = await buildAccount(db, { status });
    const reply = await kindred.call(requestAccount, { ...whole, email: username });
    expect(reply.body.notification).toMatchObject({ type, i18n: `notification.account-request.${i18n}` });
    expect(await lettersTo(username)).toEqual([]);
    const rows = await db
      .selectFrom('accounts')
      .select(['id', 'status'])
      .where('username', '=', username)
      .execute();
    expect(rows).toEqual([{ id, status }]);
  },
);

test('twenty identical requests at once make one account and a handful of letters', async () => {
  const email = 'parallel@request.test';
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => kindred.call(requestAccount, { ...whole, email })),
  );
  const statuses = new Set(replies.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 429)).toEqual([]);
  const accounts = await db.selectFrom('accounts').select('id').where('username', '=', email).execute();
  expect(accounts).toHaveLength(1);
  const letters = await lettersTo(email);
  expect(letters.length).toBeGreaterThan(0);
  expect(letters.length).toBeLessThanOrEqual(5);
  const usable = await db
    .selectFrom('links')
    .select('id')
    .where('account_id', '=', accounts[0]?.id ?? 0)
    .where('consumed_at', 'is', null)
    .execute();
  expect(usable).toHaveLength(1);
});

test('more people asking at once than there are connections are all served', async () => {
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      kindred.call(
        requestAccount,
        { ...whole, email: `crowd-${number}@request.test` },
        { headers: { 'user-agent': `browser ${number}` } },
      ),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
});

test('mailing somebody without end is refused with the time to wait', async () => {
  const email = 'flood@request.test';
  for (let count = 0; count < 5; count += 1) await kindred.call(requestAccount, { ...whole, email });
  const reply = await kindred.call(requestAccount, { ...whole, email });
  expect(reply.status).toBe(429);
  expect(reply.headers['retry-after']).toBe('1');
  expect(reply.error).toEqual({
    type: 'too-many-attempts',
    i18n: 'error.too-many-attempts',
    values: { seconds: 1 },
  });
});
