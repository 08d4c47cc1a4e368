import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { getPreview, getPreviewScene } from '../contract.ts';
import { drawnForm } from '../rules/results/forms.ts';
import { educatorPlay } from '../staff-contract.ts';
import { keepScenes, openCatalog } from './content.ts';
import { always, type Child, childrenIn, played, sceneToPlay, session, uuid } from './testing/children.ts';
import { TEST_SCENES } from './testing/scenes.ts';

const kindred = await testKindred();
const { db } = kindred;
const buildChild = childrenIn(kindred);
const CHECKS = ['ic', 'com', 'coop', 'ini', 'emp', 'er'].map((skill) => `zoou-check-a-${skill}`);

test.each([
  { grade: 1, active_program: null, program: 'academy' },
  { grade: 3, active_program: null, program: 'zoou' },
  { grade: 5, active_program: null, program: 'ssgrin' },
  { grade: 9, active_program: null, program: 'hoh' },
  { grade: 3, active_program: 'academy', program: 'academy' },
] as const)('grade $grade with $active_program active plays $program', async ({ program, ...values }) => {
  const child = await buildChild(values);
  const before = await rowSums(db, ['sessions']);
  const { status, body } = await child.world();
  expect([status, body.data.program]).toEqual([200, program]);
  // Asking for it changes nothing.
  expect(await rowSums(db, ['sessions'])).toEqual(before);
});

/** The lot says which form is whose. */
const firstCheck = ({ id }: { id: number }, skill: string): string =>
  `zoou-check-${drawnForm(id, 'zoou', 1)}-${skill}`;

test('a check keeps the form it was begun with, and the next takes the other', async () => {
  const owner = await buildAccount(db);
  const children: Child[] = [];
  for (let count = 0; count < 12; count += 1) children.push(await buildChild({ owner_id: owner.id }));
  const formsNow = async (child: Child) =>
    new Set((await child.world()).body.data.stops.flatMap(({ form }) => form ?? []));
  for (const child of children)
    expect(await formsNow(child)).toEqual(new Set([drawnForm(child.id, 'zoou', 1)]));
  const [child] = children.filter(({ id }) => drawnForm(id, 'zoou', 1) === 'b');
  if (child === undefined) throw new Error('nobody has drawn B');
  // Opened on a device that was offline when there was only A, and left after the first answer.
  const telling = session(kindred, 'zoou');
  let answered = 0;
  telling.scene(sceneToPlay('zoou-check-a-ic'), () =>
    (answered += 1) > 1 ? null : { option: 'good', seconds: 10 },
  );
  await child.send(telling.end());
  expect(await formsNow(child)).toEqual(new Set(['a']));
  expect((await child.rows()).progress[0]).toMatchObject({ forms: ['a'], done: [] });
  await child.send(played(kindred, 'zoou', CHECKS, { start: kindred.now().getTime() - 1_800_000 }));
  expect(await formsNow(child)).toEqual(new Set(['a']));
  const ruler = { token: await kindred.tokenFor({ accountId: owner.id }) };
  expect((await kindred.call(educatorPlay.unlock, { ids: [child.id] }, ruler)).status).toBe(200);
  expect(await formsNow(child)).toEqual(new Set(['b']));
});

test('a house that was finished with fewer lessons keeps its report, until a restart', async () => {
  const owner = await buildAccount(db);
  const child = await buildChild({ owner_id: owner.id });
  await child.send(played(kindred, 'zoou', [...CHECKS, 'zoou-com-1']));
  await kindred.db
    .updateTable('program_progress')
    .set({ houses: ['ic'] })
    .where('student_id', '=', child.id)
    .execute();
  await child.send(played(kindred, 'zoou', ['zoou-coop-1'], { start: kindred.now().getTime() - 600_000 }));
  expect((await child.rows()).progress[0]).toMatchObject({ houses: ['ic'], others_done: 2 });
  const ruler = { token: await kindred.tokenFor({ accountId: owner.id }) };
  await kindred.call(educatorPlay.restart, { id: child.id, program: 'zoou' }, ruler);
  expect((await child.rows()).progress[0]).toMatchObject({ houses: [], epoch: 2 });
});

