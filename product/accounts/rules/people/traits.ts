import type { UserProfile } from '../../contract.ts';

/** Manages educators: the admin of a school, of a district or of a team. */
export function runsGroup(user: Pick<UserProfile, 'is_group_admin' | 'is_team_admin'>): boolean {
  return user.is_group_admin || user.is_team_admin;
}

/** Sees how a site license is used. */
export function runsSiteLicense(user: Pick<UserProfile, 'has_site_license_usage_report'>): boolean {
  return user.has_site_license_usage_report;
}
