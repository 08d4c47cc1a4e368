import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { DASHBOARD_NOTIFICATIONS } from '#product/notifications/web/query-keys.ts';
import { countFollowUps, countWaiting, type FollowUpList, listFollowUps } from '../contract.ts';

/** No list has this name: whoever shows follow-ups asks for them anew. */
export const FOLLOW_UPS = 'follow-ups';
/** Below the notices: what is told live makes them be fetched anew, too. */
export const FOLLOW_UPS_KEY = [...DASHBOARD_NOTIFICATIONS, FOLLOW_UPS];

export function useFollowUps(
  list: FollowUpList,
  isAsked = true,
): UseQueryResult<OutputOf<typeof listFollowUps>> {
  const changes = useTableChanges();
  return useQuery({
    queryKey: [...FOLLOW_UPS_KEY, list, changes],
    queryFn: ({ signal }) => call(listFollowUps, { _list: list }, { signal, quiet: true }),
    enabled: isAsked,
    // While something was done about one of them the list stays; another list is another one.
    placeholderData: (before, query) => (query?.queryKey.includes(list) ? before : undefined),
    retry: false,
  });
}

/** Whether the reader is one of those who answer for all children of a school. */
export function useAnswers(isAsked: boolean): boolean {
  return useFollowUps('mine', isAsked).data?.answers ?? false;
}

/** All of one child's, for its page. */
export function useChildFollowUps(studentId: number): UseQueryResult<OutputOf<typeof listFollowUps>> {
  const changes = useTableChanges();
  return useQuery({
    queryKey: [...FOLLOW_UPS_KEY, 'of', studentId, changes],
    queryFn: ({ signal }) => call(listFollowUps, { _student: studentId }, { signal, quiet: true }),
    retry: false,
  });
}

/** On time, late or off, by school: one answer for every screen that tells it. */
export function useFollowUpCounts(isAsked = true): UseQueryResult<OutputOf<typeof countFollowUps>> {
  const changes = useTableChanges();
  return useQuery({
    queryKey: [...FOLLOW_UPS_KEY, 'counts', changes],
    queryFn: ({ signal }) => call(countFollowUps, {}, { signal, quiet: true }),
    enabled: isAsked,
    placeholderData: (before) => before,
    retry: false,
  });
}

/** How many are open, and whose: one answer for the menu, the homes and the page. */
export function useOpenFollowUps(isAsked = true): UseQueryResult<OutputOf<typeof countWaiting>> {
  const changes = useTableChanges();
  return useQuery({
    queryKey: [...FOLLOW_UPS_KEY, 'waiting', changes],
    queryFn: ({ signal }) => call(countWaiting, {}, { signal, silent: true }),
    enabled: isAsked,
    placeholderData: (before) => before,
    retry: false,
  });
}