test('the map opens scene by scene, and a check that is done stays done', async () => {
  const child = await buildChild();
  const statuses = async () =>
    (await child.world()).body.data.stops.map(({ status, may_play }) => `${status} ${may_play}`);
  expect((await statuses()).slice(0, 2)).toEqual(['next true', 'locked false']);
  await child.send(played(kindred, 'zoou', CHECKS.slice(0, 1)));
  expect((await statuses()).slice(0, 3)).toEqual(['done false', 'next true', 'locked false']);
  const done = await child.scene('zoou-check-a-ic');
  expect([done.status, done.error.i18n]).toEqual([409, 'error.scene-done']);
  const locked = await child.scene('zoou-check-a-er');
  expect([locked.status, locked.error.i18n]).toEqual([409, 'error.scene-locked']);
  for (const scene of ['zoou-check-b-ic', 'academy-ic-1', 'nothing', 'constructor']) {
    expect((await child.scene(scene)).status).toBe(404);
  }
});

test('a sitting is what was played since the last hour without play', async () => {
  const child = await buildChild();
  const sitting = async () => (await child.world()).body.data.sitting;
  expect(await sitting()).toEqual({ scenes: 0, checks: 0, seconds: 0 });
  const start = kindred.now().getTime() - 4 * 3_600_000;
  await child.send(played(kindred, 'zoou', CHECKS.slice(0, 2), { start }));
  expect(await sitting()).toEqual({ scenes: 0, checks: 0, seconds: 0 });
  await child.send(played(kindred, 'zoou', CHECKS.slice(2, 3), { start: kindred.now().getTime() - 600_000 }));
  const { seconds, ...scenes } = await sitting();
  expect(scenes).toEqual({ scenes: 1, checks: 1 });
  const slots = (await child.rows()).slots.filter(
    ({ slot }) => slot * 15 >= kindred.now().getTime() / 1000 - 660,
  );
  expect(seconds).toBe(slots.reduce((sum, slot) => sum + slot.seconds, 0));
  expect(seconds).toBeGreaterThan(0);
});

test('a world names the files and titles of its scenes in each language', async () => {
  const child = await buildChild();
  const [stop] = (await child.world()).body.data.stops;
  const id = firstCheck(child, 'ic');
  expect(stop).toMatchObject({
    id,
    titles: { 'zh-TW': `${id}-zh` },
    file: `${id}.json`,
    texts: { 'zh-TW': `${id}.zh-TW.json` },
    form: drawnForm(child.id, 'zoou', 1),
  });
});

test('another device goes on where the child was, and after the end with a new attempt', async () => {
  const child = await buildChild({ active_program: 'academy' });
  const place = async () => {
    const { attempt, picks, seed } = (await child.scene('academy-ic-1')).body.data;
    return { attempt, picks, seed };
  };
  const seedOf = (attempt: number): string => `${child.id}.1.1.${attempt}`;
  expect(await place()).toEqual({ attempt: 1, picks: [], seed: seedOf(1) });
  const telling = session(kindred, 'academy');
  telling.scene(sceneToPlay('academy-ic-1'), (ask) => (ask === 'q0' ? { option: 'fair', seconds: 5 } : null));
  await child.send(telling.events);
  expect(await place()).toEqual({ attempt: 1, picks: [['q0', 'fair']], seed: seedOf(1) });
  const later = session(kindred, 'academy', { start: telling.now() + 60_000 });
  later.scene(sceneToPlay('academy-ic-1'), always('good'));
  await child.send(later.end());
  expect(await place()).toEqual({ attempt: 2, picks: [], seed: seedOf(2) });
});

test('another device goes on at the line where the child was', async () => {
  const child = await buildChild({ active_program: 'academy' });
  const line = async () => (await child.scene('academy-ic-1')).body.data.lines;
  const telling = session(kindred, 'academy');
  telling.scene(sceneToPlay('academy-ic-1'), (ask) => (ask === 'q0' ? { option: 'fair', seconds: 5 } : null));
  await child.send(telling.events);
  expect(await line()).toBe(0);
  const beat = telling.events.find(({ type }) => type === 'heartbeat');
  const at = (attempt: number, picks: number, lines: number, more: object = {}) => ({
    ...beat,
    id: uuid(),
    scene: 'academy-ic-1',
    attempt,
    picks,
    lines,
    ...more,
  });
  await child.send([
    at(1, 0, 9),
    at(1, 1, 3),
    at(1, 1, 4),
    at(2, 1, 8),
    at(1, 1, 7, { debug: true }),
    at(1, 1, 7, { scene: 'academy-er-1' }),
  ]);
  expect(await line()).toBe(4);
  // A place that was saved in another way one day is none to go on with.
  await child.send([
    at(1, 1, 5, { checkpoint_version: '2.1.0' }),
    at(1, 1, 9, { checkpoint_version: '3.0.0' }),
  ]);
  expect((await child.scene('academy-ic-1')).body.data).toMatchObject({
    checkpoint_version: '2.1.0',
    lines: 5,
  });
  const other = await buildChild({ active_program: 'academy' });
  expect((await other.scene('academy-ic-1')).body.data.lines).toBe(0);
});

