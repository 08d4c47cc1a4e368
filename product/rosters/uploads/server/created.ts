import * as z from 'zod/mini';
import { bindings } from '#platform/server/database/bindings.ts';
import { ask } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { MASS_ACTION_LIMIT } from '../../rules/limits.ts';
import { cardsShown, ruledBy } from '../../server/students/reach.ts';
import type { createdStudents as endpoint } from '../contract.ts';
import { getUpload } from './store/reach.ts';
import { rowsOfUpload } from './store/store.ts';

/** Those of the new students whose login cards the actor may see, as many as are shown at once. */
export async function createdStudents({ tx, actor, input }: Context<typeof endpoint>) {
  const upload = await getUpload(tx, actor, input.id);
  const { values, bind } = bindings(upload.id);
  const text = `
    select s.id from upload_rows r join students s on s.id = r.target_id
    where ${rowsOfUpload('$1')} and r.action = 'create' and s.archived_at is null
      and (${ruledBy(actor, bind)} or ${cardsShown(actor, bind)})
    order by r.id limit ${MASS_ACTION_LIMIT}`;
  const found = await ask(tx, { id: z.number() }, { text, values });
  return { ids: found.map(({ id }) => id) };
}
