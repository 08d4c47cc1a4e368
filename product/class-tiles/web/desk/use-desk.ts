import { useQueryClient } from '@tanstack/react-query';
import type { Notification } from '#platform/contract/message.ts';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';

export const DESK = ['class-tiles'];
export const SHOWN_PICTURES = ['class-tiles-pictures'];

/** Does something with the class, says what was done, and reads the page anew. */
export function useDeed(): (deed: () => Promise<{ notification: Notification }>) => Promise<void> {
  const queries = useQueryClient();
  return async (deed) => {
    const { notification } = await deed();
    showSnackbar(notification);
    await queries.invalidateQueries({ queryKey: DESK });
    await queries.invalidateQueries({ queryKey: SHOWN_PICTURES });
  };
}

/** For a button: what went wrong has been told by the call itself. */
export function quietly(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
