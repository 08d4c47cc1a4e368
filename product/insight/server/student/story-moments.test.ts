import { beforeAll, expect, test } from 'vitest';
import { enterCode, inviteFamily } from '#product/family-links/contract.ts';
import { childrenIn, played } from '#product/play/server/testing/children.ts';
import { readReport } from '#product/reports/contract.ts';
import { makeLink, openLetter } from '#product/reports/links-contract.ts';
import { scenesLike } from '#product/reports/server/testing/standing.ts';
import { storyMoments } from '#product/schools/features-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildFamily, buildGroup, buildSchool } from '#testing/api/people.ts';
import { readChildPage, readStudentPage } from '../../student-contract.ts';

/** What a district may switch off: choices of its schools' children, told in the words of the story. */
const kindred = await testKindred();
const { db } = kindred;
kindred.setNow('2026-11-19T15:00:00Z');

type Who = { id: number; token: string };
const people: Record<'teacher' | 'head' | 'high' | 'other' | 'linked' | 'parent', Who> = {
  teacher: { id: 0, token: '' },
  head: { id: 0, token: '' },
  high: { id: 0, token: '' },
  other: { id: 0, token: '' },
  linked: { id: 0, token: '' },
  parent: { id: 0, token: '' },
};
let [district, child, atHome] = [0, 0, 0];

async function person(values: Parameters<typeof buildAccount>[1]): Promise<Who> {
  const { id } = await buildAccount(db, values);
  return { id, token: await kindred.tokenFor({ accountId: id }) };
}

async function lead({ id }: Who, kind: 'school' | 'district', place: object): Promise<void> {
  const group = await buildGroup(db, kind, { [id]: 'owner' });
  await db.updateTable('groups').set(place).where('id', '=', group.id).execute();
}

const report = { program: 'hoh', kind: 'assessment' } as const;
const CHECKS = scenesLike(/^hoh-check-a/);

beforeAll(async () => {
  district = (await buildDistrict(db)).id;
  const here = { school_id: (await buildSchool(db, { district_id: district })).id };
  people.teacher = await person(here);
  people.head = await person(here);
  await lead(people.head, 'school', here);
  people.high = await person(here);
  await lead(people.high, 'district', { district_id: district });
  people.other = await person({ school_id: (await buildSchool(db)).id });
  await lead(people.other, 'district', { district_id: (await buildDistrict(db)).id });
  const [family, linked] = [await buildFamily(db), await buildFamily(db)];
  people.parent = await person({ scope: 'parent', role: null, family_id: family.id });
  people.linked = await person({ scope: 'parent', role: null, family_id: linked.id });
  const build = childrenIn(kindred);
  const pupil = await build({ owner_id: people.teacher.id, ...here, active_program: 'hoh' });
  const own = await build({ owner_id: people.parent.id, family_id: family.id, active_program: 'hoh' });
  for (const one of [pupil, own]) await one.send(played(kindred, 'hoh', CHECKS));
  [child, atHome] = [pupil.id, own.id];
  const { body } = await kindred.call(inviteFamily, { id: child }, people.teacher);
  await kindred.call(enterCode, { code: body.code }, people.linked);
});

const turn = (on: boolean, who = people.high) => kindred.call(storyMoments.set, { id: district, on }, who);
const page = async (who: Who) => (await kindred.call(readStudentPage, { id: child }, who)).body.data;
const home = async (who: Who, id: number) => (await kindred.call(readChildPage, { id }, who)).body.data;
const quoteFor = async (who: Who, more: object = {}) =>
  (await kindred.call(readReport, { id: child, ...report, ...more }, who)).body.well?.quote ?? null;
const quoteByLink = async () => {
  const made = await kindred.call(makeLink, { id: child, ...report, iteration: 1 }, people.teacher);
  const code = made.body.url.split('/').at(-1)?.split('?')[0];
  return (await kindred.call(openLetter, { code, language: 'en' })).body.well?.quote ?? null;
};

test('whoever runs the district switches story moments off: nobody of its schools reads one, nor does a linked family', async () => {
  const { teacher, head, high, linked, parent } = people;
  for (const who of [teacher, head]) {
    expect((await page(who)).moments?.length).toBeGreaterThan(0);
    expect(await quoteFor(who)).not.toBeNull();
  }
  expect((await home(linked, child)).moments?.length).toBeGreaterThan(0);
  expect(await quoteByLink()).not.toBeNull();

  expect((await turn(false)).body.notification.i18n).toBe('schools.moments.now-off');
  for (const who of [teacher, head]) {
    expect(await page(who)).toMatchObject({ moments: null, moments_off: true, reads: 'report' });
    expect((await page(who)).skills?.rows).toHaveLength(6);
    expect([await quoteFor(who), await quoteFor(who, { _part: 'family' })]).toEqual([null, null]);
  }
  expect(await page(high)).toMatchObject({ moments: null, moments_off: false, reads: 'counts' });
  expect(await home(linked, child)).toMatchObject({ moments: null, moments_off: true });
  expect(await quoteByLink()).toBeNull();
  // A family decides about its own children.
  expect(await home(parent, atHome)).toMatchObject({ moments_off: false });
  expect((await home(parent, atHome)).moments?.length).toBeGreaterThan(0);

  expect((await turn(true)).body.notification.i18n).toBe('schools.moments.now-on');
  expect((await page(teacher)).moments?.length).toBeGreaterThan(0);
  expect(await quoteFor(teacher)).not.toBeNull();
});

test('it is a decision of who runs that district alone, in person, and is in the audit', async () => {
  const { teacher, head, high, other } = people;
  const listed = async (who: Who) => (await kindred.call(storyMoments.list, {}, who)).body.data;
  expect(await listed(high)).toMatchObject([{ id: district, on: true }]);
  expect(await listed(head)).toEqual([]);
  expect((await kindred.call(storyMoments.list, {}, teacher)).status).toBe(403);
  expect((await turn(false, teacher)).status).toBe(403);
  expect((await turn(false, head)).status).toBe(404);
  expect((await turn(false, other)).status).toBe(404);
  await turn(false);
  expect((await turn(false)).body.notification.i18n).toBe('notification.nothing-changed');
  await turn(true);
  const rows = await db
    .selectFrom('audit')
    .select(['subject_type', 'subject_id', 'details'])
    .where('action', '=', 'district.story-moments')
    .where('actor_id', '=', high.id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const about = { subject_type: 'district', subject_id: district };
  expect(rows).toEqual([
    { ...about, details: { on: true } },
    { ...about, details: { on: false } },
  ]);
});
