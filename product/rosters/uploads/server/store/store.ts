import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { RowCounts } from '../../rules/counts.ts';
import { nextUploadStatus, type UploadEvent, type UploadStatus } from '../../rules/status.ts';
import { fileReader } from './sealed-file.ts';

export const uploadRow = {
  archived: z.number(),
  uuid: z.string(),
  id: z.number(),
  source: z.enum(['table', 'oneroster']),
  error: z.unknown(),
  status: z.enum([
    'failed',
    'canceled',
    'mapping',
    'reading',
    'previewing',
    'ready',
    'applying',
    'applied',
    'undoing',
    'undone',
  ]),
  school_id: z.number(),
  created_at: z.date(),
  updated_at: z.date(),
  failed: z.number(),
  acting_as_by: z.nullable(z.number()),
  uploaded_by: z.nullable(z.number()),
  actor_scope: z.string(),
  educator_id: z.number(),
  file_name: z.string(),
  file_sha256: z.instanceof(Buffer),
  staged: z.boolean(),
  headers: z.unknown(),
  sample: z.unknown(),
  mapping: z.unknown(),
  allow_duplicates: z.boolean(),
  archive_missing: z.boolean(),
  exclude_others: z.boolean(),
  keep_providers: z.boolean(),
  rows_total: z.number(),
  to_create: z.number(),
  to_update: z.number(),
  unchanged: z.number(),
  to_archive: z.number(),
  archivable: z.number(),
  licenses_needed: z.number(),
  pending: z.number(),
  created: z.number(),
  updated: z.number(),
  out_of_license: z.number(),
  affected: z.number(),
  done_lines: z.number(),
  total_lines: z.number(),
  taken_back: z.number(),
  kept: z.number(),
  confirmed_at: z.nullable(z.date()),
  applied_at: z.nullable(z.date()),
  undone_at: z.nullable(z.date()),
  delta: z.boolean(),
  orgs: z.unknown(),
  org: z.nullable(z.string()),
  notes: z.unknown(),
  notes_total: z.number(),
  stopped_at: z.nullable(z.enum(['reading', 'previewing', 'applying', 'undoing'])),
  reading: z.unknown(),
  choices: z.unknown(),
  spared: z.number(),
  emails: z.number(),
  licenses_short: z.number(),
  district_upload_id: z.nullable(z.number()),
};
export type Upload = Row<typeof uploadRow>;

/** More lines than any upload has: the file's own, and the students it would archive. */
export const IDS_OF_ONE = 10_000_000;

/** Rows are numbered through: first the file's, from 1, then the students to archive. */
export function rowId(uploadId: number, place: number): number {
  return uploadId * IDS_OF_ONE + place;
}

export function uploadOfRow(id: number): number {
  return Math.floor(id / IDS_OF_ONE);
}

/** `r.id` of an upload's rows, given the placeholder of its id. */
export function rowsOfUpload(placeholder: string, alias = 'r'): string {
  const first = `${placeholder}::bigint * ${IDS_OF_ONE}`;
  return `${alias}.id > ${first} and ${alias}.id < ${first} + ${IDS_OF_ONE}`;
}

const COLUMNS = `u.id, u.uuid, u.status, u.uploaded_by, u.actor_scope, u.acting_as_by, u.school_id, u.educator_id,
  u.file_name, u.file_sha256, u.staged, u.headers, u.sample, u.mapping, u.allow_duplicates, u.archive_missing, u.exclude_others,
  u.keep_providers, u.rows_total, u.to_create, u.to_update, u.unchanged, u.to_archive, u.archivable,
  u.licenses_needed, u.pending, u.created, u.updated, u.failed, u.out_of_license, u.archived, u.affected,
  u.done_lines, u.total_lines, u.taken_back, u.kept, u.error, u.created_at, u.updated_at, u.confirmed_at, u.applied_at,
  u.undone_at, u.source, u.delta, u.orgs, u.org, u.notes, u.notes_total, u.stopped_at,
  u.reading, u.choices, u.spared, u.emails, u.licenses_short, u.district_upload_id`;

/**
 * Of uploads `u` that were applied: whom they changed, and who was as the file has them. `u.updated` counts both, and
 * `u.affected` none of the latter.
 */
const CHANGED = 'u.affected - u.created - u.archived';

const APPLIED = "u.status in ('applied', 'undoing', 'undone') or u.stopped_at = 'undoing'";
const counted = (planned: string, done: string): string =>
  `case when ${APPLIED} then ${done} else ${planned} end`;

/** What was done so far. */
export const DONE = {
  created: 'u.created',
  updated: CHANGED,
  unchanged: `u.updated - (${CHANGED})`,
  archived: 'u.archived',
  failed: 'u.failed',
} as const satisfies Record<keyof RowCounts, string>;

/** What was done, once all is; until then, what would be: as `countsOf` says it of one upload. */
export const COUNTED = {
  created: counted('u.to_create', DONE.created),
  updated: counted('u.to_update', DONE.updated),
  unchanged: counted('u.unchanged', DONE.unchanged),
  archived: counted('u.to_archive', DONE.archived),
  failed: DONE.failed,
} as const satisfies Record<keyof RowCounts, string>;

export const selectUpload = `select ${COLUMNS} from uploads u where u.id = $1::bigint`;
const lockOne = statement(uploadRow, `${selectUpload} for update`);
const findOne = statement(uploadRow, selectUpload);
/** The schools of a district's roster have one file together. */
const readFile = fileReader(`
    select coalesce(u.file_sealed, d.file_sealed) as file
    from uploads u left join district_uploads d on d.id = u.district_upload_id where u.id = $1`);

/** For a worker: nobody else is at this upload until the transaction ends. */
export async function lockUpload(tx: Tx, id: number): Promise<Upload | null> {
  const [upload] = await lockOne(tx, id);
  return upload ?? null;
}

/** To look at, without keeping others from it. */
export async function findUpload(tx: Tx, id: number): Promise<Upload | null> {
  const [upload] = await findOne(tx, id);
  return upload ?? null;
}

const findFile = statement(`
    select from uploads u left join district_uploads d on d.id = u.district_upload_id
    where u.id = $1 and coalesce(u.file_sealed, d.file_sealed) is not null`);

/** To be read once more: it may have gone with a child, or with the last school that waited for it. */
export async function requireFile(tx: Tx, id: number): Promise<void> {
  if ((await findFile(tx, id)).length === 0) throw Refusal.because(FILE_GONE);
}
export const FILE_GONE = 'rosters-uploads.refused.file-gone';

export function sealedFile(tx: Tx, id: number): Promise<Buffer | null> {
  return readFile(tx, id);
}

/** The new status, or an error where the machine has no such step: callers have looked before. */
export function after(status: UploadStatus, event: UploadEvent): UploadStatus {
  const next = nextUploadStatus(status, event);
  if (next === null) throw new Error(`an upload that is ${status} cannot ${event}`);
  return next;
}

/**
 * The uploader, for conditions of reach. Whoever administers nothing reaches nothing more by being asked as an admin:
 * the conditions go by the groups.
 */
export function uploaderOf(upload: Pick<Upload, 'uploaded_by' | 'actor_scope' | 'acting_as_by'>): Actor {
  return {
    id: upload.uploaded_by ?? 0,
    scope: upload.actor_scope,
    traits: ['group-admin'],
    actingAsBy: upload.acting_as_by,
  };
}
