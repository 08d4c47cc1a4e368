import type { Scope } from '#product/access/rules/scopes.ts';

/** Who this tab is signed in as; null for a visitor. */
export type TabSession = { accessToken: string; username: string; scope: Scope } | null;

/** What the storage shared by all tabs holds now. */
export type SharedSession = { accessToken: string | null; username: string | null };

/**
 * Section 4: another tab's token applies only to the same user, never to students, and only when signed in. When
 * the other tab signed out, or somebody else signed in there, this tab must not go on as the person before.
 */
export function onSharedSessionChange(
  own: TabSession,
  shared: SharedSession,
): 'ignore' | 'replace' | 'sign-out' {
  if (own === null || shared.accessToken === own.accessToken) return 'ignore';
  if (shared.accessToken === null || shared.username !== own.username) return 'sign-out';
  return own.scope === 'student' ? 'ignore' : 'replace';
}
