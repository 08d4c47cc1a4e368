import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { dayAtSchool } from '#product/rosters/server/students/license-state.ts';
import {
  type LicenseAsked,
  type LicenseDesk,
  licenseOperation,
} from '#product/rosters/uploads/server/store/ports.ts';
import { isOpen } from '../../rules/assignment.ts';
import { EXTEND_UNDER_DAYS } from '../../rules/plans.ts';
import { ecommerceOf } from '../ledger/ecommerce.ts';
import { recordUses } from '../ledger/history.ts';
import { type Operation, operate } from '../ledger/operations.ts';
import { findPayersLots } from '../ledger/payers-lots.ts';
import { giveLicenses, tryLicenses, type Wish } from './assign.ts';
import { switchProgram, switchProgramsBack, takeBackLicenses } from './take-back.ts';

/** Of a student, and so of the others of the upload: they have one school. */
const findDay = statement(
  { today: z.string() },
  `
    select ${dayAtSchool('$2::timestamptz')} as today
    from students s left join schools sc on sc.id = s.school_id where s.id = $1`,
);

const shortList = (kept: unknown): number[] => (Array.isArray(kept) ? kept.map(Number) : []);

/** What bulk uploads ask of licensing. */
export const uploadDesk: LicenseDesk = {
  async mayUploadMany(tx, accountId, now) {
    const actor = { id: accountId, scope: 'educator', traits: [], actingAsBy: null };
    return (await ecommerceOf(tx, actor, now)).is_active_customer;
  },
  available: openPaid,
  async activate(tx, asked, upload, now) {
    const [first] = asked;
    if (first === undefined) return [];
    // A chunk is one transaction: its first student tells it from the others of the upload.
    const operationId = `${operationOf(upload)}:${first.student_id}`;
    const today = await todayFor(tx, first.chosen_id, now);
    const deed = { tx, kind: 'upload', actor: await uploaderOf(tx, upload), now, today, operationId };
    return operate(deed, shortList, (operation) => activateAll(operation, asked));
  },
  async switchPrograms(tx, switches, upload, now) {
    const [first] = switches;
    if (first === undefined) return;
    const operationId = `${operationOf(upload)}:switch:${first.student_id}`;
    const today = await todayFor(tx, first.chosen_id, now);
    const deed = { tx, kind: 'upload', actor: await uploaderOf(tx, upload), now, today, operationId };
    await operate(deed, shortList, async (operation) => {
      await switchAll(operation, switches.map(wishOf));
      await recordUses(operation);
      return [];
    });
  },
  async giveBack(tx, studentIds, upload, now) {
    const [first] = studentIds;
    if (first === undefined) return;
    const operationId = `${operationOf(upload)}:back:${first}`;
    const [school] = await findDay(tx, first, now);
    const deed = {
      tx,
      kind: 'upload-undo',
      actor: await uploaderOf(tx, upload),
      now,
      operationId,
      ...school,
    };
    await operate(deed, shortList, async (operation) => {
      await switchProgramsBack(operation, studentIds, operationOf(upload));
      const returned = await takeBackLicenses(operation, studentIds, operationOf(upload));
      await recordUses(operation);
      return returned;
    });
  },
  async outlook(tx, asked, now) {
    const [first] = asked;
    if (first === undefined) return [];
    const today = await todayFor(tx, first.chosen_id, now);
    const options = { extendUnder: EXTEND_UNDER_DAYS, withNew: true };
    const { assignment } = await tryLicenses(tx, asked.map(wishOf), today, options);
    const given = new Map(assignment.given.map((one) => [one.studentId, one.kind]));
    const short = new Set(assignment.short);
    return asked.map(({ student_id: id }) => given.get(id) ?? (short.has(id) ? 'short' : 'covered'));
  },
};

const findUploader = statement(
  { id: z.nullable(z.number()), scope: z.string(), actingAsBy: z.nullable(z.number()) },
  `
    select uploaded_by as id, actor_scope as scope, acting_as_by as "actingAsBy" from uploads where uuid = $1::uuid`,
);

/** A worker does it in the name of who sent the file, and of the staff member behind them; null when they are gone. */
async function uploaderOf(tx: Tx, upload: string): Promise<Operation['actor']> {
  const [found] = await findUploader(tx, upload);
  return found === undefined || found.id === null ? null : { ...found, id: found.id };
}

function operationOf(uuid: string): string {
  return licenseOperation({ uuid });
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

/** Activates, or extends what ends in under 90 days; who has a license already only gets the program named. */
async function activateAll(operation: Operation, asked: readonly LicenseAsked[]): Promise<number[]> {
  const wishes = asked.map(wishOf);
  const { skipped, short } = await giveLicenses(operation, wishes, { extendUnder: EXTEND_UNDER_DAYS });
  const left = new Set(skipped);
  await switchAll(
    operation,
    wishes.filter((wish) => left.has(wish.studentId)),
  );
  await recordUses(operation);
  return short;
}

async function switchAll(operation: Operation, wishes: readonly Wish[]): Promise<void> {
  for (const program of PROGRAM_IDS) {
    const ids = wishes.filter((wish) => wish.program === program).map((wish) => wish.studentId);
    if (ids.length > 0) await switchProgram(operation, ids, program);
  }
}

function wishOf({
  student_id: studentId,
  educator_id: educator,
  chosen_id: chosen,
  program,
}: LicenseAsked): Wish {
  const payers = educator === null || educator === chosen ? [chosen] : [educator, chosen];
  return { studentId, payers, program: PROGRAM_IDS.find((one) => one === program) ?? null };
}
