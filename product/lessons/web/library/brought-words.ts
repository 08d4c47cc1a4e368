import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { setFilters } from '#platform/web/tables/tables.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What somebody looked for elsewhere. Not in the address: that is sent around, and kept by every proxy. */
    lessonWords?: string;
  }
}

/** Goes on with words that a link has brought along. */
export function useBroughtWords(table: string): void {
  const words = useLocation({ select: ({ state }) => state.lessonWords });
  useEffect(() => {
    if (words !== undefined) setFilters(table, { search: words });
  }, [table, words]);
}
