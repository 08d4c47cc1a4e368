import { beforeEach, expect, test } from 'vitest';
import { RETENTION_RULES } from '#apps/running/retention.ts';
import { runRules } from '#product/retention/server/run.ts';
import { parentStudents } from '#product/rosters/contract.ts';
import { childrenTable } from '#product/rosters/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildDistrict,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
} from '#testing/api/people.ts';
import * as calls from '../contract.ts';
import { MOST_INVITES } from '../rules/codes.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;

let school = 0;
let teacher = { id: 0, token: '' };
let parent = { id: 0, token: '' };
let child = 0;

async function person(values: Parameters<typeof buildAccount>[1]) {
  const { id } = await buildAccount(db, values);
  return { id, token: await kindred.tokenFor({ accountId: id }) };
}
const buildParent = async () =>
  person({
    scope: 'parent',
    role: null,
    family_id: (await buildFamily(db)).id,
    first_name: 'Ines',
    last_name: 'Ruiz',
  });

beforeEach(async () => {
  kindred.setNow('2026-11-02T15:00:00Z');
  ({ id: school } = await buildSchool(db));
  teacher = await person({ school_id: school, first_name: 'Tara', last_name: 'Reed' });
  parent = await buildParent();
  const built = await buildStudent(db, appKey, {
    owner_id: teacher.id,
    school_id: school,
    first_name: 'Nora',
  });
  child = built.id;
});

const invite = (as = teacher, id = child) => kindred.call(calls.inviteFamily, { id }, { token: as.token });
const made = async (as = teacher) => {
  const { body } = await invite(as);
  return { code: body.code, id: body.data.id };
};
/** Each time as another browser. */
let browser = 0;
const enter = (code: string, as = parent) => {
  browser += 1;
  const headers = { 'user-agent': `browser ${browser}` };
  return kindred.call(calls.enterCode, { code }, { token: as.token, headers });
};
const family = (as = teacher, id = child) => kindred.call(calls.readFamily, { id }, { token: as.token });
const actions = () =>
  db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'details'])
    .where('subject_type', '=', 'student')
    .where('subject_id', '=', child)
    .where('action', 'like', 'family.%')
    .orderBy('id')
    .execute();
const ALIKE = [422, { code: { i18n: 'family-links.refused.code' } }];

test('a code links one adult, once', async () => {
  const { code } = await made();
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const reply = await enter(` ${code.toLowerCase().replaceAll('-', ' ')} `);
  expect([reply.status, reply.body.student_id]).toEqual([200, child]);
  const { data } = (await family()).body;
  expect(data).toMatchObject({
    invites: [],
    adults: [{ name: 'Ines Ruiz', since: '2026-11-02T15:00:00.000Z' }],
  });
  const again = await enter(code, await buildParent());
  expect([again.status, again.error?.errors]).toEqual(ALIKE);
});

test('only a keyed hash of the code is kept, and nothing of it after its time', async () => {
  const { code, id } = await made();
  const rows = () => db.selectFrom('family_invites').selectAll().where('id', '=', id).execute();
  expect(JSON.stringify(await rows())).not.toContain(code.replaceAll('-', ''));
  await enter(code);
  await runRules(db, RETENTION_RULES, new Date('2026-12-02T14:59:59Z'));
  expect(await rows()).toHaveLength(1);
  await runRules(db, RETENTION_RULES, new Date('2026-12-02T15:00:01Z'));
  expect(await rows()).toEqual([]);
  const later = { ...teacher, token: await kindred.tokenFor({ accountId: teacher.id }) };
  expect((await family(later)).body.data.adults).toHaveLength(1);
});

