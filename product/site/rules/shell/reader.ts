import type { Reader } from '#product/notifications/rules/dashboard.ts';

/** As whom somebody reads the updates of their dashboard. */
export function readerOf(user: { scope: string; is_group_admin: boolean; is_team_admin: boolean }): Reader {
  if (user.scope === 'parent') return 'parent';
  return user.is_group_admin || user.is_team_admin ? 'admin' : 'educator';
}
