import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readSettings } from '#apps/running/settings.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { startWorker } from './worker.ts';

const kindred = await testKindred();
const { db, appKey, database } = kindred;

test('a worker that starts makes up for the notifications of the day, once', async () => {
  const { id } = await buildAccount(db, { activated_at: new Date(Date.now() - 3 * 86_400_000) });
  const settings = readSettings({ DEMO: '1' });
  const start = () =>
    startWorker({ settings, connection: database.connection, appKey, smtpUrl: 'smtp://127.0.0.1:9' });
  const workers = [await start(), await start()];
  const waiting = async () => {
    const { rows } = await sql`
      select 1 from pgboss.job where name like 'notifications.make%' and state < 'completed'`.execute(db);
    return rows.length;
  };
  await expect.poll(waiting).toBe(0);
  const made = await db
    .selectFrom('dashboard_notifications')
    .select('kind')
    .where('account_id', '=', id)
    .where('kind', '=', 'games-preview')
    .execute();
  expect(made).toEqual([{ kind: 'games-preview' }]);
  await Promise.all(workers.map((worker) => worker.stop()));
});
