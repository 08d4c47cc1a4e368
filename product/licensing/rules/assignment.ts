import type { ProgramId } from '#brands/brand.ts';
import { addDays, type Day, daysBetween } from '#platform/contract/days.ts';
import { lastDay, type Plan, type Term } from './plans.ts';

/** A lot somebody can draw on. */
export type OpenLot = {
  id: number;
  plan: Plan;
  term: Term;
  starts_on: Day;
  ends_on: Day | null;
  remaining: number;
};

/** Whose lot it is to whoever pays with it: see `LOT_ORDER`. */
export type Source = 'own-individual' | 'own-site' | 'pool' | 'trial';

/** What people call these sources, and can choose of them. */
export const LICENSE_KINDS = ['individual', 'site', 'pool', 'trial'] as const;
export type LicenseKind = (typeof LICENSE_KINDS)[number];
export type KindCounts = Record<LicenseKind, number>;

export const KIND_OF: Readonly<Record<Source, LicenseKind>> = {
  'own-individual': 'individual',
  'own-site': 'site',
  pool: 'pool',
  trial: 'trial',
};

/** Of which kind the licenses are to be: one, or what `LOT_ORDER` says. */
export const LICENSE_CHOICES = ['any', ...LICENSE_KINDS] as const;
export type LicenseChoice = (typeof LICENSE_CHOICES)[number];

export function lotsOfKind<Lot extends { source: Source }>(
  choice: LicenseChoice,
  lots: readonly Lot[],
): readonly Lot[] {
  return choice === 'any' ? lots : lots.filter((lot) => KIND_OF[lot.source] === choice);
}

/** How many licenses of each kind these are. */
export function countKinds(some: readonly { source: Source; count: number }[]): KindCounts {
  const counts: KindCounts = { individual: 0, site: 0, pool: 0, trial: 0 };
  for (const { source, count } of some) counts[KIND_OF[source]] += count;
  return counts;
}

export type PayersLot = OpenLot & { payer_id: number; source: Source };

/** The order of `decisions.md`: own individual, own site, the groups' pools, then a valid trial. */
const LOT_ORDER: readonly Source[] = ['own-individual', 'own-site', 'pool', 'trial'];

export type Candidate = {
  id: number;
  /** Who gives the license: the first who has one. */
  payers: readonly number[];
  /** The last day covered by a paid license, and by any. */
  paidUntil: Day | null;
  coveredUntil: Day | null;
  program: ProgramId;
};

export type Given = {
  studentId: number;
  lotId: number;
  source: Source;
  kind: 'assign' | 'extend';
  program: ProgramId;
  startsOn: Day;
  endsOn: Day;
};

export type Assignment = {
  given: Given[];
  /** Already on a license that is good for long enough. */
  skipped: number[];
  /** There was none left for them. */
  short: number[];
  /** Where there are licenses and they do not serve: why not, of the first for whom it is so. */
  why?: Unfit;
};

/** Left, and of no use now: they end before the student's own, or begin later. */
type Unfit =
  | { cause: 'end-before'; date: Day; until: Day }
  | { cause: 'begin-later'; date: Day; count: number };

/**
 * Who gets which license. A student with a paid one is left alone, unless it ends in under `extendUnder` days: then
 * the next follows on it. A student on a trial gets a paid license when there is one.
 */
