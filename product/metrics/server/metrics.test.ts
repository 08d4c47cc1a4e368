import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask } from '#platform/server/database/statement.ts';
import { everySchoolAgrees } from '#product/consents/server/testing/agree.ts';
import { openCatalog } from '#product/play/server/content.ts';
import { childrenIn, played, sceneToPlay, session } from '#product/play/server/testing/children.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { getMetrics, getProgramFigures, getQuestionSplits } from '../contract.ts';
import { adminMetricsTable, educatorMetricsTable, questionsTable } from '../tables-contract.ts';
import { countDays } from './count-days.ts';
import { countPrograms } from './count-programs.ts';
import { countScenePlays } from './scene-plays.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const catalog = openCatalog(TEST_SCENES);
const addChild = childrenIn(kindred);
let staff = { token: '' };

/** Everything the jobs do. */
async function count(): Promise<void> {
  await countScenePlays(db, catalog, kindred.now());
  await countDays(db, kindred.now());
  await everySchoolAgrees(db);
  await countPrograms(db, catalog, kindred.now());
}

async function metricsOf(from: string, to: string, program = 'all') {
  const input = { _period: 'custom', _from: from, _to: to, _program: program };
  return (await kindred.call(getMetrics, input, staff)).body.data;
}

beforeAll(async () => {
  const { id } = await buildAccount(db, { scope: 'uber' });
  staff = { token: await kindred.tokenFor({ accountId: id }) };
});

test('who asked for an account is counted on that day, with how far they came since', async () => {
  const asked = (day: string, values = {}) =>
    buildAccount(db, { source: 'form', created_at: new Date(`${day}T12:00:00Z`), ...values });
  const verified = {
    activated_at: new Date('2026-03-09T12:00:00Z'),
    verified_at: new Date('2026-03-20T12:00:00Z'),
  };
  const teacher = await asked('2026-03-02', verified);
  await buildStudent(db, appKey, { owner_id: teacher.id });
  await asked('2026-03-02', { activated_at: verified.activated_at, verified_at: null });
  // Late in the evening of the second, where the books are kept.
  await asked('2026-03-03', {
    created_at: new Date('2026-03-03T04:30:00Z'),
    activated_at: null,
    verified_at: null,
  });
  await asked('2026-03-02', { source: 'purchase' });
  await count();
  expect((await metricsOf('2026-03-02', '2026-03-02')).total).toMatchObject({
    requests: 3,
    activated: 2,
    verified: 1,
    first_students: 1,
  });
  expect((await metricsOf('2026-03-03', '2026-03-20')).total).toMatchObject({ requests: 0, activated: 0 });
});

async function order(account_id: number, values: object) {
  const at = new Date('2026-04-01T12:00:00Z');
  const [made] = await db
    .insertInto('orders')
    .values({
      number: `KO-${Math.random()}`,
      kind: 'card',
      status: 'open',
      account_id,
      plan: 'individual',
      quantity: 1,
      unit_price_cents: 3900,
      total_cents: 3900,
      starts_on: '2026-04-01',
      sold_as: 'primary',
      created_at: at,
      updated_at: at,
      ...values,
    })
    .returning('id')
    .execute();
  return made?.id ?? 0;
}

test('a trial was won by who has paid thirty days after its end; a plan by a successor', async () => {
  const on = (day: string) => new Date(`${day}T16:00:00Z`);
  const trial = { free_trial_ends_on: '2026-04-10' };
  const [soon, late, never] = [
    await buildAccount(db, trial),
    await buildAccount(db, trial),
    await buildAccount(db, trial),
  ];
  await order(soon.id, { paid_at: on('2026-05-10') });
  await order(late.id, { paid_at: on('2026-05-11') });
  await order(never.id, { paid_at: null });
  await buildAccount(db, { free_trial_ends_on: '2026-09-14' });
  let lots = 900_000;
  const lot = (account_id: number, starts_on: string, ends_on: string) => {
    lots += 1;
    const text = `insert into license_lots (id, root_id, account_id, plan, term, starts_on, ends_on, issuer, origin, created_at)
      overriding system value values ($1, $1, $2, 'site', 'to-end', $3, $4, 'user', 'purchase', $5)`;
    return ask(db, {}, { text, values: [lots, account_id, starts_on, ends_on, on(starts_on)] });
  };
  await lot(soon.id, '2025-07-01', '2026-06-30');
  await lot(soon.id, '2026-07-15', '2027-06-30');
  await lot(late.id, '2025-07-01', '2026-06-30');
  await lot(late.id, '2026-08-15', '2027-06-30');
  await count();
  expect((await metricsOf('2026-04-10', '2026-04-10')).total).toMatchObject({ trials: 3, trials_paid: 1 });
  expect((await metricsOf('2026-06-01', '2026-07-31')).total).toMatchObject({ plans: 2, plans_renewed: 1 });
  // It ends today: that is not over yet.
  expect((await metricsOf('2026-09-14', '2026-09-14')).total).toMatchObject({ trials: 0 });
});

