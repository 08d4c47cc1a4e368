/** The first scope of a token is the main one, and it names the area a person may view. */
export const SCOPES = ['uber', 'educator', 'parent', 'student'] as const;
export type Scope = (typeof SCOPES)[number];

export const ROLES = ['educator', 'administrator', 'clinician', 'home'] as const;
export type Role = (typeof ROLES)[number];

/** What an actor is beyond the scope: policies and screens ask for these by name. */
const TRAITS = ['verified', 'group-admin', 'team-admin', 'site-license-admin'] as const;
export type Trait = (typeof TRAITS)[number];

export function homePath(scope: Scope): string {
  return `/${scope}`;
}

/** A signed-in user may only view paths under the own home path. */
export function mayView(scope: Scope, path: string): boolean {
  const home = homePath(scope);
  return path === home || path.startsWith(`${home}/`);
}
