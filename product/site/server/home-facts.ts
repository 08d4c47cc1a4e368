import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import { ask } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { mine } from '#product/rosters/server/students/reach.ts';
import { schoolYearOf } from '#product/schools/rules/school-years.ts';
import type { homeFacts } from '../contract.ts';

/** Own children and shared ones; those in the archive are how most come back. */
export async function readHomeFacts({
  tx,
  actor,
  now,
}: Context<typeof homeFacts>): Promise<OutputOf<typeof homeFacts>> {
  const today = await todayFor(tx, actor.id, now);
  const { values, bind } = bindings();
  const since = bind(`${schoolYearOf(today)}-07-01`);
  const text = `select exists (
      select from students s join play_days d on d.student_id = s.id and d.seconds > 0
      where (${mine(actor, bind)}) and not s.is_sandbox and d.on_day < ${since}::date
    ) as is_returning`;
  const [found] = await ask(tx, { is_returning: z.boolean() }, { text, values });
  return { data: { today, is_returning: found?.is_returning ?? false } };
}
