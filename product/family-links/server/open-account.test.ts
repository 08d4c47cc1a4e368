import { beforeEach, expect, test } from 'vitest';
import { activateAccount, findActivation, requestAccount } from '#product/accounts/contract.ts';
import { login } from '#product/accounts/sign-in-contract.ts';
import { addEducator } from '#product/accounts/staff-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount, buildFamily, buildSchool, buildStudent } from '#testing/api/people.ts';
import { isWhole, oneIn } from '#testing/server/proof.ts';
import * as calls from '../contract.ts';
import { leaveChild } from '../contract.ts';
import { FAMILY_AGREEMENT } from '../rules/agreement.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const password = { password: 'violet-tractor-9', password_confirmation: 'violet-tractor-9' };
const REFUSED = { i18n: 'family-links.refused.code' };
const SENT = 'family-links.open.sent';

let teacher = { id: 0, token: '' };
let child = 0;

beforeEach(async () => {
  kindred.setNow('2026-11-02T15:00:00Z');
  const { id: school } = await buildSchool(db);
  const { id } = await buildAccount(db, { school_id: school });
  teacher = { id, token: await kindred.tokenFor({ accountId: id }) };
  const built = await buildStudent(db, appKey, { owner_id: id, school_id: school, first_name: 'Nora' });
  child = built.id;
});

async function made() {
  const { body } = await kindred.call(calls.inviteFamily, { id: child }, teacher);
  return { code: body.code, id: body.data.id };
}
let somebody = 0;
const newAddress = () => {
  somebody += 1;
  return `family.${somebody}@home.test`;
};
/** Each time as another browser, unless said. */
const open = (code: string, email: string, more: Record<string, unknown> = {}, browser = newAddress()) =>
  kindred.call(
    calls.openFamilyAccount,
    { code, first_name: 'Ines', last_name: 'Ruiz', email, agreed: true, language: 'en', ...more },
    { headers: { 'user-agent': browser } },
  );
const activate = (link: { id: string; code: string }, family_code: string, browser = newAddress()) =>
  kindred.call(
    calls.activateFamilyAccount,
    { ...link, ...password, family_code },
    { headers: { 'user-agent': browser } },
  );
const lettersTo = async (email: string) =>
  (await kindred.letters()).filter(({ recipient }) => recipient === email);
const accountOf = (email: string) =>
  db.selectFrom('accounts').selectAll().where('username', '=', email).executeTakeFirst();
const linked = () =>
  db.selectFrom('family_links').select('account_id').where('student_id', '=', child).execute();
/** A new address with its letter. */
async function invited(code: string) {
  const email = newAddress();
  expect((await open(code, email)).status).toBe(200);
  return { email, link: await linkFor(kindred, email) };
}

test('from the code to the page of the child: a letter, a password, the code once more', async () => {
  const { code } = await made();
  const email = newAddress();
  const reply = await open(code.toLowerCase(), email, { language: 'zh-TW' });
  expect(reply.body.notification).toMatchObject({ i18n: SENT, values: { email } });
  expect(await accountOf(email)).toMatchObject({
    scope: 'parent',
    role: null,
    status: 'not-activated',
    source: 'family-code',
    language: 'zh-TW',
  });
  // Who agreed to which text, and when.
  expect(
    await db
      .selectFrom('family_consents')
      .select(['text', 'version', 'language', 'agreed_at'])
      .where('account_id', '=', (await accountOf(email))?.id ?? 0)
      .execute(),
  ).toEqual([{ ...FAMILY_AGREEMENT, language: 'zh-TW', agreed_at: kindred.now() }]);
  expect(await linked()).toEqual([]);
  const [letter] = await lettersTo(email);
  expect(letter?.kind).toBe('family-code');
  expect(letter?.letter.subject).toContain('孩子');
  expect(JSON.stringify(letter)).not.toMatch(new RegExp(`${code}|Nora|Ines`));

  const link = await linkFor(kindred, email);
  expect((await kindred.call(findActivation, link)).body).toMatchObject({ type: 'form' });
  const { status, body } = await activate(link, code);
  expect([status, body.student_id]).toEqual([200, child]);
  expect(body.user).toMatchObject({ scope: 'parent', verified: true });
  const account = await accountOf(email);
  expect(account).toMatchObject({ status: 'verified', family_id: expect.any(Number) });
  expect(await linked()).toEqual([{ account_id: account?.id }]);
  expect((await kindred.call(leaveChild, { id: child }, { token: body.access_token })).status).toBe(200);
  const signedIn = await kindred.call(login, { username: email, password: password.password });
  expect(signedIn.status).toBe(200);
});

