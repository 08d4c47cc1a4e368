import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { consentsSql } from '#product/consents/server/asking.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { inReach } from '#product/rosters/server/students/reach.ts';
import { featureOnSql } from '#product/schools/server/features/features.ts';
import type { readSchoolCheckIns as readCall } from '../contract.ts';
import { allSchools, type SchoolCounts, schoolShares } from '../rules/school-counts.ts';
import { SEEN } from '../rules/seen.ts';
import { termOf } from '../rules/terms.ts';

const countsOf = (skill: Skill): string =>
  `to_json(array[${SEEN.map((seen) => `count(*) filter (where o.${skill} = '${seen}')`).join(', ')}]) as ${skill}`;

const counted = z.array(z.number());
const schoolRow = {
  id: z.number(),
  name: z.string(),
  children: z.number(),
  observed: z.number(),
  ic: counted,
  com: counted,
  coop: counted,
  ini: counted,
  emp: counted,
  er: counted,
};

/** A child counts once, with what was said of it last. */
async function findCounts(tx: Tx, actor: Actor, term: string): Promise<SchoolCounts[]> {
  const { values, bind } = bindings();
  const text = `
    select sc.id, sc.name, count(*)::integer as children, count(o.student_id)::integer as observed,
      ${SKILLS.map(countsOf).join(', ')}
    from students s join schools sc on sc.id = s.school_id
    left join lateral (
      select newest.student_id, newest.ic, newest.com, newest.coop, newest.ini, newest.emp, newest.er
      from observations newest
      where newest.student_id = s.id and newest.term = ${bind(term)}::date and newest.is_whole
      order by newest.at desc limit 1
    ) o on true
    where (${inReach(actor, bind)}) and ${featureOnSql('sel-check-ins', 's.school_id')}
      and ${consentsSql('observations', 's')} and s.archived_at is null and not s.is_sandbox
    group by sc.id, sc.name order by sc.name, sc.id`;
  const rows = await ask(tx, schoolRow, { text, values });
  return rows.map(({ id, name, children, observed, ...skills }) => ({
    id,
    name,
    children,
    observed,
    skills,
  }));
}

export async function readSchoolCheckIns({ tx, actor, now, about }: Context<typeof readCall>) {
  const term = termOf(await todayFor(tx, actor.id, now));
  const counts = await findCounts(tx, actor, term);
  about({ type: 'table', id: 0, details: { schools: counts.length } });
  return { data: { term, schools: counts.map(schoolShares), all: allSchools(counts) } };
}
