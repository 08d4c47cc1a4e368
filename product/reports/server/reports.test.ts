import { expect, test } from 'vitest';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { type Done, FIRST_STATE, type ReportKind } from '#product/play/rules/results/progress.ts';
import { childrenIn, played } from '#product/play/server/testing/children.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildStudent } from '#testing/api/people.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { readReport } from '../contract.ts';
import { availabilityOf, KINDS_OF } from '../rules/availability.ts';
import { checkedTables, comicsTable, playedTables } from '../tables-contract.ts';
import {
  buildChecked,
  buildMeasurement,
  buildStanding,
  CHECKS,
  doneIn,
  scenesLike,
} from './testing/standing.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const teacher = await buildAccount(db);
const token = await kindred.tokenFor({ accountId: teacher.id });
const buildChild = (values: object = {}) => buildStudent(db, appKey, { owner_id: teacher.id, ...values });
const read = (id: number, program: ProgramId, kind: ReportKind, more: object = {}) =>
  kindred.call(readReport, { id, program, kind, ...more }, { token });

const TABLES = { ...checkedTables, ...playedTables, sim: comicsTable };
type Listed = Record<string, unknown> & { id: number };

async function rowOf(program: ProgramId, id: number): Promise<Listed> {
  const { body } = await kindred.call(TABLES[program].subset, { _ids: [id] }, { token });
  const [row] = (body as { data: Listed[] }).data;
  if (row === undefined) throw new Error(`${program} does not list ${id}`);
  return row;
}

/** One fewer than each report needs, and as many. */
const THRESHOLDS: [ProgramId, ReportKind, string[], number][] = [
  ['academy', 'progress', scenesLike(/^academy/), 6],
  ['zoou', 'assessment', CHECKS, 6],
  ['zoou', 'skill-builder', ['zoou-ic-1'], 1],
  ['hoh', 'assessment', scenesLike(/^hoh-check-a/), 6],
  ['ssgrin', 'activity', scenesLike(/^ssgrin/), 1],
  ['sim', 'library', scenesLike(/^sim/), 1],
];

test.each(THRESHOLDS)(
  '%s %s is not available before its last scene, and says how far it is',
  async (...of) => {
    const [program, kind, scenes, required] = of;
    const { id } = await buildChild();
    await buildStanding(kindred, id, program, doneIn(scenes.slice(0, required - 1)));
    const { status, error } = await read(id, program, kind);
    expect(status).toBe(409);
    expect(error).toEqual({
      type: 'refused',
      i18n: 'error.report-not-available',
      values: { done: required - 1, required },
    });
  },
);

test.each(THRESHOLDS)('%s %s is there with its last scene, with and without a measurement', async (...of) => {
  const [program, kind, scenes, required] = of;
  const { id } = await buildChild();
  await buildStanding(kindred, id, program, doneIn(scenes.slice(0, required)));
  const bare = await read(id, program, kind);
  expect([bare.status, bare.body.kind]).toEqual([200, kind]);
  if (program === 'sim' || kind === 'library') return;
  await buildMeasurement(kindred, id, program, kind);
  expect((await read(id, program, kind)).status).toBe(200);
});

test.each([
  ['zoou', 'progress', {}],
  ['sim', 'assessment', {}],
  ['zoou', 'assessment', { _iteration: 2 }],
  ['zoou', 'skill-builder', { _iteration: 2 }],
] as const)('there is no report %s %s %j', async (program, kind, more) => {
  const { id } = await buildChild();
  await buildChecked(kindred, id);
  const { status, error } = await read(id, program, kind, more);
  expect([status, error]).toEqual([404, { type: 'not-found', i18n: 'error.report-not-found' }]);
});

test.each([{ _iteration: 4 }, { _lang: 'fr' }, { _part: 'all' }, { _format: 'doc' }, { _more: 1 }])(
  '%j is refused',
  async (more) => {
    const { id } = await buildChild();
    await buildChecked(kindred, id);
    expect((await read(id, 'zoou', 'assessment', more)).status).toBe(422);
  },
);

test('a check that was played becomes a page: scenes, choices, days and minutes', async () => {
  const child = await childrenIn(kindred)({ owner_id: teacher.id, active_program: 'zoou' });
  expect((await child.send(played(kindred, 'zoou', CHECKS))).status).toBe(200);
  const { status, body } = await read(child.id, 'zoou', 'assessment');
  expect(status).toBe(200);
  expect(body.about).toBe('Zoo U, first check');
  expect(body.play.lines[0]?.text).toContain('in the last 30 days');
  expect(body.play.lines[1]?.text).toContain('All 6 scenes, 12 choices.');
  expect(body.small).toContain('in the first check (09/14/2026 to 09/14/2026)');
  expect(await rowOf('zoou', child.id)).toMatchObject({ done: 6, ready: true, finished_on: '2026-09-14' });
});

test('debug play counts for nothing', async () => {
  const child = await childrenIn(kindred)({ owner_id: teacher.id, active_program: 'zoou', game_debug: true });
  await child.send(played(kindred, 'zoou', CHECKS, { debug: true }));
  expect((await read(child.id, 'zoou', 'assessment')).status).toBe(409);
  expect(await rowOf('zoou', child.id)).toMatchObject({ done: 0, ready: false, report_iteration: null });
});

