import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { FILE_COLUMNS, SEALED } from '#database/sealed.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type AppKey, markOfCurrent } from '#platform/server/crypto.ts';
import { resealAll } from '#platform/server/keys/reseal.ts';
import { testDatabase } from '#testing/server/database.ts';
import { testStore } from '#testing/server/files.ts';
import { isReference, LARGE, openFiles } from './files.ts';
import { moveFiles } from './move.ts';
import { getPrefix } from './rows.ts';
import { FileGone } from './store.ts';
import { removeDropped, sweep } from './tidy.ts';

const { db } = await testDatabase();
const { store, objects, close, slowDown } = await testStore({ pageSize: 3 });
const beside = { db, store };
const appKey = randomBytes(32);
const files = openFiles(appKey, beside);
const large = (): Buffer => randomBytes(LARGE + 1);

async function hold(file_sealed: Buffer | null): Promise<number> {
  const sample = { actor_scope: 'educator', file_name: 'a.csv', file_sha256: Buffer.alloc(32) };
  const { id } = await db
    .insertInto('district_uploads')
    .values({ ...sample, status: 'reading', district_id: await aDistrict(), file_sealed })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

let district: number | null = null;
async function aDistrict(): Promise<number> {
  if (district !== null) return district;
  const made = db.insertInto('districts').values({ name: 'Riverside', state: 'NC' }).returning('id');
  ({ id: district } = await made.executeTakeFirstOrThrow());
  return district;
}

async function heldBy(id: number): Promise<Buffer | null> {
  const row = db.selectFrom('district_uploads').select('file_sealed').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).file_sealed;
}

const rows = () =>
  db.selectFrom('stored_files').select(['id', 'size', 'dropped_at']).orderBy('kept_at').execute();

test('small files stay in the database, large ones lie in the store, sealed, under a name that says nothing', async () => {
  const small = randomBytes(LARGE);
  const kept = await files.keep(small);
  expect(isReference(kept)).toBe(false);
  expect((await files.open(kept)).equals(small)).toBe(true);
  expect(objects.size).toBe(0);

  const content = Buffer.from('Wagtail,Otter\n'.repeat(30_000));
  const reference = await files.keep(content);
  expect(reference).toHaveLength(70);
  expect((await files.open(reference)).equals(content)).toBe(true);
  const [[name, stored] = ['', { content: Buffer.of() }]] = [...objects];
  expect(name).toMatch(new RegExp(`^${await getPrefix(db)}/[0-9a-f-]{36}$`));
  expect(stored.content.includes('Wagtail')).toBe(false);
  expect(stored.content.length).toBeGreaterThan(content.length);
  objects.clear();
});

test('what a row held goes with it: changed, emptied, deleted; and not where none of it was done', async () => {
  const [first, second, third] = [
    await files.keep(large()),
    await files.keep(large()),
    await files.keep(large()),
  ];
  const id = await hold(first);
  expect(await rows()).toMatchObject([{ size: LARGE + 1 + 34, dropped_at: null }]);
  expect(await removeDropped(beside)).toBe(0);
  await db.updateTable('district_uploads').set({ file_sealed: second }).where('id', '=', id).execute();
  expect(await removeDropped(beside)).toBe(1);
  await expect(files.open(first)).rejects.toThrow(FileGone);
  await files.open(second);
  await db.updateTable('district_uploads').set({ file_sealed: null }).where('id', '=', id).execute();
  const other = await hold(third);
  const undone = db.transaction().execute(async (tx) => {
    await tx.deleteFrom('district_uploads').where('id', '=', other).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await removeDropped(beside)).toBe(1);
  await files.open(third);
  await db.deleteFrom('district_uploads').where('id', '=', other).execute();
  expect(await removeDropped(beside)).toBe(1);
  expect([objects.size, (await rows()).length]).toEqual([0, 0]);
});

test('a store that is away loses nothing: it is asked again the next time', async () => {
  const id = await hold(await files.keep(large()));
  await db.deleteFrom('district_uploads').where('id', '=', id).execute();
  slowDown(3);
  await expect(removeDropped(beside)).rejects.toThrow('503 SlowDown');
  expect(await rows()).toHaveLength(1);
  expect(await removeDropped(beside)).toBe(1);
  slowDown(3);
  const refused = await files.keep(large()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ type: 'unavailable', reply: { i18n: 'error.files-away' } });
  expect(refused).toHaveProperty('cause.message', 'the store of files answers 503 SlowDown');
});

