import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '#database/tables.ts';

type Told = Insertable<Tables['told_events']>;

/** An event as it is kept, what is not said of it as of any. */
export function toldRow(said: Pick<Told, 'student_id' | 'type' | 'received_at'> & Partial<Told>): Told {
  return {
    id: randomUUID(),
    session: randomUUID(),
    seq: 1,
    program: 'zoou',
    epoch: 1,
    iteration: 1,
    lang: 'en',
    debug: false,
    client_at: said.received_at,
    ...said,
  };
}
