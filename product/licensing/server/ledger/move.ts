import type { Day } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { isOpen, takeFrom } from '../../rules/assignment.ts';
import type { PaidPlan } from '../../rules/plans.ts';
import { enter, findLots, type HeldLot, lockLots, type Owner, twinOf } from './lots.ts';
import type { Operation } from './operations.ts';

export type Move = {
  from: Owner;
  /** Null: back to staff, out of the world. */
  to: Owner | null;
  plan: PaidPlan;
  count: number;
  /** Only what once came from there: an admin takes back the group's licenses, never a teacher's own. */
  grantedTo?: (lot: HeldLot) => boolean;
  /** Which input the refusal belongs to. */
  field?: string;
};

/** Moves unused licenses between owners, what ends first first. Refuses to move fewer than asked. */
export async function moveLicenses(operation: Operation, move: Move): Promise<void> {
  const { from, to, plan, count, grantedTo = () => true, field = 'count' } = move;
  const held = await lockLots(operation.tx, from, plan, to);
  const open = held.filter((lot) => isOpen(lot, operation.today) && grantedTo(lot));
  const movable = to === null ? open : open.filter(isHandedOn);
  const taken = takeFrom(movable, count);
  if (taken === null) {
    if (to === null) throw Refusal.field(field, 'validation.licenses-below-zero');
    if (takeFrom(open, count) !== null) throw Refusal.field(field, 'validation.licenses-gifts');
    const available = left(movable);
    throw Refusal.field(field, 'validation.licenses-not-enough', { count: available });
  }
  const kind = to === null ? 'take-back' : 'move-out';
  await enter(
    operation,
    taken.map(({ lotId, count: some }) => ({ lotId, kind, quantity: -some })),
  );
  if (to === null) return;
  const arrivals = [];
  for (const { lotId, count: some } of taken) {
    arrivals.push({ lotId: await twinOf(operation, lotId, to), kind: 'move-in' as const, quantity: some });
  }
  await enter(operation, arrivals);
}

/** A gift is for the one who got it; staff can still take it out of the world. */
function isHandedOn({ origin }: HeldLot): boolean {
  return origin !== 'gift';
}

function left(lots: readonly HeldLot[]): number {
  return lots.reduce((sum, lot) => sum + lot.remaining, 0);
}

/** How many of one plan `moveLicenses` would move to somebody else. */
export async function countMovable(
  tx: Tx,
  { from, plan, today, grantedTo = () => true }: Pick<Move, 'from' | 'plan' | 'grantedTo'> & { today: Day },
): Promise<number> {
  const held = await findLots(tx, from, plan);
  return left(held.filter((lot) => isOpen(lot, today) && isHandedOn(lot) && grantedTo(lot)));
}
