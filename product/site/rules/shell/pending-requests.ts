import type { SidebarItem } from '#product/notifications/rules/sidebar.ts';

/** How many accounts wait for staff, as the sidebar's notifications tell it. */
export function pendingRequests(items: readonly SidebarItem[]): number {
  const count = items.find(({ type }) => type === 'pending-account-requests')?.data['count'];
  return typeof count === 'number' ? count : 0;
}
