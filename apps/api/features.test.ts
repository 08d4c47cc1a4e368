import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { enterCode, inviteFamily, readFamily } from '#product/family-links/contract.ts';
import { listResponders } from '#product/follow-ups/responders-contract.ts';
import {
  type AnsweringSchool,
  buildAnsweringSchool,
  followingIn,
} from '#product/follow-ups/server/testing/schools.ts';
import { endYears } from '#product/follow-ups/server/yearly.ts';
import { readChildPage, readStudentPage } from '#product/insight/student-contract.ts';
import { keepObservation, readRound, readSchoolCheckIns } from '#product/observations/contract.ts';
import { selCheckInsTable } from '#product/observations/tables-contract.ts';
import { adultsWhoSee } from '#product/play/server/seen-by.ts';
import { listLinks, makeLink, openLetter } from '#product/reports/links-contract.ts';
import { buildChecked } from '#product/reports/server/testing/standing.ts';
import { listOffFeatures, schoolFeaturesTable, switchFeature } from '#product/schools/features-contract.ts';
import type { Feature } from '#product/schools/rules/features.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily } from '#testing/api/people.ts';

/** What staff switch off at a school is off, whichever slice it belongs to; and at no other school. */
const kindred = await testKindred();
const { db } = kindred;
const following = followingIn(kindred);
const OFF = [409, 'error.feature-off'];

let [here, elsewhere]: AnsweringSchool[] = [];
let staff = { token: '' };
let child = { id: 0 };

beforeEach(async () => {
  kindred.setNow('2026-11-09T14:00:00Z');
  [here, elsewhere] = [await buildAnsweringSchool(kindred), await buildAnsweringSchool(kindred)];
  kindred.setNow('2026-11-19T14:00:00Z');
  const { id } = await buildAccount(db, { scope: 'uber' });
  staff = { token: await kindred.tokenFor({ accountId: id }) };
  child = await following.childOf(place());
  await db
    .updateTable('students')
    .set({ created_at: new Date('2026-09-01T12:00:00Z'), owned_since: null })
    .where('id', '=', child.id)
    .execute();
});

function place(which = here): AnsweringSchool {
  if (which === undefined) throw new Error('built before each');
  return which;
}
const turn = (feature: Feature, on: boolean, reason = 'the district asked') =>
  kindred.call(switchFeature, { id: place().school.id, feature, on, reason }, staff);
const answered = ({ status, error }: { status: number; error?: { i18n: string } | null }) => [
  status,
  error?.i18n,
];

test('follow-ups: children are not offered to ask, hard weeks open nothing, and the school cannot switch it on', async () => {
  const school = place();
  expect((await following.world(child)).talk).not.toBeNull();
  await turn('follow-ups', false);
  expect((await following.world(child)).talk).toBeNull();
  for (const daysAgo of [2, 1, 0]) await following.tells(child, school, 'sad', daysAgo);
  await following.judge(child);
  expect(await following.of(child)).toEqual([]);
  expect(answered(await school.save())).toEqual(OFF);
  expect((await school.save({ on: false })).status).toBe(200);
  const read = async ({ admin }: AnsweringSchool) =>
    (await kindred.call(listResponders, {}, await admin.as())).body.data[0];
  expect(await read(school)).toMatchObject({ on: false, switched_off: true });
  expect(await read(place(elsewhere))).toMatchObject({ on: true, switched_off: false });
  await turn('follow-ups', true);
  expect((await school.save()).status).toBe(200);
  await following.judge(child);
  expect((await following.world(child)).talk).not.toBeNull();
});

test('follow-ups: who answers at the school is told, and has to be confirmed anew', async () => {
  const school = place();
  await turn('follow-ups', false);
  await endYears(db, following.ports, kindred.now());
  const told = db
    .selectFrom('dashboard_notifications')
    .select('account_id')
    .where('kind', '=', 'follow-up')
    .where('operation_id', 'like', `follow-up-off:${school.school.id}:%`);
  expect((await told.execute()).map((row) => row.account_id).toSorted()).toEqual(
    [school.admin.id, school.counselor.id, school.backup.id].toSorted(),
  );
  await turn('follow-ups', true);
  expect((await following.world(child)).talk).toBeNull();
});

const ALL = { ic: 'mostly', com: 'mostly', coop: 'mostly', ini: 'mostly', emp: 'mostly', er: 'mostly' };
test('SEL check-ins: nobody is listed or observed, and what was said is hidden until it is on again', async () => {
  const teacher = await place().teacher.as();
  const keep = () => {
    const sent = { id: child.id, term: '2026-07-01', seen: ALL, operation_id: randomUUID() };
    return kindred.call(keepObservation, { ...sent, after: null }, teacher);
  };
  const observed = async () =>
    (await kindred.call(readStudentPage, { id: child.id }, teacher)).body.data.observed?.length ?? null;
  const round = async () => (await kindred.call(readRound, {}, teacher)).body.data;
  const listed = async () =>
    ((await kindred.call(selCheckInsTable.list, {}, teacher)).body as { filtered: number }).filtered;
  expect((await keep()).status).toBe(200);
  expect([await observed(), (await round()).children.length, await listed()]).toEqual([1, 1, 1]);
  await turn('sel-check-ins', false);
  expect(answered(await keep())).toEqual(OFF);
  expect([await observed(), await listed()]).toEqual([null, 0]);
  expect(await round()).toMatchObject({ children: [], is_off: true });
  const shares = await kindred.call(readSchoolCheckIns, {}, await place().admin.as());
  expect(shares.body.data.schools).toEqual([]);
  await turn('sel-check-ins', true);
  expect([await observed(), (await round()).is_off, await listed()]).toEqual([1, false, 1]);
});

