/**
 * How it stands with a student's license. A trial that is over is over like any other. Who is waiting has none yet and
 * may come in: the trial of who looks after the student gives one at the first login.
 */
export const LICENSE_STATES = ['ok', 'expiring', 'trial', 'waiting', 'expired', 'none'] as const;
export type LicenseState = (typeof LICENSE_STATES)[number];

const RUNNING: readonly (LicenseState | null)[] = ['ok', 'expiring', 'trial'];

/** Whether there is a license today. */
export function runsNow(state: LicenseState | null): boolean {
  return RUNNING.includes(state);
}
