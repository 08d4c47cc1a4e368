/**
 * Everything that lies sealed with the application key, and how its rows are told apart: what `npm run reseal` goes
 * through. `sealed.test.ts` holds it against the tables.
 */
export const SEALED = [
  { table: 'accounts', column: 'class_code_sealed', key: ['id'] },
  { table: 'child_export_parts', column: 'content_sealed', key: ['export_id', 'place'] },
  { table: 'code_apps', column: 'secret_sealed', key: ['account_id'] },
  { table: 'district_uploads', column: 'file_sealed', key: ['id'] },
  { table: 'mails', column: 'letter_sealed', key: ['id'] },
  { table: 'order_files', column: 'content_sealed', key: ['order_id'] },
  { table: 'own_export_parts', column: 'content_sealed', key: ['export_id', 'place'] },
  { table: 'report_download_parts', column: 'content_sealed', key: ['download_id', 'place'] },
  { table: 'students', column: 'badge_sealed', key: ['id'] },
  { table: 'students', column: 'password_sealed', key: ['id'] },
  { table: 'tile_pictures', column: 'pictures_sealed', key: ['student_id'] },
  { table: 'uploads', column: 'file_sealed', key: ['id'] },
] as const;

const WITH_FILES = [
  'child_export_parts',
  'district_uploads',
  'order_files',
  'report_download_parts',
  'uploads',
];
/** Those that hold files, which may lie in a store beside the database. */
export const FILE_COLUMNS = SEALED.filter(({ table }) => WITH_FILES.includes(table));
