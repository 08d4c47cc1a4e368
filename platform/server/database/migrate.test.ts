import { CompiledQuery } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { passingDatabase, testDatabase } from '#testing/server/database.ts';
import { openDatabase, type Tx } from './database.ts';
import { applyMigrations, migrate, missingMigrations, SchemaTooNew } from './migrate.ts';
import { knownMigrations, readMigration, readMigrations } from './migration-files.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { transact } from './transact.ts';

const { db, pool, connection } = await testDatabase();
const other = await passingDatabase();
afterAll(other.drop);

const HASTE = { lockSeconds: 1, pauseSeconds: 0.02, attempts: 100 };

test('what a newer release has added is no fault, to a start and to the probe', async () => {
  await pool.query(`insert into kysely_migration (name, timestamp) values ('9001-tomorrow', '')`);
  expect(await migrate(db)).toEqual([]);
  expect(await missingMigrations(db)).toEqual([]);
});

test('a newer release that takes away what this one needs is refused in one line, and one that this one knows is not', async () => {
  await applyMigrations(other.db, [
    ...(await readMigrations()),
    readMigration('9002-less', '-- Nobody reads it any more.\n-- oldest release: 9001-without\nselect 1'),
    readMigration('9003-other', '-- oldest release: 0001-foundation\nselect 1'),
  ]);
  await expect(migrate(other.db)).rejects.toThrow(SchemaTooNew);
  await expect(missingMigrations(other.db)).rejects.toThrow(
    /by a newer release \(9002-less\).*knows 9001-without/,
  );
});

test('a release says which migrations it can do without', async () => {
  const all = await knownMigrations();
  const last = all.at(-1) ?? '';
  await pool.query('delete from kysely_migration where name = $1', [last]);
  expect(await missingMigrations(db)).toEqual([last]);
  expect(await missingMigrations(db, all.at(-2))).toEqual([]);
  await pool.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [last, '']);
});

test('a migration gives up its place in the queue rather than hold up everybody, and has it in the end', async () => {
  await pool.query('create table busy (id int)');
  const reader = await pool.connect();
  await reader.query('begin');
  await reader.query('select from busy');
  const step = readMigration('9004-busy', 'alter table busy add column more int');
  const impatient = { ...HASTE, lockSeconds: 0.05, attempts: 1 };
  await expect(applyMigrations(db, [step], { patience: impatient })).rejects.toThrow('lock timeout');
  const applied = applyMigrations(db, [step], { patience: { ...impatient, attempts: 100 } });
  await reader.query('commit');
  reader.release();
  expect(await applied).toEqual(['9004-busy']);
});

test('one that cannot be in a transaction is run outside of one', async () => {
  const text = '-- outside a transaction\ncreate index concurrently if not exists busy_id on busy (id)';
  expect(await applyMigrations(db, [readMigration('9005-index', text)])).toEqual(['9005-index']);
});

test('an index that broke off while it was built beside the work is built anew', async () => {
  await pool.query('create table twins (id int); insert into twins values (1), (1)');
  const text =
    '-- outside a transaction\ncreate unique index concurrently if not exists twins_id on twins (id)';
  const step = readMigration('9007-twins', text);
  await expect(applyMigrations(db, [step])).rejects.toThrow('twins_id');
  const isValid = async () => {
    const { rows } = await pool.query(
      "select indisvalid from pg_index where indexrelid = 'twins_id'::regclass",
    );
    return rows;
  };
  expect(await isValid()).toEqual([{ indisvalid: false }]);
  await pool.query('delete from twins where ctid = (select min(ctid) from twins)');
  expect(await applyMigrations(db, [step])).toEqual(['9007-twins']);
  expect(await isValid()).toEqual([{ indisvalid: true }]);
});

test('two processes that start together migrate once', async () => {
  const step = readMigration('9006-once', 'create table once (id int)');
  const applied = await Promise.all([applyMigrations(db, [step]), applyMigrations(db, [step])]);
  expect(applied.flat()).toEqual(['9006-once']);
});

test('who waits for a turn leaves the connections to the work', async () => {
  // One for the turn and one for the work: a third would wait for ever.
  const few = openDatabase({ ...connection, max: 2 });
  let done = 0;
  const turn = () =>
    oneAtATime(few.db, '77', async () => {
      await few.pool.query('select 1');
      done += 1;
    });
  await Promise.all([turn(), turn(), turn(), turn()]);
  expect(done).toBe(4);
  await few.close();
});

test('a column that comes meanwhile breaks no statement, and a transaction is begun once more', async () => {
  await pool.query('create table plans (id int); insert into plans values (1)');
  const ask = async (tx: Tx) =>
    (await tx.executeQuery(CompiledQuery.raw('select * from plans where id = $1', [1]))).rows[0];
  // As many connections as there will be questions, each with its plan.
  await Promise.all([ask(db), ask(db), ask(db)]);
  await pool.query('alter table plans add column two int default 2');
  expect(await Promise.all([ask(db), ask(db), ask(db)])).toEqual(Array(3).fill({ id: 1, two: 2 }));
  await pool.query('alter table plans add column three int default 3');
  let begun = 0;
  const inside = await transact(db, (tx) => {
    begun += 1;
    return ask(tx);
  });
  expect([inside, begun]).toEqual([{ id: 1, two: 2, three: 3 }, 2]);
});

test('of two transactions that hold what the other wants, both are done in the end', async () => {
  await pool.query('create table pair (id int, times int); insert into pair values (1, 0), (2, 0)');
  const met = Promise.withResolvers<void>();
  let begun = 0;
  const both = (ids: readonly [number, number]) =>
    transact(db, async (tx) => {
      const add = (id: number) =>
        tx.executeQuery(CompiledQuery.raw('update pair set times = times + 1 where id = $1', [id]));
      await tx.executeQuery(CompiledQuery.raw("set local deadlock_timeout = '20ms'"));
      await add(ids[0]);
      begun += 1;
      if (begun === 2) met.resolve();
      await met.promise;
      await add(ids[1]);
    });
  await Promise.all([both([1, 2]), both([2, 1])]);
  const { rows } = await pool.query('select times from pair');
  expect([rows, begun]).toEqual([[{ times: 2 }, { times: 2 }], 3]);
});
