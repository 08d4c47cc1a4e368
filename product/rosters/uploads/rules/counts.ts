import type { UploadStatus } from './status.ts';

/** What an upload keeps of its rows: what the preview planned, and what was done since. */
type Counted = {
  status: UploadStatus;
  stopped_at: UploadStatus | null;
  to_create: number;
  to_update: number;
  unchanged: number;
  to_archive: number;
  created: number;
  /** Those that stayed as they were among them. */
  updated: number;
  archived: number;
  /** Without those that stayed as they were. */
  affected: number;
  failed: number;
};

export const ROW_COUNTS = ['created', 'updated', 'unchanged', 'archived', 'failed'] as const;
export type RowCounts = Record<(typeof ROW_COUNTS)[number], number>;

/**
 * How many rows did what, once the upload has been applied; until then, how many would. A row may fail between: the
 * preview's numbers are history then. `COUNTED` of the store says the same in SQL.
 */
export function countsOf(upload: Counted): RowCounts {
  const { failed } = upload;
  if (!isApplied(upload)) {
    const { to_create: created, to_update: updated, unchanged, to_archive: archived } = upload;
    return { created, updated, unchanged, archived, failed };
  }
  const { created, archived } = upload;
  const updated = upload.affected - created - archived;
  return { created, updated, unchanged: upload.updated - updated, archived, failed };
}

function isApplied({ status, stopped_at: at }: Pick<Counted, 'status' | 'stopped_at'>): boolean {
  return ['applied', 'undoing', 'undone'].includes(status) || (status === 'failed' && at === 'undoing');
}
