import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { drain } from '#platform/server/http/app.ts';
import { publish } from '#platform/server/live/realtime.ts';
import { endSession } from '#product/accounts/server/session/sessions.ts';
import { tellPendingRequests } from '#product/notifications/server/pending-requests.ts';
import { tellTask } from '#product/notifications/server/tasks.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { listen } from '#testing/api/listen.ts';
import { buildAccount } from '#testing/api/people.ts';

const kindred = await testKindred();
const { db, app } = kindred;
const educator = await buildAccount(db);
const token = await kindred.tokenFor({ accountId: educator.id });
const UPLOAD = '6f1de2b4-4a3c-4b53-9d54-0d2b6f6f0001';
const task = (count: number) =>
  ({
    type: 'bulk-upload',
    uuid: UPLOAD,
    done: count,
    total: 9,
    failed: false,
    of: { name: 'class-3b.csv' },
  }) as const;
const done = (heard: { data: Record<string, unknown> }[]) =>
  heard.slice(1).map(({ data }) => Object(data['data']).done);

test('a page is greeted with what waits, then hears what happens, on every server', async () => {
  const other = anotherApp(kindred, {});
  const [here, there] = [await listen(app, token), await listen(other, token)];
  await expect.poll(() => [here.heard.length, there.heard.length]).toEqual([1, 1]);
  expect(here.heard[0]).toMatchObject({ type: 'hello', data: { build: 'none', items: [] } });
  await db.transaction().execute((tx) => tellTask(tx, educator.id, task(3)));
  const told = { name: 'class-3b.csv', program: null, kind: null };
  const data = { uuid: UPLOAD, done: 3, total: 9, failed: false, path: null, ...told };
  const item = { type: 'sidebar-item', data: { type: 'bulk-upload', id: UPLOAD, data } };
  await expect.poll(() => here.heard[1]).toMatchObject(item);
  await expect.poll(() => there.heard[1]).toMatchObject(item);
  // The next page that opens is told at once.
  const later = await listen(app, token);
  await expect.poll(() => later.heard[0]?.data['items']).toEqual([item.data]);
  await other.server.close();
  await there.ended;
});

test('nothing is heard of what is not committed', async () => {
  const page = await listen(app, token);
  await expect.poll(() => page.heard.length).toBe(1);
  const failing = db.transaction().execute(async (tx) => {
    await tellTask(tx, educator.id, task(4));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await tellTask(db, educator.id, task(5));
  await expect.poll(() => done(page.heard)).toEqual([5]);
});

test('who comes back hears what came meanwhile, and nothing twice', async () => {
  const page = await listen(app, token);
  await expect.poll(() => page.heard.length).toBe(1);
  await tellTask(db, educator.id, task(6));
  await expect.poll(() => done(page.heard)).toEqual([6]);
  page.close();
  for (const count of [7, 8]) await tellTask(db, educator.id, task(count));
  const back = await listen(app, token, { 'last-event-id': String(page.heard.at(-1)?.id) });
  await expect.poll(() => done(back.heard)).toEqual([7, 8]);
  const ids = [...page.heard, ...back.heard].map(({ id }) => id);
  expect(ids.toSorted((a, b) => a - b)).toEqual(ids);
});

test('an event that was begun first and committed last is not skipped by who comes back in between', async () => {
  const { personal_channel: channel } = educator;
  const { promise: wait, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
  const slow = db.transaction().execute(async (tx) => {
    await publish(tx, { channel, type: 'slow', data: {} });
    begins();
    await wait;
  });
  await begun;
  await publish(db, { channel, type: 'quick', data: {} });
  const page = await listen(app, token);
  await expect.poll(() => page.heard.length).toBe(1);
  goOn();
  await slow;
  await expect.poll(() => page.heard.map(({ type }) => type)).toEqual(['hello', 'slow']);
});

test("nobody hears another's channel, and only staff hear staff's", async () => {
  const stranger = await buildAccount(db);
  const staff = await buildAccount(db, { scope: 'uber' });
  const waiting = await buildAccount(db, { status: 'not-verified' });
  const [strangers, staffs] = [
    await listen(app, await kindred.tokenFor({ accountId: stranger.id })),
    await listen(app, await kindred.tokenFor({ accountId: staff.id })),
  ];
  await expect.poll(() => [strangers.heard.length, staffs.heard.length]).toEqual([1, 1]);
  await tellTask(db, educator.id, task(9));
  await tellPendingRequests(db);
  await expect
    .poll(() => staffs.heard.slice(1).map(({ data }) => data))
    .toEqual([{ type: 'pending-account-requests', id: 'pending-account-requests', data: { count: 1 } }]);
  expect(strangers.heard).toHaveLength(1);
  await db.updateTable('accounts').set({ status: 'verified' }).where('id', '=', waiting.id).execute();
});

test('a stream ends with its session: what comes after a sign-out is not told', async () => {
  const leaving = await kindred.tokenFor({ accountId: educator.id });
  const page = await listen(app, leaving);
  await expect.poll(() => page.heard.length).toBe(1);
  await endSession(db, leaving);
  await tellTask(db, educator.id, task(1));
  await page.ended;
  expect(page.heard).toHaveLength(1);
});

test('that a page listens keeps no session alive', async () => {
  const page = await listen(app, token);
  await expect.poll(() => page.heard.length).toBe(1);
  const before = await db.selectFrom('sessions').select(['active_at']).orderBy('token_hash').execute();
  kindred.setNow(new Date(kindred.now().getTime() + 20 * 60_000));
  await tellTask(db, educator.id, task(2));
  await expect.poll(() => done(page.heard)).toEqual([2]);
  expect(await db.selectFrom('sessions').select(['active_at']).orderBy('token_hash').execute()).toEqual(
    before,
  );
  kindred.setNow(new Date(kindred.now().getTime() + 20 * 60_000));
  await tellTask(db, educator.id, task(3));
  await page.ended;
  expect(done(page.heard)).toEqual([2]);
  kindred.setNow(new Date(kindred.now().getTime() - 40 * 60_000));
});

test('visitors and students hear nothing', async () => {
  expect((await listen(app, null)).status).toBe(401);
  expect((await listen(app, 'm'.repeat(43))).status).toBe(401);
});

test('a person may listen with a dozen pages at once, the next has to wait', async () => {
  const many = await buildAccount(db);
  const own = await kindred.tokenFor({ accountId: many.id });
  const pages = await Promise.all(Array.from({ length: 12 }, () => listen(app, own)));
  expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect((await listen(app, own)).status).toBe(429);
  pages[0]?.close();
  await expect.poll(async () => (await listen(app, own)).status).toBe(200);
});

test('a lost connection for events is opened anew, and nothing is lost', async () => {
  const page = await listen(app, token);
  await expect.poll(() => page.heard.length).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'kindred events'`.execute(db);
  await tellTask(db, educator.id, task(4));
  await expect.poll(() => done(page.heard)).toEqual([4]);
});

test('a server that stops lets its listeners go at once', async () => {
  const stopping = anotherApp(kindred, {});
  const page = await listen(stopping, token);
  await expect.poll(() => page.heard.length).toBe(1);
  const from = performance.now();
  await drain(stopping.server);
  await page.ended;
  expect(performance.now() - from).toBeLessThan(20_000);
});
