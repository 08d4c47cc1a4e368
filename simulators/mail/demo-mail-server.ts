import { SMTPServer } from 'smtp-server';
import type { Db } from '#platform/server/database/database.ts';

export type DemoMailServer = { url: string; close(): Promise<void> };

const LARGEST = 1024 * 1024;

/** A real SMTP server on loopback for the demo: what is sent to it can be read on the mailbox page. Port 0 is any. */
export async function startDemoMailServer(db: Db, port = 0): Promise<DemoMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: LARGEST,
    logger: false,
    // A client that keeps its connection for later must not hold up the end.
    closeTimeout: 500,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipient = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        const kept = db
          .insertInto('mailbox')
          .values({ recipient, raw: Buffer.concat(chunks) })
          .execute();
        kept.then(
          () => done(),
          () => done(new Error('the mailbox could not keep the letter')),
        );
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  server.on('error', () => undefined);
  const address = server.server.address();
  const chosen = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${chosen}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
