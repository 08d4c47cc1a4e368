import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { fileName, id, text, yesNo } from '#platform/contract/fields.ts';
import { messageValues, notificationReply } from '#platform/contract/message.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { table } from '#platform/contract/table.ts';
import { groupAdmins, uber } from '#product/access/rules/policies.ts';
import { findDistricts } from '#product/schools/contract.ts';
import { DISTRICT_STATUSES, DISTRICT_STOPPABLE } from './rules/district-status.ts';
import { ENCODINGS } from './rules/encodings.ts';
import { ROSTER_MAX_SCHOOLS, UPLOAD_MAX_BYTES } from './rules/limits.ts';
import { UPLOAD_STATUSES } from './rules/status.ts';

const leftOutLine = z.object({ file: z.string(), line: z.number(), reason: z.string() });

/** What schools would do, each by itself or together. */
export const plannedNumbers = z.object({
  to_create: z.number(),
  to_update: z.number(),
  unchanged: z.number(),
  to_archive: z.number(),
  failed: z.number(),
  licenses_needed: z.number(),
  licenses_short: z.number(),
});

/** Where the roster of a district stands; its schools are a list of their own. */
const districtUpload = z.object({
  id: z.number(),
  status: z.enum(DISTRICT_STATUSES),
  file_name: z.string(),
  district: z.string(),
  /** Only who uploaded it can go on with it. */
  mine: z.boolean(),
  delta: z.boolean(),
  encoding: z.nullable(z.enum(ENCODINGS)),
  /** Names to see by whether the letters were read rightly. */
  names: z.array(z.string()),
  /** The schools in the file, each with the school of the district that is meant; null leaves it out. */
  orgs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      students: z.number(),
      school_id: z.nullable(z.number()),
      educator_id: z.nullable(z.number()),
    }),
  ),
  /** The schools of the district, and who gets new students there whose teacher has no account. */
  schools: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      educator_id: z.nullable(z.number()),
      educator: z.nullable(z.string()),
      /** This very file has been applied there. */
      applied: z.boolean(),
    }),
  ),
  allow_duplicates: z.boolean(),
  archive_missing: z.boolean(),
  keep_providers: z.boolean(),
  /** Students whom nothing in the file places at a school. */
  schoolless: z.number(),
  notes: z.array(leftOutLine),
  notes_total: z.number(),
  error: z.nullable(z.object({ i18n: z.string(), values: messageValues })),
  stopped_at: z.nullable(z.enum(DISTRICT_STOPPABLE)),
  /** How many schools are made ready, wait for the confirmation, and are under way or done. */
  previewing: z.number(),
  ready: z.number(),
  started: z.number(),
  finished: z.number(),
  /** What the schools that wait would do together, and what those that were confirmed have done. */
  ...plannedNumbers.shape,
  affected: z.number(),
  done: z.number(),
  total: z.number(),
  /** Schools where so many would be archived that it takes a second confirmation, and how many students that are. */
  held: z.number(),
  held_students: z.number(),
  /** Of those to update, whom the file calls by another name than they have. */
  renamed: z.number(),
});
export type DistrictUploadState = z.infer<typeof districtUpload>;
const reply = z.object({ data: districtUpload });

/** The calls of district admins and of staff are alike. */
function districtUploadCalls(base: string, access: Policy<false>) {
  const one = z.strictObject({ id: id() });
  return {
    create: endpoint({
      method: 'POST',
      path: base,
      summary: 'Upload the OneRoster zip of a whole district. Nothing changes before it is confirmed.',
      access,
      input: z.strictObject({ file_name: fileName(), district_id: z.optional(id()) }),
      file: { maxBytes: UPLOAD_MAX_BYTES },
      output: reply,
      audit: 'district-upload.create',
      status: 201,
    }),
    read: endpoint({
      method: 'GET',
      path: `${base}/:id`,
      summary: "Where the upload of a district's roster stands.",
      access,
      input: one,
      output: reply,
    }),
    reread: endpoint({
      method: 'PATCH',
      path: `${base}/:id/reading`,
      summary: 'Read the file once more in another encoding.',
      access,
      input: z.strictObject({ id: id(), encoding: z.enum(ENCODINGS, { error: 'validation.in' }) }),
      output: reply,
      audit: 'district-upload.reread',
    }),
    split: endpoint({
      method: 'POST',
      path: `${base}/:id/split`,
      summary:
        'Say which school of the district each school of the file is, and have their previews made in the background.',
      access,
      input: z.strictObject({
        id: id(),
        links: z
          .array(
            z.strictObject({
              org: text({ max: 300 }),
              /** Null leaves the school of the file out. */
              school_id: z.nullable(id()),
              /** Who gets new students whose teacher has no account: whoever is proposed, unless somebody is chosen. */
              educator_id: z.optional(z.nullable(id())),
            }),
            { error: 'validation.required' },
          )
          .check(z.maxLength(ROSTER_MAX_SCHOOLS, { error: 'validation.in' })),
        allow_duplicates: z._default(yesNo(), false),
        archive_missing: z._default(yesNo(), false),
        keep_providers: z._default(yesNo(), true),
      }),
      output: reply,
      audit: 'district-upload.split',
    }),
    confirm: endpoint({
      method: 'POST',
      path: `${base}/:id/confirm`,
      summary:
        "Start the uploads of all schools whose previews are ready, each as if it were the school's own.",
      access,
      input: z.strictObject({ id: id(), archive_anyway: z._default(yesNo(), false) }),
      output: reply,
      audit: 'district-upload.confirm',
      stepUp: true,
    }),
    cancel: endpoint({
      method: 'POST',
      path: `${base}/:id/cancel`,
      summary: "Give a district's roster up before any school of it was confirmed.",
      access,
      input: one,
      output: notificationReply,
      audit: 'district-upload.cancel',
    }),
    retry: endpoint({
      method: 'POST',
      path: `${base}/:id/retry`,
      summary: 'Go on with what was given up after many attempts.',
      access,
      input: one,
      output: reply,
      audit: 'district-upload.retry',
    }),
    leftOut: endpoint({
      method: 'GET',
      path: `${base}/:id/left-out`,
      summary: 'Every line of the roster that was left out: the file, the line and why.',
      access,
      input: one,
      output: z.object({ data: z.array(leftOutLine) }),
    }),
  };
}

