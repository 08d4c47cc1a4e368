import { beforeEach, expect, test } from 'vitest';
import { postOffice } from '#platform/server/mail/mail.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool, buildStudent, LICENSED } from '#testing/api/people.ts';
import { endActing, startActing } from '../../acting-contract.ts';
import { editProfile } from '../../contract.ts';
import { deedOf } from '../../rules/sessions/acting-deeds.ts';
import { logout } from '../../sign-in-contract.ts';
import { tellCustomers } from './acting-summary.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const address = {
  site: 'dashboard',
  brand: 'kindred',
  dashboardUrl: 'https://kindred.test',
  studentUrl: 'https://student.kindred.test',
} as const;
const ports = { post: postOffice(kindred.jobs, appKey), address };
beforeEach(() => kindred.setNow('2026-09-14T15:00:00Z'));

const staffIn = async () => {
  const { id } = await buildAccount(db, { scope: 'uber', first_name: 'Sam', last_name: 'Oak' });
  return kindred.tokenFor({ accountId: id });
};
const start = (token: string, id: number) =>
  kindred.call(startActing, { user_id: id, reason: 'asked about a bill' }, { token });
const tell = () => tellCustomers(db, ports, kindred.now());
const lettersTo = async (username: string) =>
  (await kindred.letters()).filter((mail) => mail.recipient === username && mail.kind === 'acting-over');

test('when an acting ends, the customer hears who it was, for how long, why, and what was done; once', async () => {
  const customer = await buildAccount(db);
  const token = await staffIn();
  await start(token, customer.id);
  const headers = { 'x-acting-as': String(customer.id) };
  const named = { first_name: 'Robin', last_name: 'Birch' };
  expect((await kindred.call(editProfile, named, { token, headers })).status).toBe(200);
  await tell();
  expect(await lettersTo(customer.username)).toEqual([]);
  kindred.setNow('2026-09-14T15:07:00Z');
  await kindred.call(endActing, {}, { token });
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  const [mail, ...more] = await lettersTo(customer.username);
  expect(more).toEqual([]);
  const text = mail?.letter.text ?? '';
  for (const part of [
    'Sam O.',
    '7 minutes',
    'asked about a bill',
    '1 change to settings',
    '/educator/account/staff-access',
  ]) {
    expect(text).toContain(part);
  }
});

test('one that ran out, and one that a sign-out ended, are told of as well', async () => {
  const [one, two] = [await buildAccount(db), await buildAccount(db, { scope: 'parent' })];
  await start(await staffIn(), one.id);
  const token = await staffIn();
  await start(token, two.id);
  await kindred.call(logout, {}, { token });
  await tell();
  expect([(await lettersTo(one.username)).length, (await lettersTo(two.username)).length]).toEqual([0, 1]);
  expect((await lettersTo(two.username))[0]?.letter.text).toContain('Nothing was changed.');
  kindred.setNow('2026-09-14T16:00:00Z');
  await tell();
  expect((await lettersTo(one.username))[0]?.letter.text).toContain('60 minutes');
});

test('of a child its owner is told, without the name', async () => {
  const owner = await buildAccount(db);
  const { id: school_id } = await buildSchool(db);
  const names = { first_name: 'Marigold', last_name: 'Thistle' };
  const child = await buildStudent(db, appKey, { ...LICENSED, ...names, owner_id: owner.id, school_id });
  const token = await staffIn();
  expect((await start(token, child.id)).status).toBe(200);
  await kindred.call(endActing, {}, { token });
  await tell();
  const [mail] = await lettersTo(owner.username);
  expect(mail?.letter.text).toContain('one of the children you look after');
  expect(JSON.stringify(mail)).not.toMatch(/Marigold|Thistle/);
});

test('nobody writes to who cannot sign in any more', async () => {
  const customer = await buildAccount(db);
  const token = await staffIn();
  await start(token, customer.id);
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', customer.id).execute();
  await kindred.call(endActing, {}, { token });
  await tell();
  expect(await lettersTo(customer.username)).toEqual([]);
});

test('every call says what kind of deed it is: looking is never told as a change, nor a change as looking', () => {
  const acted = { id: 1, traits: ['verified', 'group-admin', 'site-license-admin'], actingAsBy: 2 };
  const wrong = kindred.app.routes.flatMap(({ endpoint: { method, path, access, audit } }) => {
    const isOpen = ['educator', 'parent'].some(
      (scope) => access.verdict({ ...acted, scope }) === 'allowed' && !access.anonymous,
    );
    if (!isOpen || typeof audit !== 'string') return [];
    const deed = deedOf(audit);
    const isLook = deed === 'look' || deed === 'download';
    const looks = method === 'GET' || path.endsWith('/subset') || path.endsWith('/download');
    return deed !== 'other' && isLook === looks ? [] : [`${method} ${path} ${audit} ${deed}`];
  });
  expect(wrong).toEqual([]);
});
