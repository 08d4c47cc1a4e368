import { SMTPServer } from 'smtp-server';
import type { Db } from './database.ts';

export type DemoMailServer = { url: string; close(): Promise<void> };

const LARGEST = 1024 * 1024;

/** A real SMTP server on loopback for the demo: what is sent to it can be read on the mailbox page. */
export async function startDemoMailServer(db: Db): Promise<DemoMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: LARGEST,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipient = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        const kept = db.insertInto('mailbox').values({ recipient, raw: Buffer.concat(chunks) }).execute();
        kept.then(
          () => done(),
          () => done(new Error('the mailbox could not keep the letter')),
        );
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.on('error', () => undefined);
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
