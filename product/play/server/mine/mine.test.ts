import { expect, test } from 'vitest';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { getMine, setMyFigure, setMyRoom } from '../../mine-contract.ts';
import { FIRST_ANIMAL, FIRST_PERSON } from '../../rules/mine/figure.ts';
import { childrenIn, played } from '../testing/children.ts';

const kindred = await testKindred();
const { db } = kindred;
const buildChild = childrenIn(kindred);

/** As if stories had given these. */
async function childWith(keepsakes: Partial<Record<ProgramId, readonly string[]>>) {
  const child = await buildChild();
  for (const program of PROGRAM_IDS) {
    const given = keepsakes[program] ?? [];
    await db
      .insertInto('program_progress')
      .values({ student_id: child.id, program, keepsakes: JSON.stringify(given), updated_at: kindred.now() })
      .execute();
  }
  return child;
}

test('a child looks as it chose, on the map and in every scene, until it chooses anew', async () => {
  const child = await buildChild({ active_program: 'academy' });
  expect((await child.world()).body.data.me).toBeNull();
  const figure = { ...FIRST_PERSON, hair: 'braids', aids: ['wheelchair'] } as const;
  await kindred.call(setMyFigure, { figure: { ...figure, aids: [...figure.aids] } }, child.as);
  expect((await child.world()).body.data.me).toEqual(figure);
  expect((await child.scene('academy-ic-1')).body.data.me).toEqual(figure);
  await kindred.call(setMyFigure, { figure: FIRST_ANIMAL }, child.as);
  expect((await child.world()).body.data.me).toEqual(FIRST_ANIMAL);
  await kindred.call(setMyFigure, { figure: null }, child.as);
  expect((await child.world()).body.data.me).toBeNull();
});

test('a room holds what stories of any program gave, and nothing else', async () => {
  const child = await childWith({ academy: ['pod-watcher'], zoou: ['bell-ringer', 'two-hearts'] });
  const put = (keepsake: string, x: number) => ({ keepsake, x, y: 46 });
  const reply = await kindred.call(
    setMyRoom,
    {
      things: [
        put('bell-ringer', 10),
        put('door-opener', 20),
        put('bell-ringer', 30),
        put('pod-watcher', 40),
      ],
    },
    child.as,
  );
  const things = [put('bell-ringer', 30), put('pod-watcher', 40)];
  expect(reply.body.data.things).toEqual(things);
  expect((await kindred.call(getMine, {}, child.as)).body.data).toEqual({
    figure: null,
    keepsakes: ['pod-watcher', 'bell-ringer', 'two-hearts'],
    things,
  });
});

test('what is put up stays when the child dresses up, and the other way round', async () => {
  const child = await childWith({ zoou: ['bell-ringer'] });
  await kindred.call(setMyRoom, { things: [{ keepsake: 'bell-ringer', x: 1, y: 2 }] }, child.as);
  await kindred.call(setMyFigure, { figure: FIRST_ANIMAL }, child.as);
  await kindred.call(setMyRoom, { things: [{ keepsake: 'bell-ringer', x: 3, y: 4 }] }, child.as);
  expect((await kindred.call(getMine, {}, child.as)).body.data).toMatchObject({
    figure: FIRST_ANIMAL,
    things: [{ keepsake: 'bell-ringer', x: 3, y: 4 }],
  });
});

test('a room starts empty, and a program played again leaves it alone', async () => {
  const child = await buildChild();
  expect((await kindred.call(getMine, {}, child.as)).body.data.things).toEqual([]);
  await child.send(played(kindred, 'zoou', ['zoou-check-a-ic']));
  expect((await kindred.call(getMine, {}, child.as)).body.data.things).toEqual([]);
});
