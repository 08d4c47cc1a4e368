import { DashboardNotifications } from './dashboard-notifications.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';

export function EducatorNotificationsScreen() {
  return (
    <NotificationsScreen>
      <DashboardNotifications reader="educator" />
    </NotificationsScreen>
  );
}
