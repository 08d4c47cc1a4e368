import { beforeEach, expect, test } from 'vitest';
import { makeDashboardNotifications, spreadAllNotices } from '#product/digests/server/daily-notices.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily } from '#testing/api/people.ts';
import * as lists from '../../contract.ts';
import * as calls from '../../notices-contract.ts';

const kindred = await testKindred();
const { db } = kindred;

const NOTICE = {
  title_en: 'Closed on Friday',
  text_en: 'Support is away.',
  title_zh: '星期五休息',
  text_zh: '客服不在。',
  to_educator: true,
  to_clinician: false,
  to_administrator: false,
  to_home: false,
  to_parent: true,
  page: 'support',
  first_day: '2026-11-19',
  last_day: '2026-11-25',
};

type Person = { id: number; token: string };
let [staff, teacher, counselor, parent]: Person[] = [];
const is = (person: Person | undefined): Person => {
  if (person === undefined) throw new Error('built before each');
  return person;
};
async function person(values: Parameters<typeof buildAccount>[1]): Promise<Person> {
  const { id } = await buildAccount(db, values);
  return { id, token: await kindred.tokenFor({ accountId: id }) };
}

beforeEach(async () => {
  kindred.setNow('2026-11-19T15:00:00Z');
  // Another test's notices are nobody's here.
  await db.deleteFrom('notices').execute();
  staff = await person({ scope: 'uber' });
  teacher = await person({ role: 'educator' });
  counselor = await person({ role: 'clinician' });
  parent = await person({ scope: 'parent', role: null, family_id: (await buildFamily(db)).id });
});

const as = (who = staff) => ({ token: is(who).token });
const add = (changed: object = {}) => kindred.call(calls.addNotice, { ...NOTICE, ...changed }, as());
async function added(changed: object = {}): Promise<number> {
  expect((await add(changed)).status).toBe(200);
  const newest = db.selectFrom('notices').select('id').orderBy('id', 'desc').limit(1);
  return (await newest.executeTakeFirstOrThrow()).id;
}
const publish = (id: number) => kindred.call(calls.publishNotice, { id }, as());
const spread = () => spreadAllNotices(db, kindred.now());
const isNotice = ({ kind }: { kind: string }) => kind === 'notice';
const readBy = async (who: Person | undefined) =>
  (await kindred.call(lists.listNotifications, {}, as(who))).body.data.filter(isNotice);
const readByParent = async () =>
  (await kindred.call(lists.listParentNotifications, {}, as(parent))).body.data.filter(isNotice);
type Listed = { data: Record<string, unknown>[] };
const rowOf = async (id: number) =>
  ((await kindred.call(calls.noticesTable.list, {}, as())).body as Listed).data.find(
    (row) => row['id'] === id,
  );

test('a draft is read by nobody; published, it stands on the homes of its audience alone', async () => {
  const id = await added();
  await spread();
  expect(await readBy(teacher)).toEqual([]);
  expect((await publish(id)).status).toBe(200);
  await spread();
  const { title_en, text_en, title_zh, text_zh, page } = NOTICE;
  const data = { title_en, text_en, title_zh, text_zh, page };
  expect((await readBy(teacher)).map((one) => one.data)).toEqual([data]);
  expect((await readByParent()).map((one) => one.data)).toEqual([data]);
  expect(await readBy(counselor)).toEqual([]);
});

test('it is dismissed by each for themselves, and staff read how many did', async () => {
  const id = await added();
  await publish(id);
  await spread();
  await spread();
  const [before] = [await rowOf(id)];
  const told = Number(before?.['told']);
  expect(told).toBeGreaterThanOrEqual(2);
  expect(before).toMatchObject({ state: 'shown', dismissed: 0, audience: 'educator,parent' });
  const [line] = await readBy(teacher);
  await kindred.call(lists.dismissNotification, { id: line?.id ?? 0 }, as(teacher));
  expect(await readBy(teacher)).toEqual([]);
  expect(await readByParent()).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ told, dismissed: 1 });
});

