import { afterAll, expect, test, vi } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { openCatalog } from './content.ts';
import { CROWD, countLater } from './count-later.ts';
import { type Child, childrenIn, played } from './testing/children.ts';
import { TEST_SCENES } from './testing/scenes.ts';

const kindred = await testKindred();
const buildChild = childrenIn(kindred);
const SCENE = 'zoou-check-a-ic';
const events = played(kindred, 'zoou', [SCENE]);

const isCounted = async (child: Child): Promise<boolean> =>
  (await child.rows()).progress.every(({ uncounted }) => !uncounted);

test('waits while others wait, then counts as is counted at once', async () => {
  const [calm, child] = [await buildChild(), await buildChild()];
  await calm.send(events);
  await child.send(events, true);
  let waiting = 1;
  const later = countLater(() => waiting);
  afterAll(() => later.close());
  later.soon({ db: kindred.db, catalog: openCatalog(TEST_SCENES), now: kindred.now() }, child.id);
  expect(await isCounted(child)).toBe(false);
  waiting = 0;
  await vi.waitFor(async () => expect(await isCounted(child)).toBe(true), 10_000);
  expect(await child.rows()).toEqual(await calm.rows());
});

test('begins nothing once it is closed', async () => {
  const child = await buildChild();
  await child.send(events, true);
  const later = countLater(() => 0);
  await later.close();
  later.soon({ db: kindred.db, catalog: openCatalog(TEST_SCENES), now: kindred.now() }, child.id);
  await later.close();
  expect(await isCounted(child)).toBe(false);
});

test('the child’s own home is counted before it is shown', async () => {
  const child = await buildChild();
  await child.send(events, true);
  const { stops } = (await child.world()).body.data;
  expect(stops.find(({ id }) => id === SCENE)?.status).toBe('done');
  expect(await isCounted(child)).toBe(true);
});

test('a class that tells all at once is counted to the same rows', async () => {
  const calm = await buildChild();
  await calm.send(events);
  const rows = await calm.rows();
  const children: Child[] = [];
  while (children.length < 2 * CROWD) children.push(await buildChild());
  const replies = await Promise.all(children.map((child) => child.send(events)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  await vi.waitFor(async () => {
    for (const child of children) expect(await isCounted(child)).toBe(true);
  }, 20_000);
  for (const child of children) expect(await child.rows()).toEqual(rows);
});
