import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { openLive } from '#platform/web/live/live.ts';
import { pageConfig } from '#platform/web/page.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { live } from '#product/notifications/contract.ts';
import { CHILD_GONE, childGone, liveHello } from '#product/notifications/rules/live.ts';
import { sidebarItem } from '#product/notifications/rules/sidebar.ts';
import { DASHBOARD_NOTIFICATIONS } from '#product/notifications/web/query-keys.ts';
import {
  forgetSidebarItems,
  takeApiItems,
  takeLiveItem,
  takeServerBuild,
} from '#product/notifications/web/sidebar-store.ts';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { onForget } from '../opening/forget.ts';
import { letGoOf } from './child-gone.ts';

onForget(forgetSidebarItems);

/** Listens while somebody is signed in, and anew when the token or the person behind it changes. */
export function LiveChannel() {
  const { id } = useUser();
  const token = useSession(({ accessToken }) => accessToken);
  const isActing = useSession(({ actingAs }) => actingAs !== null);
  const answered = useSession(({ notifications }) => notifications);
  const queries = useQueryClient();
  useEffect(() => takeApiItems(answered), [answered]);
  useEffect(() => {
    if (token === null) return;
    const take = ({ type, data }: { type: string; data: unknown }) => {
      const hello = type === 'hello' ? z.safeParse(liveHello, data) : null;
      if (hello?.success) {
        takeServerBuild(hello.data.build, pageConfig().build);
        takeApiItems(hello.data.items);
      }
      const item = type === 'sidebar-item' ? z.safeParse(sidebarItem, data) : null;
      if (item?.success) takeLiveItem(item.data);
      const gone = type === CHILD_GONE ? z.safeParse(childGone, data) : null;
      if (gone?.success) void letGoOf(queries, gone.data.student_id);
      if (type === 'dashboard-notification' || type === 'hello') {
        void queries.invalidateQueries({ queryKey: DASHBOARD_NOTIFICATIONS });
      }
    };
    const channel = openLive({
      endpoint: live,
      onEvent: take,
      onTrouble: () => showSnackbar({ type: 'warning', i18n: 'notifications.connection-failed' }),
      // What a refusal means while acting as somebody, the app finds out.
      quiet: ({ status }) => !(isActing && status === 403),
    });
    return () => channel.close();
  }, [id, token, isActing, queries]);
  return null;
}