test('revenue is what was paid less what went back, each on its own day', async () => {
  const { id } = await buildAccount(db);
  await order(id, { paid_at: new Date('2026-02-03T12:00:00Z'), total_cents: 5000 });
  const purchase = await order(id, {
    kind: 'purchase-order',
    purchase_order_number: 'PO-1',
    total_cents: 90_000,
    paid_at: new Date('2026-02-20T12:00:00Z'),
  });
  const check = (paid_on: string, amount_cents: number) =>
    db
      .insertInto('order_payments')
      .values({ order_id: purchase, amount_cents, paid_on, reference: 'check', created_at: kindred.now() })
      .execute();
  await check('2026-02-04', 40_000);
  await check('2026-02-20', 50_000);
  await db
    .insertInto('ecommerce_history')
    .values({ at: new Date('2026-02-21T12:00:00Z'), type: 'refund', issuer: 'stripe', price_cents: 1500 })
    .execute();
  await count();
  const { total, rows, before } = await metricsOf('2026-02-01', '2026-02-28');
  expect(total).toMatchObject({
    paid_cents: 95_000,
    refunded_cents: 1500,
    revenue_cents: 93_500,
    refunds: 1,
  });
  expect(before).toMatchObject({ from: '2026-01-04', to: '2026-01-31', total: { revenue_cents: 0 } });
  const paid = rows.filter(({ figures }) => figures.revenue_cents !== 0);
  expect(paid.map(({ from, figures }) => [from, figures.revenue_cents])).toEqual([
    ['2026-02-21', -1500],
    ['2026-02-20', 50_000],
    ['2026-02-04', 40_000],
    ['2026-02-03', 5000],
  ]);
});

test('what children play is counted by program; accounts and money belong to none', async () => {
  const child = await addChild({ active_program: 'zoou' });
  await child.send(played(kindred, 'zoou', ['zoou-check-a-ic']));
  const other = await addChild({ active_program: 'zoou' });
  const left = session(kindred, 'zoou');
  left.scene(sceneToPlay('zoou-check-a-ic'), () => ({ option: 'good', seconds: 10 }));
  // One question is answered, and the second is not.
  const told = left.end();
  const [, second] = told.filter((event) => event.type === 'choice');
  const isLeft = (event: (typeof told)[number]): boolean =>
    event.type === 'scene_complete' || (event.type === 'choice' && event.seq >= (second?.seq ?? 0));
  await other.send(told.filter((event) => !isLeft(event)));
  const debugged = await addChild({ active_program: 'zoou', game_debug: true });
  await debugged.send(played(kindred, 'zoou', ['zoou-check-a-ic']));
  await count();
  const today = '2026-09-14';
  const { total } = await metricsOf(today, today, 'zoou');
  expect(total).toMatchObject({ active_children: 2, scenes: 1, requests: null, revenue_cents: null });
  expect(total.seconds).toBeGreaterThan(0);
  expect((await metricsOf(today, today, 'cdc')).total).toMatchObject({ active_children: 0, scenes: null });
  const program = await kindred.call(getProgramFigures, { program: 'zoou' }, staff);
  expect(program.body.data).toMatchObject({ since: '2026-07-01', children: 2 });
  expect(program.body.data.scenes.find(({ scene }) => scene === 'zoou-check-a-ic')).toEqual({
    scene: 'zoou-check-a-ic',
    title: 'zoou-check-a-ic',
    started: 2,
    finished: 1,
    stopped_most_at: 'zoou-check-a-ic q1',
    stopped_most: 1,
  });
  const questions = await kindred.call(
    questionsTable.list,
    { program: 'zoou', current: 'yes', scene: 'check-a-ic' },
    staff,
  );
  expect(questions.body).toMatchObject({
    data: [
      { ask: 'q0', question: 'zoou-check-a-ic q0', answers: 2, best_percent: null, look: null },
      { ask: 'q1', question: 'zoou-check-a-ic q1', answers: 1 },
    ],
  });
});

const answered = z.object({
  filtered: z.number(),
  data: z.array(z.object({ ask: z.string(), answers: z.number() })),
});

