import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { pause } from '../postgres/process-identity.ts';
import { openDatabase } from './database.ts';

const { db, pool, connection } = await testDatabase();

/** Otherwise whoever drops the database next cuts them off in the middle of their goodbye. */
test('a database that was closed has no connection left', async () => {
  const passing = openDatabase({ ...connection, max: 3 });
  let left = 0;
  passing.pool.on('connect', (client) => {
    left += 1;
    client.once('end', () => {
      left -= 1;
    });
  });
  await Promise.all([1, 2, 3].map(() => passing.pool.query('select pg_sleep(0.05)')));
  expect(left).toBe(3);
  await passing.close();
  expect(left).toBe(0);
});

/** Unheard, the loss of a connection ends the process: Node throws what nobody listens to. */
test('a connection that is lost between two statements fails the second, and not the process', async () => {
  const client = await pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await pause(100);
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect(await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute()).toEqual([{ one: 1 }]);
});

test('a transaction whose connection is lost is undone, and the next one finds another', async () => {
  const broken = db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('schools')
      .values({ name: 'Lost', state: 'NC' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { rows } = await pool.query(
      "select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    for (const { pid } of rows) await pool.query('select pg_terminate_backend($1)', [pid]);
    await pause(100);
    await tx.updateTable('schools').set({ name: 'Found' }).where('id', '=', id).execute();
  });
  await expect(broken).rejects.toThrow();
  expect(await db.selectFrom('schools').select('id').where('name', '=', 'Lost').execute()).toEqual([]);
});
