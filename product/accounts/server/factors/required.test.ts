import { beforeEach, expect, test } from 'vitest';
import { pathParameters } from '#platform/contract/endpoint.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { setUpApp, setUpPasskey } from '#testing/api/factors.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildGroup, buildSchool, PASSWORD } from '#testing/api/people.ts';
import * as calls from '../../factors-contract.ts';
import { getProfile, login } from '../../sign-in-contract.ts';

/** Who needs a factor, and who helps when it is lost. */
const kindred = await testKindred({ STAFF_SECOND_STEP: 'required' });
const { db } = kindred;
const START = new Date('2026-09-14T15:00:00Z');
beforeEach(() => kindred.setNow(START));

const signedIn = async (values: Parameters<typeof buildAccount>[1] = {}) => {
  const account = await buildAccount(db, values);
  return { ...account, token: await kindred.tokenFor({ accountId: account.id }) };
};
const isDue = async (token: string) => (await kindred.call(getProfile, {}, { token })).body.data.factor_due;
const toldDays = async () =>
  (
    await db
      .selectFrom('dashboard_notifications')
      .where('kind', '=', 'second-step')
      .select(['account_id', 'data'])
      .execute()
  )
    .map(({ account_id, data }) => [account_id, data])
    .toSorted();
const lettersTo = async (username: string) =>
  (await kindred.letters()).filter(({ recipient }) => recipient === username).map(({ kind }) => kind);

test('staff without a factor reach what sets one up, and nothing else', async () => {
  const { token, username } = await signedIn({ scope: 'uber' });
  expect((await kindred.call(login, { username, password: PASSWORD })).body.user.factor_due).toBe(true);
  const actor = { id: 1, scope: 'uber', traits: ['verified'], actingAsBy: null };
  const routes = kindred.app.routes.map(({ endpoint }) => endpoint);
  const theirs = routes.filter(({ access }) => !access.anonymous && access.verdict(actor) === 'allowed');
  expect(theirs.length).toBeGreaterThan(100);
  const open: string[] = [];
  for (const { method, path } of theirs) {
    const url = pathParameters(path).reduce((to, name) => to.replace(`:${name}`, '1'), path);
    const reply = await kindred.app.server.inject({
      method,
      url: `/api${url}`,
      headers: { host: 'localhost:3000', 'access-token': `Bearer ${token}` },
    });
    if (reply.statusCode !== 403 || reply.json().type !== 'held-back') open.push(`${method} ${path}`);
  }
  expect(open.toSorted()).toEqual([
    'GET /factors',
    'GET /handshake',
    'GET /handshake-lite',
    'GET /profile',
    'PATCH /profile/language',
    'POST /factors/app',
    'POST /factors/app/secret',
    'POST /factors/passkeys',
    'POST /factors/passkeys/options',
    'POST /factors/recovery-codes',
    'POST /step-up',
    'POST /step-up/code',
    'POST /step-up/options',
    'POST /step-up/passkey',
  ]);
});

test('with one everything is open, and the last one stays', async () => {
  const { token } = await signedIn({ scope: 'uber' });
  await setUpApp(kindred, token);
  expect(await isDue(token)).toBe(false);
  expect((await kindred.call(calls.ownFactors, {}, { token })).body.data.required).toBe(true);
  const last = await kindred.call(calls.removeApp, {}, { token });
  expect([last.status, last.error.i18n]).toEqual([409, 'accounts-factors.refused.last']);
  await setUpPasskey(kindred, token);
  expect((await kindred.call(calls.removeApp, {}, { token })).status).toBe(200);
});

test('where it is offered only, staff go on without', async () => {
  const { token } = await signedIn({ scope: 'uber' });
  const app = anotherApp(kindred, { environment: { STAFF_SECOND_STEP: 'offered' } });
  const headers = { host: 'localhost:3000', 'access-token': `Bearer ${token}` };
  const reply = await app.server.inject({ method: 'GET', url: '/api/uber/sessions', headers });
  expect(reply.statusCode).toBe(200);
  await app.server.close();
});

async function district() {
  const { id: districtId } = await buildDistrict(db);
  const { id: schoolId } = await buildSchool(db, { district_id: districtId });
  const [owner, admin, principal, teacher] = [
    await signedIn(),
    await signedIn(),
    await signedIn({ school_id: schoolId }),
    await signedIn({ school_id: schoolId }),
  ];
  const group = await buildGroup(db, 'district', { [owner.id]: 'owner', [admin.id]: 'admin' });
  await db.updateTable('groups').set({ district_id: districtId }).where('id', '=', group.id).execute();
  const school = await buildGroup(db, 'school', { [principal.id]: 'owner', [teacher.id]: 'member' });
  await db.updateTable('groups').set({ school_id: schoolId }).where('id', '=', school.id).execute();
  return { owner, admin, principal, teacher, group, school };
}

