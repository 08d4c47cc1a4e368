import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { mailCarrier, postOffice } from '#platform/server/mail/mail.ts';
import { groupEducatorsTable } from '#product/accounts/people-contract.ts';
import { handshake } from '#product/accounts/sign-in-contract.ts';
import { lettersTable } from '#product/back-office/letters-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup } from '#testing/api/people.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;

/** A real mail server that knows no Robin, and is busy for Kim. */
let robinHasMoved = true;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  closeTimeout: 100,
  onRcptTo({ address }, _, done) {
    const refuse = (responseCode: number, said: string) =>
      done(Object.assign(new Error(said), { responseCode }));
    if (address.startsWith('robin@') && robinHasMoved) refuse(550, '5.1.1 user unknown');
    else if (address.startsWith('kim@')) refuse(450, '4.2.1 try later');
    else if (address.startsWith('lee@')) refuse(550, '5.7.1 we take nothing from you');
    else done();
  },
  onData(stream, _, done) {
    stream.resume().on('end', () => done());
  },
});
const port = await new Promise<number>((resolve) => {
  const listening = server.listen(0, '127.0.0.1', () => {
    const address = listening.address();
    resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
  });
});
const carrier = mailCarrier({
  db,
  appKey,
  smtpUrl: `smtp://127.0.0.1:${port}`,
  from: 'no-reply@kindred.test',
});
afterAll(async () => {
  carrier.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

let letters = 0;
async function send(recipient: string) {
  letters += 1;
  const letter = { subject: 'Hello', text: 'Plain words', html: '<p>Plain words</p>' };
  const mail = { operationId: `bounce ${letters}`, kind: 'activation', recipient, letter };
  await postOffice({ enqueue: async () => undefined }, appKey).queue(db, mail);
  const of = db.selectFrom('mails').where('operation_id', '=', mail.operationId);
  const { id } = await of.select('id').executeTakeFirstOrThrow();
  const failure = await carrier.deliver(id).then(
    () => null,
    () => 'failed',
  );
  const row = await of.select(['status', 'last_error', 'letter_sealed']).executeTakeFirstOrThrow();
  return { failure, status: row.status, error: row.last_error, hasWords: row.letter_sealed !== null };
}

const robin = await buildAccount(db, { username: 'robin@school.test' });
const admin = await buildAccount(db);
await buildGroup(db, 'district', { [admin.id]: 'owner', [robin.id]: 'member' });
const robinsToken = await kindred.tokenFor({ accountId: robin.id });
const adminsToken = await kindred.tokenFor({ accountId: admin.id });

const holderSees = async () =>
  (await kindred.call(handshake, {}, { token: robinsToken })).body.user.letters_come_back;
async function adminSees(): Promise<unknown> {
  const { body } = await kindred.call(groupEducatorsTable.list, {}, { token: adminsToken });
  const { data } = body as { data: Record<string, unknown>[] };
  return data.find(({ id }) => id === robin.id)?.['letters_come_back'];
}

test('an address that takes no letters is known to its holder, to who looks after them and to staff, until one gets through', async () => {
  expect([await holderSees(), await adminSees()]).toEqual([false, false]);
  expect(await send(robin.username)).toEqual({
    failure: null,
    status: 'refused',
    error: '5.1.1',
    hasWords: false,
  });
  expect([await holderSees(), await adminSees()]).toEqual([true, true]);
  const staff = await kindred.tokenFor({ accountId: (await buildAccount(db, { scope: 'uber' })).id });
  const { body } = await kindred.call(lettersTable.list, { state: 'refused' }, { token: staff });
  expect((body as { data: unknown[] }).data).toEqual([
    expect.objectContaining({ recipient: robin.username, account_id: robin.id, error: '5.1.1' }),
  ]);

  robinHasMoved = false;
  expect(await send(robin.username)).toMatchObject({ failure: null, status: 'sent' });
  expect([await holderSees(), await adminSees()]).toEqual([false, false]);
});

test('it is over with another address, too', async () => {
  robinHasMoved = true;
  await send(robin.username);
  expect(await holderSees()).toBe(true);
  await db
    .updateTable('accounts')
    .set({ username: 'r.lee@school.test' })
    .where('id', '=', robin.id)
    .execute();
  expect([await holderSees(), await adminSees()]).toEqual([false, false]);
});

test.each(['kim@school.test', 'lee@school.test'])(
  '%s may get the letter later: it is tried again, and the address is none that bounces',
  async (recipient) => {
    expect(await send(recipient)).toEqual({
      failure: 'failed',
      status: 'failed',
      error: 'EENVELOPE',
      hasWords: true,
    });
  },
);
