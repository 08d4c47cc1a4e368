import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { postOffice } from '#platform/server/mail/mail.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { failedJobsTable, retryJobs } from '../contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const staff = await buildAccount(db, { scope: 'uber' });
const token = await kindred.tokenFor({ accountId: staff.id });
const letter = { subject: 'Hello', text: 'Hello Robin', html: '<p>Hello Robin</p>' };

async function failedLetter(operationId: string): Promise<void> {
  const recipient = 'robin.secret@school.test';
  await db
    .transaction()
    .execute((tx) =>
      postOffice(kindred.jobs, appKey).queue(tx, { operationId, kind: 'digest', recipient, letter }),
    );
  await db
    .updateTable('mails')
    .set({ status: 'failed', last_error: 'EENVELOPE' })
    .where('operation_id', '=', operationId)
    .execute();
  const output = { name: 'Error', code: 'EENVELOPE', message: '550 robin.secret@school.test is unknown' };
  await sql`update pgboss.job set state = 'failed', retry_count = 12, completed_on = now(),
    output = ${JSON.stringify(output)}::jsonb where name = 'mail.deliver' and state = 'created'`.execute(db);
}

type Row = { id: number; attempts: number; letter: string; error: string };
const list = async () => (await kindred.call(failedJobsTable.list, {}, { token })).body as { data: Row[] };

test('staff see what failed, without whose it was, and try it again', async () => {
  await failedLetter('one');
  const { data } = await list();
  expect(data).toMatchObject([{ name: 'mail.deliver', attempts: 13, letter: 'digest', error: 'EENVELOPE' }]);
  expect(JSON.stringify(data)).not.toMatch(/robin|secret/i);
  const retried = await kindred.call(retryJobs, { ids: [data[0]?.id] }, { token });
  expect(retried.body.notification).toEqual({
    type: 'success',
    i18n: 'back-office.retried',
    values: { count: 1 },
  });
  expect((await list()).data).toEqual([]);
  const { rows } = await sql`select state from pgboss.job where name = 'mail.deliver'`.execute(db);
  expect(rows).toEqual([{ state: 'retry' }]);
  expect((await kindred.call(retryJobs, { ids: [data[0]?.id] }, { token })).status).toBe(404);
});

test('a letter without words is not tried again', async () => {
  await failedLetter('two');
  await db.updateTable('mails').set({ letter_sealed: null }).where('operation_id', '=', 'two').execute();
  const { data } = await list();
  const refused = await kindred.call(retryJobs, { ids: [data[0]?.id] }, { token });
  expect([refused.status, refused.error.i18n]).toEqual([409, 'back-office.refused.letter-lost']);
});