test('a district asks its admins, and those of its schools, from a day on', async () => {
  const { owner, admin, principal, teacher, group } = await district();
  const set = (from: string | null, token = owner.token) =>
    kindred.call(calls.setFactorRule, { id: group.id, from }, { token });
  const own = await set('2026-09-20');
  expect([own.status, own.error.i18n]).toEqual([409, 'accounts-factors.refused.own-first']);
  await setUpApp(kindred, owner.token);
  for (const day of ['2026-09-12', '2028-01-01']) expect((await set(day)).status).toBe(422);
  expect((await set('2026-02-30')).status).toBe(422);
  expect((await set('2026-09-18')).status).toBe(200);
  expect((await set('2026-09-20')).status).toBe(200);
  const name = group.name;
  expect(await toldDays()).toEqual(
    [admin, principal].map(({ id }) => [id, { name, date: '2026-09-20' }]).toSorted(),
  );
  expect((await set('2026-09-20', principal.token)).status).toBe(404);
  expect((await set('2026-09-20', teacher.token)).status).toBe(403);
  expect((await kindred.call(calls.factorRules, {}, { token: owner.token })).body.data).toMatchObject([
    { id: group.id, kind: 'district', from: '2026-09-20', admins: 3, without: 2 },
  ]);
  expect((await kindred.call(calls.ownFactors, {}, { token: principal.token })).body.data).toMatchObject({
    required: false,
    required_from: '2026-09-20',
  });
  const due = async (): Promise<boolean[]> =>
    Promise.all(
      [owner, admin, principal, teacher].map(async ({ id }) =>
        isDue(await kindred.tokenFor({ accountId: id })),
      ),
    );
  expect(await due()).toEqual([false, false, false, false]);
  kindred.setNow('2026-09-20T15:00:00Z');
  expect(await due()).toEqual([false, true, true, false]);
  const held = await kindred.tokenFor({ accountId: principal.id });
  expect((await kindred.call(calls.factorRules, {}, { token: held })).error.type).toBe('held-back');
  await setUpPasskey(kindred, held);
  expect((await kindred.call(calls.factorRules, {}, { token: held })).status).toBe(200);
  const again = await kindred.tokenFor({ accountId: owner.id });
  expect((await set(null, again)).status).toBe(200);
  expect(await toldDays()).toEqual([]);
  expect(await due()).toEqual([false, false, false, false]);
});

test("a school's word binds who runs the school, not the district above it", async () => {
  const { admin, principal, school } = await district();
  await setUpApp(kindred, principal.token);
  const from = '2026-09-14';
  const reply = await kindred.call(calls.setFactorRule, { id: school.id, from }, { token: principal.token });
  expect(reply.status).toBe(200);
  expect(await isDue(admin.token)).toBe(false);
});

test('staff take away what somebody lost, with a reason, and the person is told', async () => {
  const staff = await signedIn({ scope: 'uber' });
  await setUpApp(kindred, staff.token);
  const person = await signedIn();
  const reset = (id: number, reason = 'lost the phone, known by voice') =>
    kindred.call(calls.resetFactors, { id, reason }, { token: staff.token });
  expect((await reset(person.id)).error.i18n).toBe('accounts-factors.refused.nothing-to-reset');
  await setUpApp(kindred, person.token);
  await setUpPasskey(kindred, person.token);
  expect((await reset(person.id, '')).status).toBe(422);
  expect((await reset(person.id)).status).toBe(200);
  expect((await kindred.call(getProfile, {}, { token: person.token })).status).toBe(401);
  expect((await kindred.call(login, { username: person.username, password: PASSWORD })).status).toBe(200);
  expect(await lettersTo(person.username)).toContain('factors-reset');
  const [audited] = await db
    .selectFrom('audit')
    .select(['actor_id', 'details'])
    .where('action', '=', 'factor.reset')
    .where('subject_id', '=', person.id)
    .execute();
  expect(audited).toMatchObject({
    actor_id: staff.id,
    details: { reason: 'lost the phone, known by voice' },
  });
  const { data } = (await kindred.call(calls.staffFactors, {}, { token: staff.token })).body;
  expect(data.find(({ id }) => id === staff.id)).toMatchObject({ has_factor: true, own: true });
  // Another one of staff, but never oneself.
  const colleague = await signedIn({ scope: 'uber' });
  await setUpApp(kindred, colleague.token);
  expect((await reset(colleague.id)).status).toBe(200);
  expect((await reset(staff.id)).error.i18n).toBe('accounts-factors.refused.own');
  expect((await reset(424242424242)).status).toBe(404);
});

test('who runs a team is bound by the district they work in', async () => {
  const { owner, teacher, group } = await district();
  await buildGroup(db, 'team', { [teacher.id]: 'owner' });
  await setUpApp(kindred, owner.token);
  const reply = await kindred.call(
    calls.setFactorRule,
    { id: group.id, from: '2026-09-14' },
    { token: owner.token },
  );
  expect(reply.status).toBe(200);
  expect(await isDue(teacher.token)).toBe(true);
});
