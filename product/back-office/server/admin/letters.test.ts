import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { postOffice } from '#platform/server/mail/mail.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { lettersTable, retryLetters } from '../../letters-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
let token = '';

beforeEach(async () => {
  await db.deleteFrom('mails').execute();
  await sql`delete from pgboss.job where name = 'mail.deliver'`.execute(db);
  token = await kindred.tokenFor({ accountId: (await buildAccount(db, { scope: 'uber' })).id });
});

const letter = { subject: 'About Maya', text: 'Maya wrote', html: '<p>Maya wrote</p>' };

async function queued(kind: string, recipient = 'robin@school.test'): Promise<number> {
  const operationId = `${kind} to ${recipient}`;
  const post = postOffice(kindred.jobs, appKey);
  await db.transaction().execute((tx) => post.queue(tx, { operationId, kind, recipient, letter }));
  const row = db.selectFrom('mails').select('id').where('operation_id', '=', operationId);
  return (await row.executeTakeFirstOrThrow()).id;
}
async function givenUp(id: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'failed', last_error: 'EENVELOPE' })
    .where('id', '=', id)
    .execute();
  await sql`update pgboss.job set state = 'failed', completed_on = now()
    where name = 'mail.deliver' and data->>'id' = ${String(id)}`.execute(db);
}
const set = (id: number, values: { status?: 'sent'; letter_sealed: null }) =>
  db.updateTable('mails').set(values).where('id', '=', id).execute();

type Listed = { data: Record<string, unknown>[] };
const list = async (filter: Record<string, string> = {}) =>
  ((await kindred.call(lettersTable.list, filter, { token })).body as Listed).data;
const retry = (ids: number[]) => kindred.call(retryLetters, { ids }, { token });

test('letters are listed with their kind, recipient and how it stands with them, and never with their words', async () => {
  const { id: person } = await buildAccount(db, { username: 'robin@school.test' });
  const [waiting, failed, sent, lost] = [
    await queued('quote'),
    await queued('activation'),
    await queued('digest', 'nobody.known@school.test'),
    await queued('something-new'),
  ];
  await givenUp(failed);
  await set(sent, { status: 'sent', letter_sealed: null });
  await givenUp(lost);
  await set(lost, { letter_sealed: null });
  const rows = new Map((await list()).map((row) => [row['id'], row]));
  expect(rows.get(waiting)).toMatchObject({ kind: 'quote', state: 'waiting', account_id: person });
  expect(rows.get(failed)).toMatchObject({ kind: 'activation', state: 'given-up', error: 'EENVELOPE' });
  expect(rows.get(sent)).toMatchObject({ kind: 'digest', state: 'sent', account_id: null });
  expect(rows.get(lost)).toMatchObject({ kind: 'other', state: 'lost' });
  expect(JSON.stringify([...rows.values()])).not.toContain('Maya');
  expect((await list({ state: 'given-up,lost' })).map(({ id }) => id).toSorted()).toEqual(
    [failed, lost].toSorted(),
  );
  expect((await list({ kind: 'digest' })).map(({ id }) => id)).toEqual([sent]);
  expect((await list({ recipient: 'nobody' })).map(({ id }) => id)).toEqual([sent]);
});

test('what was given up is sent again; what is on its way, sent or lost is not', async () => {
  const [failed, waiting, lost] = [await queued('quote'), await queued('digest'), await queued('refund')];
  await givenUp(failed);
  await givenUp(lost);
  await set(lost, { letter_sealed: null });
  expect((await retry([failed, waiting, lost])).body.notification.values).toEqual({ count: 1 });
  const states = await sql<{ state: string }>`select state from pgboss.job
    where name = 'mail.deliver' and data->>'id' = ${String(failed)}`.execute(db);
  expect(states.rows).toEqual([{ state: 'retry' }]);
  expect((await retry([waiting])).error.i18n).toBe('back-office-admin.letters.nothing-to-send');
  expect((await retry([lost])).error.i18n).toBe('back-office.refused.letter-lost');
  expect((await retry([999_999])).status).toBe(404);
});
