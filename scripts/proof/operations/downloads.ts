import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '#platform/server/database/database.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { APP_KEY } from '#testing/worker/processes.ts';
import { atMost, printed } from '../../../bench/report.ts';

const CHILDREN = 20_000;
const TIMES = 7;

/** An educator whose list is long. */
async function buildLongList(databaseUrl: string): Promise<string> {
  const { db, close } = openDatabase({ connectionString: databaseUrl, max: 1 });
  try {
    const { id: school } = await buildSchool(db);
    const { id: educator } = await buildAccount(db, { school_id: school });
    const sealed = createHash('sha256').update(APP_KEY).digest();
    await sql`insert into students (school_id, owner_id, first_name, last_name, grade, username, password_sealed)
      select ${school}, ${educator}, 'First', 'Last ' || n, 3, 'long.' || n, ${sealed}
      from generate_series(1, ${CHILDREN}::int) n`.execute(db);
    return await openSession(db, { accountId: educator }, new Date());
  } finally {
    await close();
  }
}

/** A file is read piece by piece from one connection: through a pooler, and past it, whole each time, and how long it takes. */
export async function proveDownloads(databaseUrl: string, through: string, past: string): Promise<void> {
  const token = await buildLongList(databaseUrl);
  let wrong = 0;
  const take = async (address: string): Promise<number> => {
    const began = performance.now();
    const reply = await fetch(`${address}/api/educator/students?_download=1&_format=csv`, {
      headers: { 'access-token': `Bearer ${token}` },
    });
    const lines = (await reply.text()).trim().split('\n').length;
    if (!reply.ok || lines !== CHILDREN + 1) wrong += 1;
    return (performance.now() - began) / 1000;
  };
  const seconds: Record<'through' | 'past', number[]> = { through: [], past: [] };
  // In turn, so that what else the machine does meets both.
  for (let time = 0; time < TIMES; time += 1) {
    seconds.through.push(await take(through));
    seconds.past.push(await take(past));
  }
  const together = performance.now();
  // As many as one person may have at once at a server.
  await Promise.all([take(through), take(through)]);
  const two = (performance.now() - together) / 1000;
  atMost('pooler-downloads-wrong', wrong, 0);
  printed('pooler-download-rows', String(CHILDREN));
  printed('pooler-download', `${middle(seconds.through).toFixed(2)}s`);
  printed('pooler-download-past-it', `${middle(seconds.past).toFixed(2)}s`);
  printed('pooler-downloads-two-at-once', `${two.toFixed(2)}s`);
}

function middle(seconds: readonly number[]): number {
  return seconds.toSorted((left, right) => left - right)[Math.floor(seconds.length / 2)] ?? 0;
}
