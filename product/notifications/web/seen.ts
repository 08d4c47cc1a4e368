import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#platform/web/api.ts';
import { dismissNotification, listNotifications } from '../contract.ts';
import type { DashboardNotification } from '../rules/dashboard.ts';
import { DASHBOARD_NOTIFICATIONS } from './query-keys.ts';

/** The page that some notifications lead to was opened: they have said what they had to say. */
export function useSeen(isSeen: (notification: DashboardNotification) => boolean, enabled: boolean): void {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: DASHBOARD_NOTIFICATIONS,
    queryFn: ({ signal }) => call(listNotifications, {}, { signal, quiet: true }),
    enabled,
  });
  const seen = enabled ? (data?.data.filter(isSeen).map(({ id }) => id) ?? []) : [];
  const key = seen.join(' ');
  useEffect(() => {
    if (key === '') return;
    const putAway = async (): Promise<void> => {
      for (const id of key.split(' ').map(Number)) await call(dismissNotification, { id }, { quiet: true });
      await queries.invalidateQueries({ queryKey: DASHBOARD_NOTIFICATIONS });
    };
    // Should it not work, it is there the next time.
    void putAway().catch(() => undefined);
  }, [key, queries]);
}
