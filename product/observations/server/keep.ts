import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { type Day, dayIn } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { consentsSql } from '#product/consents/server/asking.ts';
import { measurementsOf } from '#product/play/server/measurements.ts';
import { inReach } from '#product/rosters/server/students/reach.ts';
import { refuseWhereOff } from '#product/schools/server/features/features.ts';
import type { keepObservation as keepCall } from '../contract.ts';
import { playedOf } from '../rules/played.ts';
import { isWhole, SEEN } from '../rules/seen.ts';
import { standingOf } from '../rules/standing.ts';
import { termOf } from '../rules/terms.ts';
import { sinceSql, taughtBy } from './near-sql.ts';

const studentRow = {
  near: z.boolean(),
  consents: z.boolean(),
  school_id: z.nullable(z.number()),
  archived: z.boolean(),
  time_zone: z.string(),
  since: z.nullable(z.date()),
  active_program: z.nullable(z.enum(PROGRAM_IDS)),
};

/** Who is out of reach is not there; who only administers a child has not seen it. The child stays as it is meanwhile. */
export async function getNearStudent(tx: Tx, actor: Actor, id: number) {
  const { values, bind } = bindings();
  const text = `
    select ${taughtBy(actor, bind)} as near, ${consentsSql('observations', 's')} as consents, s.school_id, s.archived_at is not null as archived, ${studentZone()} as time_zone,
      ${sinceSql('s', `${bind(actor.id)}::bigint`)} as since, s.active_program
    from students s left join schools sc on sc.id = s.school_id
    where s.id = ${bind(id)}::bigint and (${inReach(actor, bind)}) and not s.is_sandbox for share of s`;
  const [student] = await ask(tx, studentRow, { text, values });
  if (student === undefined) throw Refusal.of('not-found');
  const { near, archived, since, consents, ...rest } = student;
  if (!near || since === null) throw Refusal.of('forbidden');
  if (!consents) throw Refusal.because('observations.refused.no-consent');
  if (archived) throw Refusal.because('observations.refused.archived');
  return { ...rest, since };
}

const said = z.nullable(z.enum(SEEN));
const observationRow = {
  operation_id: z.string(),
  ic: said,
  com: said,
  coop: said,
  ini: said,
  emp: said,
  er: said,
};
const findOwn = statement(
  observationRow,
  `
    select operation_id, ic, com, coop, ini, emp, er from observations
    where student_id = $1 and observer_id = $2 and term = $3`,
);
/** Only in place of what the sender knew of: a request that was long on its way undoes nothing that came after it. */
const replaceOwn = statement(
  observationRow,
  `
    insert into observations as kept
      (student_id, observer_id, term, ic, com, coop, ini, emp, er, on_day, at, operation_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (student_id, observer_id, term) do update
    set ic = excluded.ic, com = excluded.com, coop = excluded.coop, ini = excluded.ini, emp = excluded.emp,
      er = excluded.er, on_day = excluded.on_day, at = excluded.at, operation_id = excluded.operation_id
    where kept.operation_id = $13::uuid
    returning operation_id, ic, com, coop, ini, emp, er`,
);

export async function keepObservation(context: Context<typeof keepCall>) {
  const { tx, actor, input, now } = context;
  const { id, term, seen, operation_id: operation, after } = input;
  const student = await getNearStudent(tx, actor, id);
  await refuseWhereOff(tx, 'sel-check-ins', student.school_id);
  const today: Day = dayIn(student.time_zone, now);
  if (termOf(today) !== term) throw Refusal.because('observations.refused.term-over');
  const [before] = await findOwn(tx, id, actor.id, term);
  if (
    before === undefined &&
    standingOf(null, dayIn(student.time_zone, student.since), today) === 'waiting'
  ) {
    throw Refusal.because('observations.refused.too-soon');
  }
  const values = [seen.ic, seen.com, seen.coop, seen.ini, seen.emp, seen.er] as const;
  const [written] =
    before?.operation_id === operation
      ? []
      : await replaceOwn(tx, id, actor.id, term, ...values, today, now, operation, after);
  const [found] = written === undefined ? await findOwn(tx, id, actor.id, term) : [written];
  if (found === undefined) throw Refusal.of('not-found');
  const { operation_id: kept, ...keptSeen } = found;
  const whole = isWhole(keptSeen);
  if (written === undefined) context.nothingChanged();
  else context.about({ type: 'student', id, details: { term, whole } });
  const measured = whole ? await measurementsOf(tx, [id]) : [];
  return {
    data: {
      kept: kept === operation,
      operation_id: kept,
      seen: keptSeen,
      played: playedOf(measured, student.active_program),
    },
  };
}
