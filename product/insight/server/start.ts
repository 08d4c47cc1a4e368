import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import { ask } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { linkedTo } from '#product/family-links/server/reach.ts';
import { REPORTS } from '#product/play/rules/results/progress.ts';
import { hasReadReportSql } from '#product/reports/server/seen.ts';
import { firstReportSql, hasReportSql } from '#product/reports/server/standing-sql.ts';
import { dayAtSchool, trialsFor } from '#product/rosters/server/students/license-state.ts';
import { inReach, mine } from '#product/rosters/server/students/reach.ts';
import { SETTLED_AFTER_DAYS } from '../rules/start/first-run.ts';
import { ROW_BACK_DAYS } from '../rules/worth-a-look.ts';
import type { getStart, Start } from '../start-contract.ts';

/** Cards are printed for a class at a time. */
const MOST_CARDS = 500;

const startRow = {
  own: z.number(),
  card_ids: z.array(z.number()),
  others: z.number(),
  archived: z.number(),
  has_cards: z.boolean(),
  can_play: z.boolean(),
  has_played: z.boolean(),
  has_school: z.nullable(z.boolean()),
  report: z.nullable(z.enum(['none', 'ready', 'read'])),
  first_report: z.nullable(
    z.object({
      student_id: z.number(),
      program: z.enum(PROGRAM_IDS),
      kind: z.enum(REPORTS),
      iteration: z.number(),
    }),
  ),
  has_told: z.boolean(),
  settled: z.boolean(),
};

/** Whose card is shown is in the audit; who logs in by a portal or a badge needs none. */
const SHOWN_OR_USED = "('student.login-information', 'session.start')";

/** Once somebody has played, the rest is not looked up: that is how it stays. */
export async function readStart(context: Context<typeof getStart>): Promise<{ data: Start }> {
  const { tx, actor, now } = context;
  const { values, bind } = bindings();
  const today = dayAtSchool(`${bind(now)}::timestamptz`);
  const isParent = actor.scope === 'parent';
  const own = isParent ? inReach(actor, bind) : `s.owner_id = ${bind(actor.id)}::bigint`;
  const reached = isParent ? `(${own}) or ${linkedTo(bind(actor.id))}` : mine(actor, bind);
  const self = `${bind(actor.id)}::bigint`;
  // Staff who act as somebody are told of no feelings.
  const acted = actor.actingAsBy === null ? 'true' : 'false';
  const long = `interval '${SETTLED_AFTER_DAYS} days'`;
  const text = `
    with reached as (
      select s.id, coalesce(${own}, false) as own, s.archived_at is not null as archived, s.first_name, s.last_name,
        s.license_ends_on, s.owner_id, s.family_id, s.school_id
      from students s where (${reached}) and not s.is_sandbox
    ), played as (
      select exists (select from reached s join play_days d on d.student_id = s.id and d.seconds > 0)
        or exists (select from reached s join program_progress p on p.student_id = s.id and p.last_played_at is not null)
        as has_played,
        exists (select from reached s join play_days d on d.student_id = s.id and d.seconds > 0
          where d.on_day < (${bind(now)}::timestamptz - ${long})::date)
        or exists (select from reached s join program_progress p on p.student_id = s.id
          where coalesce(p.first_played_at, p.last_played_at) < ${bind(now)}::timestamptz - ${long})
        as settled
    )
    select (select count(*) from reached where own and not archived) as own,
      (select count(*) from reached where not own and not archived) as others,
      (select count(*) from reached where own and archived) as archived,
      case when has_played then '[]'::json else to_json(array(
        select id from reached where own and not archived order by last_name, first_name, id limit ${MOST_CARDS}
      )) end as card_ids,
      has_played or exists (
        select from reached s join audit v on v.subject_type = 'student' and v.subject_id = s.id
        where s.own and not s.archived and v.action in ${SHOWN_OR_USED}
      ) as has_cards,
      has_played or exists (
        select from reached s left join schools sc on sc.id = s.school_id
        where s.own and not s.archived
          and (coalesce(s.license_ends_on >= ${today}, false) or exists (select from ${trialsFor(today)}))
      ) as can_play,
      has_played, settled,
      case when self.role <> 'home' then self.school_id is not null end as has_school,
      case when self.role is null or self.role = 'home' or settled then null
        when ${hasReadReportSql('self.id')} then 'read'
        when has_played and exists (
          select from reached s where s.own and not s.archived and ${hasReportSql('s')}
        ) then 'ready'
        else 'none' end as report,
      case when self.role is null or self.role = 'home' or settled then null else (
        select report.found from reached s cross join lateral (${firstReportSql('s')}) report
        where s.own and not s.archived order by s.last_name, s.first_name, s.id limit 1
      ) end as first_report,
      ${acted} and exists (
        select from reached s join check_ins c on c.student_id = s.id
        where not s.archived and ${self} = any(c.told_to)
          and c.on_day >= (${bind(now)}::timestamptz - interval '${ROW_BACK_DAYS} days')::date
      ) as has_told
    from played join accounts self on self.id = ${self}`;
  const [found] = await ask(tx, startRow, { text, values });
  return { data: found ?? NOBODY };
}

const NOBODY: Start = {
  own: 0,
  card_ids: [],
  others: 0,
  archived: 0,
  has_cards: false,
  can_play: false,
  has_played: false,
  has_school: null,
  report: null,
  first_report: null,
  has_told: false,
  settled: false,
};
