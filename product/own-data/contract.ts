import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { KEPT_STATES } from '#platform/contract/kept-files.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import { keepersInPerson } from '#product/access/rules/policies.ts';
import { OBSTACLES } from './rules/leaving.ts';

const kept = z.object({
  id: z.number(),
  language: z.enum(LOCALES),
  state: z.enum(KEPT_STATES),
  total: z.number(),
  done: z.number(),
  created_at: z.string(),
  ends_at: z.string(),
});
export type KeptOwnExport = z.infer<typeof kept>;

export const ownExports = endpoint({
  method: 'GET',
  path: '/account/exports',
  summary: "The reader's own data, as it was made in the last two days, the newest first.",
  access: keepersInPerson,
  input: z.strictObject({}),
  output: z.object({ data: z.array(kept) }),
});

export const askOwnExport = endpoint({
  method: 'POST',
  path: '/account/exports',
  summary:
    'All that is kept about the reader, as a zip of readable pages and of files for machines, made in the background. A letter says when it is ready.',
  access: keepersInPerson,
  input: z.strictObject({
    /** Of the readable pages; where it is left out, what the reader reads. */
    language: z.optional(z.enum(LOCALES, { error: 'validation.in' })),
    /** The same one again is the same export. */
    operation_id: z.optional(operationId()),
  }),
  output: z.extend(notificationReply, { data: kept }),
  audit: 'account.export',
  stepUp: true,
  status: 202,
});

export const fetchOwnExport = endpoint({
  method: 'GET',
  path: '/account/exports/:id/file',
  summary: 'The file.',
  access: keepersInPerson,
  input: z.strictObject({ id: id() }),
  output: z.unknown(),
  audit: 'account.export-fetch',
  stepUp: true,
});

export const removeOwnExport = endpoint({
  method: 'DELETE',
  path: '/account/exports/:id',
  summary: 'Put an export away before its time; what is not made yet is not made.',
  access: keepersInPerson,
  input: z.strictObject({ id: id() }),
  output: notificationReply,
  audit: 'account.export-delete',
});

const standing = z.object({
  /** Null where nobody has asked. */
  open: z.nullable(z.object({ reference: z.string(), asked_at: z.string(), runs_at: z.string() })),
  /** The last one could not be carried out on its day, because of what is listed below. */
  stopped: z.boolean(),
  /** Who still depends on the account. While there is one it cannot be asked for. */
  obstacles: z.array(z.object({ kind: z.enum(OBSTACLES), count: z.number() })),
  /** What ends with the account and is worth a thought before. */
  ends: z.object({
    /** Students of a school, who go to whoever runs it. */
    students: z.number(),
    /** Schools, districts and teams that nobody runs any more then. */
    alone: z.array(z.string()),
    /** Licenses that are left to give. */
    licenses: z.number(),
    /** Children at school whom the reader follows by a family code. */
    linked: z.number(),
    /** Follow-ups that the reader has taken. */
    follow_ups: z.number(),
    /** Who was invited and has not come yet. */
    invited: z.number(),
  }),
});
export type OwnDeletion = z.infer<typeof standing>;

export const readOwnDeletion = endpoint({
  method: 'GET',
  path: '/account/deletion',
  summary:
    'Whether the own account is to be deleted and on which day, what stands in the way, and what ends with it.',
  access: keepersInPerson,
  input: z.strictObject({}),
  output: z.object({ data: standing }),
});

export const askOwnDeletion = endpoint({
  method: 'POST',
  path: '/account/deletion',
  summary: 'Have the own account deleted, after 7 days in which it can be taken back.',
  access: keepersInPerson,
  input: z.strictObject({}),
  output: notificationReply,
  audit: 'account.deletion-ask',
  stepUp: true,
});

export const takeBackOwnDeletion = endpoint({
  method: 'DELETE',
  path: '/account/deletion',
  summary: 'Take it back before its day.',
  access: keepersInPerson,
  input: z.strictObject({}),
  output: notificationReply,
  audit: 'account.deletion-take-back',
});
