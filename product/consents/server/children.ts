import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type { ChildActivity, decideConsent, readConsents } from '../contract.ts';
import { ACTIVITIES } from '../rules/activities.ts';
import { childStanding, isOfFamily } from '../rules/child-standing.ts';
import { decideForChildren } from './deciding.ts';
import type { FamilyLetterPorts, RefusedPorts } from './ports.ts';
import { getChild } from './reach.ts';
import { standingsOf } from './standing.ts';
import { findChildDecisions } from './store.ts';
import { tellFamily } from './tell-family.ts';

/** What is done with a child and what is not, as it stands now. */
export async function readChild({
  tx,
  actor,
  input: { id },
  now,
}: Context<typeof readConsents.educator>): Promise<OutputOf<typeof readConsents.educator>> {
  const child = await getChild(tx, actor, id);
  const decisions = await findChildDecisions(tx, [id]);
  const { school_id: schoolId } = child;
  const school = schoolId === null ? [] : ((await standingsOf(tx, [schoolId], now)).get(schoolId) ?? []);
  const activities = ACTIVITIES.map((activity): ChildActivity => {
    const own = decisions.find((one) => one.activity === activity) ?? null;
    const at = school.find((one) => one.activity === activity);
    const { standing, is_on } = childStanding({
      activity,
      own,
      school: at === undefined ? null : { standing: at.standing, is_on: at.is_on },
    });
    return { activity, standing, is_on, own: own && shown(own, actor.scope === 'parent') };
  });
  return {
    data: {
      first_name: child.first_name,
      school: child.school,
      activities,
      may_decide: child.decides && actor.actingAsBy === null,
    },
  };
}

type Found = Awaited<ReturnType<typeof findChildDecisions>>[number];

/** A family does not read which adult of it decided: two homes may not know of each other. */
function shown(own: Found, isFamily: boolean): ChildActivity['own'] {
  const { decision, capacity, told_how, text_version, decided_at } = own;
  const known = isFamily && isOfFamily(own) ? { by: null, told_by: null } : own;
  const { by, told_by } = known;
  return { decision, capacity, by, told_by, told_how, text_version, at: decided_at.toISOString() };
}

export async function decideAsFamily(
  context: Context<typeof decideConsent.parent>,
  ports: RefusedPorts,
): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  await getChild(tx, actor, input.id);
  return decide(context, ports, { capacity: 'family', answers: true, told: null });
}

/** The school writes down who told it, and how; who has a child at home decides for it. */
export async function decideForFamily(
  context: Context<typeof decideConsent.educator>,
  ports: FamilyLetterPorts,
): Promise<NotificationReply> {
  const { tx, actor, input, address, now, requestId } = context;
  const { decides, school_id: school } = await getChild(tx, actor, input.id);
  if (!decides) throw Refusal.because('consents.refused.only-admin');
  if (school === null) return decide(context, ports, { capacity: 'family', answers: true, told: null });
  const { told_by: by, told_how: how } = input;
  if (by === undefined) throw Refusal.field('told_by', 'validation.required');
  if (how === undefined) throw Refusal.field('told_how', 'validation.required');
  const { id: studentId, activity, decision } = input;
  const before = (await findChildDecisions(tx, [studentId])).find((one) => one.activity === activity);
  const reply = await decide(context, ports, { capacity: 'school', answers: true, told: { by, how } });
  if (before?.capacity === 'family' && before.decision !== decision) {
    const operation = `consent-entry:${studentId}:${activity}:${requestId}`;
    await tellFamily(tx, ports, { studentId, brand: address.brand, operation, now });
  }
  return reply;
}

type Deciding = Context<typeof decideConsent.parent> | Context<typeof decideConsent.educator>;

async function decide(
  context: Deciding,
  ports: RefusedPorts,
  how: Pick<Parameters<typeof decideForChildren>[2], 'capacity' | 'answers' | 'told'>,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const { id, activity, decision, language } = input;
  const told = how.told === null ? {} : { told_how: how.told.how };
  context.about({ type: 'student', id, details: { activity, decision, ...told } });
  const deed = { ...how, studentIds: [id], activity, decision, by: actor.id, language, now };
  const changed = await decideForChildren(tx, ports, deed);
  if (changed.length === 0) return nothingChanged(context);
  return notify(`consents.done.${decision}`);
}
