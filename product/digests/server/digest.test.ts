import { expect, test } from 'vitest';
import { postOffice } from '#platform/server/mail/mail.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildStudent, LICENSED } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import {
  findUnsubscribe,
  getParentPreferences,
  getPreferences,
  setParentPreferences,
  setPreferences,
  unsubscribe,
} from '../contract.ts';
import { mailDigests } from './digest.ts';
import { unsubscribeCode } from './preferences.ts';

const kindred = await testKindred();
const { db, appKey, app } = kindred;
const MONDAY = new Date('2026-09-14T15:00:00Z');
const TUESDAY = new Date('2026-09-15T15:00:00Z');
const post = postOffice(kindred.jobs, appKey);
const options = { db, post, appKey, brand: 'kindred', dashboardUrl: 'http://localhost:3000' };

async function educator(values: Parameters<typeof buildAccount>[1] = {}) {
  const account = await buildAccount(db, values);
  return { ...account, token: await kindred.tokenFor({ accountId: account.id }) };
}
const news = (id: number, operation: string, at = MONDAY) =>
  notifyKeepers(db, {
    accountIds: [id],
    kind: 'student-mass-transfer-or-share',
    data: { how: 'transfer', count: 3 },
    operation,
    now: new Date(at.getTime() - 3_600_000),
  });
const lettersTo = async (username: string) =>
  (await kindred.letters()).filter(({ recipient }) => recipient === username).map(({ letter }) => letter);

