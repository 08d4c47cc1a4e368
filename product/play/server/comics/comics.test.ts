import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { getComics, keepComic, removeComic } from '../../comics-contract.ts';
import { blankComic, MOST_COMICS, MOST_THROWN } from '../../rules/comics/comic.ts';
import { childrenIn } from '../testing/children.ts';
import { setComicHidden } from './comics.ts';

const kindred = await testKindred();
const { db } = kindred;
const buildChild = childrenIn(kindred);
type Child = Awaited<ReturnType<typeof buildChild>>;

function comicOf({ says = 'Hello!', title = 'My fish' } = {}) {
  const { program, story, panels } = blankComic('', 'academy');
  return {
    comic: randomUUID(),
    version: randomUUID(),
    after: new Array<string>(),
    title,
    program,
    story,
    panels: panels.map((panel) => ({ ...panel, figures: panel.figures.map((one) => ({ ...one, says })) })),
  };
}

const keep = (child: Child, input: Parameters<typeof kindred.call<typeof keepComic>>[1]) =>
  kindred.call(keepComic, input, child.as);
const shelf = async (child: Child) => (await kindred.call(getComics, {}, child.as)).body.data;

test('a comic is kept once however often it is sent, and changed by what was made on top of it', async () => {
  const child = await buildChild();
  const first = comicOf();
  for (let times = 0; times < 2; times += 1)
    expect((await keep(child, first)).body.data).toEqual({ kept: 'kept' });
  expect((await shelf(child)).comics).toMatchObject([
    { id: first.comic, version: first.version, title: 'My fish' },
  ]);
  const second = { ...first, version: randomUUID(), after: [first.version], title: 'Two fish' };
  expect((await keep(child, second)).body.data).toEqual({ kept: 'kept' });
  // What another device made of the first is not put over the second, nor is the first that was late.
  const late = { ...first, version: randomUUID(), after: [first.version], title: 'Lost' };
  expect((await keep(child, late)).body.data).toEqual({ kept: 'elsewhere' });
  expect((await keep(child, first)).body.data).toEqual({ kept: 'elsewhere' });
  expect((await shelf(child)).comics.map(({ title }) => title)).toEqual(['Two fish']);
});

test('two devices that change a comic at once do not both have their way', async () => {
  const child = await buildChild();
  const first = comicOf();
  await keep(child, first);
  const replies = await Promise.all(
    [1, 2, 3].map(() => keep(child, { ...first, version: randomUUID(), after: [first.version] })),
  );
  expect(replies.map(({ body }) => body.data.kept).toSorted()).toEqual(['elsewhere', 'elsewhere', 'kept']);
});

test('words by which a child could be found are refused, and nothing is kept', async () => {
  const school_id = (await buildSchool(db, { name: 'Maple Ridge Elementary' })).id;
  const child = await buildChild({ first_name: 'Maya', last_name: 'Fernandez', school_id });
  const refused = async (values: Parameters<typeof comicOf>[0]) => {
    const { status, body } = await keep(child, comicOf(values));
    expect(status).toBe(422);
    return body;
  };
  expect(await refused({ says: 'Call me 555-123-4567' })).toMatchObject({
    errors: { 'panels.0.figures.0.says': { i18n: 'play-comics.contact.phone' } },
  });
  expect(await refused({ title: 'Maya Fernandez' })).toMatchObject({
    errors: { title: { i18n: 'play-comics.contact.name' } },
  });
  expect(await refused({ says: 'We go to Maple Ridge!' })).toMatchObject({
    errors: { 'panels.0.figures.0.says': { i18n: 'play-comics.contact.school' } },
  });
  expect((await shelf(child)).comics).toEqual([]);
});

test('a comic has the keepsakes that the child has, and names only stories there are', async () => {
  const child = await buildChild();
  await db
    .insertInto('program_progress')
    .values({
      student_id: child.id,
      program: 'academy',
      keepsakes: '["pod-watcher"]',
      updated_at: kindred.now(),
    })
    .execute();
  const comic = comicOf();
  const at = { x: 50, y: 50, size: 2 } as const;
  const [panel] = comic.panels;
  if (panel === undefined) throw new Error('a comic has a picture');
  panel.stickers = [
    { kind: 'keepsake', name: 'pod-watcher', ...at },
    { kind: 'keepsake', name: 'two-hearts', ...at },
    { kind: 'thing', name: 'block', ...at },
  ];
  await keep(child, { ...comic, story: 'call-me-at-home' });
  const [kept] = (await shelf(child)).comics;
  expect(kept?.panels[0]?.stickers.map(({ name }) => name)).toEqual(['pod-watcher', 'block']);
  expect(kept?.story).toBeNull();
  expect((await shelf(child)).keepsakes).toEqual(['pod-watcher']);
});

