import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { seenFirst } from '#platform/server/audit.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { studentZone, todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { measurementsOf } from '#product/play/server/measurements.ts';
import { featureOnSql } from '#product/schools/server/features/features.ts';
import type { readRound as readCall, SelRound } from '../contract.ts';
import { playedOf } from '../rules/played.ts';
import { isWhole, SEEN } from '../rules/seen.ts';
import { readyOn, standingOf } from '../rules/standing.ts';
import { termOf } from '../rules/terms.ts';
import { askedAboutBy, sinceSql } from './near-sql.ts';

/** A caseload; nobody says of more children what they saw. */
const MOST_CHILDREN = 500;

const said = z.nullable(z.enum(SEEN));
const childRow = {
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  grade: z.number(),
  active_program: z.nullable(z.enum(PROGRAM_IDS)),
  time_zone: z.string(),
  since: z.date(),
  operation_id: z.nullable(z.string()),
  ic: said,
  com: said,
  coop: said,
  ini: said,
  emp: said,
  er: said,
};

function findChildren(tx: Tx, actor: Actor, now: Date) {
  const { values, bind } = bindings();
  const me = `${bind(actor.id)}::bigint`;
  const text = `
    select s.id, s.first_name, s.last_name, s.grade, s.active_program, ${studentZone()} as time_zone,
      ${sinceSql('s', me)} as since, o.operation_id, o.ic, o.com, o.coop, o.ini, o.emp, o.er
    from students s join schools sc on sc.id = s.school_id
    left join observations o on o.student_id = s.id and o.observer_id = ${me}
      and o.term = school_term((${bind(now)}::timestamptz at time zone ${studentZone()})::date)
    where ${askedAboutBy(actor, bind)} and s.archived_at is null
    order by s.last_name, s.first_name, s.id limit ${MOST_CHILDREN}`;
  return ask(tx, childRow, { text, values });
}

const findOff = statement(
  { id: z.number() },
  `select a.id from accounts a where a.id = $1 and not (${featureOnSql('sel-check-ins', 'a.school_id')})`,
);

/** What play shows is looked up for those who are done, and for nobody else. */
export async function readRound(context: Context<typeof readCall>): Promise<{ data: SelRound }> {
  const { tx, actor, now, about } = context;
  const found = await findChildren(tx, actor, now);
  const children = found.map(
    ({ id, first_name, last_name, grade, active_program, time_zone, since, operation_id, ...seen }) => {
      const today = dayIn(time_zone, now);
      const together = dayIn(time_zone, since);
      const standing = standingOf(operation_id === null ? null : seen, together, today);
      const term = termOf(today);
      return {
        id,
        first_name,
        last_name,
        grade,
        active_program,
        term,
        standing,
        ready_on: readyOn(together),
        seen,
        operation_id,
      };
    },
  );
  const done = children.filter(({ seen }) => isWhole(seen)).map(({ id }) => id);
  const measured = Map.groupBy(await measurementsOf(tx, done), ({ student_id }) => student_id);
  const seen = await seenFirst(context, {
    action: 'sel-check-ins.round',
    timeZone: found[0]?.time_zone ?? DEFAULT_TIME_ZONE,
    ids: children.map(({ id }) => id),
  });
  about({ type: 'table', id: 0, details: { children: children.length, done: done.length, ...seen } });
  return {
    data: {
      term: termOf(await todayFor(tx, actor.id, now)),
      is_off: (await findOff(tx, actor.id)).length > 0,
      children: children.map(({ active_program: program, ...child }) => ({
        ...child,
        played: playedOf(measured.get(child.id) ?? [], program),
      })),
    },
  };
}
