import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { parentLicenses } from '#product/licensing/contract.ts';
import { recordUses } from '#product/licensing/server/ledger/history.ts';
import { type Deed, operate } from '#product/licensing/server/ledger/operations.ts';
import { giveLicenses } from '#product/licensing/server/students/assign.ts';
import { getStudents } from '#product/rosters/server/students/students.ts';
import { mayRenew } from '../../rules/renewal.ts';
import type { Order } from '../orders.ts';

const findPaidUntil = statement(
  { paid_until: z.nullable(z.string()) },
  `
    select max(u.ends_on) as paid_until from license_uses u join license_lots l on l.id = u.lot_id
    where u.student_id = $1 and u.returned_at is null and l.plan <> 'free-trial'`,
);

/** Whether a parent can pay for this child now: one of the own family who will be without a license before long. */
export async function checkChild(tx: Tx, actor: Actor, id: number, now: Date): Promise<void> {
  const [child] = await getStudents(tx, actor, [id], 'pay-for');
  if (child?.archived) throw Refusal.because('licensing.refused.archived');
  const [paid] = await findPaidUntil(tx, id);
  if (!mayRenew(paid?.paid_until ?? null, await todayFor(tx, actor.id, now))) {
    throw Refusal.because('purchasing-cards.renew.too-early');
  }
}

const lockChild = statement(
  { id: z.number() },
  `
    select s.id from students s join accounts a on a.id = $2 and a.family_id = s.family_id
    where s.id = $1 and s.archived_at is null for no key update of s`,
);

/**
 * Gives the child the license that was paid for, after the one it has. A child who has left the family or was archived
 * while somebody paid gets none, nor does one who is covered for long by now, because somebody else paid as well: then
 * it waits in the parent's account, as any other.
 */
export async function giveToChild(
  deed: Omit<Deed, 'kind' | 'operationId' | 'today'>,
  order: Pick<Order, 'number' | 'student_id'>,
  { lotId, buyerId }: { lotId: number; buyerId: number },
): Promise<'given' | 'covered' | 'nobody'> {
  const { tx, now } = deed;
  const [child] = order.student_id === null ? [] : await lockChild(tx, order.student_id, buyerId);
  if (child === undefined) return 'nobody';
  const today = await todayFor(tx, buyerId, now);
  const [paid] = await findPaidUntil(tx, child.id);
  if (!mayRenew(paid?.paid_until ?? null, today)) return 'covered';
  const operationId = `order:${order.number}:child`;
  await operate(
    { ...deed, kind: 'assign', operationId, today },
    () => null,
    async (operation) => {
      const wish = { studentId: child.id, payers: [buyerId], program: null };
      await giveLicenses(operation, [wish], { extendUnder: Number.POSITIVE_INFINITY, lotId });
      await recordUses(operation);
      return null;
    },
  );
  await writeAudit(tx, {
    action: parentLicenses.extend.audit ?? '',
    actor: null,
    subject: { type: 'student', id: child.id, details: { order: order.number } },
    requestId: operationId,
    now,
  });
  return 'given';
}
