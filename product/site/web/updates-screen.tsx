import { useUser } from '#product/accounts/web/session/session.ts';
import { DashboardNotifications } from '#product/notifications/web/dashboard-notifications.tsx';
import { NotificationsScreen } from '#product/notifications/web/notifications-screen.tsx';
import { readerOf } from '../rules/shell/reader.ts';

/** What waits for an educator or a parent, with the updates of the dashboard. */
export function UpdatesScreen() {
  const user = useUser();
  const reader = readerOf(user);
  return (
    <NotificationsScreen>
      <DashboardNotifications reader={reader} />
    </NotificationsScreen>
  );
}