test('codes for families: none is made or taken, and who came by one reads nothing and is named to no child', async () => {
  const teacher = await place().teacher.as();
  await db
    .updateTable('schools')
    .set({ family_feelings: true })
    .where('id', '=', place().school.id)
    .execute();
  const family_id = (await buildFamily(db)).id;
  const parent = await buildAccount(db, { scope: 'parent', role: null, family_id });
  const home = { token: await kindred.tokenFor({ accountId: parent.id }) };
  const invite = () => kindred.call(inviteFamily, { id: child.id }, teacher);
  const enter = (code: string) => kindred.call(enterCode, { code }, home);
  const reads = async () => (await kindred.call(readChildPage, { id: child.id }, home)).status;
  const isOff = async () => (await kindred.call(readFamily, { id: child.id }, teacher)).body.data.is_off;
  const named = async () =>
    (await db.transaction().execute((tx) => adultsWhoSee(tx, child.id))).map(({ id }) => id);
  expect((await enter((await invite()).body.code)).status).toBe(200);
  expect([await reads(), await isOff(), (await named()).includes(parent.id)]).toEqual([200, false, true]);
  const { code } = (await invite()).body;
  await turn('family-links', false);
  expect(answered(await invite())).toEqual(OFF);
  expect((await enter(code)).status).toBe(422);
  expect([await reads(), await isOff(), (await named()).includes(parent.id)]).toEqual([404, true, false]);
  await turn('family-links', true);
  expect([await reads(), (await invite()).status]).toEqual([200, 200]);
});

test('links to letters: none is made, and those that are out do not open', async () => {
  const teacher = await place().teacher.as();
  await buildChecked(kindred, child.id);
  const report = { id: child.id, program: 'zoou', kind: 'assessment' };
  const make = () => kindred.call(makeLink, { ...report, iteration: 1 }, teacher);
  const code = (await make()).body.url.split('/').at(-1)?.split('?')[0];
  const open = async () => (await kindred.call(openLetter, { code, language: 'en' })).status;
  expect(await open()).toBe(200);
  await turn('letter-links', false);
  expect(answered(await make())).toEqual(OFF);
  expect([await open(), (await kindred.call(listLinks, report, teacher)).body.is_off]).toEqual([404, true]);
  await turn('letter-links', true);
  expect([await open(), (await make()).status]).toEqual([200, 200]);
});

test('a change is kept with its reason, once, and who runs the school reads of it without the reason', async () => {
  expect((await turn('letter-links', true)).body.notification.i18n).toBe('notification.nothing-changed');
  expect((await turn('letter-links', false, '')).status).toBe(422);
  expect((await turn('letter-links', false, 'a parent complained')).status).toBe(200);
  await turn('letter-links', false, 'once more');
  const kept = await db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'school.feature')
    .where('subject_id', '=', place().school.id)
    .execute();
  expect(kept.map(({ details }) => details)).toEqual([
    { feature: 'letter-links', on: false, reason: 'a parent complained' },
  ]);
  const { body } = await kindred.call(listOffFeatures, {}, await place().admin.as());
  expect(body.data).toEqual([
    {
      school_id: place().school.id,
      school: place().school.name,
      feature: 'letter-links',
      changed_at: '2026-11-19T14:00:00.000Z',
    },
  ]);
  const other = await kindred.call(listOffFeatures, {}, await place(elsewhere).admin.as());
  expect(other.body.data).toEqual([]);
});

test('staff find the schools that have something off', async () => {
  await turn('family-links', false, 'the district asked');
  type Listed = { data: Record<string, unknown>[] };
  const find = async (filter: Record<string, string>) =>
    ((await kindred.call(schoolFeaturesTable.list, filter, staff)).body as Listed).data;
  const ids = async (filter: Record<string, string>) => (await find(filter)).map((row) => row['id']);
  expect(await ids({ family_links: 'no' })).toContain(place().school.id);
  expect(await ids({ family_links: 'no' })).not.toContain(place(elsewhere).school.id);
  expect((await find({ _sort: '-changed_at' }))[0]).toMatchObject({
    name: place().school.name,
    follow_ups: true,
    sel_check_ins: true,
    family_links: false,
    letter_links: true,
    reason: 'the district asked',
  });
});