test('the page of a program is cut by period, form and grade; a question by who answered it', async () => {
  const day = Date.parse('2026-09-10T15:00:00Z');
  const scenes = ['hoh-check-a-ic', 'hoh-check-a-com'];
  for (let index = 0; index < 4; index += 1) {
    const child = await addChild({ active_program: 'hoh', grade: index < 3 ? 4 : 5 });
    const option = index === 0 ? 'poor' : 'good';
    await child.send(
      played(kindred, 'hoh', scenes, { start: index < 2 ? day : Date.parse('2026-05-04T15:00:00Z'), option }),
    );
  }
  await count();
  const startedIn = async (input: object) => {
    const { body } = await kindred.call(getProgramFigures, { program: 'hoh', ...input }, staff);
    const { scenes: found, periods, forms } = body.data;
    expect(periods).toEqual(expect.arrayContaining(['all', '2026', '2025', '2026-09']));
    expect(forms).toContain('a');
    return found.find(({ scene }) => scene === scenes[0])?.started;
  };
  const answersIn = async (input: object) => {
    const asked = { program: 'hoh', current: 'yes', scene: scenes[0], ...input };
    const { filtered, data } = z.parse(
      answered,
      (await kindred.call(questionsTable.list, asked, staff)).body,
    );
    expect(filtered).toBe(data.length);
    return data.find((row) => row.ask === 'q0')?.answers;
  };
  for (const [period, grade, children] of [
    ['all', 'all', 4],
    ['2026', 'all', 2],
    ['2025', 'all', 2],
    ['2026-09', '4', 2],
    ['2026-05', '5', 1],
    ['2026-09', '5', undefined],
  ] as const) {
    const of = `${period} ${grade}`;
    expect([of, await startedIn({ _period: period, _grade: grade })]).toEqual([of, children ?? 0]);
    expect([of, await answersIn({ period, grade })]).toEqual([of, children]);
  }
  expect(await startedIn({ _form: 'b' })).toBeUndefined();
  expect(await answersIn({ form: 'b' })).toBeUndefined();
  expect((await kindred.call(getProgramFigures, { program: 'hoh', _period: '2026-13' }, staff)).status).toBe(
    422,
  );

  const asked = { program: 'hoh', scene: scenes[0], ask: 'q0' };
  const { body } = await kindred.call(getQuestionSplits, asked, staff);
  expect(body.data).toMatchObject({ title: scenes[0], question: `${scenes[0]} q0` });
  expect(body.data.splits).toMatchObject({
    options: [
      { opt: 'good', words: 'good', score: 2, answers: 3 },
      { opt: 'fair', score: 1, answers: 0, rest: null },
      { opt: 'poor', score: 0, answers: 1 },
    ],
    languages: [{ language: 'en', answers: 4, best: 3 }],
    differs: [],
  });
  expect((await kindred.call(getQuestionSplits, { ...asked, ask: 'none' }, staff)).status).toBe(404);
});

test('a child whose school or family did not agree is in no figure of a program, and in the figures of play', async () => {
  const day = Date.parse('2026-09-11T15:00:00Z');
  const agrees = await addChild({ active_program: 'ssgrin' });
  const refuses = await addChild({ active_program: 'ssgrin' });
  await db
    .insertInto('child_activities')
    .values({
      student_id: refuses.id,
      activity: 'norms',
      is_on: false,
      of_family: true,
      since: kindred.now(),
    })
    .execute();
  const [scene] = TEST_SCENES.entries.filter(({ program }) => program === 'ssgrin');
  const id = scene?.id ?? '';
  for (const child of [agrees, refuses]) {
    const told = played(kindred, 'ssgrin', [id], { start: day });
    await child.send(told.filter(({ type }) => child === agrees || type === 'scene_start'));
  }
  await count();
  for (const cut of [{}, { _period: '2026' }]) {
    const { body } = await kindred.call(getProgramFigures, { program: 'ssgrin', ...cut }, staff);
    const figures = body.data.scenes.find((one) => one.scene === id);
    expect(figures).toMatchObject({ started: 1, finished: 1, stopped_most_at: null, stopped_most: 0 });
  }
  expect((await metricsOf('2026-09-11', '2026-09-11', 'ssgrin')).total).toMatchObject({ scenes: 1 });
});

test('a scene that is finished days later counts on the day it was finished; a deleted child leaves no trace', async () => {
  const child = await addChild({ active_program: 'academy' });
  const [scene] = TEST_SCENES.entries.filter(({ program }) => program === 'academy');
  const id = scene?.id ?? '';
  await child.send(played(kindred, 'academy', [id], { start: Date.parse('2026-08-03T15:00:00Z') }));
  await count();
  const of = async () => (await metricsOf('2026-08-03', '2026-08-03', 'academy')).total;
  expect(await of()).toMatchObject({ scenes: 1, active_children: 1 });
  await db.deleteFrom('students').where('id', '=', child.id).execute();
  await count();
  expect(await of()).toMatchObject({ scenes: 0, active_children: 0, seconds: 0 });
});

