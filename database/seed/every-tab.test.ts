import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { expireLots } from '#product/licensing/server/students/expire.ts';
import { countPrograms } from '#product/metrics/server/count-programs.ts';
import { countScenePlays } from '#product/metrics/server/scene-plays.ts';
import { keepScenes, openCatalog } from '#product/play/server/content.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
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
  }),
);
kindred.setNow(`${TODAY}T12:00:00Z`);
// As a server does when it starts: its scenes are known.
await keepScenes(db, TEST_SCENES, kindred.now());
// As a worker does when it starts: trials that are over are written off, programs counted.
await expireLots(db, kindred.now());
const catalog = openCatalog(TEST_SCENES);
await countScenePlays(db, catalog, kindred.now());
await countPrograms(db, catalog, kindred.now());

const READERS = {
  uber: 'uber@kindred.test',
  educator: 'district@kindred.test',
  parent: 'parent@kindred.test',
};

/** Who runs a district reads no child's skills and feelings, and has no small group. */
const READ_BY_OTHERS: Record<string, string> = {
  '/api/educator/group-data/hoh': 'farid.rostami@larkspurhollow.test',
  '/api/educator/group-data/': 'admin@kindred.test',
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
const GOOD_WHEN_EMPTY = ['/api/uber/failed-jobs'];

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
