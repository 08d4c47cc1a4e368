import type { Day } from '#platform/contract/days.ts';
import type { Scope } from '#product/access/rules/scopes.ts';
import { trialDaysLeft } from '../free-trial.ts';

/** Staff act as somebody for an hour at most. */
export const ACTING_MINUTES = 60;

/** The code that carries the acting over to the student site is used at once or never. */
export const HANDOVER_SECONDS = 60;

export const SUBDOMAINS = ['dashboard', 'student'] as const;
export type Subdomain = (typeof SUBDOMAINS)[number];

export function subdomainOf(scope: Scope): Subdomain {
  return scope === 'student' ? 'student' : 'dashboard';
}

export type ActingTarget = {
  scope: Scope;
  /** May hold a session: neither waiting, nor deactivated, nor archived. */
  active: boolean;
  /** Asked of students only. */
  licensed: boolean;
};

export type ActingFault = 'missing' | 'uber' | 'inactive' | 'unlicensed';

/** Why staff may not act as somebody; null where they may. */
export function actingFault(target: ActingTarget | null): ActingFault | null {
  if (target === null) return 'missing';
  if (target.scope === 'uber') return 'uber';
  if (!target.active) return 'inactive';
  return target.scope === 'student' && !target.licensed ? 'unlicensed' : null;
}

/** A student plays on a license of the own, or on the valid trial of who looks after the student. */
export function isLicensed(license: { endsOn: Day | null; trialEndsOn: Day | null }, today: Day): boolean {
  const { endsOn, trialEndsOn } = license;
  return [endsOn, trialEndsOn].some((end) => end !== null && trialDaysLeft(end, today) >= 0);
}
