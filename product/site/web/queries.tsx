import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#platform/web/api.ts';
import { forgetTables } from '#platform/web/tables.ts';
import { onForget } from './forget.ts';

const RETRIES = 2;

/** One for the whole app. A reply that says no says it again: only lost connections and failing servers are retried. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < RETRIES && (!(error instanceof ApiError) || isPassing(error.status)),
    },
  },
});

function isPassing(status: number): boolean {
  return status === 0 || status >= 500;
}

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

onForget(() => {
  forgetTables();
  queryClient.clear();
});
