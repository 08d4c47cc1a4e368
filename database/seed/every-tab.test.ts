import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { RETENTION_RULES } from '#apps/running/retention.ts';
import { postOffice } from '#platform/server/mail/mail.ts';
import { judgeAll } from '#product/follow-ups/server/judge.ts';
import { makeLibrary } from '#product/lessons/build/make-library.ts';
import { expireLots } from '#product/licensing/server/students/expire.ts';
import { countPrograms } from '#product/metrics/server/count-programs.ts';
import { countScenePlays } from '#product/metrics/server/scene-plays.ts';
import { keepScenes, openCatalog } from '#product/play/server/content.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { runRules } from '#product/retention/server/run.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { seedDemo } from './seed.ts';

/** The database's own day counts in some lists. */
const TODAY = new Date().toISOString().slice(0, 10);
const kindred = await testKindred();
const { db, app } = kindred;
await db.transaction().execute((tx) =>
  seedDemo(tx, {
    appKey: randomBytes(32),
    today: TODAY,
    hashPassword: async () => 'hash',
    scenes: TEST_SCENES,
    lessons: makeLibrary(),
  }),
);
kindred.setNow(`${TODAY}T12:00:00Z`);
// As a server does when it starts: its scenes are known.
await keepScenes(db, TEST_SCENES, kindred.now());
// As a worker does when it starts: trials that are over are written off, programs counted, what is over removed.
await expireLots(db, kindred.now());
const catalog = openCatalog(TEST_SCENES);
await countScenePlays(db, catalog, kindred.now());
await countPrograms(db, catalog, kindred.now());
await runRules(db, RETENTION_RULES, kindred.now());

const READERS = {
  uber: 'uber@kindred.test',
  educator: 'district@kindred.test',
  parent: 'parent@kindred.test',
};

/** Who runs a district reads no child's skills and feelings, and has no small group. */
const READ_BY_OTHERS: Record<string, string> = {
  '/api/educator/group-data/hoh': 'farid.rostami@larkspurhollow.test',
  '/api/educator/group-data/': 'admin@kindred.test',
  '/api/educator/consents/register': 'admin@kindred.test',
  '/api/educator/emotion-check-ins': 'educator@kindred.test',
  '/api/educator/sel-check-ins': 'educator@kindred.test',
  '/api/educator/small-groups': 'educator@kindred.test',
};
const readerOf = (url: string, usual: string): string =>
  Object.entries(READ_BY_OTHERS).find(([base]) => url.startsWith(base))?.[1] ?? usual;

async function tokenOf(username: string): Promise<string> {
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return kindred.tokenFor({ accountId: id });
}

/** Every list of the product: whatever has rows to select all of. */
const lists = app.routes
  .map(({ url }) => url)
  .filter((url) => url.endsWith('/select-all'))
  .map((url) => url.replace('/select-all', ''));

/** What is empty when all is well. */
const GOOD_WHEN_EMPTY = ['/api/uber/failed-jobs', '/api/uber/child-deletions'];

test.each(Object.entries(READERS))('every list of %s in the demo has a row', async (scope, username) => {
  const own = lists.filter((url) => url.startsWith(`/api/${scope}/`) && !GOOD_WHEN_EMPTY.includes(url));
  expect(own.length).toBeGreaterThan(2);
  const empty: string[] = [];
  for (const url of own) {
    const token = await tokenOf(readerOf(url, username));
    const reply = await app.server.inject({
      method: 'GET',
      url: `${url}?_page=1`,
      headers: { host: 'localhost:3000', 'access-token': `Bearer ${token}` },
    });
    expect([url, reply.statusCode]).toEqual([url, 200]);
    if (reply.json().data.length === 0) empty.push(url);
  }
  expect(empty).toEqual([]);
});

test('hard weeks have somebody: one waits, one is looked after, one was; and most of a class is observed', async () => {
  const as = async (username: string, list: string) => {
    const reply = await app.server.inject({
      url: `/api/educator/follow-ups?_list=${list}`,
      headers: { host: 'localhost:3000', 'access-token': `Bearer ${await tokenOf(username)}` },
    });
    return reply.json();
  };
  const { data, lines } = await as('educator@kindred.test', 'all');
  expect(lines).toMatchObject([{ on: true, contact_name: 'Simone Desrosiers' }]);
  expect(
    data.map(({ owner, days }: { owner: unknown; days: object[] }) => [owner === null, days.length]),
  ).toEqual(
    expect.arrayContaining([
      [true, 3],
      [false, 3],
    ]),
  );
  expect(data.length).toBeLessThan(6);
  expect((await as('clinician@kindred.test', 'mine')).data).not.toHaveLength(0);
  expect((await as('educator@kindred.test', 'closed')).data).not.toHaveLength(0);
  // What was told before the demo began was seen to then: the rule has nothing to open.
  const ports = {
    post: postOffice(kindred.jobs, randomBytes(32)),
    brand: 'kindred',
    dashboardUrl: 'http://x',
  };
  await judgeAll(db, ports, kindred.now());
  expect((await as('educator@kindred.test', 'all')).data).toEqual(data);
  const { done, all } = await db
    .selectFrom('observations')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('is_whole').as('done')])
    .executeTakeFirstOrThrow();
  expect([Number(all), Number(done)]).toEqual([Number(all), Number(all)]);
  expect(Number(all)).toBeGreaterThan(10);
});