test('a comic that was made can be looked at again, and a story begins anew', async () => {
  const [artist, reader] = [
    await buildChild({ active_program: 'sim' }),
    await buildChild({ active_program: 'ssgrin' }),
  ];
  const place = async () => (await artist.scene('sim-1')).body.data;
  expect(await place()).toMatchObject({ attempt: 1, picks: [], made: null });
  await artist.send(played(kindred, 'sim', ['sim-1'], { option: 'fair' }));
  const made = [
    ['q0', 'fair'],
    ['q1', 'fair'],
  ];
  expect(await place()).toMatchObject({ attempt: 2, picks: [], made });
  await reader.send(played(kindred, 'ssgrin', ['ssgrin-1']));
  expect((await reader.scene('ssgrin-1')).body.data).toMatchObject({ attempt: 2, picks: [], made: null });
});

test('a child is asked once a day of its school how it feels', async () => {
  const before = kindred.now();
  // Five to midnight in New York.
  kindred.setNow('2026-09-15T03:55:00Z');
  const child = await buildChild();
  const state = async () => {
    const { check_in } = (await child.world()).body.data;
    // By whatever way the child comes.
    expect((await child.scene(firstCheck(child, 'ic'))).body.data.check_in).toBe(check_in);
    return check_in;
  };
  expect(await state()).toBe('ask');
  const telling = session(kindred, 'zoou');
  telling.checkIn('skipped');
  await child.send(telling.end());
  expect(await state()).toBe('done');
  kindred.setNow('2026-09-15T04:05:00Z');
  expect(await state()).toBe('ask');
  kindred.setNow(before);
});

test('a child is told who can see the answer: its teacher, whom it is shared with, nobody who has left', async () => {
  const teacher = await buildAccount(db, { first_name: 'Ada', last_name: 'Whitfield' });
  const counselor = await buildAccount(db, { first_name: 'Simone', last_name: 'Desrosiers' });
  const gone = await buildAccount(db, { status: 'deactivated' });
  await buildAccount(db, {});
  const child = await buildChild({ owner_id: teacher.id });
  const shares = [counselor, gone].map(({ id }) => ({ student_id: child.id, account_id: id }));
  await db.insertInto('student_shares').values(shares).execute();
  const { seen_by } = (await child.world()).body.data;
  expect(seen_by).toEqual([
    { id: teacher.id, name: 'Ada Whitfield' },
    { id: counselor.id, name: 'Simone Desrosiers' },
  ]);
  const telling = session(kindred, 'zoou');
  telling.checkIn('worried', [teacher.id, counselor.id]);
  await child.send(telling.end());
  const kept = db.selectFrom('check_ins').select(['feeling', 'told_to']).where('student_id', '=', child.id);
  expect(await kept.execute()).toEqual([{ feeling: 'worried', told_to: [teacher.id, counselor.id] }]);
});

test('of a family child its parents are named; where nobody is asked, nobody is', async () => {
  const family = await buildFamily(db);
  const names = { first_name: 'Ines', last_name: 'Ruiz' };
  const parent = await buildAccount(db, { scope: 'parent', family_id: family.id, ...names });
  const child = await buildChild({ owner_id: parent.id, family_id: family.id });
  expect((await child.world()).body.data.seen_by).toEqual([{ id: parent.id, name: 'Ines Ruiz' }]);
  await db.updateTable('accounts').set({ check_ins: false }).where('id', '=', parent.id).execute();
  expect((await child.world()).body.data.seen_by).toEqual([]);
});

test('one parent is enough to switch the question off', async () => {
  const family = await buildFamily(db);
  const parent = await buildAccount(db, { scope: 'parent', family_id: family.id });
  await buildAccount(db, { scope: 'parent', family_id: family.id, check_ins: false });
  const child = await buildChild({ owner_id: parent.id, family_id: family.id });
  expect((await child.world()).body.data.check_in).toBe('off');
});

test.each([{ license_ends_on: null }, { license_ends_on: '2026-09-13' }])(
  'with a license that ends on $license_ends_on nothing is played, and none is given',
  async (values) => {
    const child = await buildChild(values);
    const before = await rowSums(db, ['sessions']);
    for (const reply of [await child.world(), await child.scene('zoou-check-a-ic')]) {
      expect([reply.status, reply.error]).toEqual([
        403,
        { type: 'forbidden', i18n: 'error.license-not-found' },
      ]);
    }
    expect(await rowSums(db, ['sessions'])).toEqual(before);
  },
);

