import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Bind, bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, type Row } from '#platform/server/database/statement.ts';
import { linkedTo } from '#product/family-links/server/reach.ts';
import { answersForData, inReach } from '#product/rosters/server/students/reach.ts';

const childRow = {
  first_name: z.string(),
  school: z.nullable(z.string()),
  school_id: z.nullable(z.number()),
  /** Decides: the family, or who writes down what the family told. */
  decides: z.boolean(),
};
export type ReachedChild = Row<typeof childRow>;

/** Of students `s`: whose decisions are read. Adults who teach the child see what is off, and why. */
function reads(actor: Actor, bind: Bind): string {
  return actor.scope === 'parent'
    ? `(${inReach(actor, bind)} or ${linkedTo(bind(actor.id))})`
    : `(${inReach(actor, bind)})`;
}

/** One of them; who is out of reach is not there. */
export async function getChild(tx: Tx, actor: Actor, id: number): Promise<ReachedChild> {
  const { values, bind } = bindings();
  // A teacher whose school is not settled yet is nobody's family, and no school either.
  const decides =
    actor.scope === 'parent'
      ? 'true'
      : `coalesce(${answersForData(actor, bind)}, false) and not s.awaits_school`;
  const text = `
    select s.first_name, sc.name as school, s.school_id, ${decides} as decides
    from students s left join schools sc on sc.id = s.school_id
    where s.id = ${bind(id)}::bigint and ${reads(actor, bind)} and not s.is_sandbox`;
  const [found] = await ask(tx, childRow, { text, values });
  if (found === undefined) throw Refusal.of('not-found');
  return found;
}
