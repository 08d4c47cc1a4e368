import { randomBytes } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { mailCarrier, postOffice, sealedOnTheWay } from './mail.ts';

const { db } = await testDatabase();
const appKey = randomBytes(32);

test.each([
  ['smtp://kindred:otter@mail.example.org:587', 'smtp://kindred:otter@mail.example.org:587?requireTLS=true'],
  ['smtp://mail.example.org', 'smtp://mail.example.org?requireTLS=true'],
  ['smtps://mail.example.org', 'smtps://mail.example.org'],
  ['smtp://mail.example.org?ignoreTLS=true', 'smtp://mail.example.org?ignoreTLS=true'],
  ['smtp://127.0.0.1:2525', 'smtp://127.0.0.1:2525'],
])('%s is asked as %s', (given, asked) => expect(sealedOnTheWay(given)).toBe(asked));

test('a mail server elsewhere that offers no encryption gets no letter, unless it is said that it may', async () => {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      taken.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', () => done());
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  const letter = { subject: 'Hello', text: 'Plain words', html: '<p>Plain words</p>' };
  const mail = { operationId: 'on the way', kind: 'activation', recipient: 'ada@school.test', letter };
  await postOffice({ enqueue: async () => undefined }, appKey).queue(db, mail);
  const { id } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
  // Not one of the names of this machine, though it leads here.
  const elsewhere = `smtp://0.0.0.0:${port}`;
  const send = async (smtpUrl: string) => {
    const carrier = mailCarrier({ db, appKey, smtpUrl, from: 'no-reply@kindred.test' });
    await carrier.deliver(id).finally(() => carrier.close());
  };
  await expect(send(elsewhere)).rejects.toThrow(/TLS/);
  expect(taken).toEqual([]);
  await send(`${elsewhere}?ignoreTLS=true`);
  expect(taken).toEqual(['ada@school.test']);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
