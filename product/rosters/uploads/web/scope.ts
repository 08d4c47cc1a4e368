import { useUser } from '#product/accounts/web/session/session.ts';
import {
  educatorUploads,
  staffUploadRowsTable,
  staffUploads,
  staffUploadsTable,
  type UploadCalls,
  uploadRowsTable,
  uploadsTable,
} from '../contract.ts';
import {
  type DistrictUploadCalls,
  districtSchoolsTable,
  districtUploadsTable,
  educatorDistrictUploads,
  staffDistrictSchoolsTable,
  staffDistrictUploads,
  staffDistrictUploadsTable,
} from '../district-contract.ts';

/** Educators and staff have the same screens, each with calls and addresses of their own. */
export type UploadScope = {
  calls: UploadCalls;
  table: typeof uploadsTable;
  rows: typeof uploadRowsTable;
  /** Where a student's name leads to; staff have no page of a student. */
  opensChild: boolean;
  /** Where the screens of uploads are, and the list they belong to. */
  base: string;
  list: string;
  listSearch: Record<string, string>;
  /** The same for rosters of whole districts. */
  district: {
    calls: DistrictUploadCalls;
    table: typeof districtUploadsTable;
    schools: typeof districtSchoolsTable;
    base: string;
  };
  /** Lists whose rows an upload changes. */
  refreshes: readonly string[];
};

const EDUCATORS: UploadScope = {
  calls: educatorUploads,
  table: uploadsTable,
  rows: uploadRowsTable,
  opensChild: true,
  base: '/educator/students/uploads',
  list: '/educator/students',
  listSearch: { tab: 'uploads' },
  district: {
    calls: educatorDistrictUploads,
    table: districtUploadsTable,
    schools: districtSchoolsTable,
    base: '/educator/students/uploads/district',
  },
  refreshes: ['students', 'uploads', 'group-educators'],
};
const STAFF: UploadScope = {
  calls: staffUploads,
  table: staffUploadsTable,
  rows: staffUploadRowsTable,
  opensChild: false,
  base: '/uber/schools/uploads',
  list: '/uber/schools',
  listSearch: { tab: 'uploads' },
  district: {
    calls: staffDistrictUploads,
    table: staffDistrictUploadsTable,
    schools: staffDistrictSchoolsTable,
    base: '/uber/schools/uploads/district',
  },
  refreshes: ['uber-students', 'uber-uploads', 'educators', 'schools', 'districts'],
};

export function useUploadScope(): UploadScope {
  return useUser().scope === 'uber' ? STAFF : EDUCATORS;
}
