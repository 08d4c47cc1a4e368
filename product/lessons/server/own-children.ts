import type { Actor } from '#platform/contract/policy.ts';
import type { Asker, Filters } from '#platform/server/tables/source.ts';
import { linkedTo } from '#product/family-links/server/reach.ts';
import { CHALLENGES_OF } from '../rules/fitting/fitting.ts';

/** Students `s` by whom a reader's lessons are ordered: the own ones, and both adults of a family have the same. */
export function isOwnChild({ id, scope }: Actor): string {
  const me = Number(id);
  const own =
    scope === 'parent'
      ? `(s.owner_id = ${me} or s.family_id = (select own.family_id from accounts own where own.id = ${me}) or ${linkedTo(String(me))})`
      : `s.owner_id = ${me}`;
  return `${own} and s.archived_at is null`;
}

/** The first or last grade of a lesson `l` as a number. */
const end = (part: 1 | 2): string => `replace(split_part(l.grades, '-', ${part}), 'K', '0')::integer`;

/** How many grades a lesson `l` is away from a child `s`; says the same as `gradesAway` of the rules. */
export const GRADES_AWAY = `greatest(
      ${end(1)} - least(greatest(s.grade, 0), 8), least(greatest(s.grade, 0), 8) - ${end(2)}, 0)`;

/** A week, today among it: what was felt before is not what is needed tonight. */
const FELT_DAYS = 7;

const HARD = Object.entries(CHALLENGES_OF).filter(([, challenges]) => challenges.length > 0);
const challengesSql = `case c.feeling ${HARD.map(
  ([feeling, challenges]) => `when '${feeling}' then array['${challenges.join("', '")}']`,
).join(' ')} end`;

/**
 * Whether a lesson is for what the own child said to feel lately, and for its grade: at home, where the reader was told of it, and never while
 * staff act. A feeling alone leads to nothing heavy.
 */
export function feltJoin(_: Filters, { actor, today }: Asker & { today: string }): string {
  const me = Number(actor.id);
  if (actor.actingAsBy !== null) return 'cross join (select false as is_felt) felt';
  const isHome =
    actor.scope === 'parent'
      ? 'true'
      : `exists (select from accounts a where a.id = ${me} and a.role = 'home')`;
  return `cross join lateral (select not l.safety and ${isHome} and exists (
      select from students s join check_ins c on c.student_id = s.id
      where ${isOwnChild(actor)} and c.on_day > ${today} - ${FELT_DAYS} and ${me}::bigint = any(c.told_to)
        and l.challenges && ${challengesSql} and ${GRADES_AWAY} = 0
    ) as is_felt) felt`;
}
