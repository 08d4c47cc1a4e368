import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#platform/web/api.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { type DistrictUploadState, uploadDistricts } from '../district-contract.ts';
import { isDistrictAtWork } from '../rules/district-status.ts';
import { askAgainAfter } from './ask-again.ts';
import { useUploadScope } from './scope.ts';

/** While a worker is at it, or at the upload of one of its schools. */
function isUnderWay({ status, previewing, started, finished }: DistrictUploadState): boolean {
  return isDistrictAtWork(status) || previewing > 0 || finished < started;
}

/** Where a district's roster stands; asked again while something goes on or may go on again. */
export function useDistrictUpload(id: number) {
  const scope = useUploadScope();
  const queries = useQueryClient();
  const key = ['district-upload', id];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(scope.district.calls.read, { id }, { signal, quiet: true }),
    refetchInterval: ({ state: { data: read } }) =>
      read !== undefined && askAgainAfter(isUnderWay(read.data), read.data.stopped_at),
  });
  const upload = data?.data ?? null;
  useFreshLists(scope, upload);
  return {
    scope,
    upload,
    error,
    refetch,
    /** What a step answered is the newest there is. */
    take: (reply: { data: DistrictUploadState }) => void queries.setQueryData(key, reply),
  };
}

/** The list of schools follows what the workers do; the lists of students follow once a school is done. */
function useFreshLists(
  { district, table, refreshes }: ReturnType<typeof useUploadScope>,
  upload: DistrictUploadState | null,
): void {
  const news =
    upload === null ? null : [upload.status, upload.previewing, upload.ready, upload.done].join(' ');
  const finished = upload?.finished;
  const seen = useRef({ news, finished });
  useEffect(() => {
    const before = seen.current;
    seen.current = { news, finished };
    if (before.news === null || before.news === news) return;
    const isMore = before.finished !== finished;
    refreshTables([
      district.schools.name,
      district.table.name,
      ...(isMore ? [table.name, ...refreshes] : []),
    ]);
  }, [news, finished, district, table, refreshes]);
}

/** The districts an admin may upload for. */
export function useMyDistricts(enabled: boolean) {
  return useQuery({
    queryKey: ['upload-districts'],
    queryFn: ({ signal }) => call(uploadDistricts, {}, { signal, quiet: true }),
    enabled,
  });
}
