import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildLicenses, buildSiteLicense, buildTrial } from '#testing/api/licenses.ts';
import { buildAccount, buildGroup } from '#testing/api/people.ts';
import { authenticator, findActorOf } from './sessions.ts';

const kindred = await testKindred();
const { db } = kindred;
const now = kindred.now();
const authenticate = authenticator({ inactivitySeconds: 1800, staffFactor: 'required' });

async function actorBehind(accountId: number) {
  const token = await kindred.tokenFor({ accountId });
  const found = await authenticate(db, { token, actingAs: null, activeAt: null, now });
  if (found === null || found === 'forbidden') throw new Error('nobody stands behind the session');
  return found;
}

const member = (kind: 'school' | 'district' | 'team', role: 'owner' | 'admin' | 'member') => (id: number) =>
  buildGroup(db, kind, { [id]: role });

/** A session asks closer of some people only; nobody's traits may be another than the whole question says. */
test.each<[string, string[], (id: number) => Promise<unknown>]>([
  ['a teacher with nothing', [], async () => undefined],
  ['a teacher with own licenses', [], (id) => buildLicenses(db, id, 5, now)],
  ['a teacher on trial', [], (id) => buildTrial(db, id, '2026-12-31', now)],
  ['a teacher with a site license', ['site-license-admin'], (id) => buildSiteLicense(db, id, now)],
  ['a member of a school', [], member('school', 'member')],
  ['an admin of a school', ['group-admin'], member('school', 'admin')],
  ['the owner of a district', ['group-admin'], member('district', 'owner')],
  ['an admin of a team', ['team-admin'], member('team', 'admin')],
])('a session of %s has the traits %j', async (_, traits, become) => {
  const { id } = await buildAccount(db);
  await become(id);
  const { actor, isHeld } = await actorBehind(id);
  expect(actor).toEqual(await findActorOf(db, id));
  expect(actor.traits).toEqual(['verified', ...traits]);
  expect(isHeld).toBe(false);
});

test('staff without a factor are held at their next request, and not after they have one', async () => {
  const { id } = await buildAccount(db, { scope: 'uber' });
  expect(await actorBehind(id)).toMatchObject({ actor: { scope: 'uber' }, isHeld: true });
  await db
    .insertInto('code_apps')
    .values({ account_id: id, secret_sealed: Buffer.of(), created_at: now, confirmed_at: now })
    .execute();
  expect(await actorBehind(id)).toMatchObject({ actor: { scope: 'uber' }, isHeld: false });
});
