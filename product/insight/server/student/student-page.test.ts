import { expect, test } from 'vitest';
import { educatorLicenses } from '#product/licensing/contract.ts';
import { childrenIn, played, sceneToPlay, session } from '#product/play/server/testing/children.ts';
import { educatorPlay } from '#product/play/staff-contract.ts';
import { educatorStudents } from '#product/rosters/contract.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildLicenses, buildTrial } from '#testing/api/licenses.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { readStudentPage } from '../../student-contract.ts';

const kindred = await testKindred();
const { db } = kindred;
// Wednesday afternoon in New York.
kindred.setNow('2026-11-18T20:00:00Z');
const buildChild = childrenIn(kindred);

async function aChild(values: Parameters<typeof buildChild>[0] = {}) {
  const school = await buildSchool(db, { time_zone: 'America/New_York' });
  const teacher = await buildAccount(db, { school_id: school.id, first_name: 'Tara', last_name: 'Reed' });
  const child = await buildChild({
    owner_id: teacher.id,
    school_id: school.id,
    active_program: 'zoou',
    ...values,
  });
  const as = { token: await kindred.tokenFor({ accountId: teacher.id }) };
  const read = async (more: { _lang?: 'en' | 'zh-TW' } = {}) =>
    (await kindred.call(readStudentPage, { id: child.id, ...more }, as)).body.data;
  return { child, teacher, as, read };
}

const DAY = 86_400_000;

test('a child who has never played has a page with nothing in it but the child', async () => {
  const { read, child } = await aChild();
  expect(await read()).toMatchObject({
    id: child.id,
    first_name: child.first_name,
    has_played: false,
    week: { seconds: 0, days: 0, finished: [], felt: [] },
    play: { seconds: 0, last_on: null },
    skills: null,
    moments: [],
    notes: [],
    may_unlock: false,
    people: [{ name: 'Tara Reed', part: 'owner' }],
  });
});

test('a visit to the Cool Down Corner is the last day of play, on the page as in the list', async () => {
  const { child, read, as } = await aChild();
  const [ago, now] = [kindred.now().getTime() - 12 * DAY, kindred.now().getTime()];
  await child.send(played(kindred, 'zoou', ['zoou-check-a-ic'], { start: ago }));
  const calm = session(kindred, 'zoou', { start: now - 2 * DAY });
  calm.coolDown('cdc-breathe', 60);
  await child.send(calm.end());
  const { play } = await read();
  expect(play).toMatchObject({ last_on: '2026-11-16', days_played: 2 });
  const listed = await kindred.call(studentsTable.list, { archived: 'no' }, as);
  expect(listed.body).toMatchObject({ data: [{ last_played_at: expect.stringMatching(/^2026-11-16/) }] });
});

test('play is told as it was: this week, by day, and what was chosen in the words of the story', async () => {
  const { child, read } = await aChild();
  await child.send(
    played(kindred, 'zoou', ['zoou-check-a-ic'], {
      option: 'poor',
      start: kindred.now().getTime() - 2 * DAY,
    }),
  );
  await child.send(played(kindred, 'zoou', ['zoou-check-a-com'], { option: 'fair' }));
  const page = await read();
  expect(page).toMatchObject({ has_played: true, play: { last_on: '2026-11-18', days_played: 2 } });
  expect(page.week).toMatchObject({ days: 2, finished: ['zoou-check-a-com', 'zoou-check-a-ic'] });
  expect(page.week.seconds).toBe(page.play.seconds);
  expect(page.reports[0]).toMatchObject({ kind: 'assessment', done: 2, required: 6, available: false });
  expect(
    page.moments?.map(({ title, choice, skill, level, day }) => [title, choice, skill, level, day]),
  ).toEqual([
    ['zoou-check-a-com', 'fair', 'com', 'partly', '2026-11-18'],
    ['zoou-check-a-com', 'fair', 'com', 'partly', '2026-11-18'],
    ['zoou-check-a-ic', 'poor', 'ic', 'not-yet', '2026-11-16'],
    ['zoou-check-a-ic', 'poor', 'ic', 'not-yet', '2026-11-16'],
  ]);
  expect(page.moments?.[0]?.told).toEqual([{ text: 'zoou-check-a-com q1', said: false }]);
  expect(page.history.map(({ kind, title }) => [kind, title])).toEqual([
    ['finished', 'zoou-check-a-com'],
    ['finished', 'zoou-check-a-ic'],
  ]);
  const chinese = await read({ _lang: 'zh-TW' });
  expect(chinese.moments?.[0]).toMatchObject({ title: 'zoou-check-a-com-zh', choice: 'fair-zh' });
});

test('who only was in the Cool Down Corner has a page, too', async () => {
  const { child, read } = await aChild();
  await db
    .insertInto('play_days')
    .values({ student_id: child.id, on_day: '2026-11-18', area: 'cdc', seconds: 90 })
    .execute();
  expect(await read()).toMatchObject({
    has_played: true,
    week: { seconds: 90, days: 1 },
    play: { areas: [{ area: 'cdc', seconds: 90 }] },
  });
});

test('first answers only: what was chosen the second time is no moment', async () => {
  const { child, read } = await aChild({ active_program: 'academy' });
  await child.send(
    played(kindred, 'academy', ['academy-ic-1'], { option: 'poor', start: kindred.now().getTime() - DAY }),
  );
  const again = played(kindred, 'academy', ['academy-ic-1'], { option: 'good' });
  await child.send(again.map((event) => ('attempt' in event ? { ...event, attempt: 2 } : event)));
  const { moments } = await read();
  expect(new Set(moments?.map(({ choice }) => choice))).toEqual(new Set(['poor']));
});

