import { expect, test } from 'vitest';
import type { RowOf } from '#platform/contract/table.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { toldRow } from '#testing/api/told.ts';
import { readMoment, readSummary } from '../contract.ts';
import { checkInsTable } from '../tables-contract.ts';
import { feel } from './testing/feel.ts';

const kindred = await testKindred();
const { db } = kindred;
const { school, student, share, token } = await buildRosters(kindred);
kindred.setNow('2026-11-19T15:00:00Z');

type Query = Record<string, string | number>;
type Row = RowOf<typeof checkInsTable>;

async function teacher() {
  const account = await buildAccount(db, { school_id: school.id });
  const as = { token: await token(account) };
  const list = async (query: Query = {}): Promise<{ data: Row[]; filtered: number; total: number }> => {
    const reply = await kindred.call(checkInsTable.list, { archived: 'no', ...query }, as);
    expect(reply.status).toBe(200);
    return reply.body as { data: Row[]; filtered: number; total: number };
  };
  const summary = async (query: Query = {}) =>
    (await kindred.call(readSummary, { archived: 'no', ...query }, as)).body.data;
  const get = (path: string, query: Record<string, string> = {}) =>
    kindred.app.server.inject({
      url: `/api/educator/emotion-check-ins${path}`,
      query,
      headers: { 'access-token': `Bearer ${as.token}` },
    });
  return { ...account, as, list, summary, get };
}
type Teacher = Awaited<ReturnType<typeof teacher>>;

const week = ({ mon, tue, wed, thu, fri, sat, sun }: Row) => [mon, tue, wed, thu, fri, sat, sun];

async function say({ id }: Teacher, studentId: number, feelings: Record<string, 'sad' | 'okay' | 'skipped'>) {
  for (const [day, feeling] of Object.entries(feelings))
    await feel(kindred, studentId, `2026-11-${day}`, feeling, [id]);
}

test('a row a child, a column a day, and what to notice in words that count', async () => {
  const ada = await teacher();
  const [one, two] = [
    await student(ada, { last_name: 'Abel', created_at: new Date('2026-09-01') }),
    await student(ada, { last_name: 'Byrd', created_at: new Date('2026-09-01') }),
  ];
  await say(ada, one.id, { 16: 'sad', 17: 'sad', 18: 'okay', 19: 'sad' });
  await say(ada, two.id, { 17: 'skipped', 18: 'skipped' });
  const { data, total } = await ada.list({ _week: '2026-11-18' });
  expect(total).toBe(2);
  expect(data.map(week)).toEqual([
    ['sad', 'sad', 'okay', 'sad', null, null, null],
    ['not-asked', 'not-now', 'not-now', 'not-asked', null, null, null],
  ]);
  expect(data[0]).toMatchObject({ notice: 'sad-of', notice_days: 3, notice_of: 4, week: '2026-11-16' });
  expect(data[1]).toMatchObject({ notice: 'not-now', notice_days: 2 });
});

test('any day names its week, and without one it is this week', async () => {
  const bea = await teacher();
  const { id } = await student(bea);
  await say(bea, id, { 12: 'sad', 15: 'okay', 16: 'sad' });
  const weekOf = async (query: Query) => week((await bea.list(query)).data[0] as Row);
  const last = ['not-asked', 'not-asked', 'not-asked', 'sad', 'not-asked', null, 'okay'];
  for (const day of ['2026-11-09', '2026-11-12', '2026-11-15'])
    expect(await weekOf({ _week: day })).toEqual(last);
  expect((await weekOf({}))[0]).toBe('sad');
  expect((await bea.get('', { _week: '11/16/2026' })).statusCode).toBe(422);
  expect((await bea.get('', { _week: '2026-02-30' })).statusCode).toBe(422);
});

test('a family that said no, and a school that switched it off, look like no answer', async () => {
  const cleo = await teacher();
  const { id } = await student(cleo, { created_at: new Date('2026-11-01'), check_ins: false });
  const { data } = await cleo.list({ _week: '2026-11-19' });
  expect(data[0]).toMatchObject({ id, mon: 'not-asked', notice: 'never-asked', notice_days: null });
});

test("the school's calendar counts: a day off is not missed, and is in the file as such", async () => {
  const school_id = (await buildSchool(db)).id;
  const fay = await teacher();
  const { id } = await student(fay, { created_at: new Date('2026-09-01'), school_id });
  await feel(kindred, id, '2026-11-03', 'okay', [fay.id]);
  const row = async () => (await fay.list({ _week: '2026-11-16' })).data[0];
  expect(await row()).toMatchObject({ mon: 'not-asked', notice: 'not-asked-long', notice_days: 11 });
  await db
    .insertInto('school_days_off')
    .values({ school_id, first_day: '2026-11-16', last_day: '2026-11-17', words: 'Fall break' })
    .execute();
  expect(await row()).toMatchObject({ mon: 'no-school', wed: 'not-asked', notice: 'not-asked-week' });
  const { body } = await fay.get('', { _week: '2026-11-16', archived: 'no', _download: '1' });
  expect(body).toContain('No school');
});

