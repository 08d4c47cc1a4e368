import { expect, test, vi } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { openCatalog } from '../content.ts';
import { type Child, childrenIn, played, uncountable } from '../testing/children.ts';
import { TEST_SCENES } from '../testing/scenes.ts';
import { countForgottenPlay } from './forgotten.ts';

const kindred = await testKindred();
const { db } = kindred;
const buildChild = childrenIn(kindred);
const events = played(kindred, 'zoou', ['zoou-check-a-ic']);
const catalog = openCatalog(TEST_SCENES);

const isCounted = async (child: Child): Promise<boolean> =>
  (await child.rows()).progress.every(({ uncounted }) => !uncounted);

test('who cannot be counted is told of, and keeps nobody behind from being counted', async () => {
  const begun = kindred.now().getTime();
  const children: Child[] = [];
  for (let nth = 0; nth < 5; nth += 1) {
    const child = await buildChild();
    kindred.setNow(new Date(begun + nth * 1000));
    await child.send(events, true);
    children.push(child);
  }
  // Those who have waited longest, and as many as are looked at in one go.
  const bad = children.slice(0, 2);
  for (const { id } of bad) await uncountable(kindred, id);
  const report = vi.fn<(fault: Error) => void>();
  const counting = { db, catalog, now: new Date(begun + 600_000), report };
  await countForgottenPlay(counting, { atOnce: 2 });
  expect(await Promise.all(children.map(isCounted))).toEqual([false, false, true, true, true]);
  // Once, whatever their number: it comes every minute.
  expect(report.mock.calls.map(([{ message }]) => message)).toEqual([
    'what was played could not be counted, 2 times',
  ]);
  // What has waited is tried again, and nobody is told of who was counted.
  await countForgottenPlay(counting, { atOnce: 2 });
  expect(report).toHaveBeenCalledTimes(2);
});
