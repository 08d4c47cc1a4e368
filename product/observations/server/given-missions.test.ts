import { expect, test } from 'vitest';
import { childrenIn, played } from '#product/play/server/testing/children.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { listMissions, sawMission } from '../contract.ts';

const kindred = await testKindred();
const { db } = kindred;
const build = childrenIn(kindred);
kindred.setNow('2026-11-19T15:00:00Z');

test('what was given lately and nobody saw is listed for who looks after the child, until somebody saw it', async () => {
  const school_id = (await buildSchool(db)).id;
  const [teacher, colleague] = [await buildAccount(db, { school_id }), await buildAccount(db, { school_id })];
  const child = await build({ owner_id: teacher.id, school_id });
  await build({ owner_id: teacher.id, school_id });
  const [scene = ''] = TEST_SCENES.entries.filter(({ program }) => program === 'zoou').map(({ id }) => id);
  expect((await child.send(played(kindred, 'zoou', [scene]))).status).toBe(200);
  const list = async (id: number) =>
    (await kindred.call(listMissions, {}, { token: await kindred.tokenFor({ accountId: id }) })).body;
  const { data, more } = await list(teacher.id);
  expect(data.map(({ id }) => id)).toEqual([child.id]);
  expect(more).toBe(0);
  expect((await list(colleague.id)).data).toEqual([]);
  const mission = data[0]?.mission ?? 'ic-1';
  const as = { token: await kindred.tokenFor({ accountId: teacher.id }) };
  expect((await kindred.call(sawMission, { id: child.id, mission, seen: true }, as)).status).toBe(200);
  expect((await list(teacher.id)).data).toEqual([]);
  await kindred.call(sawMission, { id: child.id, mission, seen: false }, as);
  kindred.setNow('2026-12-10T15:00:00Z');
  expect((await list(teacher.id)).data).toEqual([]);
});
