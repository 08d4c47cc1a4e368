import * as z from 'zod/mini';
import type { Day } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { isOperated, type Operation, operate, operationIdOf } from './operations.ts';

type Asked = {
  tx: Tx;
  actor: Actor;
  now: Date;
  input: { operation_id: string };
  nothingChanged(): void;
};

/**
 * Does what a request asks for under the id it brought along. Sent again it is answered as the first time, changes
 * nothing and leaves no second audit row.
 */
export async function doOnce<Result>(
  context: Asked,
  deed: { kind: string; today?: Day; result: z.ZodMiniType<Result> },
  work: (operation: Operation) => Promise<Result>,
): Promise<Result> {
  const { tx, actor, now, input } = context;
  const { kind, today, result } = deed;
  let isDone = false;
  const answer = await operate(
    {
      tx,
      kind,
      actor,
      now,
      operationId: deedOf(actor, kind, input),
      ...(today === undefined ? {} : { today }),
    },
    (kept) => z.parse(result, kept),
    async (operation) => {
      isDone = true;
      return work(operation);
    },
  );
  if (!isDone) context.nothingChanged();
  return answer;
}

/** Whether it was done already: then `doOnce` answers as it did, and needs nothing of what it would need. */
export function wasDone(
  db: Db,
  { actor, input }: Pick<Asked, 'actor' | 'input'>,
  kind: string,
): Promise<boolean> {
  return isOperated(db, deedOf(actor, kind, input));
}

/** With its kind: the same id sent to another call is another deed. */
function deedOf(actor: Actor, kind: string, input: Asked['input']): string {
  return operationIdOf(actor, `${kind}:${input.operation_id}`);
}

/** For deeds that have nothing to tell but that they are done. */
export const done = z.literal('done');
