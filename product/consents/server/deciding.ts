import * as z from 'zod/mini';
import type { Locale } from '#brands/brand.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { switchFamilyCheckIns } from '#product/accounts/server/people/switches.ts';
import { switchStudentsCheckIns } from '#product/rosters/server/students/switches.ts';
import { schoolYearOf } from '#product/schools/rules/school-years.ts';
import type { Activity, Capacity, Decision, ToldHow } from '../rules/activities.ts';
import { decisionFault, isOfFamily } from '../rules/child-standing.ts';
import { CURRENT_TEXT } from '../rules/texts/versions.ts';
import type { RefusedPorts } from './ports.ts';
import { findChildDecisions, insertChildConsents, keepChildActivities } from './store.ts';

export type ChildDeed = {
  studentIds: readonly number[];
  activity: Activity;
  decision: Decision;
  by: number;
  capacity: Capacity;
  /** Whoever decides answers for the children's data, and so may write down what a family said. */
  answers: boolean;
  told: { by: string; how: ToldHow } | null;
  language: Locale;
  now: Date;
};

const lockChildren = statement(
  { id: z.number(), family_id: z.nullable(z.number()), time_zone: z.string() },
  `
    select s.id, s.family_id, coalesce(sc.time_zone, '${DEFAULT_TIME_ZONE}') as time_zone
    from students s left join schools sc on sc.id = s.school_id
    where s.id = any($1::bigint[]) order by s.id for no key update of s`,
);

/**
 * Decides about children, all of them or none; at once, in the transaction of whoever asks. Answers about whom something
 * is otherwise now.
 */
export async function decideForChildren(tx: Tx, ports: RefusedPorts, deed: ChildDeed): Promise<number[]> {
  const { activity, decision, capacity, told, answers, now } = deed;
  const children = await lockChildren(tx, deed.studentIds);
  const ids = children.map(({ id }) => id);
  const before = new Map(
    (await findChildDecisions(tx, ids))
      .filter((one) => one.activity === activity)
      .map((one) => [one.student_id, one]),
  );
  const asked = { capacity, answers, decision, told_by: told?.by ?? null };
  const becomesFamilys = isOfFamily(asked);
  const changed = ids.filter((id) => {
    const last = before.get(id) ?? null;
    const fault = decisionFault(last, asked);
    if (fault !== null) throw Refusal.because(`consents.refused.${fault}`);
    if (last === null) return decision === 'no' || becomesFamilys;
    // A family's word also where the school had said the same.
    return last.decision !== decision || (becomesFamilys && !isOfFamily(last));
  });
  if (changed.length === 0) return [];
  const zone = children[0]?.time_zone ?? DEFAULT_TIME_ZONE;
  const year = schoolYearOf(dayIn(zone, now));
  await insertChildConsents(
    tx,
    changed,
    activity,
    year,
    decision,
    deed.by,
    capacity,
    told?.by ?? null,
    told?.how ?? null,
    CURRENT_TEXT,
    deed.language,
    now,
  );
  const isOn = decision === 'yes';
  await keepChildActivities(tx, changed, activity, isOn, becomesFamilys, now);
  const families = children.filter(({ id }) => changed.includes(id)).map(({ family_id }) => family_id);
  if (activity === 'check-ins') await keepAsked(tx, changed, families, deed);
  if (activity === 'follow-up' && !isOn) await ports.followUpRefused(tx, changed, now);
  return changed;
}

const findSiblings = statement(
  { id: z.number() },
  `
    select s.id from students s
    where s.family_id = any(select own.family_id from students own where own.id = any($1::bigint[]))
      and s.id <> all($1::bigint[])
      and exists (select from accounts parent where parent.family_id = s.family_id and not parent.check_ins)
      and not exists (select from child_activities said where said.student_id = s.id and said.activity = 'check-ins')
    order by s.id`,
);

/**
 * What the lists show. Where a family had said no for all of its children, the yes is for these: the others it is said of
 * one by one.
 */
async function keepAsked(
  tx: Tx,
  ids: readonly number[],
  families: readonly (number | null)[],
  deed: ChildDeed,
): Promise<void> {
  const isOn = deed.decision === 'yes';
  await switchStudentsCheckIns(tx, ids, isOn, deed.now);
  if (!isOn || deed.capacity !== 'family') return;
  const others = (await findSiblings(tx, ids)).map(({ id }) => id);
  if (others.length > 0) {
    await decideForChildren(tx, NOTHING_FOLLOWS, { ...deed, studentIds: others, decision: 'no' });
  }
  await switchFamilyCheckIns(
    tx,
    families.filter((id) => id !== null),
    true,
    deed.now,
  );
}

/** Of check-ins no other slice has to hear. */
export const NOTHING_FOLLOWS: RefusedPorts = { followUpRefused: () => Promise.resolve() };
