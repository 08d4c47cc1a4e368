import { useUser } from '#product/accounts/web/session.ts';
import {
  educatorUploads,
  type UploadCalls,
  uberUploadRowsTable,
  uberUploads,
  uberUploadsTable,
  uploadRowsTable,
  uploadsTable,
} from '../../uploads-contract.ts';

/** Educators and staff have the same screens, each with calls and addresses of their own. */
export type UploadScope = {
  calls: UploadCalls;
  table: typeof uploadsTable;
  rows: typeof uploadRowsTable;
  /** Where the screens of uploads are, and the list they belong to. */
  base: string;
  list: string;
  listSearch: Record<string, string>;
  /** Lists whose rows an upload changes. */
  refreshes: readonly string[];
};

const EDUCATORS: UploadScope = {
  calls: educatorUploads,
  table: uploadsTable,
  rows: uploadRowsTable,
  base: '/educator/students/uploads',
  list: '/educator/students',
  listSearch: { tab: 'uploads' },
  refreshes: ['students', 'uploads', 'group-educators'],
};
const STAFF: UploadScope = {
  calls: uberUploads,
  table: uberUploadsTable,
  rows: uberUploadRowsTable,
  base: '/uber/schools/uploads',
  list: '/uber/schools',
  listSearch: { tab: 'uploads' },
  refreshes: ['uber-students', 'uber-uploads', 'educators', 'schools', 'districts'],
};

export function useUploadScope(): UploadScope {
  return useUser().scope === 'uber' ? STAFF : EDUCATORS;
}
