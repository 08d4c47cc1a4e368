/** What admins and staff do to educators and rosters. */
export const ACTIVITY_TYPES = [
  'add-educator',
  'deactivate-educator',
  'student-mass-transfer-to-another-educator',
  'site-license-grant-access',
  'site-license-revoke-access',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];
