import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { type Bind, bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { ask, type Row } from '#platform/server/database/statement.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import { featureOnSql } from '#product/schools/server/features/features.ts';
import { SEEN } from '../rules/seen.ts';
import { observedBy, readsAllSql } from './near-sql.ts';

const said = z.enum(SEEN);
const observedRow = {
  observer: z.nullable(z.string()),
  own: z.boolean(),
  on_day: z.string(),
  at: z.date(),
  term: z.string(),
  seen: z.object({ ic: said, com: said, coop: said, ini: said, emp: said, er: said }),
};
export type Observed = Row<typeof observedRow>;

/** Of students `s`: whom a reader knows in another way than by teaching or sharing. */
type AlsoRead = (actor: Actor, bind: Bind) => string;

/** Whether anybody has observed student `s` to the end; null where the school has this off. */
export const WAS_OBSERVED = `case when ${featureOnSql('sel-check-ins', 's.school_id')}
  then exists (select from observations seen where seen.student_id = s.id and seen.is_whole) end`;

/** Each adult's newest that is whole: the reader's own, and for a counselor everybody's; the own first. */
export async function observationsOf(
  tx: Tx,
  actor: Actor,
  studentId: number,
  alsoReads: AlsoRead,
): Promise<Observed[]> {
  const { values, bind } = bindings();
  const me = `${bind(actor.id)}::bigint`;
  const text = `
    select ${spokenNameSql('a')} as observer, coalesce(o.observer_id = ${me}, false) as own, o.on_day, o.at, o.term,
      json_build_object('ic', o.ic, 'com', o.com, 'coop', o.coop, 'ini', o.ini, 'emp', o.emp, 'er', o.er) as seen
    from (
      select distinct on (coalesce(observer_id, -id)) * from observations
      where student_id = ${bind(studentId)}::bigint and is_whole
      order by coalesce(observer_id, -id), term desc
    ) o join students s on s.id = o.student_id left join accounts a on a.id = o.observer_id
    where (${observedBy(actor, bind)} or ${alsoReads(actor, bind)}) and (o.observer_id = ${me} or ${readsAllSql(me)})
    order by own desc, o.at desc limit 12`;
  return ask(tx, observedRow, { text, values });
}

/**
 * Joins what was seen of a student `row`: by the reader, else, for a counselor, by a colleague last. Nothing for who only
 * administers the child, nor while staff act as the reader.
 */
export function observedJoin(row: string, as: string, { id, actingAsBy }: Actor): string {
  return `left join lateral (
      select o.ic, o.com, o.coop, o.ini, o.emp, o.er, o.on_day, ${spokenNameSql('a')} as observer
      from observations o join students near on near.id = o.student_id left join accounts a on a.id = o.observer_id
      where ${actingAsBy === null} and ${featureOnSql('sel-check-ins', 'near.school_id')} and o.student_id = ${row}.id and o.is_whole
        and (near.owner_id = ${id} or exists (
          select from student_shares sh where sh.student_id = near.id and sh.account_id = ${id}))
        and (o.observer_id = ${id} or ${readsAllSql(String(id))})
      order by (o.observer_id = ${id}) desc nulls last, o.at desc limit 1
    ) ${as} on true`;
}

export const seenSql = (as: string, skill: Skill): string => `${as}.${skill}`;
