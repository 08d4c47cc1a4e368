import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { SUGGESTIONS_MAX, type SuggestionsReply } from '#platform/contract/suggestions.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask } from '#platform/server/database/statement.ts';
import { everyWord } from '#platform/server/tables/conditions.ts';
import { inReach } from './students/reach.ts';
import { TEACHER } from './students/teacher.ts';

/** The teachers that the list of students names, each once. They are words, not accounts: their ids count them. */
export async function suggestTeachers(tx: Tx, actor: Actor, { q }: { q: string }): Promise<SuggestionsReply> {
  const { values, bind } = bindings();
  const text = `
    select row_number() over (order by label) as id, label, null as hint from (
      select distinct ${TEACHER} as label from students s join accounts o on o.id = s.owner_id
      where s.archived_at is null and (${inReach(actor, bind)}) and ${everyWord(TEACHER)({ kind: 'text', text: q }, bind)}
    ) named order by label limit ${SUGGESTIONS_MAX}`;
  return {
    data: await ask(
      tx,
      {
        id: z.number(),
        label: z.string(),
        hint: z.nullable(z.string()),
      },
      { text, values },
    ),
  };
}
