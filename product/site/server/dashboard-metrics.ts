import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { groupAdmins } from '#product/access/rules/policies.ts';
import { isCounselor, ROLES } from '#product/access/rules/scopes.ts';
import { countAdminsEducators } from '#product/accounts/server/people/people-tables.ts';
import { caseloadFor } from '#product/insight/server/caseload/caseload.ts';
import { findClassToday } from '#product/insight/server/class-today.ts';
import { findFamilyPlay } from '#product/insight/server/family-progress.ts';
import { findPlaces } from '#product/insight/server/places.ts';
import { countAdminsStudents } from '#product/licensing/server/usage-report/expiry.ts';
import { pendingRequests } from '#product/notifications/server/pending-requests.ts';
import { findWaiting } from '#product/purchasing/server/purchase-orders/routes.ts';
import { placesOf } from '#product/schools/server/places.ts';
import type { DashboardMetrics, dashboardMetrics } from '../contract.ts';

/** What somebody runs, on their home. */
export async function findOverview(tx: Tx, actor: Actor, now: Date) {
  return {
    ...(await placesOf(tx, actor.id)),
    ...(await countAdminsEducators(tx, actor.id)),
    students: await countAdminsStudents(tx, actor.id, now),
  };
}

const findReader = statement({ role: z.nullable(z.enum(ROLES)) }, 'select role from accounts where id = $1');

/** Each part is asked for as the card of the home asks for it: no number may differ from it. */
export async function readDashboard(
  context: Context<typeof dashboardMetrics>,
): Promise<{ data: DashboardMetrics }> {
  const { tx, actor, now } = context;
  const nothing = { staff: null, class: null, caseload: null, places: null, family: null };
  context.about({ type: 'dashboard', id: actor.id });
  if (actor.scope === 'uber') {
    const staff = { account_requests: await pendingRequests(tx), ...(await findWaiting(tx)) };
    return { data: { scope: 'uber', ...nothing, staff } };
  }
  if (actor.scope === 'parent') {
    return { data: { scope: 'parent', ...nothing, family: await familyNumbers(tx, actor, now) } };
  }
  const places = groupAdmins.verdict(actor) === 'allowed' ? await placeNumbers(tx, actor, now) : null;
  const [reader] = await findReader(tx, actor.id);
  const morning =
    reader !== undefined && isCounselor(reader)
      ? { caseload: await caseloadNumbers(tx, actor, now) }
      : { class: await classNumbers(tx, actor, now) };
  return { data: { scope: 'educator', ...nothing, ...morning, places } };
}

async function caseloadNumbers(tx: Tx, actor: Actor, now: Date): Promise<DashboardMetrics['caseload']> {
  const {
    own,
    shared,
    covered,
    hard_today: hard,
    groups,
    without_note: quiet,
  } = await caseloadFor(tx, actor, now);
  return {
    own,
    shared,
    hard_today: covered ? null : hard.reduce((sum, { children }) => sum + children.length, 0),
    groups: groups.length,
    without_note: covered ? null : quiet.length,
  };
}

async function classNumbers(tx: Tx, actor: Actor, now: Date): Promise<DashboardMetrics['class']> {
  const { children, feelings, week } = await findClassToday(tx, actor, now);
  return {
    children,
    feelings: feelings && {
      told: feelings.told.reduce((sum, told) => sum + told.children.length, 0),
      not_now: feelings.not_now.length,
      not_asked: feelings.not_asked.length,
    },
    finished: week.finished.length,
    started: week.started.length,
    not_yet: week.not_yet.length,
    seconds: week.seconds,
  };
}

async function placeNumbers(tx: Tx, actor: Actor, now: Date): Promise<DashboardMetrics['places']> {
  const { schools, educators, pending, students } = await findOverview(tx, actor, now);
  const { children, played, checkable, checked } = (await findPlaces(tx, actor, now)).totals;
  return { schools, educators, pending, students, children, played, checkable, checked };
}

async function familyNumbers(tx: Tx, actor: Actor, now: Date): Promise<DashboardMetrics['family']> {
  const play = await findFamilyPlay(tx, actor, now);
  return {
    children: play.length,
    seconds: play.reduce((sum, { seconds }) => sum + seconds, 0),
    days_played: play.reduce((sum, { days_played }) => sum + days_played, 0),
  };
}