test('a shelf holds so many comics and no more; one thrown away makes room', async () => {
  const child = await buildChild();
  const all = Array.from({ length: MOST_COMICS }, () => comicOf());
  for (const comic of all) expect((await keep(child, comic)).status).toBe(200);
  const { status, body } = await keep(child, comicOf());
  expect([status, body]).toMatchObject([409, { i18n: 'play-comics.refused.full' }]);
  const [first] = all;
  expect((await kindred.call(removeComic, { comic: first?.comic ?? '' }, child.as)).body.data.removed).toBe(
    true,
  );
  expect((await kindred.call(removeComic, { comic: first?.comic ?? '' }, child.as)).body.data.removed).toBe(
    false,
  );
  expect((await keep(child, comicOf())).status).toBe(200);
  expect((await shelf(child)).comics).toHaveLength(MOST_COMICS);
});

test('a comic that was thrown away stays gone, whatever was sent of it and arrives late or again', async () => {
  const child = await buildChild();
  const first = comicOf();
  await keep(child, first);
  await kindred.call(removeComic, { comic: first.comic }, child.as);
  const changed = { ...first, version: randomUUID(), after: [first.version] };
  for (const sent of [first, changed]) expect((await keep(child, sent)).body.data).toEqual({ kept: 'gone' });
  // Thrown away while its first sending was still under way.
  const late = comicOf();
  await kindred.call(removeComic, { comic: late.comic }, child.as);
  expect((await keep(child, late)).body.data).toEqual({ kept: 'gone' });
  expect((await shelf(child)).comics).toEqual([]);
  // An id says nothing of another child's comic.
  const other = await buildChild();
  expect((await keep(other, first)).body.data).toEqual({ kept: 'kept' });
});

test('of the comics that a child threw away the newest are remembered, and no more than so many', async () => {
  const child = await buildChild();
  const other = await buildChild();
  const long = new Date(kindred.now().getTime() - 1000);
  await db
    .insertInto('play_comics_thrown')
    .values(
      [child, other].flatMap(({ id: student_id }) =>
        Array.from({ length: MOST_THROWN }, () => ({ student_id, id: randomUUID(), thrown_at: long })),
      ),
    )
    .execute();
  const last = comicOf();
  await kindred.call(removeComic, { comic: last.comic }, child.as);
  expect((await keep(child, last)).body.data).toEqual({ kept: 'gone' });
  const remembered = async ({ id }: Child) =>
    (await db.selectFrom('play_comics_thrown').select('id').where('student_id', '=', id).execute()).length;
  expect([await remembered(child), await remembered(other)]).toEqual([MOST_THROWN, MOST_THROWN]);
});

test('what a grown-up put away cannot be thrown away, and comes back as it was', async () => {
  const child = await buildChild();
  const comic = comicOf();
  await keep(child, comic);
  const setHidden = (hidden: boolean) =>
    db
      .transaction()
      .execute((tx) => setComicHidden(tx, child.id, comic.comic, { hidden, now: kindred.now() }));
  await setHidden(true);
  expect((await kindred.call(removeComic, { comic: comic.comic }, child.as)).body.data.removed).toBe(false);
  await setHidden(false);
  expect((await keep(child, comic)).body.data).toEqual({ kept: 'kept' });
  expect((await shelf(child)).comics).toHaveLength(1);
});

test('a comic is the own child’s alone: nobody else finds it, throws it away or writes over it', async () => {
  const [child, other] = [await buildChild(), await buildChild()];
  const comic = comicOf();
  await keep(child, comic);
  expect((await shelf(other)).comics).toEqual([]);
  expect((await kindred.call(removeComic, { comic: comic.comic }, other.as)).body.data.removed).toBe(false);
  await keep(other, { ...comic, version: randomUUID(), after: [comic.version], title: 'Mine now' });
  expect((await shelf(child)).comics.map(({ title }) => title)).toEqual(['My fish']);
});

test('a child is told who can see its comics', async () => {
  const owner_id = (await buildAccount(db, { first_name: 'Ada', last_name: 'Rivera' })).id;
  const child = await buildChild({ owner_id });
  expect(await shelf(child)).toMatchObject({ seen_by: ['Ada Rivera'], away: 0 });
});

test('half a sign and a sign of nothing are not kept', async () => {
  const child = await buildChild();
  for (const says of ['a\ud800b', 'a\u0000b', 'a\nb', 'x'.repeat(81)])
    expect((await keep(child, comicOf({ says }))).status).toBe(422);
});