test('a copy in the sandbox plays without a license', async () => {
  const child = await buildChild({ license_ends_on: null, is_sandbox: true });
  expect((await child.world()).status).toBe(200);
});

test('debug mode opens everything and tells what each option says', async () => {
  const child = await buildChild({ game_debug: true });
  const { data } = (await child.world()).body;
  expect([data.debug, data.stops.every(({ may_play }) => may_play)]).toEqual([true, true]);
  const scene = (await child.scene(firstCheck(child, 'er'))).body.data;
  expect(scene.evidence?.['q0']).toEqual({ good: { er: 2 }, fair: { er: 1 }, poor: { er: 0 } });
  const other = await buildChild();
  expect((await other.scene(firstCheck(other, 'ic'))).body.data.evidence).toBeNull();
});

test('adults try every scene, and nothing is kept of it', async () => {
  const teacher = await buildAccount(db);
  const tester = await buildAccount(db, { game_debug_mode: true });
  const as = { token: await kindred.tokenFor({ accountId: teacher.id }) };
  const asTester = { token: await kindred.tokenFor({ accountId: tester.id }) };
  const before = await rowSums(db, ['sessions']);
  const { data } = (await kindred.call(getPreview, { program: 'zoou' }, as)).body;
  expect(data.stops.map(({ id }) => id)).toContain('zoou-check-b-ic');
  expect(data.stops.every(({ status, may_play }) => status === 'open' && may_play)).toBe(true);
  const scene = { program: 'zoou', scene: 'zoou-check-b-ic' };
  const place = (await kindred.call(getPreviewScene, scene, as)).body.data;
  expect(place).toMatchObject({ attempt: 1, picks: [], debug: false, evidence: null });
  const seen = (await kindred.call(getPreviewScene, scene, asTester)).body.data;
  expect(seen).toMatchObject({ debug: true, evidence: { q0: { good: { ic: 2 } } } });
  const foreign = { program: 'hoh', scene: 'zoou-check-b-ic' };
  expect((await kindred.call(getPreviewScene, foreign, as)).status).toBe(404);
  expect((await kindred.call(getPreview, { program: 'nothing' }, as)).status).toBe(422);
  expect(await rowSums(db, ['sessions'])).toEqual(before);
});

test('outlines and readings of earlier builds are kept, and answers keep their evidence', async () => {
  const { entry, outline } = sceneToPlay('academy-ic-1');
  const old = '0000000old1';
  const option = (ic: 0 | 2) => ({ evidence: { ic }, next: [''] });
  const asks = { q0: { was: option(2), not: option(0) } };
  const key = `${entry.id}@${old}`;
  const en = { language: 'en' as const, games: [], start: 5, asks: { q0: { asked: 7, after: {} } } };
  const earlier = { entries: [], readings: { [key]: { en } }, outlines: { [key]: { ...outline, asks } } };
  for (const manifest of [earlier, TEST_SCENES, earlier]) await keepScenes(db, manifest, kindred.now());
  const child = await buildChild({ active_program: 'academy' });
  const telling = session(kindred, 'academy');
  telling.scene({ entry: { ...entry, version: old }, outline: { ...outline, asks } }, always('was'));
  expect((await child.send(telling.end())).body.data.refused).toEqual([]);
  const { progress, measurements } = await child.rows();
  expect(progress).toMatchObject([{ done: [{ scene: entry.id, iteration: 1 }] }]);
  expect(measurements).toMatchObject([{ report: 'progress', scenes: 1, asks: 1, best: 1 }]);
  const catalog = openCatalog({ entries: [], outlines: {}, readings: {} });
  const content = await catalog.contentFor(db, [{ scene: entry.id, version: old }]);
  expect(content.completes(entry.id, old, [['q0', 'was']])).toBe(true);
  // What there is to read is known as well: of the newest words, where a version has new ones.
  expect(content.reading(entry.id, old, 'en')).toEqual(en);
  expect(content.reading(entry.id, old, 'zh-TW')).toBeNull();
  const reworded = { ...earlier, readings: { [key]: { en: { ...en, start: 9 } } } };
  for (const manifest of [reworded, { ...earlier, readings: {} }]) {
    await keepScenes(db, manifest, kindred.now());
  }
  const anew = await openCatalog({ entries: [], outlines: {}, readings: {} }).contentFor(db, [
    { scene: entry.id, version: old },
  ]);
  expect(anew.reading(entry.id, old, 'en')?.start).toBe(9);
});