const gone: Record<string, (invite: { code: string; id: number }) => Promise<string>> = {
  'a wrong one': async ({ code }) => `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`,
  'nothing like one': async () => '家庭 " or 1=1',
  'a used one': async ({ code }) => {
    const { link } = await invited(code);
    expect((await activate(link, code)).status).toBe(200);
    return code;
  },
  'an ended one': async ({ code }) => {
    kindred.setNow('2026-12-02T15:00:00Z');
    return code;
  },
  'a revoked one': async ({ code, id }) => {
    expect((await kindred.call(calls.revokeInvite, { id }, teacher)).status).toBe(200);
    return code;
  },
  'one of an archived child': async ({ code }) => {
    await db.updateTable('students').set({ archived_at: kindred.now() }).where('id', '=', child).execute();
    return code;
  },
  'one whose maker has left': async ({ code }) => {
    await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', teacher.id).execute();
    return code;
  },
};

test.each(oneIn(3, Object.keys(gone)))(
  '%s opens nothing and mails nobody, and is answered like the others',
  async (which) => {
    const code = (await gone[which]?.(await made())) ?? '';
    const email = newAddress();
    const { status, error } = await open(code, email);
    expect([status, error.errors]).toEqual([422, { code: REFUSED }]);
    expect(await accountOf(email)).toBeUndefined();
    expect(await lettersTo(email)).toEqual([]);
  },
);

test.each(oneIn(3, Object.keys(gone)))(
  'typed again with the letter, %s changes nothing and costs no letter',
  async (which) => {
    const invite = await made();
    const { email, link } = await invited(invite.code);
    const code = (await gone[which]?.(invite)) ?? '';
    const before = await linked();
    if (which === 'an ended one') {
      // The letter is older than its two days by then.
      expect((await activate(link, code)).status).toBe(409);
      return;
    }
    const { status, error } = await activate(link, code);
    expect([status, error.errors]).toEqual([422, { family_code: REFUSED }]);
    expect(await accountOf(email)).toMatchObject({ status: 'not-activated', password_hash: null });
    expect(await linked()).toEqual(before);
    const alone = await activate(link, '');
    expect([alone.status, alone.body.student_id]).toEqual([200, null]);
    expect(await linked()).toEqual(before);
  },
);

const present: Record<string, (email: string) => Promise<string>> = {
  "a parent's": async (username) => {
    await buildAccount(db, { scope: 'parent', role: null, username, family_id: (await buildFamily(db)).id });
    return 'family-has-account';
  },
  "an educator's": async (username) => {
    await buildAccount(db, { username });
    return 'family-other-account';
  },
  "an invited educator's": async (username) => {
    await buildAccount(db, { username, status: 'not-activated', source: 'invite', password_hash: null });
    return 'family-other-account';
  },
  'that of a closed account': async (username) => {
    await buildAccount(db, { scope: 'parent', role: null, username, status: 'deactivated' });
    return 'family-other-account';
  },
};

test.each(Object.keys(present))(
  'an address that is %s is answered like a new one, and left as it is',
  async (which) => {
    const { code } = await made();
    const email = newAddress();
    const kind = await present[which]?.(email);
    const before = await accountOf(email);
    const known = await open(code, email);
    const fresh = newAddress();
    const unknown = await open(code, fresh);
    const text = JSON.stringify(unknown.body).replace(fresh, email);
    expect([known.status, JSON.stringify(known.body)]).toEqual([unknown.status, text]);
    expect(await accountOf(email)).toEqual(before);
    const letters = await lettersTo(email);
    expect(letters.map((letter) => letter.kind)).toEqual([kind]);
    expect(JSON.stringify(letters)).not.toContain(code);
    expect(await linked()).toEqual([]);
  },
);

test('who mistyped the address tries again with the same code, and whoever got the letter needs the code', async () => {
  const { code } = await made();
  const stranger = await invited(code);
  const right = await invited(code);
  const alone = await activate(stranger.link, '');
  expect([alone.status, alone.body.student_id]).toEqual([200, null]);
  expect((await activate(right.link, code)).body.student_id).toBe(child);
});

