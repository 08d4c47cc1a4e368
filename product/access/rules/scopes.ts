/** The first scope of a token is the main one, and it names the area a person may view. */
export const SCOPES = ['uber', 'educator', 'parent', 'student'] as const;
export type Scope = (typeof SCOPES)[number];

export const ROLES = ['educator', 'administrator', 'clinician', 'home'] as const;
export type Role = (typeof ROLES)[number];

/** Screens call them counselors: who has a caseload instead of a class, and reads what others noted and observed. */
const COUNSELOR: Role = 'clinician';

export function isCounselor({ role }: { role: Role | null }): boolean {
  return role === COUNSELOR;
}

/** The same of a row of accounts, which `account` names in SQL. */
export function isCounselorSql(account: string): string {
  return `${account}.role = '${COUNSELOR}'`;
}

/** What an actor is beyond the scope: policies and screens ask for these by name. */
const TRAITS = ['verified', 'group-admin', 'team-admin', 'site-license-admin', 'play-only'] as const;
export type Trait = (typeof TRAITS)[number];

export function homePath(scope: Scope): string {
  return `/${scope}`;
}

/** A signed-in user may only view paths under the own home path. */
export function mayView(scope: Scope, path: string): boolean {
  const home = homePath(scope);
  return path === home || path.startsWith(`${home}/`);
}