test('what a child told before it knew of the reader, or to others, stays with them, in every count', async () => {
  const [dee, eve] = [await teacher(), await teacher()];
  const { id } = await student(dee);
  await share(id, eve.id);
  await feel(kindred, id, '2026-11-18', 'mad', [dee.id]);
  await feel(kindred, id, '2026-11-19', 'sad', []);
  expect(week((await dee.list()).data[0] as Row).slice(2, 4)).toEqual(['mad', 'not-asked']);
  expect(week((await eve.list()).data[0] as Row).slice(2, 4)).toEqual(['not-asked', 'not-asked']);
  expect((await dee.summary()).days[2]).toMatchObject({ told: 1 });
  expect((await eve.summary()).days.every(({ told }) => told === 0)).toBe(true);
  const moment = async (who: Teacher) =>
    (await kindred.call(readMoment, { id, day: '2026-11-18' }, who.as)).body.data.moments;
  expect(await moment(dee)).toHaveLength(1);
  expect(await moment(eve)).toEqual([]);
});

test('copies to try out are not there, and archived children are in their own list', async () => {
  const fay = await teacher();
  const [here, gone, copy] = [await student(fay), await student(fay), await student(fay)];
  await db.updateTable('students').set({ archived_at: kindred.now() }).where('id', '=', gone.id).execute();
  await db.updateTable('students').set({ is_sandbox: true }).where('id', '=', copy.id).execute();
  await say(fay, gone.id, { 18: 'sad' });
  await say(fay, copy.id, { 18: 'sad' });
  expect((await fay.list()).data.map(({ id }) => id)).toEqual([here.id]);
  expect((await fay.list({ archived: 'yes' })).data).toMatchObject([
    { id: gone.id, wed: 'sad', notice: null },
  ]);
  expect((await fay.summary()).days.every(({ told }) => told === 0)).toBe(true);
  const tried = await kindred.call(readMoment, { id: copy.id, day: '2026-11-18' }, fay.as);
  expect(tried.status).toBe(404);
});

test('it is searched, filtered, sorted, chosen from and downloaded as every list', async () => {
  const gus = await teacher();
  const [ann, bob, cid] = [
    await student(gus, { first_name: 'Ann', last_name: 'Abel', grade: 2, teacher: 'Oak Room' }),
    await student(gus, { first_name: 'Bob', last_name: 'Byrd', grade: 3, teacher: 'Elm Room' }),
    await student(gus, { first_name: 'Cid', last_name: 'Cole', grade: 3, teacher: 'Elm Room' }),
  ];
  await say(gus, bob.id, { 16: 'okay' });
  await say(gus, cid.id, { 16: 'sad', 17: 'sad', 18: 'sad' });
  const ids = async (query: Query) => (await gus.list(query)).data.map(({ id }) => id);
  expect(await ids({ name: 'byr' })).toEqual([bob.id]);
  expect(await ids({ grade: '3' })).toEqual([bob.id, cid.id]);
  expect(await ids({ teacher: 'oak r' })).toEqual([ann.id]);
  // The hardest week first, who said nothing last.
  expect(await ids({ _sort: 'notice' })).toEqual([cid.id, bob.id, ann.id]);
  expect(await ids({ _sort: '-name' })).toEqual([cid.id, bob.id, ann.id]);
  const subset = await kindred.call(checkInsTable.subset, { archived: 'no', _ids: [cid.id] }, gus.as);
  expect((subset.body as { data: Row[] }).data).toMatchObject([
    { id: cid.id, notice: 'sad-row', notice_days: 3 },
  ]);
  const all = await kindred.call(checkInsTable.selectAll, { archived: 'no', _week: '2026-11-16' }, gus.as);
  expect(all.body).toEqual({ ids: [ann.id, bob.id, cid.id] });
  const file = await gus.get('', {
    archived: 'no',
    _week: '2026-11-16',
    _download: '1',
    _columns: 'last_name,week,mon,thu,fri,notice,notice_days',
  });
  expect(file.body.split('\r\n').slice(1, 4)).toEqual([
    'Abel,11/16/2026,No answer,No answer,,,',
    'Byrd,11/16/2026,Okay,No answer,,,',
    expect.stringMatching(/^Cole,11\/16\/2026,Sad,No answer,,.*sad.*,3$/i),
  ]);
  const xlsx = await gus.get('', { archived: 'no', _download: '1', _format: 'xlsx' });
  expect([xlsx.statusCode, xlsx.headers['content-type']]).toEqual([200, expect.stringContaining('sheet')]);
});

