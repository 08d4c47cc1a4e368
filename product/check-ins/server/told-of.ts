import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { adultsWhoSeeEach, withResponders } from '#product/play/server/seen-by.ts';
import type { readToldOf } from '../contract.ts';
import { type ToldOf, toldOfAll } from '../rules/told-of.ts';
import type { CheckInPorts } from './ports.ts';

/** More than a class; the sentence is about one. */
const MOST_CHILDREN = 500;

/** The own children; who has none, those who are shared. */
const findClass = statement(
  { id: z.number() },
  `
    select s.id from students s
    where s.archived_at is null and not s.is_sandbox and (s.owner_id = $1 or s.id = any(array(
      select mine.student_id from student_shares mine where mine.account_id = $1
        and not exists (select from students own where own.owner_id = $1 and own.archived_at is null and not own.is_sandbox))))
    order by s.id limit ${MOST_CHILDREN}`,
);

/** The list a child is told, of every child of the class, by the same question that the child's screen asks. */
export async function tellToldOf(
  { tx, actor, now }: Context<typeof readToldOf>,
  { answering }: CheckInPorts,
): Promise<{ data: ToldOf }> {
  const ids = (await findClass(tx, actor.id)).map(({ id }) => id);
  const seen = await adultsWhoSeeEach(tx, ids);
  const responders = await answering(tx, [...seen.keys()], now);
  return {
    data: toldOfAll([...seen].map(([id, adults]) => withResponders(adults, responders.get(id) ?? []))),
  };
}
