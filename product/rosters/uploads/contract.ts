import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { fileName, id, optionalText, text, yesNo } from '#platform/contract/fields.ts';
import { messageValues, notificationReply } from '#platform/contract/message.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { table } from '#platform/contract/table.ts';
import { educators, educatorsInPerson, uber } from '#product/access/rules/policies.ts';
import { findEducators, findSchools } from '#product/schools/contract.ts';
import { UPLOAD_COLUMNS } from './rules/columns.ts';
import { ENCODINGS } from './rules/encodings.ts';
import { CELL_MAX, UPLOAD_MAX_BYTES, UPLOAD_MAX_COLUMNS } from './rules/limits.ts';
import { STOPPABLE, UPLOAD_STATUSES } from './rules/status.ts';

const message = z.object({ i18n: z.string(), values: messageValues });
const column = () => z.enum(UPLOAD_COLUMNS, { error: 'validation.in' });

/** Where an upload stands: everything its screen shows beside the rows. */
const upload = z.object({
  id: z.number(),
  uuid: z.string(),
  status: z.enum(UPLOAD_STATUSES),
  file_name: z.string(),
  school: z.string(),
  educator: z.string(),
  /** Only who uploaded it can go on with it. */
  mine: z.boolean(),
  headers: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  mapping: z.array(z.nullable(z.enum(UPLOAD_COLUMNS))),
  allow_duplicates: z.boolean(),
  archive_missing: z.boolean(),
  exclude_others: z.boolean(),
  keep_providers: z.boolean(),
  rows_total: z.number(),
  to_create: z.number(),
  to_update: z.number(),
  unchanged: z.number(),
  /** Of those to update, whom the file calls by another name than they have; the first ones by both. */
  renames: z.object({
    count: z.number(),
    named: z.array(z.object({ line: z.number(), before: z.string(), after: z.string() })),
  }),
  /** Of those to create, who is called like a student who is there; the first ones with that student. */
  namesakes: z.object({
    count: z.number(),
    named: z.array(
      z.object({
        line: z.number(),
        name: z.string(),
        like: z.object({
          name: z.string(),
          /** Of a colleague's student only the colleague is told. */
          grade: z.nullable(z.number()),
          student_id: z.nullable(z.string()),
          archived: z.boolean(),
          educator: z.string(),
        }),
      }),
    ),
    /** Rows that found their student by the name alone, where no column is the student's number. */
    by_name: z.number(),
  }),
  to_archive: z.number(),
  archivable: z.number(),
  /** So many would be archived that it takes a second confirmation. */
  held: z.boolean(),
  licenses_needed: z.number(),
  licenses_available: z.nullable(z.number()),
  /** Rows that ask for a license and will get none: as many as will be out of license. */
  licenses_short: z.number(),
  pending: z.number(),
  created: z.number(),
  updated: z.number(),
  failed: z.number(),
  out_of_license: z.number(),
  archived: z.number(),
  affected: z.number(),
  done: z.number(),
  total: z.number(),
  taken_back: z.number(),
  kept: z.number(),
  /** How many rows did what; until it is applied, how many would. */
  counts: z.object({
    created: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    archived: z.number(),
    failed: z.number(),
  }),
  error: z.nullable(message),
  /** A table, or the zip in which schools' systems hand over their rosters. */
  source: z.enum(['table', 'oneroster']),
  /** The zip holds only what has changed. */
  delta: z.boolean(),
  /** The schools in the zip, and the one whose students are meant. */
  orgs: z.array(z.object({ id: z.string(), name: z.string(), students: z.number() })),
  org: z.nullable(z.string()),
  /** Lines of the zip that were left out; there may be more than are named. */
  notes: z.array(z.object({ file: z.string(), line: z.number(), reason: z.string() })),
  notes_total: z.number(),
  /** How the file was read: its encoding, with names to see by whether that is right; its sheets; its header. */
  reading: z.object({
    encoding: z.nullable(z.enum(ENCODINGS)),
    names: z.array(z.string()),
    /** Rows with letters that look broken: they fail unless they are read otherwise or repaired. */
    broken: z.number(),
    sheets: z.array(z.string()),
    sheet: z.nullable(z.number()),
    header: z.nullable(z.number()),
    head: z.array(z.object({ line: z.number(), text: z.string() })),
  }),
  /** Usernames that are e-mail addresses, and are left out. */
  emails: z.number(),
  /** Rows that cannot be used and may be about students who would otherwise seem to be missing. */
  spared: z.number(),
  /** The roster of a whole district of which this is one school. */
  district_upload_id: z.nullable(z.number()),
  /** What was given up after many attempts: trying again goes on from there. */
  stopped_at: z.nullable(z.enum(STOPPABLE)),
});
export type UploadState = z.infer<typeof upload>;
const uploadReply = z.object({ data: upload });

