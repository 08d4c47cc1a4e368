import { PROGRAM_IDS } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import type { LicenceAsked, LicenceDesk } from '#product/rosters/server/uploads/ports.ts';
import { administeredGroups } from '#product/schools/server/reach.ts';
import { isOpen } from '../rules/assignment.ts';
import { EXTEND_UNDER_DAYS } from '../rules/plans.ts';
import { giveLicenses, type Wish } from './assign.ts';
import { ecommerceOf } from './ecommerce.ts';
import { recordHistory } from './history.ts';
import { type Operation, operate, todayFor } from './operations.ts';
import { findPayersLots } from './payers-lots.ts';
import { switchProgram, takeBackLicenses } from './take-back.ts';

const shortList = (kept: unknown): number[] => (Array.isArray(kept) ? kept.map(Number) : []);

/** What bulk uploads ask of licensing. */
export const uploadDesk: LicenceDesk = {
  async mayUploadMany(tx, accountId, now) {
    const actor = { id: accountId, scope: 'educator', traits: [], actingAsBy: null };
    return (await ecommerceOf(tx, actor, now)).is_active_customer || (await runsCustomer(tx, accountId));
  },
  available: openPaid,
  activate(tx, asked, upload, now) {
    const [first] = asked;
    if (first === undefined) return Promise.resolve([]);
    // A chunk is one transaction: its first student tells it from the others of the upload.
    const operationId = `${operationOf(upload)}:${first.student_id}`;
    return todayFor(tx, first.chosen_id, now).then((today) =>
      operate({ tx, kind: 'upload', actor: null, now, today, operationId }, shortList, (operation) =>
        activateAll(operation, asked),
      ),
    );
  },
  async giveBack(tx, studentIds, upload, now) {
    const [first] = studentIds;
    if (first === undefined) return;
    const operationId = `${operationOf(upload)}:back:${first}`;
    const deed = { tx, kind: 'upload-undo', actor: null, now, operationId };
    await operate(deed, shortList, (operation) =>
      takeBackLicenses(operation, studentIds, operationOf(upload)),
    );
  },
};

function operationOf(upload: string): string {
  return `upload:${upload}`;
}

async function openPaid(tx: Tx, accountIds: readonly number[], now: Date): Promise<number> {
  const [first] = accountIds;
  if (first === undefined) return 0;
  const today = await todayFor(tx, first, now);
  const lots = await findPayersLots(tx, accountIds);
  const open = new Map(
    lots.filter((lot) => lot.source !== 'trial' && isOpen(lot, today)).map((lot) => [lot.id, lot.remaining]),
  );
  return [...open.values()].reduce((sum, remaining) => sum + remaining, 0);
}

const findGroupLot = statement(`
    select from license_lots where quantity > 0 and group_id in (${administeredGroups('$1')}) limit 1`);

/** Admins of a group that bought licenses upload for it, whether or not they draw on them. */
async function runsCustomer(tx: Tx, accountId: number): Promise<boolean> {
  return (await findGroupLot(tx, accountId)).length > 0;
}

/** Activates, or extends what ends in under 90 days; who has a license already only gets the program named. */
async function activateAll(operation: Operation, asked: readonly LicenceAsked[]): Promise<number[]> {
  const wishes = asked.map(wishOf);
  const { given, skipped, short } = await giveLicenses(operation, wishes, { extendUnder: EXTEND_UNDER_DAYS });
  for (const program of PROGRAM_IDS) {
    const ids = wishes.filter((wish) => wish.program === program && skipped.includes(wish.studentId));
    if (ids.length > 0) {
      await switchProgram(
        operation,
        ids.map((wish) => wish.studentId),
        program,
      );
    }
  }
  const owner = { accountId: asked[0]?.chosen_id ?? 0 };
  if (given.length > 0) {
    await recordHistory(operation, { type: 'use-product-assigned', owner, quantity: given.length });
  }
  return short;
}

function wishOf({
  student_id: studentId,
  educator_id: educator,
  chosen_id: chosen,
  program,
}: LicenceAsked): Wish {
  const payers = educator === null || educator === chosen ? [chosen] : [educator, chosen];
  return { studentId, payers, program: PROGRAM_IDS.find((one) => one === program) ?? null };
}
