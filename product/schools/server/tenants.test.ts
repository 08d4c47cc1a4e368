import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildSchool } from '#testing/api/people.ts';
import { deleteSchool } from '../contract.ts';
import { schoolTenantsForm, tieDistrict, tieSchool } from '../tenants-contract.ts';
import { isTenantForeign, tenantsOfSchool } from './tenants.ts';

const kindred = await testKindred();
const { db } = kindred;
const staff = await buildAccount(db, { scope: 'uber' });
const token = await kindred.tokenFor({ accountId: staff.id });

const tieTo = (place: 'district' | 'school', id: number, ids: { clever?: string; classlink?: string }) =>
  kindred.call(
    place === 'district' ? tieDistrict : tieSchool,
    { id, clever: '', classlink: '', ...ids },
    { token },
  );

test("a district's ids hold for its schools, a school's own come first, and each change is audited", async () => {
  const district = await buildDistrict(db);
  const school = await buildSchool(db, { district_id: district.id });
  expect(await tenantsOfSchool(db, school.id)).toEqual({ clever: null, classlink: null });
  const tied = await tieTo('district', district.id, { clever: 'c-1', classlink: '71' });
  expect(tied.body.notification).toMatchObject({
    i18n: 'schools.sign-on.saved',
    values: { name: district.name },
  });
  expect(await tenantsOfSchool(db, school.id)).toEqual({ clever: 'c-1', classlink: '71' });
  await tieTo('school', school.id, { classlink: '72' });
  expect(await tenantsOfSchool(db, school.id)).toEqual({ clever: 'c-1', classlink: '72' });
  const { body } = await kindred.call(schoolTenantsForm, { id: school.id }, { token });
  expect(body).toEqual({ type: 'form', data: { clever: '', classlink: '72' } });
  await tieTo('school', school.id, {});
  expect(await tenantsOfSchool(db, school.id)).toEqual({ clever: 'c-1', classlink: '71' });
  expect((await tieTo('school', school.id, {})).body.notification.i18n).toBe('notification.nothing-changed');
  const audit = await db
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('subject_type', '=', 'school')
    .where('subject_id', '=', school.id)
    .orderBy('id')
    .execute();
  expect(audit).toEqual([
    { action: 'school.tie', details: { clever: null, classlink: '72' } },
    { action: 'school.tie', details: { clever: null, classlink: null } },
  ]);
});

test('one tenant belongs to one place, however many ask for it at once', async () => {
  const [first, second] = [await buildDistrict(db), await buildSchool(db)];
  expect((await tieTo('district', first.id, { clever: 'c-2', classlink: '80' })).status).toBe(200);
  const refused = await tieTo('school', second.id, { clever: 'c-2', classlink: '81' });
  expect(refused.error.errors).toEqual({
    clever: { i18n: 'validation.tied-elsewhere', values: { place: first.name } },
  });
  expect(await tenantsOfSchool(db, second.id)).toEqual({ clever: null, classlink: null });
  const schools = await Promise.all(Array.from({ length: 4 }, () => buildSchool(db)));
  const replies = await Promise.all(schools.map(({ id }) => tieTo('school', id, { classlink: '90' })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
});

test('a tenant is foreign where another is tied, or where it belongs to another place', async () => {
  const [ours, theirs, untied] = [await buildSchool(db), await buildSchool(db), await buildSchool(db)];
  await tieTo('school', ours.id, { classlink: '100' });
  await tieTo('school', theirs.id, { classlink: '200' });
  const foreign = (tenant: string, { id }: { id: number }) => isTenantForeign(db, tenant, id);
  expect(await foreign('100', ours)).toBe(false);
  expect(await foreign('200', ours)).toBe(true);
  expect(await foreign('300', ours)).toBe(true);
  expect(await foreign('200', untied)).toBe(true);
  expect(await foreign('300', untied)).toBe(false);
});

test('a school that is deleted gives its ids back', async () => {
  const [old, next] = [await buildSchool(db), await buildSchool(db)];
  await tieTo('school', old.id, { clever: 'c-9' });
  expect((await kindred.call(deleteSchool, { id: old.id }, { token })).status).toBe(200);
  expect((await tieTo('school', next.id, { clever: 'c-9' })).status).toBe(200);
});

test('places that do not exist are not found', async () => {
  expect((await tieTo('school', 424242, { clever: 'x' })).status).toBe(404);
  expect((await tieTo('district', 424242, { clever: 'x' })).status).toBe(404);
});