const undoPlan = z.object({
  /** New students who are deleted, updated ones who are as before, archived ones who come back. */
  created: z.number(),
  updated: z.number(),
  archived: z.number(),
  /** Shares that the upload ended, and licenses that it gave: they come back. */
  shares: z.number(),
  licenses: z.number(),
  /** Students who stay as the upload left them, by reason; and licenses that stay spent. */
  edited: z.number(),
  played: z.number(),
  taken: z.number(),
  gone: z.number(),
  licenses_kept: z.number(),
});
export type UndoPlan = z.infer<typeof undoPlan>;

const leftOutLine = z.object({ file: z.string(), line: z.number(), reason: z.string() });
const place = () =>
  z
    .number({ error: 'validation.number' })
    .check(
      z.int({ error: 'validation.number' }),
      z.gte(0, { error: 'validation.in' }),
      z.lte(1_048_576, { error: 'validation.in' }),
    );

const written = () => optionalText({ max: CELL_MAX });
const repairShape = {
  first_name: written(),
  last_name: written(),
  grade: written(),
  teacher: written(),
  student_id: written(),
  educator_username: written(),
  student_username: written(),
  activate_license: written(),
  assign_program: written(),
  clever_user_id: written(),
  classlink_login_id: written(),
  classlink_tenant_id: written(),
};

