import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { RETENTION_RULES } from '#apps/running/retention.ts';
import { sayFor } from '#apps/running/words.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { MOST_KEPT } from '#platform/contract/kept-files.ts';
import { openFiles } from '#platform/server/files/files.ts';
import { openCatalog } from '#product/play/server/content.ts';
import { storyTeller } from '#product/play/server/story-words.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { runRules } from '#product/retention/server/run.ts';
import { testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildDistrict,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
} from '#testing/api/people.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { isWhole } from '#testing/server/proof.ts';
import * as calls from '../../downloads-contract.ts';
import { AT_ONCE } from '../../rules/downloads.ts';
import { quoteFinder } from '../find-quotes.ts';
import { buildChecked, buildStanding, CHECKS, doneIn } from '../testing/standing.ts';
import { makeReports, workOnDownloads } from './make.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const quotes = quoteFinder(openCatalog(TEST_SCENES), storyTeller(TEST_SCENES));
const ports = {
  entries: TEST_SCENES.entries,
  quotes,
  lessonFor: () => null,
  sayFor,
  files: openFiles(appKey, null),
  clock: () => kindred.now(),
};

let owner = 0;
let token = '';

beforeEach(async () => {
  const school = await buildSchool(db);
  ({ id: owner } = await buildAccount(db, { school_id: school.id }));
  token = await kindred.tokenFor({ accountId: owner });
});

/** Children who have finished the first check of Zoo U; their names tell their order. */
async function checked(count: number, owner_id = owner): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const last_name = `Child${String(number).padStart(3, '0')}`;
    const { id } = await buildStudent(db, appKey, { owner_id, first_name: 'Ann', last_name });
    await buildChecked(kindred, id);
    ids.push(id);
  }
  return ids;
}

const WHAT = { program: 'zoou', kind: 'assessment', part: 'conference', language: 'en', format: 'pdf' };

