import * as z from 'zod/mini';
import { type Day, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

/** One deed in the ledger: all of its entries carry its id, and it is done once. */
export type Operation = {
  tx: Tx;
  id: string;
  /** Null where the system does it by itself. */
  actor: Pick<Actor, 'id' | 'scope' | 'actingAsBy'> | null;
  now: Date;
  today: Day;
};

export type Deed = Omit<Operation, 'id' | 'today'> & {
  kind: string;
  /** From the caller: the same one again is the same deed. */
  operationId: string;
  today?: Day;
};

const beginOperation = statement(
  { id: z.string() },
  `
    insert into license_operations (id, kind, actor_id, acting_as_by, at) values ($1, $2, $3, $4, $5)
    on conflict (id) do nothing returning id`,
);
const keepResult = statement('update license_operations set result = $2 where id = $1');
const findResult = statement({ result: z.unknown() }, 'select result from license_operations where id = $1');

/**
 * Does something to the ledger once. Whoever comes with the same id again, even at the same moment, gets the first
 * one's result, read by `parse`, and nothing happens. A refusal undoes the whole transaction, so its id stays free.
 */
export async function operate<Result>(
  deed: Deed,
  parse: (kept: unknown) => Result,
  work: (operation: Operation) => Promise<Result>,
): Promise<Result> {
  const { tx, kind, actor, now, operationId: id, today = dayIn(DEFAULT_TIME_ZONE, now) } = deed;
  const [begun] = await beginOperation(tx, id, kind, actor?.id ?? null, actor?.actingAsBy ?? null, now);
  if (begun === undefined) {
    const [kept] = await findResult(tx, id);
    return parse(kept?.result);
  }
  const result = await work({ tx, id, actor, now, today });
  if (result !== null && result !== undefined) await keepResult(tx, id, JSON.stringify(result));
  return result;
}

const findOperation = statement('select from license_operations where id = $1');

/** Whether it was done before, for who has slow work to do before the deed; one that is being done now was not. */
export async function isOperated(db: Db, operationId: string): Promise<boolean> {
  return (await findOperation(db, operationId)).length > 0;
}

/** The id a browser gave its request, made the actor's own: nobody meets another's by guessing. */
export function operationIdOf(actor: Pick<Actor, 'id'>, given: string): string {
  return `${actor.id}:${given}`;
}
