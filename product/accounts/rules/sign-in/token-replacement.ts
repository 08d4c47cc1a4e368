import type { Scope } from '#product/access/rules/scopes.ts';

/** Who this tab is signed in as; null for a visitor. */
export type TabSession = { accessToken: string; username: string; scope: Scope } | null;

/** What the storage shared by all tabs holds now. */
export type SharedSession = { accessToken: string | null; username: string | null };

/**
 * Another tab's token applies only to the same user, never to students, and only when signed in. When
 * the other tab signed out, or somebody else signed in there, this tab must not go on as the person before. Where a
 * token was overwritten by another that does not apply here, nobody else can end it any more: `end`.
 */
export function onSharedSessionChange(
  own: TabSession,
  shared: SharedSession,
): 'ignore' | 'replace' | 'sign-out' | 'end' {
  if (own === null || shared.accessToken === own.accessToken) return 'ignore';
  if (shared.accessToken === null) return 'sign-out';
  return shared.username === own.username && own.scope !== 'student' ? 'replace' : 'end';
}