test('the nightly sweep takes what nobody holds and is a day old, and nothing of another database', async () => {
  const held = await files.keep(large());
  const id = await hold(held);
  await files.keep(large());
  await files.keep(large());
  const [young = ''] = [...objects.keys()].toReversed();
  const long = new Date(Date.now() - 25 * 3_600_000);
  for (const [name, object] of objects) if (name !== young) object.at = long;
  const elsewhere = `${crypto.randomUUID()}/${crypto.randomUUID()}`;
  objects.set(elsewhere, { content: Buffer.from('theirs'), at: long });
  objects.set(`${await getPrefix(db)}/readme.txt`, { content: Buffer.from('an operator left it'), at: long });
  expect(await sweep(beside, new Date())).toBe(1);
  await files.open(held);
  expect(objects.has(young) && objects.has(elsewhere)).toBe(true);
  expect(objects.size).toBe(4);
  const { swept_at } = await db.selectFrom('file_store').select('swept_at').executeTakeFirstOrThrow();
  expect(swept_at?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  await db.deleteFrom('district_uploads').where('id', '=', id).execute();
  await removeDropped(beside);
  objects.clear();
});

test('a file that the store exchanged or changed is not taken for ours', async () => {
  const [mine, theirs] = [await files.keep(large()), await files.keep(large())];
  const [[one, first] = ['', null], [, second] = ['', null]] = [...objects];
  if (first === null || second === null) throw new Error('nothing is stored');
  objects.set(one, second);
  await expect(files.open(mine)).rejects.toThrow('the store gave another file back');
  objects.set(one, { ...first, content: Buffer.concat([first.content, Buffer.of(0)]) });
  await expect(files.open(mine)).rejects.toThrow('the store gave another file back');
  await files.open(theirs);
  objects.clear();
});

test('keys are changed in the store as in the database', async () => {
  const content = large();
  const id = await hold(await files.keep(content));
  const small = await hold(await files.keep(Buffer.from('small')));
  const next = randomBytes(32);
  const both: AppKey = { current: next, previous: [appKey] };
  const options = { appKey: both, files: openFiles(both, beside) };
  slowDown(3);
  await expect(resealAll(db, SEALED, options)).rejects.toThrow(Refusal);
  const done = await resealAll(db, SEALED, options);
  expect(done.find(({ table }) => table === 'district_uploads')).toMatchObject({ resealed: 2, unopened: 0 });
  expect(await removeDropped(beside)).toBe(1);
  const after = openFiles(next, beside);
  expect((await after.open((await heldBy(id)) ?? Buffer.of())).equals(content)).toBe(true);
  expect((await after.open((await heldBy(small)) ?? Buffer.of())).toString()).toBe('small');
  const [stored] = objects.values();
  expect(objects.size).toBe(1);
  expect(stored?.content.subarray(0, 6).equals(markOfCurrent(next))).toBe(true);
  expect((await resealAll(db, SEALED, options)).every(({ resealed }) => resealed === 0)).toBe(true);
  await db.deleteFrom('district_uploads').where('id', 'in', [id, small]).execute();
  await removeDropped(beside);
});

test('what lies in the database moves to the store, and back again', async () => {
  const inDatabase = openFiles(appKey, null);
  const content = large();
  const id = await hold(await inDatabase.keep(content));
  const small = await hold(await inDatabase.keep(Buffer.from('small')));
  const movedTo = async (to: 'store' | 'database') =>
    (await moveFiles(db, FILE_COLUMNS, { to, beside })).reduce((sum, { moved }) => sum + moved, 0);
  expect([await movedTo('store'), await movedTo('store'), objects.size]).toEqual([1, 0, 1]);
  expect((await files.open((await heldBy(id)) ?? Buffer.of())).equals(content)).toBe(true);
  await expect(inDatabase.open((await heldBy(id)) ?? Buffer.of())).rejects.toThrow('error.files-away');
  expect([await movedTo('database'), await movedTo('database')]).toEqual([1, 0]);
  expect((await inDatabase.open((await heldBy(id)) ?? Buffer.of())).equals(content)).toBe(true);
  expect([await removeDropped(beside), objects.size]).toEqual([1, 0]);
  await db.deleteFrom('district_uploads').where('id', 'in', [id, small]).execute();
});

test('every column that may hold a file lets go of it', async () => {
  const { rows: found } = await sql<{ table: string; column: string }>`
    select tgrelid::regclass::text as table, convert_from(substr(tgargs, 1, length(tgargs) - 1), 'UTF8') as column
    from pg_trigger where tgfoid = 'follow_stored_file'::regproc order by 1`.execute(db);
  expect(found).toEqual(FILE_COLUMNS.map(({ table, column }) => ({ table, column })));
});

test('no store answers at all: who asked is told to come back', async () => {
  const kept = await files.keep(large());
  await close();
  await expect(files.open(kept)).rejects.toThrow('error.files-away');
  await expect(files.keep(large())).rejects.toThrow('error.files-away');
  await files.open(await files.keep(Buffer.from('small')));
});
