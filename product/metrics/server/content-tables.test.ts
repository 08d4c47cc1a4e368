import { expect, test } from 'vitest';
import { everySchoolAgrees } from '#product/consents/server/testing/agree.ts';
import { keepScenes, openCatalog } from '#product/play/server/content.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool, buildStudent } from '#testing/api/people.ts';
import { contentVersionsTable, normCellsTable } from '../content-contract.ts';
import { countPrograms } from './count-programs.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const staff = await buildAccount(db, { scope: 'uber' });
const token = await kindred.tokenFor({ accountId: staff.id });
await keepScenes(db, TEST_SCENES, new Date('2026-09-01T12:00:00Z'));
const [entry] = TEST_SCENES.entries;
if (entry === undefined) throw new Error('there are scenes');

type Listed = { data: Record<string, unknown>[] };
const list = async (
  table: typeof contentVersionsTable | typeof normCellsTable,
  filter: Record<string, string>,
) => ((await kindred.call(table.list, filter, { token })).body as Listed).data;

test('a version is served or was, and says how many children have played it', async () => {
  const { id: school_id } = await buildSchool(db);
  const { id: owner_id } = await buildAccount(db, { school_id });
  const outline = JSON.stringify(Object.values(TEST_SCENES.outlines)[0]);
  await db
    .insertInto('scene_versions')
    .values({
      scene: entry.id,
      version: 'earlier',
      program: entry.program,
      outline,
      added_at: new Date('2026-01-05T12:00:00Z'),
    })
    .execute();
  for (const version of [entry.version, entry.version, 'earlier']) {
    const { id: student_id } = await buildStudent(db, appKey, { owner_id, school_id });
    await db
      .insertInto('scene_plays')
      .values({
        student_id,
        scene: entry.id,
        epoch: 1,
        iteration: 1,
        program: entry.program,
        version,
        is_first: true,
        started_on: '2026-11-10',
      })
      .execute();
  }
  await everySchoolAgrees(db);
  await countPrograms(db, openCatalog(TEST_SCENES), new Date('2026-11-12T05:00:00Z'));
  const ofScene = await list(contentVersionsTable, { scene: entry.id });
  const said = Object.fromEntries(
    ofScene.map(({ version, served, children }) => [version, [served, children]]),
  );
  expect(said).toMatchObject({ [entry.version]: [true, 2], earlier: [false, 1] });
  expect((await list(contentVersionsTable, { served: 'no' })).map(({ version }) => version)).toEqual([
    'earlier',
  ]);
  expect(ofScene[0]).toMatchObject({ program: entry.program, last_on: '2026-11-10' });
});

test('a cell is full with a hundred children, and of two editions the newer is played now', async () => {
  const cell = { program: 'zoou', form: 'a', grade: 3, language: 'en' } as const;
  await db
    .insertInto('norm_cells')
    .values([
      { ...cell, edition: 'old', children: 100, last_on: '2026-05-01' },
      { ...cell, edition: 'new', children: 99, last_on: '2026-11-01' },
    ])
    .execute();
  const rows = await list(normCellsTable, { _sort: '-children' });
  expect(rows).toMatchObject([
    { children: 100, required: 100, is_full: true, is_current: false },
    { children: 99, required: 100, is_full: false, is_current: true },
  ]);
  expect(await list(normCellsTable, { is_full: 'no' })).toHaveLength(1);
});
