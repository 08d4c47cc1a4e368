import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { KEPT_STATES } from '#platform/contract/kept-files.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import { educators } from '#product/access/rules/policies.ts';
import { REPORTS } from '#product/play/rules/results/progress.ts';
import { DOWNLOAD_FORMATS, DOWNLOAD_LANGUAGES, MOST_REPORTS, REASONS } from './rules/downloads.ts';
import { PARTS } from './rules/page-shape.ts';

const which = {
  program: z.enum(PROGRAM_IDS, { error: 'validation.in' }),
  kind: z.enum(REPORTS, { error: 'validation.in' }),
  ids: z.array(id()).check(z.minLength(1, 'validation.required'), z.maxLength(MOST_REPORTS, 'validation.in')),
} as const;

export const planDownload = endpoint({
  method: 'POST',
  path: '/educator/reports/plan-download',
  summary: 'Of which of these students there is a report, and what the others are missing.',
  access: educators,
  input: z.strictObject(which),
  output: z.object({
    ready: z.number(),
    total: z.number(),
    /** The reader gets the family's letter, whatever is asked for. */
    letters_only: z.boolean(),
    /** Of those that are ready: how many families read what, as far as it is known. */
    languages: z.object({ en: z.number(), 'zh-TW': z.number(), unknown: z.number() }),
    left_out: z.array(
      z.object({ name: z.string(), reason: z.enum(REASONS), done: z.number(), required: z.number() }),
    ),
  }),
  audit: null,
});

export const startDownload = endpoint({
  method: 'POST',
  path: '/educator/reports/download',
  summary:
    'Reports of several students as one PDF or a zip. Up to ten come with the answer; more are made in the background, and the same `operation_id` is the same download.',
  access: educators,
  input: z.strictObject({
    ...which,
    part: z.enum(PARTS, { error: 'validation.in' }),
    language: z.enum(DOWNLOAD_LANGUAGES, { error: 'validation.in' }),
    format: z.enum(DOWNLOAD_FORMATS, { error: 'validation.in' }),
    operation_id: operationId(),
  }),
  output: notificationReply,
  audit: 'report.download',
  stepUp: true,
});

const download = z.object({
  id: z.number(),
  uuid: z.string(),
  program: z.enum(PROGRAM_IDS),
  kind: z.enum(REPORTS),
  part: z.enum(PARTS),
  language: z.enum(DOWNLOAD_LANGUAGES),
  format: z.enum(DOWNLOAD_FORMATS),
  state: z.enum(KEPT_STATES),
  total: z.number(),
  done: z.number(),
  /** Made and to be read by the viewer today; null while they are being made. */
  readable: z.nullable(z.number()),
  created_at: z.string(),
  ends_at: z.string(),
});
export type ReportDownload = z.infer<typeof download>;

export const listDownloads = endpoint({
  method: 'GET',
  path: '/educator/report-downloads',
  summary: 'The own downloads of the last two days, the newest first, and how far they are.',
  access: educators,
  input: z.strictObject({}),
  output: z.object({ data: z.array(download) }),
});

export const fetchDownload = endpoint({
  method: 'GET',
  path: '/educator/report-downloads/:id/file',
  summary: 'The file. Students whom the reader may no longer read are left out.',
  access: educators,
  input: z.strictObject({ id: id() }),
  output: z.unknown(),
  audit: 'report.download',
  stepUp: true,
});

export const deleteDownload = endpoint({
  method: 'DELETE',
  path: '/educator/report-downloads/:id',
  summary: 'Throw a download away; what is not made yet is not made.',
  access: educators,
  input: z.strictObject({ id: id() }),
  output: notificationReply,
  audit: 'report-download.delete',
});