test('a scene that was left before its end is told as begun, until it is finished', async () => {
  const { child, read } = await aChild();
  const left = session(kindred, 'zoou', { start: kindred.now().getTime() - DAY });
  left.scene(sceneToPlay('zoou-check-a-ic'), (ask) =>
    ask === 'q0' ? { option: 'good', seconds: 10 } : null,
  );
  await child.send(left.end());
  const told = async () => (await read()).moments?.map(({ scene, finished }) => [scene, finished]);
  expect(await told()).toEqual([['zoou-check-a-ic', false]]);
  const again = played(kindred, 'zoou', ['zoou-check-a-ic']);
  await child.send(again.map((event) => ('attempt' in event ? { ...event, attempt: 2 } : event)));
  expect(await told()).toEqual([
    ['zoou-check-a-ic', true],
    ['zoou-check-a-ic', true],
  ]);
});

test('play in debug mode, and play before a restart, are not told', async () => {
  const { child, read, as } = await aChild();
  await child.send(played(kindred, 'zoou', ['zoou-check-a-ic'], { debug: true }));
  expect(await read()).toMatchObject({ moments: [], has_played: false });
  await child.send(played(kindred, 'zoou', ['zoou-check-a-ic']));
  expect((await read()).moments).toHaveLength(2);
  await kindred.call(educatorPlay.restart, { id: child.id, program: 'zoou' }, as);
  const page = await read();
  expect(page.moments).toEqual([]);
  expect(page.history.map(({ kind, by }) => [kind, by])).toEqual([['restart', 'Tara Reed']]);
});

test('a finished check shows skills, and that another one may be unlocked', async () => {
  const { child, read } = await aChild();
  const checks = ['ic', 'com', 'coop', 'ini', 'emp', 'er'].map((skill) => `zoou-check-a-${skill}`);
  await child.send(played(kindred, 'zoou', checks, { start: kindred.now().getTime() - DAY }));
  const { skills, may_unlock: mayUnlock } = await read();
  expect(skills).toMatchObject({ program: 'zoou', kind: 'assessment', iteration: 1, form: 'a' });
  expect(skills?.rows).toHaveLength(6);
  expect(mayUnlock).toBe(true);
});

test('a day is that of the school: who told it late in the evening told it that day', async () => {
  const { child, read, teacher } = await aChild();
  const told = (id: string, at: string, on_day: string) =>
    db
      .insertInto('check_ins')
      .values({ student_id: child.id, id, at: new Date(at), on_day, feeling: 'sad', told_to: [teacher.id] })
      .execute();
  await told('00000000-0000-4000-9000-000000000001', '2026-11-18T04:30:00Z', '2026-11-17');
  // Seven weeks ago.
  await told('00000000-0000-4000-9000-000000000002', '2026-09-30T14:00:00Z', '2026-09-30');
  const { feelings, today } = await read();
  expect(today).toBe('2026-11-18');
  expect(feelings?.told).toBe(1);
  expect(feelings?.weeks.at(-1)?.days).toEqual([
    { day: '2026-11-16', said: null },
    { day: '2026-11-17', said: 'sad' },
  ]);
});

test('licenses by program, and what was done about the child by whom', async () => {
  const { child, read, teacher, as } = await aChild();
  await buildLicenses(db, teacher.id, 3, kindred.now());
  await kindred.call(
    educatorLicenses.assign,
    { ids: [child.id], program: 'zoou', from: 'any', operation_id: crypto.randomUUID() },
    as,
  );
  const page = await read();
  expect(page.licenses).toEqual([{ program: 'zoou', ends_on: expect.any(String), runs: true }]);
  await kindred.call(educatorStudents.archive, { ids: [child.id] }, as);
  const { history, ...now } = await read();
  expect(now).toMatchObject({ archived: true, archived_on: '2026-11-18', archived_by: 'Tara Reed' });
  expect(page).toMatchObject({ archived: false, archived_on: null, archived_by: null });
  expect(history.map(({ kind, by }) => [kind, by])).toEqual([
    ['archive', 'Tara Reed'],
    ['assign-license', 'Tara Reed'],
  ]);
});

test('who archived the child, and when, is told however much was played before', async () => {
  const { child, read, as } = await aChild({ active_program: 'academy' });
  await kindred.call(educatorStudents.archive, { ids: [child.id] }, as);
  await kindred.call(educatorStudents.unarchive, { ids: [child.id] }, as);
  expect(await read()).toMatchObject({ archived_on: null, archived_by: null });
  // Not by anybody's hand: who did it an earlier time has nothing to do with it.
  const later = new Date(kindred.now().getTime() + DAY);
  await db.updateTable('students').set({ archived_at: later }).where('id', '=', child.id).execute();
  expect(await read()).toMatchObject({ archived_on: '2026-11-19', archived_by: null });
});

test('who has had no license reads until when a running trial lets them in', async () => {
  const { child, read, teacher } = await aChild();
  const licensed = (license_ends_on: string | null) =>
    db.updateTable('students').set({ license_ends_on }).where('id', '=', child.id).execute();
  await licensed(null);
  expect(await read()).toMatchObject({ licenses: [], trial_ends_on: null });
  await buildTrial(db, teacher.id, '2026-12-10', kindred.now());
  expect(await read()).toMatchObject({ licenses: [], trial_ends_on: '2026-12-10' });
  await licensed('2026-11-01');
  expect(await read()).toMatchObject({ trial_ends_on: null });
});

test('copies in the sandbox have no page', async () => {
  const { child, as } = await aChild();
  await db.updateTable('students').set({ is_sandbox: true }).where('id', '=', child.id).execute();
  expect((await kindred.call(readStudentPage, { id: child.id }, as)).status).toBe(404);
});
