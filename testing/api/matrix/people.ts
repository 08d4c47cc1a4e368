import { openActingSession } from '#product/accounts/server/session/sessions.ts';
import { buildClassDevice } from '../class-tiles.ts';
import type { TestKindred } from '../kindred.ts';
import { buildSiteLicense } from '../licenses.ts';
import { buildAccount, buildFamily, buildGroup, buildSchool, buildStudent, LICENSED } from '../people.ts';

/** Who comes without being anybody. */
const NOBODY = ['anonymous', 'made-up token', 'deactivated', 'archived student'] as const;
/** Verified, and nothing more than their role. */
const TEACHERS = ['educator', 'administrator', 'clinician', 'home'] as const;
const ADMINS = ['group admin', 'team admin'] as const;
const EDUCATORS = [...TEACHERS, 'not verified', ...ADMINS, 'site license admin'] as const;
const ACTING = [
  'uber acting as an educator',
  'uber acting as a group admin',
  'uber acting as a parent',
  'uber acting as a student',
] as const;
/** A student who came in by three pictures, to play. */
const BY_TILE = 'student by tile';
const WELCOME = [...NOBODY, ...EDUCATORS, 'parent', 'student', BY_TILE, 'uber', ...ACTING] as const;
/** Whoever claims to act as somebody, and does not, is let in nowhere. */
const PRETENDERS = [
  'uber acting without leave',
  'uber whose hour is over',
  'educator acting as an educator',
] as const;
export const EVERYBODY: readonly string[] = [...WELCOME, ...PRETENDERS];

/** Several people in one word, the widest first. */
export const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  everybody: WELCOME,
  nobody: NOBODY,
  educators: EDUCATORS,
  teachers: TEACHERS,
  admins: ADMINS,
  'acting staff': ACTING,
};

/** Whoever is somebody is told that it is not for them; all others, to sign in. */
export function isKnown(person: string): boolean {
  return !NOBODY.some((name) => name === person);
}

export type Headers = Record<string, string>;
/** How each person comes to the server; anew each time, since signing out is one of the calls. */
export type People = Map<string, () => Promise<Headers>>;

const bearer = (token: string): Headers => ({ 'access-token': `Bearer ${token}` });

type Values = Parameters<typeof buildAccount>[1];

export async function buildPerson(kindred: TestKindred, values: Values = {}) {
  const { id } = await buildAccount(kindred.db, values);
  return { id, headers: async () => bearer(await kindred.tokenFor({ accountId: id })) };
}

/** One of each, at one school and in one family. */
export async function buildPeople(kindred: TestKindred) {
  const { db, appKey } = kindred;
  const people: People = new Map();
  const add = async (name: string, values: Values) => {
    const person = await buildPerson(kindred, values);
    people.set(name, person.headers);
    return person;
  };
  const school = await buildSchool(db);
  const here = { school_id: school.id };
  people.set('anonymous', async () => ({}));
  people.set('made-up token', async () => bearer('m'.repeat(43)));
  const teacher = await add('educator', here);
  for (const role of ['administrator', 'clinician', 'home'] as const) {
    await add(role, { role, school_id: role === 'home' ? null : school.id });
  }
  await add('not verified', { status: 'not-verified', ...here });
  await add('deactivated', { status: 'deactivated' });
  const family = await buildFamily(db);
  const parent = await add('parent', { scope: 'parent', family_id: family.id });
  const groupAdmin = await add('group admin', here);
  await buildGroup(db, 'district', { [groupAdmin.id]: 'admin' });
  const teamAdmin = await add('team admin', here);
  await buildGroup(db, 'team', { [teamAdmin.id]: 'owner' });
  const siteAdmin = await add('site license admin', here);
  await buildSiteLicense(db, siteAdmin.id, kindred.now());
  await add('uber', { scope: 'uber' });

  const owner = await buildPerson(kindred, here);
  const student = await buildStudent(db, appKey, { owner_id: owner.id, ...here, ...LICENSED });
  people.set('student', async () => bearer(await kindred.tokenFor({ studentId: student.id })));
  const tiles = { of: owner.id, deviceId: await buildClassDevice(db, owner.id, kindred.now()) };
  people.set(BY_TILE, async () => bearer(await kindred.tokenFor({ studentId: student.id, tiles })));
  const archived = { owner_id: owner.id, ...here, archived_at: kindred.now() };
  const { id: archivedId } = await buildStudent(db, appKey, archived);
  people.set('archived student', async () => bearer(await kindred.tokenFor({ studentId: archivedId })));
  await buildGroup(db, 'school', { [groupAdmin.id]: 'owner', [owner.id]: 'member' });

  await addActing(kindred, people, {
    educator: owner.id,
    groupAdmin: groupAdmin.id,
    parent: parent.id,
    student: student.id,
  });
  people.set('educator acting as an educator', async () => ({
    ...(await owner.headers()),
    'x-acting-as': String(owner.id),
  }));
  const own = {
    educator: owner.id,
    student: (await buildStudent(db, appKey, { owner_id: teacher.id, ...here, grade: 1 })).id,
    classDevice: await buildClassDevice(db, teacher.id, kindred.now()),
    child: (await buildStudent(db, appKey, { owner_id: parent.id, family_id: family.id })).id,
  };
  return { people, own, teacher, parent, school };
}

type Whom = { educator: number; groupAdmin: number; parent: number; student: number };

async function addActing(kindred: TestKindred, people: People, whom: Whom): Promise<void> {
  people.set('uber acting as an educator', await actingAs(kindred, whom.educator));
  people.set('uber acting as a group admin', await actingAs(kindred, whom.groupAdmin));
  people.set('uber acting as a parent', await actingAs(kindred, whom.parent));
  people.set('uber acting without leave', await actingAs(kindred, whom.educator, null));
  people.set('uber whose hour is over', await actingAs(kindred, whom.educator, -1));
  const helper = await buildPerson(kindred, { scope: 'uber' });
  people.set('uber acting as a student', async () => {
    const { db } = kindred;
    const endsAt = new Date(kindred.now().getTime() + 3_600_000);
    const acting = { staff_id: helper.id, student_id: whom.student, reason: 'helping', ends_at: endsAt };
    const inserted = db.insertInto('acting_sessions').values({ ...acting, started_at: kindred.now() });
    const { id: actingId } = await inserted.returning('id').executeTakeFirstOrThrow();
    return bearer(await openActingSession(db, { actingId, studentId: whom.student, endsAt }, kindred.now()));
  });
}

/** Staff in somebody's place for some minutes; null for staff who only say so. */
export async function actingAs(kindred: TestKindred, accountId: number, minutes: number | null = 60) {
  const staff = await buildPerson(kindred, { scope: 'uber' });
  const from = kindred.now();
  return async (): Promise<Headers> => {
    if (minutes !== null) {
      const ends = new Date(from.getTime() + minutes * 60_000);
      const acting = { staff_id: staff.id, account_id: accountId, reason: 'helping', started_at: from };
      await kindred.db
        .insertInto('acting_sessions')
        .values({ ...acting, ends_at: ends })
        .execute();
    }
    return { ...(await staff.headers()), 'x-acting-as': String(accountId) };
  };
}