test('a weekly digest comes on Mondays, tells what is new once, and can be left with one click', async () => {
  const ada = await educator();
  await news(ada.id, 'first');
  await mailDigests(options, TUESDAY);
  expect(await lettersTo(ada.username)).toEqual([]);
  await Promise.all([mailDigests(options, MONDAY), mailDigests(options, MONDAY)]);
  await mailDigests(options, MONDAY);
  const [letter, ...more] = await lettersTo(ada.username);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Your Kindred updates');
  expect(letter?.text).toContain('Our support team transferred 3 students to you.');
  const address = `http://localhost:3000/unsubscribe/${ada.id}/${unsubscribeCode(appKey, ada.id)}`;
  expect(letter?.text).toContain(address);
  expect(letter?.headers).toEqual({
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });

  // As a mail program does it: no session, a form, the address of the page.
  const reply = await app.server.inject({
    method: 'POST',
    url: new URL(address).pathname,
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(reply.statusCode).toBe(200);
  await news(ada.id, 'second');
  await mailDigests(options, MONDAY);
  expect(await lettersTo(ada.username)).toHaveLength(1);
});

test('an educator chooses; off means no letter, and what is old by then is not sent later', async () => {
  const ben = await educator();
  const { token } = ben;
  expect((await kindred.call(getPreferences, {}, { token })).body).toEqual({ data: { digest: 'weekly' } });
  const choose = (digest: string) => kindred.call(setPreferences, { digest }, { token });
  expect((await choose('off')).body.notification.i18n).toBe('notifications.preferences.saved');
  expect((await choose('off')).body.notification.i18n).toBe('notification.nothing-changed');
  expect((await choose('hourly')).status).toBe(422);
  await news(ben.id, 'old', new Date(MONDAY.getTime() - 10 * 86_400_000));
  await mailDigests(options, MONDAY);
  await choose('daily');
  await mailDigests(options, TUESDAY);
  expect(await lettersTo(ben.username)).toEqual([]);
  await news(ben.id, 'new', TUESDAY);
  await mailDigests(options, TUESDAY);
  expect(await lettersTo(ben.username)).toHaveLength(1);
});

test('what was dismissed is not mailed, nor is anything to a deactivated account', async () => {
  const [ada, gone] = [await educator(), await educator({ status: 'deactivated' })];
  for (const { id } of [ada, gone]) await news(id, 'dismissed');
  await db
    .updateTable('dashboard_notifications')
    .set({ dismissed_at: MONDAY })
    .where('account_id', '=', ada.id)
    .execute();
  await mailDigests(options, MONDAY);
  expect([...(await lettersTo(ada.username)), ...(await lettersTo(gone.username))]).toEqual([]);
});

test('opening the link changes nothing; a code of another account is none', async () => {
  const [ada, ben] = [await educator(), await educator()];
  const code = unsubscribeCode(appKey, ada.id);
  const before = await rowSums(db);
  expect((await kindred.call(findUnsubscribe, { id: ada.id, code }, {})).body).toEqual({
    data: { digest: 'weekly' },
  });
  expect((await kindred.call(unsubscribe, { id: ben.id, code }, {})).status).toBe(404);
  expect((await kindred.call(unsubscribe, { id: ada.id, code: `${code}x` }, {})).status).toBe(404);
  expect(await rowSums(db)).toEqual(before);
  expect((await kindred.call(unsubscribe, { id: ada.id, code }, {})).status).toBe(200);
  expect((await kindred.call(unsubscribe, { id: ada.id, code }, {})).status).toBe(200);
  expect((await kindred.call(getPreferences, {}, { token: ada.token })).body.data.digest).toBe('off');
});

/** A child is turned away, of which the parent hears. */
const toldOfChild = async (id: number, operation: string) => {
  const student = await buildStudent(db, appKey, { owner_id: id });
  await db
    .insertInto('unlicensed_logins')
    .values({ student_id: student.id, on_day: '2026-09-14', owner_id: id, last_at: MONDAY })
    .execute();
  await notifyKeepers(db, {
    accountIds: [id],
    kind: 'student-login-without-license',
    data: {},
    operation,
    now: new Date(MONDAY.getTime() - 3_600_000),
  });
  return student.id;
};

test('what was seen to before the letter goes out is not in it', async () => {
  const ann = await educator();
  const child = await toldOfChild(ann.id, 'seen-to');
  await db.updateTable('students').set(LICENSED).where('id', '=', child).execute();
  await mailDigests(options, MONDAY);
  expect(await lettersTo(ann.username)).toEqual([]);
});

test('a parent gets the same letter about the family, which leads to purchasing, and can leave it', async () => {
  const ann = await educator({ scope: 'parent' });
  await toldOfChild(ann.id, 'child-1');
  await mailDigests(options, MONDAY);
  await mailDigests(options, MONDAY);
  const [letter, ...more] = await lettersTo(ann.username);
  expect(more).toEqual([]);
  expect(letter?.text).toContain('- One of your children tried to log in without a license.');
  expect(letter?.text).toContain('See licenses for my family: http://localhost:3000/parent/purchasing');
  expect(`${letter?.text}${letter?.html}`).not.toContain('/educator');
  const code = unsubscribeCode(appKey, ann.id);
  expect(letter?.text).toContain(`/unsubscribe/${ann.id}/${code}`);
  expect((await kindred.call(unsubscribe, { id: ann.id, code }, {})).status).toBe(200);
  const { token } = ann;
  expect((await kindred.call(getParentPreferences, {}, { token })).body.data.digest).toBe('off');
  await toldOfChild(ann.id, 'child-2');
  await mailDigests(options, MONDAY);
  expect(await lettersTo(ann.username)).toHaveLength(1);
  // Daily from now on: what is new comes, on any day.
  expect((await kindred.call(setParentPreferences, { digest: 'daily' }, { token })).status).toBe(200);
  await mailDigests(options, TUESDAY);
  expect(await lettersTo(ann.username)).toHaveLength(2);
});

test('nothing is mailed to a parent who is not verified any more', async () => {
  const parents = [];
  for (const status of ['not-verified', 'on-hold', 'deactivated'] as const) {
    const parent = await educator({ scope: 'parent' });
    await toldOfChild(parent.id, 'child-3');
    await db.updateTable('accounts').set({ status }).where('id', '=', parent.id).execute();
    parents.push(parent);
  }
  await mailDigests(options, MONDAY);
  for (const { username } of parents) expect(await lettersTo(username)).toEqual([]);
});