test.runIf(isWhole)(
  'of two letters that are answered in one moment with one code, one is linked; the other stays open',
  async () => {
    const { code } = await made();
    const [one, other] = [await invited(code), await invited(code)];
    const replies = await Promise.all([activate(one.link, code), activate(other.link, code)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await linked()).toHaveLength(1);
    const late = replies[0]?.status === 422 ? one : other;
    const next = await made();
    expect((await activate(late.link, next.code)).status).toBe(200);
  },
);

test('one letter, answered many times in one moment, opens one account and takes one code', async () => {
  const [first, second] = [await made(), await made()];
  const { link } = await invited(first.code);
  const replies = await Promise.all([first, second, first, second].map(({ code }) => activate(link, code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const used = db.selectFrom('family_invites').select('id').where('used_at', 'is not', null);
  expect(await used.where('id', 'in', [first.id, second.id]).execute()).toHaveLength(1);
});

test.runIf(isWhole)(
  'one address typed twice in one moment is one account, and only the last letter works',
  async () => {
    const { code } = await made();
    const email = newAddress();
    const replies = await Promise.all([open(code, email), open(code, email)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const first = await linkFor(kindred, email);
    await open(code, email);
    expect((await activate(first, code)).status).toBe(409);
    expect((await activate(await linkFor(kindred, email), code)).status).toBe(200);
  },
);

test('who guesses codes has to wait, with a letter as without', async () => {
  const guesses = Array.from({ length: 35 }, (_, guess) =>
    open(`WRONG${guess}`, newAddress(), {}, 'guesser'),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect([...new Set(statuses)].toSorted()).toEqual([422, 429]);
  const { code } = await made();
  const { link } = await invited(code);
  const tried = new Set<number>();
  for (let guess = 0; guess < 15; guess += 1) tried.add((await activate(link, `WRONG${guess}`)).status);
  expect([...tried]).toEqual([422, 429]);
});

test.runIf(isWhole)('one code mails only so many letters', async () => {
  const { code } = await made();
  const statuses: number[] = [];
  for (let letter = 0; letter < 8; letter += 1) statuses.push((await open(code, newAddress())).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});

test('who does not agree, or leaves something out, gets no letter', async () => {
  const { code } = await made();
  const email = newAddress();
  expect((await open(code, email, { agreed: false })).error.errors).toEqual({
    agreed: { i18n: 'validation.required' },
  });
  expect((await open(code, email, { first_name: '' })).status).toBe(422);
  expect((await open(code, 'nobody', {})).status).toBe(422);
  expect((await open(code, email, { scope: 'educator' })).status).toBe(422);
  expect(await lettersTo(email)).toEqual([]);
});

test("an educator's letter opens no way to a child", async () => {
  const { code } = await made();
  const email = newAddress();
  const form = { my_role: 'home', first_name: 'New', last_name: 'Comer', email };
  await kindred.call(requestAccount, form);
  const link = await linkFor(kindred, email);
  expect((await activate(link, code)).status).toBe(409);
  expect(await linked()).toEqual([]);
});

test('who asked on the public form before, and never came by the letter, still gets in by the code', async () => {
  const { code } = await made();
  const email = newAddress();
  await kindred.call(requestAccount, { my_role: 'home', first_name: 'New', last_name: 'Comer', email });
  const older = await linkFor(kindred, email);
  await open(code, email);
  expect(await accountOf(email)).toMatchObject({ scope: 'parent', first_name: 'Ines' });
  expect((await kindred.call(activateAccount, { ...older, ...password })).status).toBe(409);
  expect((await activate(await linkFor(kindred, email), code)).body.student_id).toBe(child);
});

test('and who asked by a code can still be added as an educator', async () => {
  const { email } = await invited((await made()).code);
  const { id } = await buildAccount(db, { scope: 'uber', role: null });
  const token = await kindred.tokenFor({ accountId: id });
  const school_id = (await buildSchool(db)).id;
  const educator = { first_name: 'Ines', last_name: 'Ruiz', email, role: 'educator', school_id };
  expect((await kindred.call(addEducator, educator, { token })).status).toBe(200);
  expect(await accountOf(email)).toMatchObject({ scope: 'educator', source: 'uber', school_id });
});

test('what happened is in the audit, without a name and without the code', async () => {
  const { code, id } = await made();
  const { email, link } = await invited(code);
  await activate(link, code);
  const account = await accountOf(email);
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'subject_type', 'subject_id', 'actor_id', 'details'])
    .where((row) =>
      row.or([
        row.and([row('subject_type', '=', 'account'), row('subject_id', '=', account?.id ?? 0)]),
        row.and([row('action', '=', 'family.link'), row('subject_id', '=', child)]),
      ]),
    )
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    {
      action: 'family.open-account',
      subject_type: 'account',
      subject_id: account?.id,
      actor_id: null,
      details: { invite: id },
    },
    {
      action: 'family.link',
      subject_type: 'student',
      subject_id: child,
      actor_id: account?.id,
      details: { invite: id, link: expect.any(Number) },
    },
    {
      action: 'account.activate',
      subject_type: 'account',
      subject_id: account?.id,
      actor_id: null,
      details: {},
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain(code);
});
