/** How it stands with a student's license. A trial that is over is over like any other. */
export const LICENSE_STATES = ['ok', 'expiring', 'trial', 'expired', 'none'] as const;
export type LicenseState = (typeof LICENSE_STATES)[number];
