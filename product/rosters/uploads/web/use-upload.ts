import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#platform/web/api.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import type { UploadState } from '../contract.ts';
import { isAtWork } from '../rules/status.ts';
import { askAgainAfter } from './ask-again.ts';
import { type UploadScope, useUploadScope } from './scope.ts';

/** Where an upload stands; asked again while a worker is at it or may come back to it. */
export function useUpload(id: number) {
  const scope = useUploadScope();
  const queries = useQueryClient();
  const key = ['upload', id];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(scope.calls.read, { id }, { signal, quiet: true }),
    refetchInterval: ({ state: { data: read } }) =>
      read !== undefined && askAgainAfter(isAtWork(read.data.status), read.data.stopped_at),
  });
  const upload = data?.data ?? null;
  useFreshLists(scope, upload);
  return {
    scope,
    upload,
    error,
    refetch,
    /** What a step answered is the newest there is. */
    take: (reply: { data: UploadState }) => void queries.setQueryData(key, reply),
  };
}

/** The lists show what the worker has done as soon as it is done. */
function useFreshLists(scope: UploadScope, upload: UploadState | null): void {
  const seen = useRef(upload?.status);
  useEffect(() => {
    const before = seen.current;
    seen.current = upload?.status;
    if (before === undefined || before === upload?.status) return;
    refreshTables([scope.rows.name, ...scope.refreshes]);
  }, [scope, upload?.status]);
}
