import fc from 'fast-check';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import type { PaidPlan } from '../../rules/plans.ts';

/** What people do to the ledger; numbers choose among what the world has. Each is one operation. */
export type Deed =
  | { kind: 'grant'; owner: number; plan: PaidPlan; quantity: number }
  | { kind: 'buy'; payer: number; quantity: number }
  | { kind: 'refund'; order: number; licenses: number }
  | { kind: 'assign' | 'extend'; payer: number; students: number[] }
  | { kind: 'rollback'; students: number[] }
  | { kind: 'switch'; students: number[]; program: ProgramId }
  | { kind: 'move'; from: number; to: number; plan: PaidPlan; count: number }
  | { kind: 'reclaim'; from: number; plan: PaidPlan; count: number }
  | { kind: 'trial'; payer: number; days: number; quantity: number }
  | { kind: 'dates'; lot: number; days: number }
  | { kind: 'expire' };

const index = fc.nat({ max: 10_000 });
const plan = fc.constantFrom<PaidPlan>('individual', 'site');
const some = fc.array(index, { minLength: 1, maxLength: 3 });
const from = (min: number, max: number) => fc.integer({ min, max });

const weighed = (weight: number, arbitrary: fc.Arbitrary<Deed>) => ({ weight, arbitrary });

/**
 * Ends lie on both sides of today, so that what has expired comes back and goes again. The weights are such
 * that each kind takes effect a dozen times in two thousand, in whatever order the clients come.
 */
const aDeed = fc.oneof(
  weighed(2, fc.record({ kind: fc.constant('grant'), owner: index, plan, quantity: from(2, 12) })),
  weighed(2, fc.record({ kind: fc.constant('buy'), payer: index, quantity: from(1, 6) })),
  weighed(4, fc.record({ kind: fc.constant('refund'), order: index, licenses: from(1, 6) })),
  weighed(60, fc.record({ kind: fc.constantFrom('assign', 'extend'), payer: index, students: some })),
  weighed(40, fc.record({ kind: fc.constant('rollback'), students: some })),
  weighed(
    8,
    fc.record({ kind: fc.constant('switch'), students: some, program: fc.constantFrom(...PROGRAM_IDS) }),
  ),
  weighed(10, fc.record({ kind: fc.constant('move'), from: index, to: index, plan, count: from(1, 4) })),
  weighed(6, fc.record({ kind: fc.constant('reclaim'), from: index, plan, count: from(1, 4) })),
  weighed(
    2,
    fc.record({ kind: fc.constant('trial'), payer: index, days: from(-4, 30), quantity: from(1, 20) }),
  ),
  weighed(6, fc.record({ kind: fc.constant('dates'), lot: index, days: from(-8, 8) })),
  weighed(2, fc.record({ kind: fc.constant('expire') })),
);

export type Step = { deed: Deed; repeat: boolean };

/** What each of so many clients does, one thing after the other; a repeat sends a deed again with the same id. */
export function scripts(clients: number, length: number): fc.Arbitrary<Step[][]> {
  const step = fc.record({ deed: aDeed, repeat: from(0, 19).map((roll) => roll === 0) });
  const script = fc.array(step, { minLength: length, maxLength: length, size: 'max' });
  return fc.array(script, { minLength: clients, maxLength: clients, size: 'max' });
}
