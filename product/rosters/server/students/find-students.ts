import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import type { SuggestionsReply } from '#platform/contract/suggestions.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { PLAN_ANEW } from '#platform/server/database/named-statements.ts';
import { ask } from '#platform/server/database/statement.ts';
import { nameAnywhere, nameInRoster } from './list-parts.ts';
import { inReach, seesAll } from './reach.ts';

/** As many as fit below the field without scrolling. */
const MOST_FOUND = 8;

/** Nothing typed finds nobody: the list of all is another page. */
export async function suggestStudents(
  tx: Tx,
  actor: Actor,
  { q, id }: { q: string; id?: number | undefined },
): Promise<SuggestionsReply> {
  if (q === '' && id === undefined) return { data: [] };
  const { values, bind } = bindings();
  const typed = { kind: 'text', text: q } as const;
  const named = (seesAll(actor) ? nameAnywhere : nameInRoster)(typed, bind, actor);
  const text = `${PLAN_ANEW}
    select s.id, ${spokenNameSql('s')} as label,
      nullif(concat_ws(' · ', ${spokenNameSql('o')}, sc.name), '') as hint
    from students s join accounts o on o.id = s.owner_id left join schools sc on sc.id = s.school_id
    where ${id === undefined ? named : `s.id = ${bind(id)}`} and (${inReach(actor, bind)}) and not s.is_sandbox
    order by s.archived_at is not null, s.last_name, s.first_name, s.id limit ${MOST_FOUND}`;
  const data = await ask(
    tx,
    { id: z.number(), label: z.string(), hint: z.nullable(z.string()) },
    { text, values },
  );
  return { data };
}
