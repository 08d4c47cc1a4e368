import { useSyncExternalStore } from 'react';

/** Whether nobody can see the page. */
export function useHidden(): boolean {
  return useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.visibilityState === 'hidden',
  );
}
