import { expect, test } from 'vitest';
import { startActing } from '#product/accounts/acting-contract.ts';
import { groupEducatorsTable } from '#product/accounts/people-contract.ts';
import { deactivateGroupEducator, groupStudentsToTransfer } from '#product/accounts/staff-contract.ts';
import { grantSiteAccess } from '#product/licensing/admin-contract.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { agreementsTable, agreeToTeam, endAgreement } from '../../agreements-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const tokenOf = async ({ id }: { id: number }) => ({ token: await kindred.tokenFor({ accountId: id }) });

/** A team run from one school, with a teacher of another that has an admin. */
const [far, here] = [
  await buildSchool(db, { name: 'Far School' }),
  await buildSchool(db, { name: 'Here School' }),
];
const leader = await buildAccount(db, { school_id: far.id, first_name: 'Lea', last_name: 'Der' });
const teacher = await buildAccount(db, { school_id: here.id, first_name: 'Tea', last_name: 'Cher' });
const principal = await buildAccount(db, { school_id: here.id, first_name: 'Prin', last_name: 'Cipal' });
const team = await buildGroup(db, 'team', { [leader.id]: 'owner', [teacher.id]: 'member' });
const ofSchool = await buildGroup(db, 'school', { [principal.id]: 'owner', [teacher.id]: 'member' });
await db.updateTable('groups').set({ school_id: here.id }).where('id', '=', ofSchool.id).execute();
const student = await buildStudent(db, appKey, { owner_id: teacher.id, school_id: here.id });

const asLeader = await tokenOf(leader);
const asPrincipal = await tokenOf(principal);
const place = { group_id: team.id, school_id: here.id };
const rows = async (as: { token: string }) =>
  Object((await kindred.call(agreementsTable.list, {}, as)).body).data;
const readable = async () => {
  const { body } = await kindred.call(studentsTable.list, { reach: 'all' }, asLeader);
  return Object(body).data.map(({ id }: { id: number }) => id);
};

test('an admin sees which teams from elsewhere have educators of the school, and who runs them', async () => {
  const [row, ...others] = await rows(asPrincipal);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...place,
    team: team.name,
    run_by: 'Lea Der (Far School)',
    school: 'Here School',
    educators: 'Tea Cher',
    students_count: 1,
    agreed: false,
    agreed_by: null,
  });
  expect(await rows(asLeader)).toEqual([]);
});

test('a team of the own district needs no agreement', async () => {
  const near = await buildAccount(db, { school_id: here.id });
  await buildGroup(db, 'team', { [near.id]: 'owner', [teacher.id]: 'member' });
  expect(await rows(asPrincipal)).toHaveLength(1);
});

test('an agreement lets those who run the team read, and can be taken back; both are in the audit', async () => {
  expect(await readable()).toEqual([]);
  const given = await kindred.call(agreeToTeam, place, asPrincipal);
  expect(given.body.notification).toMatchObject({ i18n: 'schools.agreement.given' });
  expect(await rows(asPrincipal)).toMatchObject([{ agreed: true, agreed_by: 'Prin Cipal' }]);
  const again = await kindred.call(agreeToTeam, place, asPrincipal);
  expect(again.body.notification.i18n).toBe('notification.nothing-changed');
  expect(await readable()).toEqual([student.id]);
  const list = await kindred.call(groupEducatorsTable.list, {}, asLeader);
  expect(Object(list.body).data).toMatchObject([
    { name: 'Cher, Tea', administered: false },
    { name: 'Der, Lea', administered: true },
  ]);

  await kindred.call(endAgreement, place, asPrincipal);
  expect(await readable()).toEqual([]);
  const audit = await db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'subject_id', 'details'])
    .where('action', 'like', 'team-agreement.%')
    .orderBy('id')
    .execute();
  const entry = { actor_id: principal.id, subject_id: here.id, details: { group: team.id } };
  expect(audit).toMatchObject([
    { action: 'team-agreement.give', ...entry },
    { action: 'team-agreement.end', ...entry },
  ]);
});

test('agreed or not, a team of another district deactivates nobody, hands out nothing and moves nobody', async () => {
  for (const agreed of [false, true]) {
    if (agreed) await kindred.call(agreeToTeam, place, asPrincipal);
    const left = await kindred.call(deactivateGroupEducator, { id: teacher.id }, asLeader);
    const moved = await kindred.call(groupStudentsToTransfer, { id: teacher.id }, asLeader);
    expect([left.status, moved.status]).toEqual([404, 404]);
    const access = await kindred.call(grantSiteAccess, { educator_id: teacher.id }, asLeader);
    expect(access.error.errors).toEqual({ educator_id: { i18n: 'validation.exists' } });
  }
});

test('nobody agrees for a school they do not run, nor staff in an admin’s name', async () => {
  const other = await buildAccount(db, { school_id: far.id });
  await buildGroup(db, 'team', { [other.id]: 'owner' });
  for (const as of [asLeader, await tokenOf(other)]) {
    expect((await kindred.call(agreeToTeam, place, as)).status).toBe(404);
  }
  expect((await kindred.call(agreeToTeam, { ...place, group_id: 424242 }, asPrincipal)).status).toBe(404);
  const uber = await tokenOf(await buildAccount(db, { scope: 'uber' }));
  await kindred.call(startActing, { user_id: principal.id, reason: 'They asked' }, uber);
  const acting = { ...uber, headers: { 'x-acting-as': String(principal.id) } };
  expect((await kindred.call(agreeToTeam, place, acting)).status).toBe(403);
});
