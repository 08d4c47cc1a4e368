import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { addDistrict, deleteDistrict, districtForm, editDistrict } from '../contract.ts';

const kindred = await testKindred();
const { db } = kindred;
const staff = await buildAccount(db, { scope: 'uber' });
const token = await kindred.tokenFor({ accountId: staff.id });
const NOWHERE = 424_242_424_242;

const add = (values: Record<string, unknown>) => kindred.call(addDistrict, values, { token });
const edit = (values: Record<string, unknown>) => kindred.call(editDistrict, values, { token });
const remove = (id: number) => kindred.call(deleteDistrict, { id }, { token });
const districtCalled = (name: string) =>
  db.selectFrom('districts').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const lastAudit = () =>
  db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

test('a district is added, shown in its form, changed and deleted, each with its audit row', async () => {
  const added = await add({ name: ' Heron Lake District ', prefix: 'HLD', state: 'MN' });
  expect(added.body.notification).toEqual({
    type: 'success',
    i18n: 'schools.districts.added',
    values: { name: 'Heron Lake District' },
  });
  const { id } = await districtCalled('Heron Lake District');
  const about = { actor_id: staff.id, subject_type: 'district', subject_id: id };
  expect(await lastAudit()).toMatchObject({ action: 'district.add', ...about });

  const form = await kindred.call(districtForm, { id }, { token });
  expect(form.body).toEqual({
    type: 'form',
    data: { name: 'Heron Lake District', prefix: 'HLD', state: 'MN' },
  });

  const edited = await edit({ id, name: 'Heron Lake Schools', prefix: '', state: 'WI' });
  expect(edited.body.notification.i18n).toBe('schools.districts.edited');
  expect(await districtCalled('Heron Lake Schools')).toMatchObject({ id, prefix: '', state: 'WI' });
  expect(await lastAudit()).toMatchObject({ action: 'district.edit', ...about });

  expect((await remove(id)).body.notification.i18n).toBe('schools.districts.deleted');
  expect(await lastAudit()).toMatchObject({ action: 'district.delete', ...about });
  expect((await remove(id)).status).toBe(404);
});

test('sending the same again says that nothing changed, and writes nothing', async () => {
  await add({ name: 'Same', prefix: 'S', state: 'OH' });
  const { id } = await districtCalled('Same');
  const before = await rowSums(db);
  const reply = await edit({ id, name: 'Same', prefix: 'S', state: 'OH' });
  expect(reply.body.notification).toEqual({ type: 'info', i18n: 'notification.nothing-changed' });
  expect(await rowSums(db)).toEqual(before);
});

test('name and prefix are unique in a state, in whatever letters, and free in another', async () => {
  await add({ name: 'Larkspur', prefix: 'LHU', state: 'OR' });
  const { id: other } = await (async () => {
    await add({ name: 'Tanager', state: 'OR' });
    return districtCalled('Tanager');
  })();
  const taken = { i18n: 'validation.unique-in-state' };
  const before = await rowSums(db);
  for (const { values, errors } of [
    { values: { name: 'LARKSPUR', prefix: 'X' }, errors: { name: taken } },
    { values: { name: 'Free', prefix: 'lhu' }, errors: { prefix: taken } },
    { values: { name: 'larkspur', prefix: 'lhu' }, errors: { name: taken, prefix: taken } },
  ]) {
    for (const reply of [
      await add({ ...values, state: 'OR' }),
      await edit({ id: other, ...values, state: 'OR' }),
    ]) {
      expect([reply.status, reply.error.errors]).toEqual([422, errors]);
    }
  }
  expect(await rowSums(db)).toEqual(before);
  expect((await add({ name: 'Larkspur', prefix: 'LHU', state: 'TX' })).status).toBe(200);
  // Two without a prefix do not have the same one.
  expect((await add({ name: 'Third', prefix: ' ', state: 'OR' })).status).toBe(200);
});

test('of two that come at once with one name, one is refused and none fails', async () => {
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => add({ name: 'Twin Rivers', prefix: '', state: 'ND' })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 422, 422, 422, 422, 422,
  ]);
});

test.each([
  [{ name: '' }, { name: { i18n: 'validation.required' } }],
  [{ name: 'x'.repeat(201) }, { name: { i18n: 'validation.max-200' } }],
  [{ state: 'ZZ' }, { state: { i18n: 'validation.in' } }],
  [{ state: '' }, { state: { i18n: 'validation.required' } }],
  [{ prefix: 'A B' }, { prefix: { i18n: 'validation.prefix' } }],
  [{ prefix: 'x'.repeat(41) }, { prefix: { i18n: 'validation.max-40' } }],
  [{ created_at: '2020-01-01' }, { created_at: { i18n: 'validation.unknown' } }],
])('a district with %j is refused', async (wrong, errors) => {
  const before = await rowSums(db);
  const reply = await add({ name: 'New', prefix: '', state: 'NC', ...wrong });
  expect([reply.status, reply.error.errors]).toEqual([422, errors]);
  expect(await rowSums(db)).toEqual(before);
});

test('a district that schools or groups depend on cannot be deleted', async () => {
  await add({ name: 'Busy', state: 'AZ' });
  const { id } = await districtCalled('Busy');
  const school = await buildSchool(db, { district_id: id });
  const refused = await remove(id);
  expect([refused.status, refused.error]).toEqual([
    409,
    { type: 'refused', i18n: 'schools.districts.has-schools', values: { count: 1 } },
  ]);
  await db.deleteFrom('schools').where('id', '=', school.id).execute();
  const group = await buildGroup(db, 'district', { [(await buildAccount(db)).id]: 'owner' });
  await db.updateTable('groups').set({ district_id: id }).where('id', '=', group.id).execute();
  expect((await remove(id)).error).toMatchObject({ i18n: 'schools.districts.has-groups' });
  expect(await districtCalled('Busy')).toBeDefined();
});

test("a district's schools move along to another state, unless a prefix is taken there", async () => {
  await add({ name: 'Border', state: 'KS' });
  const { id } = await districtCalled('Border');
  const school = await buildSchool(db, { district_id: id });
  await db.updateTable('schools').set({ state: 'KS', prefix: 'BRD' }).where('id', '=', school.id).execute();
  const there = await buildSchool(db, {});
  await db.updateTable('schools').set({ state: 'MO', prefix: 'brd' }).where('id', '=', there.id).execute();
  const refused = await edit({ id, name: 'Border', prefix: '', state: 'MO' });
  expect([refused.status, refused.error.i18n]).toEqual([409, 'schools.districts.school-prefix-taken']);
  await db.updateTable('schools').set({ prefix: '' }).where('id', '=', there.id).execute();
  expect((await edit({ id, name: 'Border', prefix: '', state: 'MO' })).status).toBe(200);
  const moved = await db.selectFrom('schools').select('state').where('id', '=', school.id).executeTakeFirst();
  expect(moved).toEqual({ state: 'MO' });
});

test('what is not there is not found', async () => {
  const before = await rowSums(db);
  for (const reply of [
    await edit({ id: NOWHERE, name: 'A', prefix: '', state: 'NC' }),
    await remove(NOWHERE),
    await kindred.call(districtForm, { id: NOWHERE }, { token }),
  ]) {
    expect(reply.status).toBe(404);
  }
  expect(await rowSums(db)).toEqual(before);
});