/** The calls of educators and of staff are alike. */
function uploadCalls(base: string, access: Policy<false>) {
  const one = z.strictObject({ id: id() });
  return {
    create: endpoint({
      method: 'POST',
      path: base,
      summary:
        'Upload a file of students. It is read in the background; nothing changes before it is confirmed.',
      access,
      input: z.strictObject({
        file_name: fileName(),
        /** Whose students they will be: the uploader, unless an admin or staff choose somebody. */
        educator_id: z.optional(id()),
        school_id: z.optional(id()),
      }),
      file: { maxBytes: UPLOAD_MAX_BYTES },
      output: uploadReply,
      audit: 'upload.create',
      status: 201,
    }),
    read: endpoint({
      method: 'GET',
      path: `${base}/:id`,
      summary: 'Where an upload stands.',
      access,
      input: one,
      output: uploadReply,
    }),
    reread: endpoint({
      method: 'PATCH',
      path: `${base}/:id/reading`,
      summary: 'Read the file once more: in another encoding, from another sheet or with another header row.',
      access,
      input: z.strictObject({
        id: id(),
        encoding: z.optional(z.enum(ENCODINGS, { error: 'validation.in' })),
        /** The sheet's place in the workbook, from 0. */
        sheet: z.optional(place()),
        /** The row that names the columns. */
        header: z.optional(place()),
      }),
      output: uploadReply,
      audit: 'upload.reread',
    }),
    map: endpoint({
      method: 'PATCH',
      path: `${base}/:id/mapping`,
      summary: 'Say what the columns mean and what to do beyond them; the preview is made in the background.',
      access,
      input: z.strictObject({
        id: id(),
        columns: z
          .array(z.nullable(column()), { error: 'validation.required' })
          .check(z.maxLength(UPLOAD_MAX_COLUMNS, { error: 'validation.in' })),
        allow_duplicates: z._default(yesNo(), false),
        archive_missing: z._default(yesNo(), false),
        exclude_others: z._default(yesNo(), false),
        keep_providers: z._default(yesNo(), true),
        /** Of a roster with several schools, the id of the one that is meant. */
        org: z.optional(text({ max: 300 })),
      }),
      output: uploadReply,
      audit: 'upload.map',
    }),
    repair: endpoint({
      method: 'PATCH',
      path: `${base}/:id/rows/:row`,
      summary: 'Write a row anew before the upload is confirmed. It has to be right then.',
      access,
      input: z.strictObject({ id: id(), row: id(), ...repairShape }),
      output: notificationReply,
      audit: 'upload.repair',
    }),
    confirm: endpoint({
      method: 'POST',
      path: `${base}/:id/confirm`,
      summary: 'Apply what the preview shows, in the background.',
      access,
      input: z.strictObject({ id: id(), archive_anyway: z._default(yesNo(), false) }),
      output: uploadReply,
      audit: 'upload.confirm',
      stepUp: 'partly',
    }),
    cancel: endpoint({
      method: 'POST',
      path: `${base}/:id/cancel`,
      summary: 'Give an upload up that was not confirmed. Its file and rows are thrown away.',
      access,
      input: one,
      output: notificationReply,
      audit: 'upload.cancel',
    }),
    retry: endpoint({
      method: 'POST',
      path: `${base}/:id/retry`,
      summary: 'Go on with an upload that was given up after many attempts.',
      access,
      input: one,
      output: uploadReply,
      audit: 'upload.retry',
    }),
    undoPlan: endpoint({
      method: 'GET',
      path: `${base}/:id/undo`,
      summary: 'What of an applied upload could be taken back, and what could not.',
      access,
      input: one,
      output: z.object({ data: undoPlan }),
    }),
    undo: endpoint({
      method: 'POST',
      path: `${base}/:id/undo`,
      summary:
        'Take an applied upload back, in the background, as far as students have not played or been edited.',
      access,
      input: one,
      output: uploadReply,
      audit: 'upload.undo',
      stepUp: 'partly',
    }),
    leftOut: endpoint({
      method: 'GET',
      path: `${base}/:id/left-out`,
      summary: 'Every line of a roster that was left out: the file, the line and why.',
      access,
      input: one,
      output: z.object({ data: z.array(leftOutLine) }),
    }),
    failedRows: endpoint({
      method: 'GET',
      path: `${base}/:id/failed-rows`,
      summary: 'The failed rows as a file (text/csv), to be mended and uploaded again.',
      access,
      input: one,
      output: z.unknown(),
      audit: 'upload.download',
      stepUp: true,
    }),
  };
}

export const educatorUploads = uploadCalls('/educator/uploads', educators);
export const staffUploads = uploadCalls('/uber/uploads', uber);
export type UploadCalls = typeof educatorUploads;

export const createdStudents = endpoint({
  method: 'GET',
  path: '/educator/uploads/:id/created',
  summary: 'The new students of an upload whose login cards the actor may see, as many as are shown at once.',
  access: educatorsInPerson,
  input: z.strictObject({ id: id() }),
  output: z.object({ ids: z.array(z.number()) }),
});

const count = (label: string) => ({ label, kind: 'number' }) as const;

