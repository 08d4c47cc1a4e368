import type { UploadColumn } from '../../../rules/columns.ts';
import type { Upload } from '../../store/store.ts';

/** What is to be decided: an upload's rows, and of which columns. */
export type Asked = {
  upload: Upload;
  has: (column: UploadColumn) => boolean;
  /** The school's id, as the statement has it. */
  school: string;
  uploaderVerified: boolean;
};
