import * as z from 'zod/mini';
import { type Message, type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { spokenName } from '#product/rosters/rules/names.ts';
import { refuseSeveralSchools } from '#product/rosters/server/sharing/sharing.ts';
import { aboutStudents } from '#product/rosters/server/students/audit.ts';
import { getStudents, type Student } from '#product/rosters/server/students/students.ts';
import { DEFAULT_PROGRAM, educatorLicenses, kindCounts } from '../../contract.ts';
import {
  type Assignment,
  countKinds,
  type KindCounts,
  LICENSE_KINDS,
  type LicenseChoice,
} from '../../rules/assignment.ts';
import { ecommerceOf } from '../ledger/ecommerce.ts';
import { recordUses } from '../ledger/history.ts';
import { doOnce } from '../ledger/once.ts';
import { giveLicenses, type Wish } from './assign.ts';
import { switchProgram, takeBackLicenses } from './take-back.ts';
import { describeTakenBack, refuseTakenBack, takenBack, tellTakenBack } from './taken-back.ts';

/** The calls of educators, parents and staff are alike. */
type AssignContext = Context<typeof educatorLicenses.assign>;
type ExtendContext = Context<typeof educatorLicenses.extend>;
type RollbackContext = Context<typeof educatorLicenses.rollback>;
type SwitchContext = Context<typeof educatorLicenses.switchProgram>;

const counted = z.object({ done: z.number(), left: z.number() });
type Counted = z.infer<typeof counted>;

/** Without kinds in what was kept before they were told. */
const given = z.extend(counted, { spent: z._default(kindCounts, countKinds([])) });
type GivenCounts = z.infer<typeof given>;

export async function assignLicense(context: AssignContext): Promise<NotificationReply> {
  const { input } = context;
  const program = input.program === DEFAULT_PROGRAM ? null : input.program;
  const action = educatorLicenses.assign.audit;
  const { spent, ...counts } = await give(context, { kind: 'assign', action, program, from: input.from });
  if (counts.done === 0) {
    context.nothingChanged();
    return withCounts(notify('licensing.done.all-licensed', { count: counts.left }, 'info'), counts);
  }
  const i18n = counts.left === 0 ? 'licensing.done.assigned' : 'licensing.done.assigned-some';
  const values = { count: counts.done, skipped: counts.left };
  return withCounts(notify(i18n, values, 'success', tellSpent(context.actor, spent)), counts);
}

/** Which licenses were used, a sentence a kind. At home there is one kind. */
function tellSpent({ scope }: Actor, spent: KindCounts): Message[] {
  if (scope === 'parent') return [];
  return LICENSE_KINDS.filter((kind) => spent[kind] > 0).map((kind) => ({
    i18n: `licensing.spent.${kind}`,
    values: { count: spent[kind] },
  }));
}

/** The next license begins the day after the one they have: whoever cannot get one keeps everybody from it. */
export async function extendLicense(context: ExtendContext): Promise<NotificationReply> {
  const { spent: _, ...counts } = await give(context, {
    kind: 'extend',
    action: educatorLicenses.extend.audit,
    program: null,
    extendUnder: Number.POSITIVE_INFINITY,
  });
  return withCounts(notify('licensing.done.extended', { count: counts.done }), counts);
}

type Giving = {
  kind: 'assign' | 'extend';
  action: string | null | undefined;
  program: Wish['program'];
  extendUnder?: number;
  from?: LicenseChoice;
};

async function give(context: ExtendContext, giving: Giving): Promise<GivenCounts> {
  const { tx, actor, input, now } = context;
  const students = await getStudents(tx, actor, input.ids, 'give-license', { lock: true });
  const today = await todayFor(tx, students[0]?.owner_id ?? actor.id, now);
  const { kind, action, program, ...options } = giving;
  return doOnce(context, { kind, today, result: given }, async (operation) => {
    refuseArchived(students);
    refuseSeveralSchools(students);
    const assignment = await giveLicenses(operation, wishesFor(actor, students, program), options);
    const missing = missingOf(kind, assignment);
    await refuseNoCustomer(context, assignment, missing);
    refuseShort(students, assignment, missing);
    const ids = assignment.given.map((one) => one.studentId);
    await recordUses(operation);
    if (ids.length > 0) await aboutStudents(context, action, ids, { program: program ?? DEFAULT_PROGRAM });
    return { done: ids.length, left: assignment.skipped.length, spent: spentOf(assignment) };
  });
}

/** Before and after: which licenses it takes. */
export function spentOf({ given: licenses }: Assignment): KindCounts {
  return countKinds(licenses.map(({ source }) => ({ source, count: 1 })));
}

/** The student's own educator pays, then whoever assigns. */
export function wishesFor(actor: Actor, students: readonly Student[], program: Wish['program']): Wish[] {
  return students.map(({ id, owner_id: owner }) => ({
    studentId: id,
    payers: [...new Set([owner, actor.id])],
    program,
  }));
}

/** Archived students cannot sign in: a license would only run out. */
function refuseArchived(students: readonly Student[]): void {
  if (students.some((student) => student.archived)) throw Refusal.because('licensing.refused.archived');
}

/** Who asks for an extension has none yet, however long the license still runs. */
function missingOf(kind: Giving['kind'], { short, skipped }: Assignment): number {
  return kind === 'extend' ? short.length + skipped.length : short.length;
}

/** An educator who has nothing to give, and never bought anything, is led to where licenses are sold. */
async function refuseNoCustomer(
  { tx, actor, now }: ExtendContext,
  { given }: Assignment,
  missing: number,
): Promise<void> {
  if (actor.scope !== 'educator' || given.length > 0 || missing === 0) return;
  if (!(await ecommerceOf(tx, actor, now)).is_active_customer) throw Refusal.of('payment-required');
}

/** All of them, or nobody. */
function refuseShort(students: readonly Student[], { given, why }: Assignment, missing: number): void {
  if (missing === 0) return;
  const selected = students.length;
  if (given.length === 0 && why !== undefined) {
    const { cause, ...rest } = why;
    throw Refusal.field('ids', UNFIT[cause], { selected, ...rest });
  }
  throw Refusal.field('ids', 'validation.licenses-not-enough-selected', {
    selected,
    available: given.length,
    missing,
  });
}

/** Why what is left does not serve. */
const UNFIT = {
  'end-before': 'validation.licenses-end-before',
  'begin-later': 'validation.licenses-begin-later',
} as const;

export async function rollBackLicense(context: RollbackContext): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const students = await getStudents(tx, actor, input.ids, 'take-license-back', { lock: true });
  const today = await todayFor(tx, students[0]?.owner_id ?? actor.id, now);
  const facts = await doOnce(context, { kind: 'rollback', today, result: takenBack }, async (operation) => {
    const ids = await takeBackLicenses(
      operation,
      students.map((student) => student.id),
    );
    const named = students.map((student) => ({ id: student.id, name: spokenName(student) }));
    const described = await describeTakenBack(operation, named, ids);
    if (ids.length === 0) throw refuseTakenBack(described);
    await recordUses(operation);
    await aboutStudents(context, educatorLicenses.rollback.audit, ids);
    return described;
  });
  return withCounts(tellTakenBack(facts), { done: facts.done, left: facts.left });
}

export async function switchPrograms(context: SwitchContext): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const students = await getStudents(tx, actor, input.ids, 'switch-program', { lock: true });
  const today = await todayFor(tx, students[0]?.owner_id ?? actor.id, now);
  const counts = await doOnce(context, { kind: 'switch', today, result: counted }, async (operation) => {
    const ids = await switchProgram(
      operation,
      students.map((student) => student.id),
      input.program,
    );
    if (ids.length === 0) throw Refusal.because('licensing.refused.switch');
    await recordUses(operation);
    await aboutStudents(context, educatorLicenses.switchProgram.audit, ids, { program: input.program });
    return { done: ids.length, left: students.length - ids.length };
  });
  const i18n = counts.left === 0 ? 'licensing.done.switched' : 'licensing.done.switched-some';
  return withCounts(notify(i18n, { count: counts.done, kept: counts.left }), counts);
}

function withCounts(reply: NotificationReply, counts: Counted): NotificationReply {
  return { ...reply, extra: counts };
}