const gone: Record<string, (invite: { code: string; id: number }) => Promise<string>> = {
  'a wrong one': async ({ code }) => `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`,
  'something else': async () => '家庭 " or 1=1',
  'a used one': async ({ code }) => {
    expect((await enter(code, await buildParent())).status).toBe(200);
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
  'one of a deleted child': async ({ code }) => {
    await db.deleteFrom('students').where('id', '=', child).execute();
    return code;
  },
  'one of a child that now belongs to a family': async ({ code }) => {
    const values = { owner_id: parent.id, school_id: null, family_id: (await buildFamily(db)).id };
    await db.updateTable('students').set(values).where('id', '=', child).execute();
    return code;
  },
  'one of a child that its maker no longer has': async ({ code }) => {
    const { id } = await buildAccount(db, { school_id: (await buildSchool(db)).id });
    await db.updateTable('students').set({ owner_id: id }).where('id', '=', child).execute();
    return code;
  },
  'one of somebody who may no longer sign in': async ({ code }) => {
    await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', teacher.id).execute();
    return code;
  },
};

test.each(Object.keys(gone))('%s links nobody, and is answered like all others', async (which) => {
  const code = (await gone[which]?.(await made())) ?? '';
  const late = { ...parent, token: await kindred.tokenFor({ accountId: parent.id }) };
  const { status, error } = await enter(code, late);
  expect([status, error?.errors]).toEqual(ALIKE);
  const links = db.selectFrom('family_links').select('id').where('account_id', '=', parent.id);
  expect(await links.execute()).toEqual([]);
});

test('thirty days are thirty days, to the second', async () => {
  const { code } = await made();
  kindred.setNow('2026-12-02T14:59:59Z');
  expect((await enter(code, await buildParent())).status).toBe(200);
});

test('who reads the page already leaves the code to the other parent', async () => {
  await enter((await made()).code);
  const { code } = await made();
  expect((await enter(code)).status).toBe(200);
  expect((await enter(code, await buildParent())).status).toBe(200);
  expect((await family()).body.data.adults).toHaveLength(2);
});

test('of two who enter it in one moment one is linked', async () => {
  const { code } = await made();
  const other = await buildParent();
  const replies = await Promise.all([enter(code), enter(code, other)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('who tries codes without end has to wait', async () => {
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 15; attempt += 1) statuses.add((await enter(`WRONG${attempt}`)).status);
  expect([...statuses]).toEqual([422, 429]);
  const { code } = await made();
  expect((await enter(code)).status).toBe(429);
  expect((await enter(code, await buildParent())).status).toBe(200);
});

test('there are only so many open codes, and none for the archive', async () => {
  let last = 0;
  for (let count = 0; count < MOST_INVITES; count += 1) last = (await made()).id;
  expect((await invite()).error).toMatchObject({ i18n: 'family-links.refused.too-many' });
  await kindred.call(calls.revokeInvite, { id: last }, teacher);
  expect((await invite()).status).toBe(200);
  await db.updateTable('students').set({ archived_at: kindred.now() }).where('id', '=', child).execute();
  expect((await invite()).error).toMatchObject({ i18n: 'family-links.refused.archived' });
});

test('owner and admin hand out and end; a shared educator and another school find no such child', async () => {
  const admin = await person({ school_id: school });
  const group = await buildGroup(db, 'school', { [admin.id]: 'owner', [teacher.id]: 'member' });
  await db.updateTable('groups').set({ school_id: school }).where('id', '=', group.id).execute();
  const shared = await person({ school_id: school });
  await db.insertInto('student_shares').values({ student_id: child, account_id: shared.id }).execute();
  const elsewhere = await person({ school_id: (await buildSchool(db)).id });
  await enter((await made()).code);
  const { id } = await made();
  const link = (await family()).body.data.adults[0]?.id ?? 0;
  for (const other of [shared, elsewhere]) {
    expect((await invite(other)).status).toBe(404);
    expect((await family(other)).status).toBe(404);
    expect((await kindred.call(calls.revokeInvite, { id }, other)).status).toBe(404);
    expect((await kindred.call(calls.unlinkAdult, { id: link }, other)).status).toBe(404);
  }
  expect((await invite(admin)).status).toBe(200);
  expect((await kindred.call(calls.revokeInvite, { id }, admin)).status).toBe(200);
  expect((await kindred.call(calls.unlinkAdult, { id: link }, admin)).status).toBe(200);
  expect((await family(admin)).body.data.adults).toEqual([]);
});

test('a family child has nobody to invite for', async () => {
  const family_id = (await buildFamily(db)).id;
  const home = await person({ role: 'home', family_id });
  const { id } = await buildStudent(db, appKey, { owner_id: home.id, family_id });
  expect((await invite(home, id)).status).toBe(404);
});

test('another parent ends nothing; the linked one does, once', async () => {
  await enter((await made()).code);
  const leave = (as = parent) => kindred.call(calls.leaveChild, { id: child }, { token: as.token });
  expect((await leave(await buildParent())).status).toBe(404);
  expect((await leave()).status).toBe(200);
  expect((await leave()).status).toBe(404);
  expect((await family()).body.data.adults).toEqual([]);
});

test('a linked parent reaches neither the list, nor the login, nor anything done with a child', async () => {
  await enter((await made()).code);
  const { token } = parent;
  const { body } = await kindred.call(childrenTable.list, {}, { token });
  expect(body).toMatchObject({ data: [] });
  expect((await kindred.call(parentStudents.loginInformation, { ids: [child] }, { token })).status).toBe(404);
  expect((await kindred.call(parentStudents.archive, { ids: [child] }, { token })).status).toBe(404);
  expect((await kindred.call(parentStudents.form, { id: child }, { token })).status).toBe(404);
});

test('what was done is in the audit, without a name and without the code', async () => {
  const first = await made();
  await kindred.call(calls.revokeInvite, { id: first.id }, teacher);
  await kindred.call(calls.revokeInvite, { id: first.id }, teacher);
  const { code, id } = await made();
  await enter(code);
  const link = (await family()).body.data.adults[0]?.id ?? 0;
  await kindred.call(calls.unlinkAdult, { id: link }, teacher);
  const rows = await actions();
  expect(rows).toEqual([
    { action: 'family.invite', actor_id: teacher.id, details: { invite: first.id } },
    { action: 'family.revoke', actor_id: teacher.id, details: { invite: first.id } },
    { action: 'family.invite', actor_id: teacher.id, details: { invite: id } },
    { action: 'family.link', actor_id: parent.id, details: { invite: id, link } },
    { action: 'family.unlink', actor_id: teacher.id, details: { link } },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|Nora|Ruiz`));
});

test('the letter says child, school, address and last day in both languages, and no surname', async () => {
  const found = db.selectFrom('schools').select('name').where('id', '=', school);
  const { name } = await found.executeTakeFirstOrThrow();
  const { letters } = (await invite()).body;
  expect(letters.map(({ language }) => language)).toEqual(['en', 'zh-TW']);
  for (const letter of letters) {
    const words = JSON.stringify(letter);
    for (const fact of ['Nora', name, 'localhost:3000']) expect(words).toContain(fact);
    expect(words).not.toMatch(/family-links|\{\{|undefined|Student/);
  }
  expect(letters[0]?.until).toContain('12/01/2026');
  expect(letters[1]?.until).toContain('2026/12/01');
});

async function inCharge(kind: 'school' | 'district', of: { school_id: number } | { district_id: number }) {
  const admin = await person({});
  const { id } = await buildGroup(db, kind, { [admin.id]: 'owner' });
  await db.updateTable('groups').set(of).where('id', '=', id).execute();
  return admin;
}

const noticesOf = async (id: number) =>
  db
    .selectFrom('dashboard_notifications')
    .select('data')
    .where('account_id', '=', id)
    .where('kind', '=', 'family-link')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ data }) => data));

test("an admin of the child's school may invite, an admin of its district, who reads numbers alone, may not", async () => {
  const { id: district } = await buildDistrict(db);
  await db.updateTable('schools').set({ district_id: district }).where('id', '=', school).execute();
  const ofSchool = await inCharge('school', { school_id: school });
  const ofDistrict = await inCharge('district', { district_id: district });
  expect((await invite(ofSchool)).status).toBe(200);
  expect((await invite(ofDistrict)).status).toBe(403);
  const { code } = await made(ofSchool);
  await db
    .updateTable('groups')
    .set({ kind: 'district', school_id: null, district_id: district })
    .where('school_id', '=', school)
    .execute();
  // What its maker may no longer decide, the code does not.
  expect((await enter(code)).status).toBe(422);
  expect((await kindred.call(calls.readFamily, { id: child }, { token: ofDistrict.token })).status).toBe(200);
});

test('the owner hears who else made a code, and that somebody was linked', async () => {
  const { code } = await made();
  expect(await noticesOf(teacher.id)).toEqual([]);
  await enter(code);
  expect(await noticesOf(teacher.id)).toEqual([{ what: 'linked', student_ids: [child] }]);
  const admin = await inCharge('school', { school_id: school });
  await made(admin);
  expect(await noticesOf(teacher.id)).toContainEqual({
    what: 'invited',
    student_ids: [child],
    by_id: admin.id,
  });
});
