import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { simulateEmailList } from '#simulators/email-list/simulator.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount, PASSWORD } from '#testing/api/people.ts';
import {
  activateAccount,
  changeUsername,
  confirmUsername,
  getNews,
  requestAccount,
  setNews,
} from '../../contract.ts';
import { deactivateAccount, rollbackDeactivation } from '../../staff-contract.ts';
import { type EmailList, emailList } from './email-list.ts';
import { tellList } from './wishes.ts';

const kindred = await testKindred();
const { db } = kindred;

const SECRET = 'a secret of the test';
const server = fastify();
const listed = simulateEmailList(server, { path: '/list', secret: SECRET, clock: kindred.now });
const url = `${await server.listen({ port: 0 })}/list`;
afterAll(() => server.close());
const list = emailList({ url, secret: SECRET });

const choose = async (account: { id: number }, wanted: boolean) =>
  kindred.call(setNews, { wanted }, { token: await kindred.tokenFor({ accountId: account.id }) });
const read = async (account: { id: number }) =>
  (await kindred.call(getNews, {}, { token: await kindred.tokenFor({ accountId: account.id }) })).body.data;
const tell = (account: { id: number }) => tellList(db, list, { accountId: account.id }, kindred.now());

test('who asks for news is put on the list, and taken off it again', async () => {
  const ada = await buildAccount(db, { username: 'ada@news.test' });
  expect(await read(ada)).toEqual({ wanted: false, state: null });
  expect((await choose(ada, true)).body.notification.i18n).toBe('notification.news.on');
  expect(await read(ada)).toEqual({ wanted: true, state: 'waiting' });
  await tell(ada);
  expect(await read(ada)).toEqual({ wanted: true, state: 'told' });
  expect(listed).toContain('ada@news.test');

  expect((await choose(ada, true)).body.notification.i18n).toBe('notification.nothing-changed');
  await choose(ada, false);
  await tell(ada);
  expect(listed).not.toContain('ada@news.test');
  expect(await read(ada)).toEqual({ wanted: false, state: 'told' });
});

test('an address that the list does not take is said to be so, and can be tried again', async () => {
  const ben = await buildAccount(db, { username: 'rejected@news.test' });
  await choose(ben, true);
  await tell(ben);
  expect(await read(ben)).toEqual({ wanted: true, state: 'rejected' });
  expect((await choose(ben, true)).body.notification.i18n).toBe('notification.news.on');
});

test('a list that is out of order, or does not know us, is asked again later', async () => {
  const cleo = await buildAccount(db, { username: 'unreachable@news.test' });
  await choose(cleo, true);
  await expect(tell(cleo)).rejects.toThrow('the email list answers 503');
  expect(await read(cleo)).toEqual({ wanted: true, state: 'waiting' });
  const stranger = emailList({ url, secret: 'another secret' });
  const entry = { email: 'x@news.test', subscribed: true, language: null };
  await expect(stranger.tell(entry, kindred.now())).rejects.toThrow('the email list answers 401');
  const old = new Date(kindred.now().getTime() - 3_600_000);
  await expect(list.tell(entry, old)).rejects.toThrow('401');
  expect(listed).not.toContain('x@news.test');
});

test('another address takes the place of the one before, once it is confirmed', async () => {
  const dora = await buildAccount(db, { username: 'dora@news.test' });
  await choose(dora, true);
  await tell(dora);
  const next = 'dora.new@news.test';
  const asked = await kindred.call(
    changeUsername,
    { new_username: next, new_username_confirmation: next, current_password: PASSWORD },
    { token: await kindred.tokenFor({ accountId: dora.id }) },
  );
  expect(asked.status).toBe(200);
  await tell(dora);
  expect(listed).toContain('dora@news.test');

  kindred.setNow(new Date(kindred.now().getTime() + 60_000));
  expect((await kindred.call(confirmUsername, await linkFor(kindred, next))).status).toBe(200);
  expect(await read(dora)).toEqual({ wanted: true, state: 'waiting' });
  await tell(dora);
  expect(listed).toContain(next);
  expect(listed).not.toContain('dora@news.test');
});