test('it comes on its first day, to who came since as well, and is gone after its last', async () => {
  const id = await added({ first_day: '2026-11-20', last_day: '2026-11-21' });
  expect((await publish(id)).body.notification.i18n).toBe('notifications-notices.done.planned');
  await spread();
  expect(await readBy(teacher)).toEqual([]);
  kindred.setNow('2026-11-20T15:00:00Z');
  teacher = await person({ role: 'educator' });
  await makeDashboardNotifications(db, kindred.now());
  expect(await readBy(teacher)).toHaveLength(1);
  // Ten in the evening in New York: the last day is not over there.
  kindred.setNow('2026-11-22T03:00:00Z');
  const later = async () => ({
    ...is(teacher),
    token: await kindred.tokenFor({ accountId: is(teacher).id }),
  });
  expect(await readBy(await later())).toHaveLength(1);
  kindred.setNow('2026-11-22T06:00:00Z');
  expect(await readBy(await later())).toEqual([]);
  const staffLater = { token: await kindred.tokenFor({ accountId: is(staff).id }) };
  const { body } = await kindred.call(calls.noticesTable.list, { state: 'over' }, staffLater);
  expect((body as Listed).data.map((row) => row['id'])).toContain(id);
});

test('ended early it is gone at once, and nobody else is told', async () => {
  const id = await added();
  await publish(id);
  await spread();
  expect((await kindred.call(calls.endNotice, { id }, as())).status).toBe(200);
  expect(await readBy(teacher)).toEqual([]);
  const late = await person({ role: 'educator' });
  await spread();
  expect(await readBy(late)).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ state: 'ended' });
  const again = await kindred.call(calls.endNotice, { id }, as());
  expect(again.body.notification.i18n).toBe('notification.nothing-changed');
});

test('a draft is changed and deleted; what was published is not', async () => {
  const id = await added();
  const edit = (values: object) => kindred.call(calls.editNotice, { id, ...NOTICE, ...values }, as());
  expect((await edit({})).body.notification.i18n).toBe('notification.nothing-changed');
  expect((await edit({ title_en: 'Closed on Monday', page: null })).status).toBe(200);
  const { body } = await kindred.call(calls.noticeForm, { id }, as());
  expect(body.data).toMatchObject({ title_en: 'Closed on Monday', page: null, to_parent: true });
  await publish(id);
  for (const refused of [
    await edit({ title_en: 'Open' }),
    await publish(id),
    await kindred.call(calls.deleteNotice, { id }, as()),
  ]) {
    expect([refused.status, refused.error?.i18n]).toEqual([409, 'notifications-notices.refused.published']);
  }
  const draft = await added();
  expect((await kindred.call(calls.endNotice, { id: draft }, as())).status).toBe(409);
  expect((await kindred.call(calls.deleteNotice, { id: draft }, as())).status).toBe(200);
});

test.each([
  ['nobody', { to_educator: false, to_parent: false }, 'to_educator'],
  ['an end before the beginning', { last_day: '2026-11-18' }, 'last_day'],
  ['days that are over', { first_day: '2026-11-01', last_day: '2026-11-18' }, 'last_day'],
  ['half a year', { last_day: '2027-05-01' }, 'last_day'],
  ['a day that is none', { last_day: '2026-11-31' }, 'last_day'],
  ['a page that is not everybody’s', { page: '/uber' }, 'page'],
  ['no words in Chinese', { text_zh: ' ' }, 'text_zh'],
])('a notice for %s is refused', async (_, changed, field) => {
  const { status, error } = await add(changed);
  expect([status, Object.keys(error?.errors ?? {})]).toEqual([422, [field]]);
});

test('the words for back to school come in both languages, and can be saved as they are', async () => {
  const { body } = await kindred.call(calls.backToSchoolForm, {}, as());
  expect(body.data).toMatchObject({ first_day: '2027-08-01', last_day: '2027-09-15', page: 'students' });
  expect(body.data.title_en).toBe('Welcome back to school');
  expect(body.data.title_zh).toBe('歡迎回到學校');
  expect((await add(body.data)).status).toBe(200);
});

test('who was told as an educator is not told as a parent what was not for parents', async () => {
  const id = await added({ to_parent: false });
  await publish(id);
  await spread();
  expect(await readBy(teacher)).toHaveLength(1);
  await db
    .updateTable('accounts')
    .set({ scope: 'parent', role: null, family_id: (await buildFamily(db)).id })
    .where('id', '=', is(teacher).id)
    .execute();
  const { body } = await kindred.call(lists.listParentNotifications, {}, as(teacher));
  expect(body.data.filter(isNotice)).toEqual([]);
});
