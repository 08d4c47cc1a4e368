import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { KEPT_STATES } from '#platform/contract/kept-files.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import type { Policy } from '#platform/contract/policy.ts';
import {
  educatorsInPerson,
  groupAdminsInPerson,
  parentsInPerson,
  uber,
} from '#product/access/rules/policies.ts';
import { EXPORT_KINDS } from './rules/export/exports.ts';

const asked = {
  id: id(),
  /** Of the readable pages; where it is left out, what the asker reads. */
  language: z.optional(z.enum(LOCALES, { error: 'validation.in' })),
  /** The same one again is the same export. */
  operation_id: z.optional(operationId()),
};

const task = z.object({
  type: z.literal('child-export'),
  uuid: z.string(),
  done: z.number(),
  total: z.number(),
  failed: z.boolean(),
  /** Where the file will be; null for who does not receive it. */
  path: z.nullable(z.string()),
});

function askCall(path: string, access: Policy<false>, summary: string) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    access,
    input: z.strictObject(asked),
    output: z.extend(notificationReply, { task }),
    audit: 'student.export',
    stepUp: true,
    status: 202,
  });
}

/** Children's whole records: asked for in person, as credentials are. */
export const exportChild = {
  educator: askCall(
    '/educator/students/:id/export',
    educatorsInPerson,
    'All that is kept about one student, as a zip of readable pages and of files for machines, made in the background: for who runs the school; without a school, or where nobody runs it here, for who has the student.',
  ),
  parent: askCall(
    '/parent/students/:id/export',
    parentsInPerson,
    "All that is kept about a child of the own family; of a school's child what its page shows.",
  ),
};

export const exportChildForOthers = askCall(
  '/uber/students/:id/export',
  uber,
  'The same on behalf of who answers for the child: the file goes to them alone, staff are told that it is made.',
);

export const exportClass = askCall(
  '/educator/educators/:id/export-students',
  groupAdminsInPerson,
  'All that is kept about each student of one educator, a folder a student, for who runs the school.',
);

export const exportSchool = askCall(
  '/educator/schools/:id/export-students',
  groupAdminsInPerson,
  'The same of every student of a school.',
);

const kept = z.object({
  id: z.number(),
  uuid: z.string(),
  kind: z.enum(EXPORT_KINDS),
  /** Of one child: whose it is. */
  student_id: z.nullable(z.number()),
  name: z.nullable(z.string()),
  language: z.enum(LOCALES),
  state: z.enum(KEPT_STATES),
  total: z.number(),
  done: z.number(),
  /** Asked for by staff, for the reader. */
  by_staff: z.boolean(),
  created_at: z.string(),
  ends_at: z.string(),
});
export type KeptExport = z.infer<typeof kept>;

function keptCalls(base: string, access: Policy<false>) {
  return {
    list: endpoint({
      method: 'GET',
      path: base,
      summary: 'The exports of the last two days that are for the reader, the newest first.',
      access,
      input: z.strictObject({}),
      output: z.object({ data: z.array(kept) }),
    }),
    fetch: endpoint({
      method: 'GET',
      path: `${base}/:id/file`,
      summary: 'The file. Children for whom the reader no longer answers are left out.',
      access,
      input: z.strictObject({ id: id() }),
      output: z.unknown(),
      audit: 'student.export-fetch',
      stepUp: true,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${base}/:id`,
      summary: 'Put an export away before its time; what is not made yet is not made.',
      access,
      input: z.strictObject({ id: id() }),
      output: notificationReply,
      audit: 'student.export-delete',
    }),
  };
}

export const keptExports = {
  educator: keptCalls('/educator/child-exports', educatorsInPerson),
  parent: keptCalls('/parent/child-exports', parentsInPerson),
};

/** Students are counted as everywhere, without the archive; whoever is in it comes along, and is counted apart. */
const place = z.object({ id: z.number(), name: z.string(), students: z.number(), archived: z.number() });

export const exportPlaces = endpoint({
  method: 'GET',
  path: '/educator/child-exports/places',
  summary: 'The schools and classes whose data the reader can export.',
  access: groupAdminsInPerson,
  input: z.strictObject({}),
  output: z.object({
    schools: z.array(place),
    classes: z.array(place),
  }),
});
