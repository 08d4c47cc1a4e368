import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { tellNotified } from './dashboard.ts';

const named = "data->'student_ids' @> to_jsonb($1::bigint)";
const deleteOwn = statement(
  { account_id: z.number() },
  `delete from dashboard_notifications where data->'student_ids' = jsonb_build_array($1::bigint) returning account_id`,
);
const leaveOut = statement(
  { account_id: z.number() },
  `
    update dashboard_notifications set data = jsonb_set(data, '{student_ids}', (
      select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(data->'student_ids') one
      where one <> to_jsonb($1::bigint)))
    where ${named} returning account_id`,
);
const deleteTasks = statement(
  { uuid: z.string() },
  `delete from sidebar_tasks where path ~ ('/students/' || $1::bigint || '(/|$)') returning uuid`,
);

const findTitled = statement(
  { uuid: z.string(), name: z.string() },
  'select uuid, name from sidebar_tasks where name is not null',
);
const forgetNames = statement('update sidebar_tasks set name = null where uuid = any($1::uuid[])');

/** What homes and sidebars tell of a child that is gone. Open pages look anew. */
export async function forgetInNotices(
  tx: Tx,
  studentId: number,
  says: (text: string) => boolean,
): Promise<Record<string, number>> {
  const gone = await deleteOwn(tx, studentId);
  const changed = await leaveOut(tx, studentId);
  const tasks = await deleteTasks(tx, studentId);
  // A file may be called after the child, with other signs between the names.
  const titled = (await findTitled(tx)).filter(
    ({ name }) => says(name) || says(name.replace(/[-_.]+/g, ' ')),
  );
  await forgetNames(
    tx,
    titled.map(({ uuid }) => uuid),
  );
  await tellNotified(tx, [...new Set([...gone, ...changed].map((row) => row.account_id))]);
  return { dashboard_notifications: gone.length + changed.length, sidebar_tasks: tasks.length };
}
