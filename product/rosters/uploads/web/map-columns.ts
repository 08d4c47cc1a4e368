import { call } from '#platform/web/api.ts';
import type { UploadState } from '../contract.ts';
import type { Mapping } from '../rules/columns.ts';
import type { UploadScope } from './scope.ts';

export const FLAGS = ['archive_missing', 'exclude_others', 'allow_duplicates', 'keep_providers'] as const;
export type Flags = Pick<UploadState, (typeof FLAGS)[number]>;

/** Says what the columns mean and what to do beyond them; the preview is made anew. */
export function mapColumns(
  scope: UploadScope,
  id: number,
  columns: Mapping,
  {
    archive_missing,
    exclude_others,
    allow_duplicates,
    keep_providers,
    org,
  }: Flags & Pick<UploadState, 'org'>,
): Promise<{ data: UploadState }> {
  return call(scope.calls.map, {
    id,
    columns: [...columns],
    archive_missing,
    exclude_others,
    allow_duplicates,
    keep_providers,
    ...(org === null ? {} : { org }),
  });
}