function uploadsTableOf(name: string, path: string, access: Policy<false>) {
  return table({
    name,
    path,
    summary: 'Bulk uploads: the own ones, and those of the schools one looks after.',
    access,
    columns: {
      file_name: { label: 'rosters-uploads.columns.file-name', kind: 'text', filter: 'text' },
      status: {
        label: 'rosters-uploads.columns.status',
        kind: 'choice',
        choices: UPLOAD_STATUSES,
        labels: 'rosters-uploads.statuses',
        filter: 'choices',
      },
      created_at: {
        label: 'rosters-uploads.columns.created-at',
        kind: 'moment',
        filter: 'day-range',
        sort: true,
      },
      rows_total: count('rosters-uploads.columns.rows-total'),
      pending: { ...count('rosters-uploads.columns.pending'), hidden: true },
      created: count('rosters-uploads.columns.created'),
      updated: count('rosters-uploads.columns.updated'),
      unchanged: count('rosters-uploads.columns.unchanged'),
      failed: count('rosters-uploads.columns.failed'),
      archived: count('rosters-uploads.columns.archived'),
      affected: { ...count('rosters-uploads.columns.affected'), hidden: true },
      out_of_license: { ...count('rosters-uploads.columns.out-of-license'), hidden: true },
      school: { label: 'rosters-uploads.columns.school', kind: 'text', filter: 'text', hidden: true },
      educator: { label: 'rosters-uploads.columns.educator', kind: 'text', filter: 'text', hidden: true },
      uploaded_by: { label: 'rosters-uploads.columns.uploaded-by', kind: 'text', filter: 'text' },
    },
    filters: {
      school_id: { kind: 'id', label: 'rosters-uploads.columns.school', find: findSchools },
      educator_id: { kind: 'id', label: 'rosters-uploads.columns.educator', find: findEducators },
    },
    sort: '-created_at',
    freshSeconds: 10,
  });
}
export const uploadsTable = uploadsTableOf('uploads', '/educator/uploads', educators);
export const staffUploadsTable = uploadsTableOf('uber-uploads', '/uber/uploads', uber);

const ROW_STATUSES = ['pending', 'created', 'updated', 'unchanged', 'failed', 'archived'] as const;
export const ROW_ACTIONS = ['create', 'update', 'keep', 'archive', 'fail'] as const;

const cell = (label: string) => ({ label, kind: 'text' }) as const;
const hiddenCell = (label: string) => ({ ...cell(label), hidden: true }) as const;

/** What each row of an upload does, or has done. */
function rowsTableOf(name: string, path: string, access: Policy<false>) {
  return table({
    name,
    path,
    summary: 'The rows of a bulk upload, and the students it archives.',
    access,
    columns: {
      name: { ...cell('rosters-uploads.columns.name'), filter: 'text' },
      line: { label: 'rosters-uploads.columns.line', kind: 'number', sort: true },
      status: {
        label: 'rosters-uploads.columns.status',
        kind: 'choice',
        choices: ROW_STATUSES,
        labels: 'rosters-uploads.row-statuses',
        filter: 'choices',
      },
      changed: cell('rosters-uploads.columns.changed'),
      grade: cell('rosters-uploads.columns.grade'),
      student_id: cell('rosters-uploads.columns.student-id'),
      student_username: cell('rosters-uploads.columns.student-username'),
      teacher: hiddenCell('rosters-uploads.columns.teacher'),
      educator_username: hiddenCell('rosters-uploads.columns.educator-username'),
      activate_license: hiddenCell('rosters-uploads.columns.activate-license'),
      license: {
        label: 'rosters-uploads.columns.license',
        kind: 'choice',
        choices: ['assign', 'extend', 'covered', 'short'],
        labels: 'rosters-uploads.licenses',
        filter: 'choices',
        hidden: true,
      },
      assign_program: hiddenCell('rosters-uploads.columns.assign-program'),
      clever_user_id: hiddenCell('rosters-uploads.columns.clever-user-id'),
      classlink_login_id: hiddenCell('rosters-uploads.columns.classlink-login-id'),
      classlink_tenant_id: hiddenCell('rosters-uploads.columns.classlink-tenant-id'),
    },
    fields: {
      first_name: 'text',
      last_name: 'text',
      action: 'text',
      /** JSON: messages by field; and the student's values before. */
      errors: 'text',
      before: 'text',
      kept: 'text',
      /** Whose page the name leads to: null while there is no such student, or none in reach. */
      child_id: 'number',
    },
    filters: {
      upload_id: { kind: 'id', label: 'rosters-uploads.columns.upload', find: null, segment: true },
      action: {
        kind: 'choice',
        label: 'rosters-uploads.columns.action',
        choices: ROW_ACTIONS,
        labels: 'rosters-uploads.actions',
        segment: true,
      },
    },
    sort: 'line',
    freshSeconds: 10,
    guarded: true,
  });
}
export const uploadRowsTable = rowsTableOf('upload-rows', '/educator/upload-rows', educators);
export const staffUploadRowsTable = rowsTableOf('uber-upload-rows', '/uber/upload-rows', uber);
