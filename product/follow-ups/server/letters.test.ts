import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { getLetters, setLetters } from '../letters-contract.ts';
import { type AnsweringSchool, buildAnsweringSchool, followingIn } from './testing/schools.ts';

const kindred = await testKindred();
const { db } = kindred;
const following = followingIn(kindred);

type Who = Pick<AnsweringSchool['admin'], 'as'>;
const choose = async ({ as }: Who, choice: Partial<Record<'talk' | 'steps' | 'mornings', boolean>>) =>
  kindred.call(setLetters, { talk: true, steps: false, mornings: true, ...choice }, await as());
const lettersTo = async ({ username }: { username: string }) =>
  (await kindred.letters())
    .filter(({ recipient }) => recipient === username)
    .map(({ letter }) => letter.subject)
    // That they were named they have heard before.
    .filter((subject) => !subject.startsWith('You respond to follow-ups'));

async function place() {
  kindred.setNow('2026-11-09T14:00:00Z');
  const built = await buildAnsweringSchool(kindred);
  kindred.setNow('2026-11-19T14:00:00Z');
  return { ...built, child: await following.childOf(built) };
}

test('what one chooses is kept, once, and is nobody else’s', async () => {
  const { teacher, counselor } = await place();
  const chosenBy = async ({ as }: Who) => (await kindred.call(getLetters, {}, await as())).body.data;
  expect(await chosenBy(teacher)).toEqual({ talk: true, steps: false, mornings: true, answers: false });
  expect((await choose(teacher, { talk: false, steps: true })).status).toBe(200);
  const again = await choose(teacher, { talk: false, steps: true });
  expect(again.body.notification.i18n).toBe('notification.nothing-changed');
  expect(await chosenBy(teacher)).toEqual({ talk: false, steps: true, mornings: true, answers: false });
  expect(await chosenBy(counselor)).toEqual({ talk: true, steps: false, mornings: true, answers: true });
});

test('a request goes to who teaches the child unless they want no letter; home tells them all the same', async () => {
  const { child, teacher, counselor } = await place();
  await choose(teacher, { talk: false });
  await choose(counselor, { talk: false });
  await following.asksToTalk(child);
  await following.judge(child);
  expect(await lettersTo(teacher)).toEqual([]);
  // She has said yes to being asked.
  expect(await lettersTo(counselor)).toEqual(['A student would like to talk']);
  const told = await db
    .selectFrom('dashboard_notifications')
    .select('account_id')
    .where('kind', '=', 'follow-up')
    .where(sql<boolean>`data->>'what' <> 'named'`)
    .where('account_id', 'in', [teacher.id, counselor.id])
    .orderBy('account_id')
    .execute();
  expect(told.map(({ account_id: id }) => id)).toEqual([teacher.id, counselor.id].toSorted((a, b) => a - b));
});

test('where nobody would get a letter, everybody does', async () => {
  const { child, school, teacher, save } = await place();
  const colleague = await buildAccount(db, { school_id: school.id });
  await db
    .insertInto('student_shares')
    .values({ student_id: child.id, account_id: colleague.id, shared_by: teacher.id })
    .execute();
  await choose(teacher, { talk: false });
  await choose(
    { as: async () => ({ token: await kindred.tokenFor({ accountId: colleague.id }) }) },
    { talk: false },
  );
  await following.asksToTalk(child);
  // Switched off since: neither of the two is there to be asked.
  await save({ on: false });
  await db
    .updateTable('follow_up_settings')
    .set({ responder_id: null, backup_id: null })
    .where('school_id', '=', school.id)
    .execute();
  await following.judge(child);
  for (const who of [teacher, colleague]) {
    expect(await lettersTo(who)).toEqual(['A student would like to talk']);
  }
});

test('who teaches the child hears of both steps of the clock if they want to', async () => {
  const { child, teacher, counselor, backup } = await place();
  await choose(teacher, { talk: false, steps: true });
  await following.asksToTalk(child);
  await following.judge(child);
  kindred.setNow('2026-11-19T16:00:00Z');
  await following.move();
  expect(await lettersTo(teacher)).toEqual(['No one has taken a follow-up yet']);
  kindred.setNow('2026-11-19T18:00:00Z');
  await following.move();
  await following.move();
  expect(await lettersTo(teacher)).toEqual(['No one has taken a follow-up yet', 'A follow-up is late']);
  expect(await lettersTo(counselor)).toContain('A follow-up is waiting for you');
  expect(await lettersTo(backup)).toEqual(['A follow-up is late']);
  const texts = (await kindred.letters())
    .filter(({ recipient }) => recipient === teacher.username)
    .map(({ letter }) => letter.text);
  expect(texts.join()).not.toMatch(/Autumn|Tsosie|worried|sad|mad/);
});