/** As a browser asks: what comes back may be a file. */
async function send(endpoint: Endpoint, input: Record<string, unknown>, as = token) {
  const path = endpoint.path.replace(':id', String(input['id']));
  const { id: _, ...payload } = input;
  return kindred.app.server.inject({
    method: endpoint.method,
    url: `/api${path}`,
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${as}` },
    ...(endpoint.method === 'GET' ? {} : { payload }),
  });
}

const download = (ids: readonly number[], more: object = {}, as = token) =>
  send(calls.startDownload, { ...WHAT, ids, operation_id: randomUUID(), ...more }, as);

async function newest(): Promise<{ id: number; uuid: string; state: string }> {
  return db
    .selectFrom('report_downloads')
    .select(['id', 'uuid', 'state'])
    .where('account_id', '=', owner)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

const task = async (uuid: string) =>
  db
    .selectFrom('sidebar_tasks')
    .select(['type', 'done', 'total', 'failed', 'path', 'program', 'kind'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();

const partsOf = (id: number) =>
  db.selectFrom('report_download_parts').selectAll().where('download_id', '=', id).orderBy('place').execute();

async function startMany(count = AT_ONCE + 2, more: object = {}) {
  const ids = await checked(count);
  const reply = await download(ids, more);
  expect([reply.statusCode, reply.json().notification?.i18n]).toEqual([200, 'reports.many.started']);
  return { ids, ...(await newest()) };
}

const listed = async (as = token) => (await kindred.call(calls.listDownloads, {}, { token: as })).body.data;

test('the dialog says of whom there is a report, and what the others are missing', async () => {
  const ids = await checked(2);
  const half = await buildStudent(db, appKey, { owner_id: owner, first_name: 'Bo', last_name: 'Half' });
  await buildStanding(kindred, half.id, 'zoou', doneIn(CHECKS.slice(0, 3)));
  const fresh = await buildStudent(db, appKey, { owner_id: owner, first_name: '美玲', last_name: '林' });
  const plan = { program: 'zoou', kind: 'assessment', ids: [...ids, half.id, fresh.id] };
  const { body } = await kindred.call(calls.planDownload, plan, { token });
  expect(body).toEqual({
    ready: 2,
    total: 4,
    letters_only: false,
    languages: { en: 0, 'zh-TW': 0, unknown: 2 },
    left_out: [
      { name: 'Half, Bo', reason: 'not-yet', done: 3, required: 6 },
      { name: '林美玲', reason: 'not-yet', done: 0, required: 6 },
    ],
  });
  const practice = { ...plan, kind: 'skill-builder', ids };
  const { body: none } = await kindred.call(calls.planDownload, practice, { token });
  expect([none.ready, none.left_out.map(({ reason }) => reason)]).toEqual([0, ['no-house', 'no-house']]);
  expect((await kindred.call(calls.planDownload, { ...plan, kind: 'library' }, { token })).status).toBe(404);
});

test('who is half way through the second check still has the report of the first', async () => {
  const { id } = await buildStudent(db, appKey, { owner_id: owner });
  await buildStanding(kindred, id, 'zoou', [...doneIn(CHECKS), ...doneIn(CHECKS.slice(0, 2), 2)], 2);
  const plan = { program: 'zoou', kind: 'assessment', ids: [id] };
  expect((await kindred.call(calls.planDownload, plan, { token })).body.ready).toBe(1);
  const { pages, text } = readPdf((await download([id])).rawPayload);
  expect([pages, text.includes('first check')]).toEqual([1, true]);
});

test('up to ten come with the answer: one page each, in the order of the list', async () => {
  const ids = await checked(AT_ONCE);
  const reply = await download(ids.toReversed());
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="reports-zoou-assessment-conference-20\d\d-\d\d-\d\d-[0-9a-f]{4}\.pdf"$/,
  );
  const { pages, text } = readPdf(reply.rawPayload);
  expect(pages).toBe(AT_ONCE);
  const names = [...text.matchAll(/^Ann Child(\d+)/gm)].map(([, number]) => Number(number));
  expect(names).toEqual(Array.from({ length: AT_ONCE }, (_, index) => index + 1));
  expect(
    await db.selectFrom('report_downloads').select('id').where('account_id', '=', owner).execute(),
  ).toEqual([]);
});

test('a zip holds a page each, and no name of a child outside of the pages', async () => {
  const ids = await checked(3);
  const reply = await download(ids, { format: 'zip', part: 'family', language: 'zh-TW' });
  const files = unzipSync(reply.rawPayload);
  expect(Object.keys(files)).toEqual([1, 2, 3].map((n) => `report-zoou-assessment-family-00${n}.pdf`));
  const { text, pages } = readPdf(Buffer.from(Object.values(files)[1] ?? []));
  expect(pages).toBe(1);
  expect(text.replaceAll(/\s/g, '')).toContain('AnnChild002');
  expect(text).not.toContain('Proficient');
  expect(JSON.stringify(reply.headers)).not.toContain('Child');
});

test('more than ten are made by a worker, told beside the menu, and fetched when they are there', async () => {
  const { id, uuid, ids } = await startMany();
  const total = ids.length;
  expect(await task(uuid)).toEqual({
    type: 'report-download',
    done: 0,
    total,
    failed: false,
    path: '/educator/reports/downloads',
    program: 'zoou',
    kind: 'assessment',
  });
  expect((await send(calls.fetchDownload, { id })).json().i18n).toBe('error.download-not-ready');
  await makeReports(db, ports, id);
  expect(await task(uuid)).toMatchObject({ done: total, total, failed: false });
  expect(await listed()).toMatchObject([{ id, state: 'ready', total, done: total, readable: total }]);
  const reply = await send(calls.fetchDownload, { id });
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="reports-zoou-assessment-conference-20\d\d-\d\d-\d\d-[0-9a-f]{4}\.pdf"$/,
  );
  expect(readPdf(reply.rawPayload).pages).toBe(total);
  // As often as somebody likes.
  expect(readPdf((await send(calls.fetchDownload, { id })).rawPayload).pages).toBe(total);
});

test('what lies in the database while it waits is sealed', async () => {
  const { id } = await startMany();
  await makeReports(db, ports, id);
  const [first] = await partsOf(id);
  expect(first?.content_sealed?.subarray(0, 5).toString('latin1')).not.toBe('%PDF-');
});

test.runIf(isWhole)('a worker that is stopped in the middle goes on where it was', async () => {
  const { id, uuid, ids } = await startMany();
  let calm = 5;
  const failing: typeof sayFor = (brand, language) => {
    if (calm === 0) throw new Error('the machine is gone');
    calm -= 1;
    return sayFor(brand, language);
  };
  await expect(makeReports(db, { ...ports, sayFor: failing }, id)).rejects.toThrow('the machine is gone');
  const before = await partsOf(id);
  expect(before.map(({ state }) => state)).toEqual([
    ...Array(5).fill('made'),
    ...Array(ids.length - 5).fill('waiting'),
  ]);
  expect(await task(uuid)).toMatchObject({ done: 5, total: ids.length, failed: false });
  let drawn = 0;
  const counting: typeof sayFor = (brand, language) => {
    drawn += 1;
    return sayFor(brand, language);
  };
  await makeReports(db, { ...ports, sayFor: counting }, id);
  expect(drawn).toBe(ids.length - 5);
  const after = await partsOf(id);
  expect(after.slice(0, 5)).toEqual(before.slice(0, 5));
  expect(await task(uuid)).toMatchObject({ done: ids.length });
  // Once more is nothing more.
  await makeReports(db, { ...ports, sayFor: failing }, id);
  expect(await partsOf(id)).toEqual(after);
});

test('the same press twice is one download', async () => {
  const ids = await checked(AT_ONCE + 1);
  const operation_id = randomUUID();
  await download(ids, { operation_id });
  await download(ids, { operation_id });
  expect(await listed()).toHaveLength(1);
});

test('rights are judged when a page is made, and again when it is fetched', async () => {
  const { id, ids } = await startMany();
  const { id: other } = await buildAccount(db);
  const [first, second, third] = ids;
  const give = (student: number | undefined, to: number) =>
    db
      .updateTable('students')
      .set({ owner_id: to })
      .where('id', '=', student ?? 0)
      .execute();
  await give(first, other);
  await makeReports(db, ports, id);
  expect((await partsOf(id)).map(({ state }) => state).slice(0, 2)).toEqual(['left-out', 'made']);
  await give(second, other);
  expect(await listed()).toMatchObject([{ total: ids.length, readable: ids.length - 2 }]);
  const { text, pages } = readPdf((await send(calls.fetchDownload, { id })).rawPayload);
  expect(pages).toBe(ids.length - 2);
  expect(text).not.toMatch(/Child00[12]/);
  expect(text).toContain('Child003');
  // Archived children keep their reports.
  await db
    .updateTable('students')
    .set({ archived_at: kindred.now() })
    .where('id', '=', third ?? 0)
    .execute();
  expect(readPdf((await send(calls.fetchDownload, { id })).rawPayload).pages).toBe(ids.length - 2);
  await db
    .deleteFrom('students')
    .where('id', '=', third ?? 0)
    .execute();
  expect(readPdf((await send(calls.fetchDownload, { id })).rawPayload).pages).toBe(ids.length - 3);
});

test('nothing is made any more for who may no longer sign in', async () => {
  const { id, ids } = await startMany();
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', owner).execute();
  await makeReports(db, ports, id);
  expect((await partsOf(id)).map(({ state }) => state)).toEqual(ids.map(() => 'left-out'));
});

test('a download is its own: a colleague finds none', async () => {
  const { id } = await startMany();
  await makeReports(db, ports, id);
  const { id: colleague } = await buildAccount(db);
  const theirs = await kindred.tokenFor({ accountId: colleague });
  expect((await send(calls.fetchDownload, { id }, theirs)).statusCode).toBe(404);
  expect((await send(calls.deleteDownload, { id }, theirs)).statusCode).toBe(404);
  expect(await listed(theirs)).toEqual([]);
  expect(await partsOf(id)).not.toEqual([]);
});

test("a child out of reach among the selected, and nothing is said or made; a district's admin gets no report", async () => {
  const ids = await checked(1);
  const district = await buildDistrict(db);
  const school = await buildSchool(db, { district_id: district.id });
  await db.updateTable('students').set({ school_id: school.id }).where('id', 'in', ids).execute();
  const { id: stranger } = await buildAccount(db);
  const theirs = await kindred.tokenFor({ accountId: stranger });
  expect((await download(ids, {}, theirs)).statusCode).toBe(404);
  const group = await buildGroup(db, 'district', { [stranger]: 'owner' });
  await db.updateTable('groups').set({ district_id: district.id }).where('id', '=', group.id).execute();
  const plan = { program: 'zoou', kind: 'assessment', ids };
  const { body } = await kindred.call(calls.planDownload, plan, { token: theirs });
  expect([body.ready, body.left_out.map(({ reason }) => reason)]).toEqual([0, ['counts-only']]);
  expect((await download(ids, {}, theirs)).statusCode).toBe(409);
});

test('who teaches at home gets letters, whatever is asked for', async () => {
  const family = await buildFamily(db);
  const { id } = await buildAccount(db, { role: 'home', family_id: family.id });
  const theirs = await kindred.tokenFor({ accountId: id });
  const child = await buildStudent(db, appKey, { owner_id: id, family_id: family.id });
  await buildChecked(kindred, child.id);
  const plan = { program: 'zoou', kind: 'assessment', ids: [child.id] };
  expect((await kindred.call(calls.planDownload, plan, { token: theirs })).body.letters_only).toBe(true);
  const reply = await download([child.id], {}, theirs);
  expect(reply.headers['content-disposition']).toContain('reports-zoou-assessment-family-20');
  expect(readPdf(reply.rawPayload).text).toContain('Dear family of');
});

test('whose report was taken along is in the audit, child by child, without a name', async () => {
  const few = await checked(2);
  await download(few);
  const { id, ids } = await startMany();
  await makeReports(db, ports, id);
  await send(calls.fetchDownload, { id });
  const rows = await db.selectFrom('audit').selectAll().where('actor_id', '=', owner).orderBy('id').execute();
  const read = rows.filter(({ action }) => action === 'report.read');
  expect(read.map(({ subject_id }) => Number(subject_id))).toEqual([...few, ...ids]);
  expect(rows.filter(({ action }) => action === 'report.download')).toMatchObject([
    { subject_type: 'report-download', details: { count: 2, format: 'pdf' } },
    { subject_type: 'report-download', subject_id: id, details: { count: ids.length } },
    { subject_type: 'report-download', subject_id: id, details: { count: ids.length } },
  ]);
  expect(JSON.stringify(rows)).not.toContain('Child0');
});

test.runIf(isWhole)(
  'after two days it is gone, for the reader at once and from the database within the hour',
  async () => {
    const { id } = await startMany();
    await makeReports(db, ports, id);
    const before = kindred.now();
    kindred.setNow(new Date(before.getTime() + 48 * 3_600_000 - 1000));
    const later = await kindred.tokenFor({ accountId: owner });
    expect((await send(calls.fetchDownload, { id }, later)).statusCode).toBe(200);
    kindred.setNow(new Date(before.getTime() + 48 * 3_600_000));
    expect((await send(calls.fetchDownload, { id }, later)).statusCode).toBe(404);
    expect(await listed(later)).toEqual([]);
    await runRules(db, RETENTION_RULES, new Date(kindred.now().getTime() + 1000));
    expect(await partsOf(id)).toEqual([]);
    kindred.setNow(before);
  },
);

test('thrown away, it is gone: from the list, beside the menu, and for the worker', async () => {
  const { id, uuid } = await startMany();
  expect((await send(calls.deleteDownload, { id })).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
  expect(await task(uuid)).toBeUndefined();
  await makeReports(db, ports, id);
  expect(await task(uuid)).toBeUndefined();
});

test('nobody keeps more than a few at a time', async () => {
  const ids = await checked(AT_ONCE + 1);
  for (let count = 0; count < MOST_KEPT; count += 1) expect((await download(ids)).statusCode).toBe(200);
  const reply = await download(ids);
  expect([reply.statusCode, reply.json().i18n]).toEqual([409, 'error.too-many-downloads']);
  expect(await listed()).toHaveLength(MOST_KEPT);
});

test.runIf(isWhole)('what was tried too often is told as failed, and may be called back', async () => {
  const { id, uuid, ids } = await startMany();
  const handlers = new Map<string, (data: { id: number }) => Promise<void>>();
  await workOnDownloads(
    { work: async ({ name }, handler) => void handlers.set(name, handler as never) },
    db,
    ports,
  );
  await handlers.get('report-download.given-up')?.({ id });
  expect(await task(uuid)).toMatchObject({ failed: true, done: 0 });
  expect(await listed()).toMatchObject([{ state: 'failed', readable: null }]);
  await handlers.get('report-download.make')?.({ id });
  expect(await task(uuid)).toMatchObject({ failed: false, done: ids.length });
});
