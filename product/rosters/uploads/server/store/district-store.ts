import * as z from 'zod/mini';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { type DistrictEvent, type DistrictStatus, nextDistrictStatus } from '../../rules/district-status.ts';
import { ENCODINGS } from '../../rules/encodings.ts';
import { fileReader } from './sealed-file.ts';
import { FILE_GONE } from './store.ts';

export const districtUploadRow = {
  uuid: z.string(),
  id: z.number(),
  error: z.unknown(),
  status: z.enum(['failed', 'canceled', 'reading', 'linking', 'splitting', 'split', 'confirming']),
  created_at: z.date(),
  updated_at: z.date(),
  acting_as_by: z.nullable(z.number()),
  uploaded_by: z.nullable(z.number()),
  actor_scope: z.string(),
  file_name: z.string(),
  file_sha256: z.instanceof(Buffer),
  allow_duplicates: z.boolean(),
  archive_missing: z.boolean(),
  keep_providers: z.boolean(),
  delta: z.boolean(),
  orgs: z.unknown(),
  notes: z.unknown(),
  notes_total: z.number(),
  stopped_at: z.nullable(z.enum(['reading', 'splitting', 'confirming'])),
  reading: z.unknown(),
  district_id: z.number(),
  encoding: z.nullable(z.string()),
  links: z.unknown(),
  schoolless: z.number(),
  archive_anyway: z.boolean(),
};
export type DistrictUpload = Row<typeof districtUploadRow>;

export const selectDistrictUpload = `select d.id, d.uuid, d.status, d.district_id, d.uploaded_by, d.actor_scope,
  d.acting_as_by, d.file_name, d.file_sha256, d.encoding, d.reading, d.delta, d.orgs, d.links, d.schoolless, d.notes,
  d.notes_total, d.allow_duplicates, d.archive_missing, d.keep_providers, d.archive_anyway, d.stopped_at, d.error,
  d.created_at, d.updated_at from district_uploads d where d.id = $1::bigint`;
const lockOne = statement(districtUploadRow, `${selectDistrictUpload} for update`);
const findOne = statement(districtUploadRow, selectDistrictUpload);
const readFile = fileReader('select file_sealed as file from district_uploads where id = $1');

/**
 * Locks are taken in one order: the roster before the uploads of its schools. Who holds an upload and wants to say how
 * far all of them are takes turns by `tellOfDistrict` and leaves the roster's row alone.
 */
export async function lockDistrictUpload(tx: Tx, id: number): Promise<DistrictUpload | null> {
  return (await lockOne(tx, id))[0] ?? null;
}

export async function findDistrictUpload(tx: Tx, id: number): Promise<DistrictUpload | null> {
  return (await findOne(tx, id))[0] ?? null;
}

const findFile = statement('select from district_uploads where id = $1 and file_sealed is not null');

export async function requireDistrictFile(tx: Tx, id: number): Promise<void> {
  if ((await findFile(tx, id)).length === 0) throw Refusal.because(FILE_GONE);
}

export function districtFile(tx: Tx, id: number): Promise<Buffer | null> {
  return readFile(tx, id);
}

/** Condition on `district_uploads d`: no upload of a school will want the file again. */
export const NOBODY_WAITS = `not exists (select from uploads u where u.district_upload_id = d.id
  and (u.status in ('previewing', 'ready', 'applying') or u.status = 'failed' and u.stopped_at is not null))`;

/** The new status, or an error where the machine has no such step: callers have looked before. */
export function afterDistrict(status: DistrictStatus, event: DistrictEvent): DistrictStatus {
  const next = nextDistrictStatus(status, event);
  if (next === null) throw new Error(`a district's roster that is ${status} cannot ${event}`);
  return next;
}

// Written by us, in jsonb.
const orgs = z.array(z.object({ id: z.string(), name: z.string(), students: z.number() }));
const links = z.array(
  z.object({ org: z.string(), school_id: z.nullable(z.number()), educator_id: z.nullable(z.number()) }),
);
const reading = z.object({
  encoding: z._default(z.nullable(z.enum(ENCODINGS)), null),
  names: z._default(z.array(z.string()), []),
});
const encoding = z.nullable(z.enum(ENCODINGS));
export type Link = z.infer<typeof links>[number];

export const orgsOfDistrict = (upload: Pick<DistrictUpload, 'orgs'>) => z.parse(orgs, upload.orgs);
export const linksOf = (upload: Pick<DistrictUpload, 'links'>): Link[] => z.parse(links, upload.links);
export const readingOfDistrict = (upload: Pick<DistrictUpload, 'reading'>) =>
  z.parse(reading, upload.reading);
export const choicesOfDistrict = (upload: Pick<DistrictUpload, 'encoding'>) => ({
  encoding: z.parse(encoding, upload.encoding),
  sheet: null,
  header: null,
});
