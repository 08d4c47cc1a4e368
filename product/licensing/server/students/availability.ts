import * as z from 'zod/mini';
import type { Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { getStudents } from '#product/rosters/server/students/students.ts';
import type { educatorLicenses, LicenseAvailability } from '../../contract.ts';
import {
  type Assignment,
  compareEnds,
  countKinds,
  isOpen,
  KIND_OF,
  type PayersLot,
} from '../../rules/assignment.ts';
import { PAYERS_LOTS } from '../ledger/payers-lots.ts';
import { tryLicenses } from './assign.ts';
import { spentOf, wishesFor } from './student-licenses.ts';

/** What a dialog says before licenses are assigned. It may be overtaken: the assignment itself looks again. */
export async function licenseAvailability(
  context: Context<typeof educatorLicenses.availability>,
): Promise<{ data: LicenseAvailability }> {
  const { tx, actor, input, now } = context;
  const students = await getStudents(tx, actor, input.ids, 'give-license');
  const today = await todayFor(tx, students[0]?.owner_id ?? actor.id, now);
  const extend = input.extend === true;
  const wishes = wishesFor(actor, students, null);
  const options = { from: input.from, ...(extend ? { extendUnder: Number.POSITIVE_INFINITY } : {}) };
  const { assignment, lots } = await tryLicenses(tx, wishes, today, options);
  // A lot that several of them can draw on counts once.
  const each = [...new Map(lots.map((lot) => [lot.id, lot])).values()];
  const open = each.filter((lot) => isOpen(lot, today));
  // Who asks for the next license and cannot get it is not served by the one there is.
  const missing = assignment.short.length + (extend ? assignment.skipped.length : 0);
  const payers = [...new Set(wishes.flatMap((wish) => wish.payers))];
  return {
    data: {
      selected: students.length,
      licensed: extend ? 0 : assignment.skipped.length,
      enough: missing === 0,
      missing,
      cause: missing === 0 ? null : await causeOf(tx, assignment, payers, today),
      lots: await described(tx, each, today),
      available: countKinds(open.map(({ source, remaining: count }) => ({ source, count }))),
      spent: spentOf(assignment),
    },
  };
}

const findGroups = statement(
  { id: z.number(), name: z.string() },
  `
    select l.id, g.name from license_lots l join groups g on g.id = l.group_id where l.id = any($1::bigint[])`,
);

/** What ends first first. What is over is left out. */
async function described(
  tx: Tx,
  lots: readonly PayersLot[],
  today: Day,
): Promise<LicenseAvailability['lots']> {
  const shown = lots
    .filter((lot) => lot.ends_on === null || lot.ends_on >= today)
    .toSorted((a, b) => compareEnds(a.ends_on, b.ends_on) || a.id - b.id);
  const groups = new Map(
    (
      await findGroups(
        tx,
        shown.map(({ id }) => id),
      )
    ).map(({ id, name }) => [id, name]),
  );
  return shown.map(({ id, source, remaining, starts_on, ends_on }) => ({
    kind: KIND_OF[source],
    group: source === 'pool' ? (groups.get(id) ?? null) : null,
    count: remaining,
    starts_on,
    ends_on,
  }));
}

const findBefore = statement(
  { used: z.number(), ended: z.nullable(z.string()), trial_ended: z.nullable(z.string()) },
  `
    select coalesce(sum(l.used) filter (where l.ends_on is null or l.ends_on >= $2::date), 0)::integer as used,
      max(l.ends_on) filter (where l.ends_on < $2::date and l.plan <> 'free-trial') as ended,
      max(l.ends_on) filter (where l.ends_on < $2::date and l.plan = 'free-trial') as trial_ended
    from license_lots l where l.id in (select lot_id from (${PAYERS_LOTS}) open)`,
);

async function causeOf(
  tx: Tx,
  { given, why }: Assignment,
  payers: readonly number[],
  today: Day,
): Promise<LicenseAvailability['cause']> {
  const cause = { date: null, until: null, count: 0 };
  if (why?.cause === 'end-before') {
    return { ...cause, kind: 'end-before', date: why.date, until: why.until };
  }
  if (why?.cause === 'begin-later') {
    return { ...cause, kind: 'begin-later', date: why.date, count: why.count };
  }
  // Some get one: that there are too few says it all.
  if (given.length > 0) return null;
  const [before] = await findBefore(tx, payers, today);
  if (before !== undefined && before.used > 0) return { ...cause, kind: 'in-use', count: before.used };
  if (before?.ended) return { ...cause, kind: 'ended', date: before.ended };
  if (before?.trial_ended) return { ...cause, kind: 'trial-ended', date: before.trial_ended };
  return { ...cause, kind: 'none' };
}