const uber = await buildAccount(db, { scope: 'uber', role: null });
const asStaff = async () => ({ token: await kindred.tokenFor({ accountId: uber.id }) });

test('a closed account is taken off the list, and back on it once it is open again', async () => {
  const gus = await buildAccount(db, { username: 'gus@news.test' });
  await choose(gus, true);
  await tell(gus);
  expect((await kindred.call(deactivateAccount, { id: gus.id }, await asStaff())).status).toBe(200);
  await tell(gus);
  expect(listed).not.toContain('gus@news.test');
  const back = { id: gus.id, free_trial_ends_on: '' };
  expect((await kindred.call(rollbackDeactivation, back, await asStaff())).status).toBe(200);
  await tell(gus);
  expect(listed).toContain('gus@news.test');
});

test('who never asked is not told of, whatever becomes of the account', async () => {
  const hal = await buildAccount(db, { username: 'hal@news.test' });
  expect((await kindred.call(deactivateAccount, { id: hal.id }, await asStaff())).status).toBe(200);
  expect(await db.selectFrom('news_wishes').where('account_id', '=', hal.id).execute()).toEqual([]);
});

test('a list that does not answer keeps nobody from closing an account', async () => {
  const ida = await buildAccount(db, { username: 'ida@news.test' });
  await choose(ida, true);
  await tell(ida);
  const deaf = emailList({ url: 'http://127.0.0.1:1/list', secret: SECRET });
  expect((await kindred.call(deactivateAccount, { id: ida.id }, await asStaff())).status).toBe(200);
  await expect(tellList(db, deaf, { accountId: ida.id }, kindred.now())).rejects.toThrow('does not answer');
  expect(listed).toContain('ida@news.test');
  await tell(ida);
  expect(listed).not.toContain('ida@news.test');
});

test('an account that is closed while the list is being told is off it in the end', async () => {
  const jan = await buildAccount(db, { username: 'jan@news.test' });
  await choose(jan, true);
  const closedMeanwhile: EmailList = {
    async tell(entry, now) {
      const answer = await list.tell(entry, now);
      if (!entry.subscribed) return answer;
      kindred.setNow(new Date(kindred.now().getTime() + 1000));
      expect((await kindred.call(deactivateAccount, { id: jan.id }, await asStaff())).status).toBe(200);
      // The job of the closing comes before this answer is kept, and finds nobody to take off.
      await tell(jan);
      return answer;
    },
  };
  await tellList(db, closedMeanwhile, { accountId: jan.id }, kindred.now());
  expect(listed).not.toContain('jan@news.test');
});

test('a wish of the request form waits until the address is proven', async () => {
  const email = 'eva@news.test';
  const request = {
    my_role: 'home',
    first_name: 'Eva',
    last_name: 'Linde',
    email,
    referral: '',
    referrer: '',
  };
  await kindred.call(requestAccount, { ...request, news: true });
  const wishes = () =>
    db
      .selectFrom('news_wishes as w')
      .innerJoin('accounts as a', 'a.id', 'w.account_id')
      .select(['w.state', 'a.id'])
      .where('a.username', '=', email)
      .executeTakeFirstOrThrow();
  const { id, state } = await wishes();
  expect(state).toBe('kept');
  await tell({ id });
  expect(listed).not.toContain(email);

  const [letter] = (await kindred.letters()).filter(({ recipient }) => recipient === email);
  const [, link = '', code = ''] = /activate\/([^/\s]+)\/([\w-]+)/.exec(letter?.letter.text ?? '') ?? [];
  const password = 'a long enough Passphrase 7';
  const activated = await kindred.call(activateAccount, {
    id: link,
    code,
    password,
    password_confirmation: password,
    district: '',
    school: '',
  });
  expect(activated.status).toBe(200);
  expect((await wishes()).state).toBe('waiting');
  await tell({ id });
  expect(listed).toContain(email);

  await kindred.call(requestAccount, { ...request, email: 'fay@news.test' });
  expect(
    await db.selectFrom('news_wishes').select('account_id').where('state', '=', 'kept').execute(),
  ).toEqual([]);
});
