import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { forTheLog } from './fault.ts';
import { job, startJobs } from './jobs.ts';

const { db } = await testDatabase();
const greet = job<{ name: string }>('greet', { retryLimit: 0 });
const start = (worker: boolean) => startJobs({ db, jobs: [greet], worker, onError: () => undefined });

test('servers and workers may all start at once on a new database', async () => {
  const all = await Promise.all([start(false), start(true), start(false), start(true)]);
  await Promise.all(all.map((jobs) => jobs.stop()));
  expect(all).toHaveLength(4);
});

test('a job joins the transaction that enqueues it: rolled back, it was never asked for', async () => {
  const [server, worker] = [await start(false), await start(true)];
  const greeted: string[] = [];
  await worker.work(greet, async ({ name }) => void greeted.push(name));
  const failing = db.transaction().execute(async (tx) => {
    await server.enqueue(tx, greet, { name: 'nobody' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await db.transaction().execute((tx) => server.enqueue(tx, greet, { name: 'somebody' }));
  // Soon, and not only when a worker looks by itself.
  await expect.poll(() => greeted).toEqual(['somebody']);
  await worker.stop();
  await server.stop();
});

test('work that hands itself on is begun once, whoever else starts while some of it waits or is done', async () => {
  const chain = job<{ place: number }>('chain', { retryLimit: 0 });
  const begin = () => startJobs({ db, jobs: [chain], worker: true, onError: () => undefined });
  const workers = [await begin(), await begin()];
  await Promise.all([...workers, ...workers].map((worker) => worker.begin(db, chain, { place: 0 })));
  const places: number[] = [];
  for (const worker of workers) {
    await worker.work(chain, async ({ place }) => {
      places.push(place);
      // Another process starts meanwhile.
      await worker.begin(db, chain, { place: 0 });
      if (place < 3) await worker.enqueue(db, chain, { place: place + 1 });
    });
  }
  await expect.poll(() => places.length).toBe(4);
  const unfinished = sql`select from pgboss.job where name = 'chain' and state < 'completed'`;
  await expect.poll(async () => (await unfinished.execute(db)).rows.length).toBe(0);
  expect(places).toEqual([0, 1, 2, 3]);
  // Once it is through it may be begun anew.
  await workers[0]?.begin(db, chain, { place: 3 });
  await expect.poll(() => places).toEqual([0, 1, 2, 3, 3]);
  await Promise.all(workers.map((worker) => worker.stop()));
});

test('what a killed worker left undone is begun again after a few seconds, and not for ever', async () => {
  const fragile = job<{ name: string }>('fragile', { retryLimit: 2 });
  const begin = () => startJobs({ db, jobs: [fragile], worker: true, onError: () => undefined });
  const worker = await begin();
  for (const name of ['Ada', 'Bao']) await worker.enqueue(db, fragile, { name });
  // As it looks when the process is gone: taken, and no sign of life since. Bao was begun too often already.
  await sql`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '6 seconds',
      retry_count = case data ->> 'name' when 'Bao' then 2 else 1 end
    where name = 'fragile'`.execute(db);
  const begun: string[] = [];
  await worker.work(fragile, async ({ name }) => void begun.push(name));
  await expect.poll(() => begun).toEqual(['Ada']);
  await worker.stop();
  const { rows } =
    await sql`select state from pgboss.job where name = 'fragile' and data ->> 'name' = 'Bao'`.execute(db);
  expect(rows).toEqual([{ state: 'active' }]);
});

test('a job that has failed for the last time is handed on, also where the queue was there before', async () => {
  const old = await startJobs({
    db,
    jobs: [job('hopeless', { retryLimit: 0 })],
    worker: false,
    onError: () => undefined,
  });
  await old.stop();
  const givenUp = job<{ id: number }>('hopeless.given-up', { retryLimit: 0 });
  const fragile = job<{ id: number }>('hopeless', { retryLimit: 0, givenUp });
  const worker = await startJobs({ db, jobs: [fragile, givenUp], worker: true, onError: () => undefined });
  const handed: number[] = [];
  await worker.work(fragile, () => Promise.reject(new Error('once more')));
  await worker.work(givenUp, async ({ id }) => void handed.push(id));
  await worker.enqueue(db, fragile, { id: 7 });
  await expect.poll(() => handed).toEqual([7]);
  await worker.stop();
});

test('what a fault quotes is kept nowhere in the queue, and whoever listens hears of it', async () => {
  const quoting = job<{ id: number }>('quoting', { retryLimit: 0 });
  const heard: Error[] = [];
  const jobs = await startJobs({ db, jobs: [quoting], worker: true, onError: (error) => heard.push(error) });
  const fault = Object.assign(new Error('550 zebra.quartz@school.test is unknown'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  await jobs.work(quoting, () => Promise.reject(fault));
  await db.transaction().execute((tx) => jobs.enqueue(tx, quoting, { id: 1 }));
  const kept = () =>
    sql<{ output: { name: string; code: string } | null }>`
      select output from pgboss.job where name = 'quoting' and state = 'failed'`.execute(db);
  await expect.poll(async () => (await kept()).rows[0]?.output?.code).toBe('EENVELOPE');
  expect(JSON.stringify((await kept()).rows)).not.toContain('zebra');
  expect(heard.map(({ message, cause }) => [message, cause])).toEqual([['the job quoting failed', fault]]);
  expect(JSON.stringify(forTheLog(fault))).not.toContain('zebra');
  await jobs.stop();
});
