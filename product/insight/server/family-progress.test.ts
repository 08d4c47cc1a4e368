import { expect, test } from 'vitest';
import { childrenIn, sceneToPlay, session } from '#product/play/server/testing/children.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily } from '#testing/api/people.ts';
import { getOwnProgress, getProgress } from '../progress-contract.ts';
import { readChildPage } from '../student-contract.ts';

const kindred = await testKindred();
const { db } = kindred;
const { child, student, parent, otherParent, teacher, token } = await buildRosters(kindred);
kindred.setNow('2026-11-19T14:00:00Z');

const read = async (person: { id: number }, _lang?: 'zh-TW') => {
  const reply = await kindred.call(getProgress, _lang === undefined ? {} : { _lang }, {
    token: await token(person),
  });
  return { status: reply.status, children: reply.status === 200 ? reply.body.data : [] };
};

test('a parent reads how far each child is, and nothing of another family', async () => {
  const ana = await child({ first_name: 'Ana', active_program: 'zoou' });
  const gone = await child({ first_name: 'Gone', archived_at: kindred.now() });
  await db
    .insertInto('program_progress')
    .values({
      student_id: ana.id,
      program: 'zoou',
      done: JSON.stringify([{ scene: 'zoou-check-a-ic', iteration: 1 }]),
      updated_at: kindred.now(),
    })
    .execute();
  await db
    .insertInto('play_days')
    .values({ student_id: ana.id, on_day: '2026-11-18', area: 'zoou', seconds: 600 })
    .execute();
  const { children } = await read(parent);
  const own = children.find(({ id }) => id === ana.id);
  expect(children.map(({ id }) => id)).not.toContain(gone.id);
  expect(own).toMatchObject({ program: 'zoou', seconds: 600, minutes: 10, days_played: 1 });
  const [path] = own?.paths ?? [];
  expect(path?.steps.slice(0, 2).map(({ at }) => at)).toEqual(['done', 'next']);
  expect(path?.practiced).toEqual([{ skill: 'ic', name: 'Stopping to think', scenes: 1 }]);
  expect(own?.home[0]?.strong).toBe('Ask for a story.');
  expect((await read(otherParent)).children.map(({ id }) => id)).not.toContain(ana.id);
  const [chinese] = (await read(parent, 'zh-TW')).children.filter(({ id }) => id === ana.id);
  expect(chinese?.paths[0]?.practiced[0]?.name).not.toBe('Stopping to think');
});

test('a scene that was left before its end is begun here, as the page of the child tells it', async () => {
  const { family_id } = parent;
  const bea = await childrenIn(kindred)({
    owner_id: parent.id,
    school_id: null,
    family_id,
    active_program: 'zoou',
  });
  const play = session(kindred, 'zoou', { start: kindred.now().getTime() - 86_400_000 });
  play.scene(sceneToPlay('zoou-check-a-ic'), (ask) =>
    ask === 'q0' ? { option: 'good', seconds: 10 } : null,
  );
  await bea.send(play.end());
  const page = await kindred.call(readChildPage, { id: bea.id }, { token: await token(parent) });
  expect(page.body.data.moments).toMatchObject([{ scene: 'zoou-check-a-ic', finished: false }]);
  const own = (await read(parent)).children.find(({ id }) => id === bea.id);
  expect(own?.paths[0]?.steps.slice(0, 2).map(({ at }) => at)).toEqual(['begun', 'ahead']);
});

test('who teaches at home reads of the own children, and a teacher of no class here', async () => {
  const { id: family_id } = await buildFamily(db);
  const home = await buildAccount(db, { role: 'home', family_id });
  const [mine, gone] = [
    await student({ ...home, school_id: null }, { family_id }),
    await student({ ...home, school_id: null }, { family_id, archived_at: kindred.now() }),
  ];
  await student(teacher);
  const readOwn = async (person: { id: number }) => {
    const reply = await kindred.call(getOwnProgress, {}, { token: await token(person) });
    return reply.body.data.map(({ id }) => id);
  };
  expect(await readOwn(home)).toEqual([mine.id]);
  expect(await readOwn(home)).not.toContain(gone.id);
  expect(await readOwn(teacher)).toEqual([]);
});

test('who is no parent has no such page; reading it is in the audit', async () => {
  expect((await read(teacher)).status).toBe(403);
  await read(parent);
  const row = await db
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('actor_id', '=', parent.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ action: 'progress.read', details: { children: expect.any(Number) } });
});