test.each([
  { input: { _period: 'year' }, field: '_period', i18n: 'validation.in' },
  { input: { _period: 'custom', _to: '2026-01-01' }, field: '_from', i18n: 'validation.required' },
  { input: { _from: '2026-02-30' }, field: '_from', i18n: 'validation.date' },
  {
    input: { _period: 'day', _from: '2026-02-03', _to: '2026-02-02' },
    field: '_to',
    i18n: 'validation.days-turned',
  },
  { input: { _period: 'month', _from: '2020-02-01' }, field: '_from', i18n: 'validation.days-many' },
  { input: { _program: 'chess' }, field: '_program', i18n: 'validation.in' },
])('$input is refused', async ({ input, field, i18n }) => {
  const { status, error } = await kindred.call(getMetrics, input, staff);
  expect(status).toBe(422);
  expect(error.errors).toMatchObject({ [field]: { i18n } });
});

test('metrics are for staff alone, and not for staff who act as somebody', async () => {
  const teacher = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: teacher.id });
  for (const [endpoint, input] of [
    [getMetrics, {}],
    [getProgramFigures, { program: 'zoou' }],
    [getQuestionSplits, { program: 'zoou', scene: 'zoou-check-a-ic', ask: 'q0' }],
    [educatorMetricsTable.list, {}],
    [adminMetricsTable.list, {}],
    [questionsTable.list, {}],
  ] as const) {
    expect((await kindred.call(endpoint, input, { token })).status).toBe(403);
    expect((await kindred.call(endpoint, input)).status).toBe(401);
  }
});

test('educators and admins are listed with how much their students play', async () => {
  const school = await buildSchool(db);
  const teacher = await buildAccount(db, { last_name: 'Zebrowski', school_id: school.id });
  const admin = await buildAccount(db, { last_name: 'Zylinski', school_id: school.id });
  await buildGroup(db, 'team', { [admin.id]: 'owner', [teacher.id]: 'member' });
  await addChild({ owner_id: teacher.id, school_id: school.id });
  await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id });
  await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id, is_sandbox: true });
  const educators = await kindred.call(educatorMetricsTable.list, { name: 'zebrowski' }, staff);
  expect(educators.body).toMatchObject({ data: [{ students: 2, licensed: 1, played: 0, minutes: 0 }] });
  const admins = await kindred.call(adminMetricsTable.list, { name: 'zylinski' }, staff);
  expect(admins.body).toMatchObject({ data: [{ students: 2, licensed: 1, educators: 2 }] });
});

test('a play of years ago stands when its events have left, and what is played since is no first sight', async () => {
  kindred.setNow('2027-10-14T15:00:00Z');
  const student = await addChild({ license_ends_on: '2035-12-31' });
  const scenes = ['hoh-check-a-ic', 'hoh-check-a-com'];
  const playsOf = () =>
    db
      .selectFrom('scene_plays')
      .selectAll()
      .where('student_id', '=', student.id)
      .orderBy('scene')
      .orderBy('iteration')
      .execute();
  const sent = async (events: readonly unknown[]) =>
    expect((await student.send(events)).body).toEqual({ data: { refused: [] } });
  await sent(played(kindred, 'hoh', scenes.slice(0, 1)));
  const left = played(kindred, 'hoh', scenes.slice(1));
  await sent(left.slice(0, 4));
  await countScenePlays(db, catalog, kindred.now());
  const before = await playsOf();
  expect(before.map(({ is_first, finished_on }) => [is_first, finished_on])).toEqual([
    [true, null],
    [true, '2027-10-14'],
  ]);
  await db.deleteFrom('told_events').where('student_id', '=', student.id).execute();
  await db
    .updateTable('program_progress')
    .set({ iteration: 2 })
    .where('student_id', '=', student.id)
    .execute();
  kindred.setNow('2030-10-14T15:00:00Z');
  student.as.token = await kindred.tokenFor({ studentId: student.id });
  // One scene is played to its end at last, the other once more in the next check.
  await sent(played(kindred, 'hoh', scenes.slice(1)));
  await sent(played(kindred, 'hoh', scenes.slice(0, 1), { iteration: 2 }));
  await countScenePlays(db, catalog, kindred.now());
  const [com, ic, again] = await playsOf();
  expect(com).toEqual({ ...before[0], finished_on: '2030-10-14', stopped_at: null });
  expect(ic).toEqual(before[1]);
  expect(again).toMatchObject({ scene: 'hoh-check-a-ic', iteration: 2, is_first: false, answers: [] });
  kindred.setNow('2026-09-14T15:00:00Z');
});
