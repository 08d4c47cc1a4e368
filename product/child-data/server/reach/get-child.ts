import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Bind, bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, type Row } from '#platform/server/database/statement.ts';
import { linkedTo } from '#product/family-links/server/reach.ts';
import { inReach, ruledBy } from '#product/rosters/server/students/reach.ts';

const childRow = {
  first_name: z.string(),
  school: z.nullable(z.string()),
  school_id: z.nullable(z.number()),
};
type Child = Row<typeof childRow>;

/** Of students `s`: who has the child or administers it, and its family, linked ones as well. */
export function keepsData(actor: Actor, bind: Bind): string {
  const reached =
    actor.scope === 'parent'
      ? `${inReach(actor, bind)} or ${linkedTo(bind(actor.id))}`
      : ruledBy(actor, bind);
  return `(${reached}) and not s.is_sandbox`;
}

/** One of them; who is out of reach is not there. */
export async function getChild(tx: Tx, actor: Actor, id: number): Promise<Child> {
  const { values, bind } = bindings();
  const text = `select s.first_name, sc.name as school, s.school_id
    from students s left join schools sc on sc.id = s.school_id
    where s.id = ${bind(id)}::bigint and ${keepsData(actor, bind)}`;
  const [found] = await ask(tx, childRow, { text, values });
  if (found === undefined) throw Refusal.of('not-found');
  return found;
}