test('the class is counted by day and by week, each child once a day, by its last word', async () => {
  const hal = await teacher();
  const [one, two] = [await student(hal), await student(hal, { grade: 5 })];
  await feel(kindred, one.id, '2026-11-16', 'skipped', [hal.id]);
  await feel(kindred, one.id, '2026-11-16', 'sad', [hal.id]);
  await say(hal, two.id, { 16: 'sad', 17: 'skipped', 10: 'okay', 11: 'okay' });
  const { days, weeks, children, today, monday } = await hal.summary({ _week: '2026-11-20' });
  expect([children, today, monday]).toEqual([2, '2026-11-19', '2026-11-16']);
  expect(days.map(({ told, not_now, counts: { sad } }) => [told, not_now, sad])).toEqual([
    [2, 0, 2],
    [0, 1, 0],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(weeks.map(({ told }) => told)).toEqual([0, 0, 0, 2]);
  expect((await hal.summary({ _week: '2026-11-20', grade: '5' })).days[0]).toMatchObject({ told: 1 });
});

test('answers that a reader was not told of are said to be missing, without how many or whose', async () => {
  const [ira, jon] = [await teacher(), await teacher()];
  const [one, two] = [await student(ira, { first_name: 'Una' }), await student(ira, { first_name: 'Dua' })];
  for (const { id } of [one, two]) await share(id, jon.id);
  await feel(kindred, one.id, '2026-11-03', 'sad', [ira.id]);
  await feel(kindred, one.id, '2026-11-12', 'okay', [ira.id, jon.id]);
  expect((await ira.summary()).untold).toBeNull();
  const { untold, weeks } = await jon.summary();
  expect([untold, weeks.map(({ told }) => told)]).toEqual([{ before: '2026-11-12' }, [0, 0, 0, 1]]);
  // No search tells which of the children it was.
  for (const name of ['Una', 'Dua']) expect((await jon.summary({ name })).untold).toEqual(untold);
  await feel(kindred, two.id, '2026-11-18', 'sad', [ira.id]);
  expect((await jon.summary()).untold).toEqual({ before: null });
  // Weeks after it are whole.
  expect((await jon.summary({ _week: '2026-12-28' })).untold).toBeNull();
});

test('a moment has its time, what was played after it, and whether the calm corner was visited', async () => {
  const ivy = await teacher();
  const { id } = await student(ivy);
  const said = await feel(kindred, id, '2026-11-18', 'worried', [ivy.id]);
  const event = (type: string, time: string, more = {}) =>
    toldRow({
      student_id: id,
      type,
      received_at: kindred.now(),
      client_at: new Date(`2026-11-18T${time}.000Z`),
      scene: 'zoou-b1-lunch-line',
      ...more,
    });
  await db
    .insertInto('told_events')
    .values([
      event('checkin', '17:00:00', { id: said, scene: null }),
      event('scene_start', '17:05:00'),
      event('scene_complete', '17:15:00'),
      // Of a quarter of a minute that was forgotten its beats are left.
      ...[4, 10].map((active_s) =>
        event('heartbeat', '17:11:00', { slot: Date.parse('2026-11-18T17:11:00Z') / 15_000, active_s }),
      ),
      // Yesterday's, and what staff tried out.
      event('scene_start', '01:00:00', { scene: 'zoou-b1-other' }),
      event('scene_start', '17:06:00', { scene: 'zoou-b1-debug', debug: true }),
    ])
    .execute();
  const slot = Date.parse('2026-11-18T17:01:00Z') / 15_000;
  await db
    .insertInto('play_slots')
    .values([
      { student_id: id, slot, area: 'cdc', seconds: 15 },
      { student_id: id, slot: slot - 40, area: 'zoou', seconds: 15 },
    ])
    .execute();
  const { data } = (await kindred.call(readMoment, { id, day: '2026-11-18' }, ivy.as)).body;
  expect(data).toMatchObject({ covered: false, day: '2026-11-18', time_zone: 'America/New_York' });
  expect(data.moments).toMatchObject([
    {
      at: '2026-11-18T17:00:00.000Z',
      said: 'worried',
      program: 'zoou',
      before: null,
      after: [{ finished: true }],
      seconds: 25,
      calm_seconds: 15,
    },
  ]);
});

test('reading is in the audit: the list with how many and no name, a moment with its child', async () => {
  const joy = await teacher();
  const { id } = await student(joy);
  await joy.list({ _week: '2026-11-16' });
  await joy.summary();
  await kindred.call(readMoment, { id, day: '2026-11-18' }, joy.as);
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'subject_type', 'subject_id', 'details'])
    .where('actor_id', '=', joy.id)
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    { action: 'emotion-check-ins.list', details: { rows: 1, filters: 'archived _week' } },
    { action: 'emotion-check-ins.summary', details: { children: 1, feelings: true } },
    { action: 'emotion-check-ins.moment', subject_type: 'student', subject_id: id },
  ]);
});
