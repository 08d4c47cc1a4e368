import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { listedNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { Download } from '#platform/server/http/reply.ts';
import type { Context, Serve } from '#platform/server/http/serve.ts';
import { csv } from '#platform/server/tables/csv.ts';
import type { FilterExpression, TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { inReach } from '../../server/students/reach.ts';
import {
  staffUploadRowsTable,
  staffUploadsTable,
  type UploadCalls,
  uploadRowsTable,
  uploadsTable,
} from '../contract.ts';
import { type Mapping, UPLOAD_COLUMNS, type UploadColumn } from '../rules/columns.ts';
import { mappingOf } from './preview/preview.ts';
import { getUpload, uploadsInReach } from './store/reach.ts';
import { DONE, rowsOfUpload } from './store/store.ts';

const uploads: TableSource<typeof uploadsTable> = {
  from: 'uploads u',
  id: 'u.id',
  scope: uploadsInReach,
  joins: {
    school: 'join schools sc on sc.id = u.school_id',
    educator: 'join accounts e on e.id = u.educator_id',
    by: 'left join accounts b on b.id = u.uploaded_by',
  },
  columns: {
    file_name: 'u.file_name',
    status: 'u.status',
    created_at: 'u.created_at',
    rows_total: 'u.rows_total',
    pending: 'u.pending',
    ...DONE,
    affected: 'u.affected',
    out_of_license: 'u.out_of_license',
    school: { sql: 'sc.name', join: 'school' },
    educator: { sql: spokenNameSql('e'), join: 'educator' },
    uploaded_by: { sql: spokenNameSql('b'), join: 'by' },
  },
  filters: { school_id: 'u.school_id', educator_id: 'u.educator_id' },
};

/** A row is done once the upload's worker has come past it. */
const PASSED = `r.id <= u.id * 10000000 + case when u.status in ('applied', 'undoing', 'undone') then u.total_lines
  when u.status = 'applying' or u.stopped_at = 'applying' then u.done_lines
  when u.stopped_at = 'undoing' then u.total_lines else 0 end`;
const STATUS = `case when r.action = 'fail' then 'failed' when not ${PASSED} then 'pending'
  when r.action = 'create' then 'created' when r.action = 'archive' then 'archived'
  when r.action = 'keep' then 'unchanged' else 'updated' end`;

/** What the student was before the row, or is now if it has done nothing yet. */
const BEFORE = `case when r.action = 'update' then coalesce(r.before, (select jsonb_build_object(
    'first_name', s.first_name, 'last_name', s.last_name, 'grade', s.grade, 'teacher', s.teacher,
    'student_id', s.student_id, 'username', s.username, 'active_program', s.active_program,
    'clever_user_id', s.clever_user_id, 'classlink_login_id', s.classlink_login_id)
  from students s where s.id = r.target_id))::text end`;

const ofUpload: FilterExpression = (value, bind) =>
  value.kind === 'id' ? rowsOfUpload(bind(value.id)) : 'false';

const rows: TableSource<typeof uploadRowsTable> = {
  // The upload by the row's number: nothing else ties them.
  from: 'upload_rows r join uploads u on u.id = r.id / 10000000',
  id: 'r.id',
  person: 'r.target_id',
  scope: uploadsInReach,
  columns: {
    name: listedNameSql('r'),
    line: 'nullif(r.line, 0)',
    status: STATUS,
    changed: 'r.changed',
    grade: 'r.grade_written',
    student_id: 'r.student_id',
    student_username: 'r.student_username',
    teacher: 'r.teacher',
    educator_username: 'r.educator_username',
    activate_license: 'r.activate_license',
    license: 'r.license',
    assign_program: 'r.assign_program',
    clever_user_id: 'r.clever_user_id',
    classlink_login_id: 'r.classlink_login_id',
    classlink_tenant_id: 'r.classlink_tenant_id',
    first_name: 'r.first_name',
    last_name: 'r.last_name',
    action: 'r.action',
    errors: 'r.errors::text',
    before: BEFORE,
    kept: 'r.kept',
    child_id: (actor, bind) =>
      `(select s.id from students s where s.id = r.target_id and (${inReach(actor, bind)}))`,
  },
  // The numbers run as the lines do.
  sorts: { line: [] },
  filters: { upload_id: ofUpload, action: 'r.action' },
};

const SQL_OF: Readonly<Record<UploadColumn, string>> = {
  first_name: 'r.first_name',
  last_name: 'r.last_name',
  grade: 'r.grade_written',
  teacher: 'r.teacher',
  student_id: 'r.student_id',
  educator_username: 'r.educator_username',
  student_username: 'r.student_username',
  activate_license: 'r.activate_license',
  assign_program: 'r.assign_program',
  clever_user_id: 'r.clever_user_id',
  classlink_login_id: 'r.classlink_login_id',
  classlink_tenant_id: 'r.classlink_tenant_id',
};
const findFailed = statement(
  { cells: z.array(z.string()), written: z.unknown() },
  `
    select array[${UPLOAD_COLUMNS.map((column) => SQL_OF[column]).join(', ')}] as cells, r.written from upload_rows r
    where ${rowsOfUpload('$1')} and r.action = 'fail' and not r.remove order by r.id`,
);

/** In the form of the file itself: mended, it can be uploaded again. Who has left must not come back by it. */
export async function failedRows({ tx, actor, input, about }: Context<UploadCalls['failedRows']>) {
  const upload = await getUpload(tx, actor, input.id);
  const failed = await findFailed(tx, upload.id);
  about({ type: 'upload', id: upload.id, details: { rows: failed.length } });
  const isTable = upload.source === 'table';
  const mapping = isTable ? mappingOf(upload) : UPLOAD_COLUMNS;
  const headers = isTable ? z.parse(texts, upload.headers) : UPLOAD_COLUMNS;
  // A row that was repaired and failed afterwards may have cells that the file has no column for.
  const repaired = failed.some(({ written, cells }) => written === null && hasMore(cells, mapping));
  const [columns, places] = repaired ? [UPLOAD_COLUMNS, UPLOAD_COLUMNS] : [headers, mapping];
  const cellsOf = ({ cells, written }: (typeof failed)[number]): string[] =>
    written === null || repaired
      ? places.map((column) => (column === null ? '' : (cells[UPLOAD_COLUMNS.indexOf(column)] ?? '')))
      : z.parse(texts, written);
  async function* lines() {
    yield failed.map(cellsOf);
  }
  return new Download({
    name: `failed-rows-${upload.id}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: Readable.from(csv([...columns], lines()), { objectMode: false }),
  });
}
const texts = z.array(z.string());

function hasMore(cells: readonly string[], mapping: Mapping): boolean {
  return UPLOAD_COLUMNS.some((column, index) => cells[index] !== '' && !mapping.includes(column));
}

const findLeftOut = statement({ lines: z.unknown() }, 'select left_out as lines from uploads where id = $1');
const leftOut = z.array(z.tuple([z.string(), z.number(), z.string()]));

export async function leftOutLines({ tx, actor, input }: Context<UploadCalls['leftOut']>) {
  const { id } = await getUpload(tx, actor, input.id);
  const [found] = await findLeftOut(tx, id);
  const lines = z.parse(leftOut, found?.lines ?? []);
  return { data: lines.map(([file, line, reason]) => ({ file, line, reason })) };
}

export function uploadTableRoutes(serve: Serve): void {
  tableRoutes(serve, uploadsTable, uploads);
  tableRoutes(serve, staffUploadsTable, uploads);
  tableRoutes(serve, uploadRowsTable, rows);
  tableRoutes(serve, staffUploadRowsTable, rows);
}
