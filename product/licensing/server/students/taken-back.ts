import * as z from 'zod/mini';
import { type Message, type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Operation } from '../ledger/operations.ts';

/** What a rollback did, in numbers and names. Those who came later are empty in what was kept before. */
export const takenBack = z.object({
  done: z.number(),
  left: z.number(),
  /** Of those left: had a license that was played on. The others had none. */
  played: z._default(z.number(), 0),
  /** Out of the world: the order was refunded while they were in use. */
  refunded: z._default(z.number(), 0),
  /** Whose the others are again. */
  back: z._default(z.array(z.object({ name: z.string(), own: z.boolean(), count: z.number() })), []),
  /** Where it was about a single one. */
  student: z._default(z.nullable(z.string()), null),
});
export type TakenBack = z.infer<typeof takenBack>;

const findBack = statement(
  { name: z.string(), own: z.boolean(), count: z.number(), refunded: z.number() },
  `
    select coalesce(g.name, ${spokenNameSql('a')}, '') as name,
      coalesce(l.account_id = $2::bigint, false) as own,
      sum(case e.kind when 'rollback' then 1 else e.quantity end)::integer as count,
      -coalesce(sum(e.quantity) filter (where e.kind = 'take-back'), 0)::integer as refunded
    from license_entries e join license_lots l on l.id = e.lot_id
    left join accounts a on a.id = l.account_id left join groups g on g.id = l.group_id
    where e.operation_id = $1 and e.kind in ('rollback', 'take-back')
    group by 1, 2 order by 3 desc, 1`,
);
const countPlayed = statement(
  { count: z.number() },
  `
    select count(distinct student_id)::integer as count from license_uses
    where student_id = any($1::bigint[]) and returned_at is null and ends_on >= $2::date`,
);

/** Read from the ledger when `ids` of the students were relieved of a license, and the others were not. */
export async function describeTakenBack(
  { tx, id, actor, today }: Operation,
  students: readonly { id: number; name: string }[],
  ids: readonly number[],
): Promise<TakenBack> {
  const done = new Set(ids);
  const others = students.filter((student) => !done.has(student.id)).map((student) => student.id);
  const found = await findBack(tx, id, actor?.id ?? null);
  const [{ count: played } = { count: 0 }] = await countPlayed(tx, others, today);
  return {
    done: ids.length,
    left: others.length,
    played,
    refunded: found.reduce((sum, { refunded }) => sum + refunded, 0),
    back: found.filter(({ count }) => count > 0).map(({ name, own, count }) => ({ name, own, count })),
    student: students.length === 1 ? (students[0]?.name ?? null) : null,
  };
}

/** How many, from whom, back to whom, and how many could not, and why. */
export function tellTakenBack(facts: TakenBack): NotificationReply {
  const { done, left, played, refunded, back, student } = facts;
  const others = back.some(({ own }) => !own);
  const to = back.map(({ name, count }) => (back.length === 1 ? name : `${name} (${count})`)).join(', ');
  const also = [
    sentence(others ? 'back-to' : 'back-own', total(back), { to }),
    sentence('back-refunded', refunded),
    sentence('kept-played', played),
    sentence('kept-none', left - played),
  ].filter((message) => message !== null);
  const type = left === 0 ? 'success' : 'warning';
  return student === null
    ? notify('licensing.done.rolled-back', { count: done }, type, also)
    : notify('licensing.done.rolled-back-named', { student }, type, also);
}

type Part = 'back-to' | 'back-own' | 'back-refunded' | 'kept-played' | 'kept-none';

/** About none of them nothing is said. */
function sentence(part: Part, count: number, values: Message['values'] = {}): Message | null {
  return count === 0 ? null : { i18n: `licensing.done.${part}`, values: { ...values, count } };
}

function total(back: TakenBack['back']): number {
  return back.reduce((sum, { count }) => sum + count, 0);
}

/** Nothing came back: why not. */
export function refuseTakenBack({ left: count, played, student }: TakenBack): Refusal {
  const values = { count, student: student ?? '' };
  if (played === 0) return Refusal.because('licensing.refused.rollback-none', values);
  if (played === count) return Refusal.because('licensing.refused.rollback-played', values);
  return Refusal.because('licensing.refused.rollback', { played, none: count - played });
}
