import { DashboardNotifications } from './dashboard-notifications.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';

export function ParentNotificationsScreen() {
  return (
    <NotificationsScreen>
      <DashboardNotifications reader="parent" />
    </NotificationsScreen>
  );
}