export function assignLicenses(
  candidates: readonly Candidate[],
  lots: readonly PayersLot[],
  { today, extendUnder = 0 }: { today: Day; extendUnder?: number },
): Assignment {
  const left = new Map(lots.map((lot) => [lot.id, lot.remaining]));
  const open = Map.groupBy(
    lots.filter((lot) => isOpen(lot, today)).toSorted(byChoice),
    (lot) => lot.payer_id,
  );
  const assignment: Assignment = { given: [], skipped: [], short: [] };
  for (const candidate of candidates) {
    const { id, paidUntil, coveredUntil, program } = candidate;
    const running = paidUntil !== null && paidUntil >= today;
    if (running && daysBetween(today, paidUntil) >= extendUnder) {
      assignment.skipped.push(id);
      continue;
    }
    const startsOn = running ? addDays(paidUntil, 1) : today;
    const choices = candidate.payers.flatMap((payer) => open.get(payer) ?? []);
    const fits = (lot: PayersLot) => (left.get(lot.id) ?? 0) > 0 && gains(lot, coveredUntil, startsOn);
    const lot =
      choices.find((one) => one.source !== 'trial' && fits(one)) ??
      choices.find((one) => one.source === 'trial' && fits(one));
    if (lot === undefined) {
      const theirs = lots.filter(
        (one) => candidate.payers.includes(one.payer_id) && (left.get(one.id) ?? 0) > 0,
      );
      const why = assignment.why ?? unfit(theirs, coveredUntil, startsOn, today);
      if (why !== null) assignment.why = why;
      const covered = coveredUntil !== null && coveredUntil >= today;
      (covered ? assignment.skipped : assignment.short).push(id);
      continue;
    }
    left.set(lot.id, (left.get(lot.id) ?? 0) - 1);
    const endsOn = lastDay({ term: lot.term, endsOn: lot.ends_on }, startsOn);
    const kind = running ? 'extend' : 'assign';
    assignment.given.push({
      studentId: id,
      lotId: lot.id,
      source: lot.source,
      kind,
      program,
      startsOn,
      endsOn,
    });
  }
  return assignment;
}

function unfit(
  lots: readonly PayersLot[],
  coveredUntil: Day | null,
  startsOn: Day,
  today: Day,
): Unfit | null {
  const paid = lots.filter((lot) => lot.source !== 'trial');
  const ends = paid.flatMap((lot) =>
    isOpen(lot, today) && !gains(lot, coveredUntil, startsOn) && lot.ends_on !== null ? [lot.ends_on] : [],
  );
  const [last] = ends.toSorted().toReversed();
  if (last !== undefined) return { cause: 'end-before', date: last, until: addDays(startsOn, -1) };
  const later = paid.filter((lot) => lot.starts_on > today);
  const [first] = later.map((lot) => lot.starts_on).toSorted();
  if (first === undefined) return null;
  return { cause: 'begin-later', date: first, count: later.reduce((sum, lot) => sum + lot.remaining, 0) };
}

export function isOpen(lot: OpenLot, today: Day): boolean {
  return lot.remaining > 0 && lot.starts_on <= today && (lot.ends_on === null || lot.ends_on >= today);
}

/** A license that would end before it begins is wasted; a trial follows on nothing. */
function gains(lot: PayersLot, coveredUntil: Day | null, startsOn: Day): boolean {
  if (lastDay({ term: lot.term, endsOn: lot.ends_on }, startsOn) < startsOn) return false;
  return lot.source !== 'trial' || coveredUntil === null || coveredUntil < startsOn;
}

/** By source; then what ends first, so that the least is lost. */
function byChoice(a: PayersLot, b: PayersLot): number {
  return (
    LOT_ORDER.indexOf(a.source) - LOT_ORDER.indexOf(b.source) ||
    compareEnds(a.ends_on, b.ends_on) ||
    a.id - b.id
  );
}

/** What never ends comes last. */
export function compareEnds(a: Day | null, b: Day | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null || a < b ? -1 : 1;
}

/** Takes a number of licenses out of lots, what ends first first; null where there are not so many. */
export function takeFrom(lots: readonly OpenLot[], count: number): { lotId: number; count: number }[] | null {
  const taken: { lotId: number; count: number }[] = [];
  let wanted = count;
  for (const lot of lots.toSorted((a, b) => compareEnds(a.ends_on, b.ends_on) || a.id - b.id)) {
    const some = Math.min(wanted, lot.remaining);
    if (some <= 0) continue;
    taken.push({ lotId: lot.id, count: some });
    wanted -= some;
  }
  return wanted === 0 ? taken : null;
}
