import { expect, test } from 'vitest';
import { hashToken, randomToken, seal } from '#platform/server/crypto.ts';
import { DASHBOARD, STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildStudent, LICENSED } from '#testing/api/people.ts';
import { handshake } from '../../sign-in-contract.ts';
import { badgeLogin, getBadges, setBadges } from '../../sign-on-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const teacher = await buildAccount(db, { badges: true });

async function badged(values: Partial<Parameters<typeof buildStudent>[2]> = {}) {
  const code = randomToken(18);
  const student = await buildStudent(db, appKey, {
    ...LICENSED,
    owner_id: teacher.id,
    badge_hash: hashToken(code),
    badge_sealed: seal(appKey, code),
    ...values,
  });
  return { student, code };
}

const use = (code: string, options: { host?: string; token?: string } = {}) =>
  kindred.call(badgeLogin, { code }, { host: STUDENT_SITE, ...options });

test('a badge signs its student in, again and again', async () => {
  const { student, code } = await badged();
  for (const _ of [1, 2]) {
    const { status, body } = await use(code);
    expect([status, body.user.id, body.user.scope]).toEqual([200, student.id, 'student']);
  }
  const audit = await db
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('subject_id', '=', student.id)
    .execute();
  expect(audit).toEqual(Array(2).fill({ action: 'session.start', details: { by: 'badge' } }));
});

test.each([
  ['an unknown code', async () => randomToken(18), 'unknown'],
  [
    'a badge of an archived student',
    async () => (await badged({ archived_at: kindred.now() })).code,
    'archived',
  ],
  ['a badge of a copy', async () => (await badged({ is_sandbox: true })).code, 'unknown'],
  ['a badge without a license', async () => (await badged({ license_ends_on: null })).code, 'no-license'],
  [
    'a badge of a class that has them off',
    async () => (await badged({ owner_id: (await buildAccount(db)).id })).code,
    'off',
  ],
])('%s is refused', async (_, make, fault) => {
  const { status, error } = await use(await make());
  expect([status, error]).toEqual([409, { type: 'refused', i18n: `accounts-sign-on.badge.fault.${fault}` }]);
});

test('the switch is off until somebody turns it on, and counts at once', async () => {
  const other = await buildAccount(db);
  const { code } = await badged({ owner_id: other.id });
  const token = await kindred.tokenFor({ accountId: other.id });
  expect((await kindred.call(getBadges, {}, { token })).body.data.on).toBe(false);
  expect((await use(code)).status).toBe(409);
  const on = await kindred.call(setBadges, { on: true }, { token });
  expect(on.body.notification).toEqual({ type: 'success', i18n: 'notification.badges.on' });
  expect((await kindred.call(getBadges, {}, { token })).body.data.on).toBe(true);
  expect((await use(code)).status).toBe(200);
  const again = await kindred.call(setBadges, { on: true }, { token });
  expect(again.body.notification.i18n).toBe('notification.nothing-changed');
  await kindred.call(setBadges, { on: false }, { token });
  expect((await use(code)).error.i18n).toBe('accounts-sign-on.badge.fault.off');
  const audit = await db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'badges.set')
    .where('actor_id', '=', other.id)
    .orderBy('id')
    .execute();
  expect(audit.map(({ details }) => details)).toEqual([{ on: true }, { on: false }]);
});

test('in a family one parent is enough', async () => {
  const family = await buildFamily(db);
  const [one, other] = [
    await buildAccount(db, { scope: 'parent', family_id: family.id }),
    await buildAccount(db, { scope: 'parent', family_id: family.id }),
  ];
  const { code } = await badged({ owner_id: one.id, family_id: family.id });
  expect((await use(code)).error.i18n).toBe('accounts-sign-on.badge.fault.off');
  await kindred.call(setBadges, { on: true }, { token: await kindred.tokenFor({ accountId: other.id }) });
  expect((await use(code)).status).toBe(200);
});

test('turning badges off ends what a badge opened, and nothing else', async () => {
  const family = await buildFamily(db);
  const [one, other] = [
    await buildAccount(db, { scope: 'parent', family_id: family.id, badges: true }),
    await buildAccount(db, { scope: 'parent', family_id: family.id, badges: true }),
  ];
  const { code, student } = await badged({ owner_id: one.id, family_id: family.id });
  const neighbor = (await use((await badged()).code)).body.access_token;
  const opened = (await use(code)).body.access_token;
  const byPassword = await kindred.tokenFor({ studentId: student.id });
  const isIn = async (token: string) =>
    (await kindred.call(handshake, {}, { token, host: STUDENT_SITE })).status === 200;
  const turnOff = async ({ id }: { id: number }) =>
    kindred.call(setBadges, { on: false }, { token: await kindred.tokenFor({ accountId: id }) });
  await turnOff(one);
  // The other parent still has them on.
  expect(await isIn(opened)).toBe(true);
  await turnOff(other);
  expect([await isIn(opened), await isIn(byPassword), await isIn(neighbor)]).toEqual([false, true, true]);
});

test('whoever was signed in at this computer is so no longer', async () => {
  const earlier = await buildStudent(db, appKey, { ...LICENSED, owner_id: teacher.id });
  const token = await kindred.tokenFor({ studentId: earlier.id });
  const { code } = await badged();
  expect((await use(code, { token })).status).toBe(200);
  expect((await kindred.call(handshake, {}, { token, host: STUDENT_SITE })).status).toBe(401);
});

test('the dashboard takes no badges', async () => {
  const { code } = await badged();
  expect((await use(code, { host: DASHBOARD })).status).toBe(404);
});

test('many tries are slowed down, for a moment', async () => {
  const headers = { 'user-agent': 'somebody who tries' };
  const ask = () => kindred.call(badgeLogin, { code: randomToken(18) }, { host: STUDENT_SITE, headers });
  await db.deleteFrom('throttles').execute();
  expect((await ask()).status).toBe(409);
  await db.updateTable('throttles').set({ failures: 350 }).execute();
  expect((await ask()).status).toBe(409);
  const slowed = await ask();
  expect([slowed.status, Number(slowed.error.values?.['seconds']) <= 30]).toEqual([429, true]);
});