export const educatorDistrictUploads = districtUploadCalls('/educator/district-uploads', groupAdmins);
export const staffDistrictUploads = districtUploadCalls('/uber/district-uploads', uber);
/** Staff choose from all districts. */
export const uploadDistricts = endpoint({
  method: 'GET',
  path: '/educator/district-uploads/districts',
  summary: 'The districts one administers, whose rosters one may upload.',
  access: groupAdmins,
  input: z.strictObject({}),
  output: z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) }),
});
export type DistrictUploadCalls = typeof educatorDistrictUploads;

const count = (label: string) => ({ label, kind: 'number' }) as const;

/** Rosters of whole districts: those of the districts one administers. */
function districtUploadsTableOf(name: string, path: string, access: Policy<false>) {
  return table({
    name,
    path,
    summary: 'Rosters of whole districts that were uploaded.',
    access,
    columns: {
      file_name: { label: 'rosters-uploads.columns.file-name', kind: 'text', filter: 'text' },
      status: {
        label: 'rosters-uploads.columns.status',
        kind: 'choice',
        choices: DISTRICT_STATUSES,
        labels: 'rosters-uploads.district.statuses',
        filter: 'choices',
      },
      created_at: {
        label: 'rosters-uploads.columns.created-at',
        kind: 'moment',
        filter: 'day-range',
        sort: true,
      },
      district: { label: 'rosters-uploads.columns.district', kind: 'text', filter: 'text' },
      schools: count('rosters-uploads.columns.schools'),
      affected: count('rosters-uploads.columns.affected'),
      uploaded_by: { label: 'rosters-uploads.columns.uploaded-by', kind: 'text', filter: 'text' },
    },
    filters: {
      district_id: { kind: 'id', label: 'rosters-uploads.columns.district', find: findDistricts },
    },
    sort: '-created_at',
    freshSeconds: 10,
  });
}
export const districtUploadsTable = districtUploadsTableOf(
  'district-uploads',
  '/educator/district-uploads',
  groupAdmins,
);
export const staffDistrictUploadsTable = districtUploadsTableOf(
  'uber-district-uploads',
  '/uber/district-uploads',
  uber,
);

/** The schools of one roster: what the upload of each would do, or has done. */
function districtSchoolsTableOf(name: string, path: string, access: Policy<false>) {
  return table({
    name,
    path,
    summary: "The schools of a district's roster: what the upload of each would do, or has done.",
    access,
    columns: {
      school: { label: 'rosters-uploads.columns.school', kind: 'text', filter: 'text', sort: true },
      status: {
        label: 'rosters-uploads.columns.status',
        kind: 'choice',
        choices: UPLOAD_STATUSES,
        labels: 'rosters-uploads.statuses',
        filter: 'choices',
      },
      rows_total: count('rosters-uploads.columns.rows-total'),
      created: count('rosters-uploads.columns.new'),
      updated: count('rosters-uploads.columns.changing'),
      unchanged: count('rosters-uploads.columns.unchanged'),
      archived: count('rosters-uploads.columns.archiving'),
      failed: count('rosters-uploads.columns.left-out'),
      educator: { label: 'rosters-uploads.columns.educator', kind: 'text', hidden: true },
      org: { label: 'rosters-uploads.columns.org', kind: 'text', hidden: true },
    },
    fields: {
      /** JSON: why the upload does not go on. */
      error: 'text',
      done: 'number',
      total: 'number',
      held: 'yes-no',
    },
    filters: {
      district_upload_id: { kind: 'id', label: 'rosters-uploads.columns.upload', find: null, segment: true },
    },
    sort: 'school',
    freshSeconds: 1,
  });
}
export const districtSchoolsTable = districtSchoolsTableOf(
  'district-upload-schools',
  '/educator/district-upload-schools',
  groupAdmins,
);
export const staffDistrictSchoolsTable = districtSchoolsTableOf(
  'uber-district-upload-schools',
  '/uber/district-upload-schools',
  uber,
);
