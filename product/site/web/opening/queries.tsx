import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, TimedOut } from '#platform/web/api.ts';
import { forgetTables } from '#platform/web/tables/tables.ts';
import { onForget } from './forget.ts';

const RETRIES = 2;

/** One for the whole app. A reply that says no says it again: only lost connections and failing servers are retried. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < RETRIES && (!(error instanceof ApiError) || isPassing(error)),
      // Asked without a connection too: an answer that says so, instead of waiting for one without a word.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Who waited in vain is told, and not made to wait again; nor is anybody who has no connection. */
function isPassing(error: ApiError): boolean {
  if (error instanceof TimedOut || !navigator.onLine) return false;
  return error.status === 0 || error.status >= 500;
}

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

onForget(() => {
  forgetTables();
  queryClient.clear();
});