test('each check keeps its report, and the newest is shown', async () => {
  const { id } = await buildChild();
  const again = scenesLike(/^zoou-check-b/);
  await buildStanding(kindred, id, 'zoou', [...doneIn(CHECKS), ...doneIn(again, 2)], 3);
  for (const iteration of [1, 2]) await buildMeasurement(kindred, id, 'zoou', 'assessment', { iteration });
  const newest = await read(id, 'zoou', 'assessment');
  expect([newest.body.iteration, newest.body.iterations]).toEqual([2, [2, 1]]);
  expect(newest.body.small).toContain('Not compared with the previous check');
  expect((await read(id, 'zoou', 'assessment', { _iteration: 1 })).body.about).toBe('Zoo U, first check');
  expect((await read(id, 'zoou', 'assessment', { _iteration: 3 })).error.values).toEqual({
    done: 0,
    required: 6,
  });
  expect(await rowOf('zoou', id)).toMatchObject({ done: 0, ready: true, iteration: 3, report_iteration: 2 });
});

test('who played fast is marked in the list, and the page names the scenes', async () => {
  const { id } = await buildChild();
  await buildStanding(kindred, id, 'zoou', doneIn(CHECKS));
  await buildMeasurement(kindred, id, 'zoou', 'assessment', { rushed: ['zoou-check-a-ic'] });
  expect(await rowOf('zoou', id)).toMatchObject({ care: 'played-fast' });
  const { body } = await read(id, 'zoou', 'assessment', { _lang: 'zh-TW' });
  expect(body.play.lines[1]?.text).toContain('「zoou-check-a-ic-zh」');
});

test('a PDF is one page, its file is named after the child and the day, and Chinese comes on A4', async () => {
  const { id } = await buildChild({ first_name: 'Chia-Wei', last_name: 'Chen' });
  await buildChecked(kindred, id);
  const headers = { host: 'localhost:3000', 'access-token': `Bearer ${token}` };
  const url = `/api/educator/students/${id}/report/zoou/assessment?_format=pdf&_lang=zh-TW&_part=family`;
  const reply = await kindred.app.server.inject({ method: 'GET', url, headers });
  expect(reply.headers['content-type']).toBe('application/pdf');
  const disposition = String(reply.headers['content-disposition']);
  expect(disposition).toMatch(
    /^attachment; filename="report-zoou-assessment-1-family-20\d\d-\d\d-\d\d-\d{4}\.pdf"; filename\*=/,
  );
  expect(decodeURIComponent(disposition)).toMatch(
    /''Chia-Wei Chen - 給家長的信 動物大學・第一次評量 - 20\d\d-\d\d-\d\d\.pdf$/,
  );
  const { pages, text, source } = readPdf(reply.rawPayload);
  expect(pages).toBe(1);
  expect(text.replaceAll(' ', '')).toContain('親愛的Chia-Wei家長');
  expect(source).toContain('841.89');
});

/** Some of a program's scenes, differently each time. */
function* somePlays(): Generator<{ program: ProgramId; done: Done[]; iteration: number }> {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (const program of PROGRAM_IDS) {
    const own = TEST_SCENES.entries.filter((entry) => entry.program === program);
    for (const share of [0, 0.3, 0.6, 0.8, 0.9, 1, 1, 1]) {
      const done = own.filter(() => random() < share).map(({ id }) => ({ scene: id, iteration: 1 }));
      yield { program, done, iteration: 1 };
    }
  }
}

test('lists say of every child what the rules say', async () => {
  for (const { program, done, iteration } of somePlays()) {
    const { id } = await buildChild();
    await buildStanding(kindred, id, program, done, iteration);
    const row = await rowOf(program, id);
    const [main, builder] = KINDS_OF[program].map((kind) =>
      availabilityOf(TEST_SCENES.entries, program, kind, {
        ...FIRST_STATE,
        iteration,
        forms: ['a', 'b', 'a'],
        done,
      }),
    );
    expect([program, done.length, row['done'], row['ready'], row['report_iteration']]).toEqual([
      program,
      done.length,
      main?.done,
      main?.isAvailable,
      main?.isAvailable ? 1 : null,
    ]);
    if (builder) expect([done, row['builder_ready']]).toEqual([done, builder.isAvailable]);
  }
});

test('a list has who plays the program and who has played it, and can be sorted and narrowed', async () => {
  const owner = await buildAccount(db);
  const own = { token: await kindred.tokenFor({ accountId: owner.id }) };
  const build = (name: string, values: object = {}) =>
    buildStudent(db, appKey, { owner_id: owner.id, last_name: name, ...values });
  const ready = await build('Ready');
  await buildChecked(kindred, ready.id);
  const begun = await build('Begun', { active_program: 'hoh' });
  await buildStanding(kindred, begun.id, 'zoou', doneIn(CHECKS.slice(0, 3)));
  const fresh = await build('Fresh', { active_program: 'zoou' });
  await build('Elsewhere', { active_program: 'hoh' });
  const ids = async (input: object) => {
    const { body } = await kindred.call(checkedTables.zoou.list, { ...input }, own);
    return (body as { data: Listed[] }).data.map(({ id }) => id);
  };
  expect(await ids({})).toEqual([begun.id, fresh.id, ready.id]);
  expect(await ids({ _sort: '-done' })).toEqual([ready.id, begun.id, fresh.id]);
  expect(await ids({ _sort: '-finished_on' })).toEqual([ready.id, fresh.id, begun.id]);
  expect(await ids({ ready: 'yes' })).toEqual([ready.id]);
  expect(await ids({ ready: 'no', name: 'fre' })).toEqual([fresh.id]);
});
