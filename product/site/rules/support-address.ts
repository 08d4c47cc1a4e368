import { homePath, type Scope } from '#product/access/rules/scopes.ts';

/** Who has a dashboard with a support page is led to it; everybody else writes a mail. */
export function supportAddress(user: { scope: Scope } | null, supportEmail: string): string {
  return user?.scope === 'educator' || user?.scope === 'parent'
    ? `${homePath(user.scope)}/support`
    : `mailto:${supportEmail}`;
}
