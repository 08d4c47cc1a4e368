import type { Context } from '#platform/server/serve.ts';
import { getStudents } from '#product/rosters/server/students.ts';
import type { educatorLicenses, LicenseAvailability } from '../contract.ts';
import { isOpen, type Source } from '../rules/assignment.ts';
import { tryLicenses } from './assign.ts';
import { todayFor } from './operations.ts';
import { wishesFor } from './student-licenses.ts';

const NAMES = { 'own-individual': 'individual', 'own-site': 'site', pool: 'pool', trial: 'trial' } as const;

/** What a dialog says before licenses are assigned. It may be overtaken: the assignment itself looks again. */
export async function licenseAvailability(
  context: Context<typeof educatorLicenses.availability>,
): Promise<{ data: LicenseAvailability }> {
  const { tx, actor, input, now } = context;
  const students = await getStudents(tx, actor, input.ids, 'give-license');
  const today = await todayFor(tx, students[0]?.owner_id ?? actor.id, now);
  const { assignment, lots } = await tryLicenses(tx, wishesFor(actor, students, null), today);
  const available = { individual: 0, site: 0, pool: 0, trial: 0 };
  // A lot that several of them can draw on counts once.
  const sources = new Map<number, { source: Source; remaining: number }>();
  for (const lot of lots.filter((one) => isOpen(one, today))) sources.set(lot.id, lot);
  for (const { source, remaining } of sources.values()) available[NAMES[source]] += remaining;
  return {
    data: {
      selected: students.length,
      licensed: assignment.skipped.length,
      enough: assignment.short.length === 0,
      missing: assignment.short.length,
      begins_on: assignment.why?.cause === 'begin-later' ? assignment.why.date : null,
      available,
    },
  };
}
