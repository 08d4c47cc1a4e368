import { expect, test } from 'vitest';
import { getCaseload } from '#product/insight/caseload-contract.ts';
import { getClass } from '#product/insight/contract.ts';
import { getPlaces } from '#product/insight/places-contract.ts';
import { getProgress } from '#product/insight/progress-contract.ts';
import { childrenIn, played, session } from '#product/play/server/testing/children.ts';
import { waitingPurchases } from '#product/purchasing/orders-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildDistrict,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
} from '#testing/api/people.ts';
import { adminOverview, dashboardMetrics } from '../contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const school = await buildSchool(db);
const admin = await buildAccount(db, { school_id: school.id });
const teacher = await buildAccount(db, { school_id: school.id });
const group = await buildGroup(db, 'school', { [admin.id]: 'owner', [teacher.id]: 'member' });
await db.updateTable('groups').set({ school_id: school.id }).where('id', '=', group.id).execute();
const addChild = childrenIn(kindred);
const child = await addChild({ owner_id: teacher.id, school_id: school.id, active_program: 'zoou' });
await child.send(played(kindred, 'zoou', ['zoou-check-a-ic']));
for (let more = 0; more < 11; more += 1)
  await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id });
const family = await buildFamily(db);
const parent = await buildAccount(db, { scope: 'parent', family_id: family.id });
const own = await addChild({ owner_id: parent.id, family_id: family.id, active_program: 'zoou' });
await own.send(played(kindred, 'zoou', ['zoou-check-a-ic']));
await buildStudent(db, appKey, { owner_id: parent.id, family_id: family.id });
const staff = await buildAccount(db, { scope: 'uber' });
await buildAccount(db, { status: 'not-verified', source: 'form' });

const as = async ({ id }: { id: number }) => ({ token: await kindred.tokenFor({ accountId: id }) });
const numbersOf = async (account: { id: number }) =>
  (await kindred.call(dashboardMetrics, {}, await as(account))).body.data;

test("a teacher's numbers are those of the class page", async () => {
  const { data } = (await kindred.call(getClass, {}, await as(teacher))).body;
  const numbers = await numbersOf(teacher);
  expect(numbers).toMatchObject({ scope: 'educator', staff: null, places: null, family: null });
  expect(numbers.class).toEqual({
    children: data.children,
    feelings: { told: 0, not_now: 0, not_asked: data.feelings?.not_asked.length },
    finished: data.week.finished.length,
    started: data.week.started.length,
    not_yet: data.week.not_yet.length,
    seconds: data.week.seconds,
  });
  expect(numbers.class).toMatchObject({ children: 12, finished: 1, not_yet: 11 });
});

test("an admin's are those of the overview and of places", async () => {
  const overview = (await kindred.call(adminOverview, {}, await as(admin))).body;
  const { totals } = (await kindred.call(getPlaces, {}, await as(admin))).body.data;
  const { places } = await numbersOf(admin);
  expect(places).toMatchObject({ educators: overview.educators, students: overview.students });
  expect(places).toMatchObject({ children: totals.children, played: totals.played, checked: totals.checked });
  expect(places).toMatchObject({ children: 12, played: 1 });
});

test("a district admin's are those of the overview and of places, all schools together", async () => {
  const district = await buildDistrict(db);
  const [first, second] = [await buildSchool(db), await buildSchool(db)];
  const runs = await buildAccount(db, { school_id: first.id });
  const members: Record<number, 'owner' | 'member'> = { [runs.id]: 'owner' };
  for (const [place, { id }] of [first, second].entries()) {
    await db.updateTable('schools').set({ district_id: district.id }).where('id', '=', id).execute();
    const educator = await buildAccount(db, { school_id: id });
    members[educator.id] = 'member';
    const played_by = await addChild({ owner_id: educator.id, school_id: id, active_program: 'zoou' });
    await played_by.send(played(kindred, 'zoou', ['zoou-check-a-ic']));
    for (let more = 0; more < 10 + place; more += 1)
      await buildStudent(db, appKey, { owner_id: educator.id, school_id: id });
  }
  const all = await buildGroup(db, 'district', members);
  await db.updateTable('groups').set({ district_id: district.id }).where('id', '=', all.id).execute();
  const overview = (await kindred.call(adminOverview, {}, await as(runs))).body;
  const { totals } = (await kindred.call(getPlaces, {}, await as(runs))).body.data;
  const { places } = await numbersOf(runs);
  const { schools, educators, pending, students } = overview;
  const { children, played: who, checkable, checked } = totals;
  expect(places).toEqual({
    schools,
    educators,
    pending,
    students,
    children,
    played: who,
    checkable,
    checked,
  });
  expect(places).toMatchObject({ children: 23, played: 2 });
});

test("a counselor's are those of the caseload", async () => {
  const counselor = await buildAccount(db, { school_id: school.id, role: 'clinician' });
  const mine = await addChild({ owner_id: counselor.id, school_id: school.id, active_program: 'zoou' });
  const sad = session(kindred, 'zoou');
  sad.checkIn('sad', [counselor.id]);
  await mine.send(sad.end());
  await db
    .insertInto('student_shares')
    .values({ student_id: child.id, account_id: counselor.id, created_at: kindred.now() })
    .execute();
  const { data } = (await kindred.call(getCaseload, {}, await as(counselor))).body;
  const numbers = await numbersOf(counselor);
  expect(numbers).toMatchObject({ scope: 'educator', class: null, places: null });
  expect(numbers.caseload).toEqual({
    own: data.own,
    shared: data.shared,
    hard_today: data.hard_today.flatMap(({ children }) => children).length,
    groups: data.groups.length,
    without_note: data.without_note.length,
  });
  expect(numbers.caseload).toMatchObject({ own: 1, shared: 1, hard_today: 1 });
});

test("a parent's are those of progress", async () => {
  const { data } = (await kindred.call(getProgress, {}, await as(parent))).body;
  const numbers = await numbersOf(parent);
  expect(numbers).toMatchObject({ scope: 'parent', class: null, family: { children: 2 } });
  expect(numbers.family?.seconds).toBe(data.reduce((sum, { seconds }) => sum + seconds, 0));
  expect(numbers.family?.seconds).toBeGreaterThan(0);
});

test("staff's are what waits for them", async () => {
  const { data } = (await kindred.call(waitingPurchases, {}, await as(staff))).body;
  const numbers = await numbersOf(staff);
  expect(numbers).toMatchObject({ scope: 'uber', class: null, staff: { ...data, account_requests: 1 } });
});

test('children and strangers have no such home', async () => {
  expect((await kindred.call(dashboardMetrics, {}, child.as)).status).toBe(403);
  expect((await kindred.call(dashboardMetrics, {})).status).toBe(401);
});
