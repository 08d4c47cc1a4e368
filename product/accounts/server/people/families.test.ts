import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily } from '#testing/api/people.ts';
import { editFamily, editOwnFamily, familyForm, ownFamily } from '../../family-contract.ts';

const kindred = await testKindred();
const { db } = kindred;
const uber = await buildAccount(db, { scope: 'uber' });
const family = await buildFamily(db);
const other = await buildFamily(db);
const parent = await buildAccount(db, { scope: 'parent', family_id: family.id });
const alone = await buildAccount(db, { scope: 'parent' });
const staff = await kindred.tokenFor({ accountId: uber.id });
const own = await kindred.tokenFor({ accountId: parent.id });

const nameOf = async (id: number) =>
  (await db.selectFrom('families').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
const audits = (id: number) =>
  db
    .selectFrom('audit')
    .select(['actor_id', 'details'])
    .where('action', '=', 'family.edit')
    .where('subject_id', '=', id)
    .execute();

test('staff rename a family, and the audit says who without the name', async () => {
  const before = await nameOf(family.id);
  const form = await kindred.call(familyForm, { id: family.id }, { token: staff });
  expect(form.body).toEqual({ type: 'form', data: { name: before } });
  const reply = await kindred.call(editFamily, { id: family.id, name: ' Okafor-Li ' }, { token: staff });
  expect(reply.body.notification).toMatchObject({
    i18n: 'accounts-people.done.family',
    values: { name: 'Okafor-Li' },
  });
  expect(await nameOf(family.id)).toBe('Okafor-Li');
  expect(JSON.stringify(await audits(family.id))).not.toContain('Okafor');
  expect(await audits(family.id)).toMatchObject([{ actor_id: uber.id }]);
  expect((await kindred.call(editFamily, { id: 999_999, name: 'X' }, { token: staff })).status).toBe(404);
});

test('parents rename their own family and no other', async () => {
  const reply = await kindred.call(editOwnFamily, { name: 'The Lis' }, { token: own });
  expect(reply.status).toBe(200);
  expect([await nameOf(family.id), await nameOf(other.id)]).toEqual([
    'The Lis',
    expect.not.stringMatching('Lis'),
  ]);
  const form = await kindred.call(ownFamily, {}, { token: own });
  expect(form.body).toEqual({ type: 'form', data: { name: 'The Lis', language: 'none' } });
  expect((await kindred.call(editFamily, { id: other.id, name: 'Mine' }, { token: own })).status).toBe(403);
});

test('the same name changes nothing and leaves no trace; who has no family has none to rename', async () => {
  const before = (await audits(family.id)).length;
  await kindred.call(editOwnFamily, { name: await nameOf(family.id) }, { token: own });
  expect(await audits(family.id)).toHaveLength(before);
  const token = await kindred.tokenFor({ accountId: alone.id });
  expect((await kindred.call(ownFamily, {}, { token })).body.data).toEqual({ name: null, language: 'none' });
  expect((await kindred.call(editOwnFamily, { name: 'Nobody' }, { token })).status).toBe(404);
});

test('a parent says what letters are to speak, for nobody else; the name alone leaves it', async () => {
  const partner = await buildAccount(db, { scope: 'parent', family_id: family.id });
  const partners = await kindred.tokenFor({ accountId: partner.id });
  const language = async (token: string) => (await kindred.call(ownFamily, {}, { token })).body.data.language;
  const say = (more: object) => kindred.call(editOwnFamily, { name: 'The Lis', ...more }, { token: own });
  expect((await say({ language: 'zh-TW' })).status).toBe(200);
  expect([await language(own), await language(partners)]).toEqual(['zh-TW', 'none']);
  await say({ name: 'Li' });
  expect(await language(own)).toBe('zh-TW');
  expect((await say({ language: 'fr' })).status).toBe(422);
  await say({ language: 'none' });
  expect(await language(own)).toBe('none');
});
