import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import {
  dismissNotification,
  dismissParentNotification,
  listNotifications,
  listParentNotifications,
  restoreNotification,
  restoreParentNotification,
} from '../contract.ts';
import type { Reader } from '../rules/dashboard.ts';
import { DASHBOARD_NOTIFICATIONS } from './query-keys.ts';

type Listed = OutputOf<typeof listNotifications>;

const EDUCATORS = { list: listNotifications, dismiss: dismissNotification, restore: restoreNotification };
const CALLS = {
  educator: EDUCATORS,
  admin: EDUCATORS,
  parent: {
    list: listParentNotifications,
    dismiss: dismissParentNotification,
    restore: restoreParentNotification,
  },
} as const;

export function useUpdates(reader: Reader) {
  return useQuery({
    queryKey: DASHBOARD_NOTIFICATIONS,
    queryFn: ({ signal }) => call(CALLS[reader].list, {}, { signal, quiet: true }),
  });
}

/** Dismissing removes it and decrements the total, at once; should the call fail, it comes back. */
export function useDismiss(reader: Reader, onGone: () => void): (ids: readonly number[]) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (ids: readonly number[]) => Promise.all(ids.map((id) => call(CALLS[reader].dismiss, { id }))),
    onMutate: (ids) => {
      queries.setQueryData<Listed>(DASHBOARD_NOTIFICATIONS, (listed) =>
        listed === undefined
          ? undefined
          : {
              ...listed,
              data: listed.data.filter(({ id }) => !ids.includes(id)),
              total: listed.total - ids.length,
            },
      );
      onGone();
    },
    onSuccess: (_, ids) => {
      const run = async (): Promise<void> => {
        await Promise.all(ids.map((id) => call(CALLS[reader].restore, { id })));
        await queries.invalidateQueries({ queryKey: DASHBOARD_NOTIFICATIONS });
      };
      showSnackbar({
        type: 'success',
        i18n: 'notifications.dashboard.dismissed',
        // That it did not work is told as of any call.
        action: { i18n: 'ui.undo', run: () => void run().catch(() => undefined) },
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: DASHBOARD_NOTIFICATIONS }),
  });
  return (ids) => mutate(ids);
}
