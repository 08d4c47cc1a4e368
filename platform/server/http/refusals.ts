import type { Actor } from '../../contract/policy.ts';
import { type AuditSubject, writeQuickAudit } from '../audit.ts';
import { type AppKey, signature } from '../crypto.ts';
import type { Db } from '../database/database.ts';

/** So many rows a client and a minute, and so many of all clients together; what is more is counted. */
const ROWS_A_CLIENT = 20;
const ROWS_A_MINUTE = 600;
const MINUTE = 60_000;

export type Refused = {
  /** `refused.` and what it was. */
  action: `refused.${string}`;
  actor: Actor | null;
  subject: AuditSubject | null;
  /** Where the request came from: an address, of which a keyed hash is kept. */
  clientAddress: string;
  requestId: string;
  now: Date;
};

export type Refusals = {
  note(refused: Refused): Promise<void>;
  /** Writes down what was only counted so far. */
  close(): Promise<void>;
};

type Options = { db: Db; appKey: AppKey; onError: (error: unknown) => void };

/**
 * Keeps who was refused as audit rows. Somebody who is refused a thousand times a minute gets twenty rows and one that
 * says how many more there were, so that nobody can fill the table or slow the database down. Each process counts for
 * itself. A row that cannot be written is no reason to answer otherwise.
 */
export function refusals({ db, appKey, onError }: Options): Refusals {
  let minute = 0;
  let rows = 0;
  let byClient = new Map<string, number>();
  let uncounted = 0;
  let last: Date | null = null;

  async function write(entry: Parameters<typeof writeQuickAudit>[1]): Promise<void> {
    try {
      await writeQuickAudit(db, entry);
    } catch (error) {
      onError(error);
    }
  }

  async function close(): Promise<void> {
    const [count, now] = [uncounted, last];
    uncounted = 0;
    if (count === 0 || now === null) return;
    const subject = { type: 'refusals', id: 0, details: { count } };
    await write({ action: 'refused.more', actor: null, subject, requestId: '', now });
  }

  return {
    async note({ clientAddress, now, ...refused }) {
      const current = Math.floor(now.getTime() / MINUTE);
      if (current !== minute) {
        await close();
        [minute, rows, byClient] = [current, 0, new Map()];
      }
      last = now;
      const client = clientMark(appKey, clientAddress);
      const seen = byClient.get(client) ?? 0;
      if (seen >= ROWS_A_CLIENT || rows >= ROWS_A_MINUTE) {
        uncounted += 1;
        return;
      }
      byClient.set(client, seen + 1);
      rows += 1;
      const { subject } = refused;
      const details = { ...subject?.details, client };
      const about = { type: subject?.type ?? 'client', id: subject?.id ?? 0, details };
      await write({ ...refused, subject: about, now });
    },
    close,
  };
}

/** The same for the same address, for whoever has the key; never the address itself. */
export function clientMark(appKey: AppKey, clientAddress: string): string {
  return signature(appKey, `client address ${clientAddress}`).subarray(0, 12).toString('base64url');
}
