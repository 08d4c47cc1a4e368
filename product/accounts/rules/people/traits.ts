/** Manages educators: the admin of a school, of a district or of a team. */
export function runsGroup(user: { is_group_admin: boolean; is_team_admin: boolean }): boolean {
  return user.is_group_admin || user.is_team_admin;
}

/** Has a class or a caseload; who teaches at home has children. */
export function teachesAtSchool({ role }: { role: string | null }): boolean {
  return role !== 'home';
}

export function teachesAtHome(user: { role: string | null }): boolean {
  return !teachesAtSchool(user);
}

/** Sees how a site license is used. */
export function runsSiteLicense(user: { has_site_license_usage_report: boolean }): boolean {
  return user.has_site_license_usage_report;
}
