import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ask } from '#platform/server/database/statement.ts';
import { metricsText } from '#platform/server/telemetry/metrics.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { openCatalog, type SceneCatalog } from './content.ts';
import { CROWD, countBeforeShown, countLater } from './count-later.ts';
import { getPlayer, lockStudent } from './player.ts';
import { type Child, childrenIn, played, uncountable } from './testing/children.ts';
import { TEST_SCENES } from './testing/scenes.ts';

const kindred = await testKindred();
const { db } = kindred;
const buildChild = childrenIn(kindred);
const SCENE = 'zoou-check-a-ic';
const events = played(kindred, 'zoou', [SCENE]);
const catalog = openCatalog(TEST_SCENES);
const told = (report = vi.fn<(fault: Error) => void>()) => ({ db, catalog, now: kindred.now(), report });

const isCounted = async (child: Child): Promise<boolean> =>
  (await child.rows()).progress.every(({ uncounted }) => !uncounted);

async function figure(name: string): Promise<number> {
  const line = (await metricsText()).split('\n').find((one) => one.startsWith(`kindred_${name} `));
  return Number(line?.split(' ').at(-1));
}

/** Until somebody waits for a row that another has locked. */
async function somebodyWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const text = `select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await ask(db, { waiting: z.number() }, { text, values: [] })).not.toEqual([{ waiting: 0 }]);
  }, 10_000);
}

test('waits while a crowd waits, then counts as is counted at once', async () => {
  const [calm, child] = [await buildChild(), await buildChild()];
  await calm.send(events);
  await child.send(events, true);
  let waiting = CROWD;
  const later = countLater(() => waiting, { atMostMs: Number.POSITIVE_INFINITY });
  afterAll(() => later.close());
  later.soon(told(), child.id);
  await rest(200);
  expect(await isCounted(child)).toBe(false);
  // Fewer are none.
  waiting = CROWD - 1;
  await vi.waitFor(async () => expect(await isCounted(child)).toBe(true), 10_000);
  expect(await child.rows()).toEqual(await calm.rows());
});

test('a crowd that does not end is waited for once, not before each child', async () => {
  const children = [await buildChild(), await buildChild(), await buildChild()];
  for (const child of children) await child.send(events, true);
  let looks = 0;
  const later = countLater(
    () => {
      looks += 1;
      return CROWD;
    },
    { atMostMs: 120 },
  );
  afterAll(() => later.close());
  for (const child of children) later.soon(told(), child.id);
  await vi.waitFor(async () => {
    for (const child of children) expect(await isCounted(child)).toBe(true);
  }, 10_000);
  // Every 50 ms for 120, and once more for each of the others.
  expect(looks).toBeLessThan(4 + children.length);
});

test('begins nothing once it is closed', async () => {
  const child = await buildChild();
  await child.send(events, true);
  const later = countLater(() => 0);
  await later.close();
  later.soon(told(), child.id);
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

test('the home waits for its turn where something else is done with the child', async () => {
  const child = await buildChild();
  await child.send(events, true);
  let isShown = false;
  const world = await db.transaction().execute(async (tx) => {
    await getPlayer(tx, child.id, { lock: true });
    const asked = child.world().finally(() => {
      isShown = true;
    });
    await somebodyWaits();
    expect(isShown).toBe(false);
    return { asked };
  });
  expect((await world.asked).body.data.stops.find(({ id }) => id === SCENE)?.status).toBe('done');
});

test('a scene that is finished while a page counts is not lost', async () => {
  const child = await buildChild();
  const end = events.findIndex(({ type }) => type === 'scene_complete');
  await child.send(events.slice(0, end), true);
  const finished: Promise<unknown>[] = [];
  // What was played is read before the scenes are asked for: then the end of the scene comes.
  const slow: SceneCatalog = {
    ...catalog,
    async contentFor(tx, versions) {
      if (finished.length === 0) finished.push(child.send(events.slice(end), true));
      await Promise.race([...finished, somebodyWaits()]);
      return catalog.contentFor(tx, versions);
    },
  };
  await countBeforeShown({ ...told(), catalog: slow }, child.id);
  expect(finished).toHaveLength(1);
  await Promise.all(finished);
  const { stops } = (await child.world()).body.data;
  expect(stops.find(({ id }) => id === SCENE)?.status).toBe('done');
});

test('what cannot be counted is told of, and the home shows what there is', async () => {
  const child = await buildChild();
  await child.send(events, true);
  await uncountable(kindred, child.id);
  const report = vi.fn<(fault: Error) => void>();
  await countBeforeShown(told(report), child.id);
  expect(report.mock.calls.map(([{ message, cause }]) => [message, cause instanceof Error])).toEqual([
    ['the play of a child could not be counted', true],
  ]);
  const before = await figure('play_not_counted_total{at="home"}');
  expect((await child.world()).status).toBe(200);
  expect(await figure('play_not_counted_total{at="home"}')).toBe(before + 1);
  expect(await isCounted(child)).toBe(false);
});

test('after a crowd, one who cannot be counted keeps nobody else from it', async () => {
  const [bad, good] = [await buildChild(), await buildChild()];
  for (const child of [bad, good]) await child.send(events, true);
  await uncountable(kindred, bad.id);
  const report = vi.fn<(fault: Error) => void>();
  const later = countLater(() => 0);
  afterAll(() => later.close());
  for (const child of [bad, good]) later.soon(told(report), child.id);
  await vi.waitFor(async () => expect(await isCounted(good)).toBe(true), 10_000);
  expect(report).toHaveBeenCalledTimes(1);
});

test('nobody is locked outside of a transaction, where the lock would be gone at once', async () => {
  const { id } = await buildChild();
  await expect(getPlayer(db, id, { lock: true })).rejects.toThrow('outside of a transaction');
  await expect(lockStudent(db, id)).rejects.toThrow('outside of a transaction');
});

test('a class that tells all at once is counted to the same rows', async () => {
  const calm = await buildChild();
  await calm.send(events);
  const rows = await calm.rows();
  const children: Child[] = [];
  // As many as are served at once, whatever the machine, a crowd behind them, and more.
  while (children.length < 10 + CROWD + 10) children.push(await buildChild());
  const before = await figure('play_counted_later_total');
  const replies = await Promise.all(children.map((child) => child.send(events)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await figure('play_counted_later_total')).toBeGreaterThan(before);
  await vi.waitFor(async () => {
    for (const child of children) expect(await isCounted(child)).toBe(true);
  }, 30_000);
  for (const child of children) expect(await child.rows()).toEqual(rows);
});
