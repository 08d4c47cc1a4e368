import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, yesNo } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import type { Policy } from '#platform/contract/policy.ts';
import {
  educators,
  educatorsInPerson,
  parents,
  parentsInPerson,
  uber,
} from '#product/access/rules/policies.ts';
import { ASKED_AS } from './rules/deletion/deletion.ts';

const standing = z.object({
  /** Null where nobody has asked. `asked` waits for the school to decide, `waiting` for its day. */
  open: z.nullable(
    z.object({
      state: z.enum(['asked', 'waiting']),
      asked_as: z.enum(ASKED_AS),
      /** The reader asked for it. */
      own: z.boolean(),
      asked_at: z.string(),
      decide_by: z.nullable(z.string()),
      runs_at: z.nullable(z.string()),
      reference: z.string(),
      /** Whose clock names its days: that of the child's school. */
      zone: z.string(),
    }),
  ),
  /** The reader can have it deleted, or ask the school for it. */
  may: z.nullable(z.enum(['delete', 'request'])),
  may_take_back: z.boolean(),
  may_decide: z.boolean(),
});
export type DeletionStanding = z.infer<typeof standing>;

const ofOne = z.strictObject({ id: id() });

function readCall(base: string, access: Policy<false>) {
  return endpoint({
    method: 'GET',
    path: `${base}/:id/deletion`,
    summary:
      "Whether a child's data is to be deleted, since when and on which day, and what the reader can do.",
    access,
    input: ofOne,
    output: z.object({ data: standing }),
  });
}

export const readDeletion = {
  educator: readCall('/educator/students', educators),
  parent: readCall('/parent/students', parents),
};

const openOne = z.object({
  student_id: z.number(),
  name: z.string(),
  state: z.enum(['asked', 'waiting']),
  /** By when the school decides, or on which day it is done. */
  due_at: z.string(),
  zone: z.string(),
});
export type OpenDeletion = z.infer<typeof openOne>;

function listCall(path: string, access: Policy<false>) {
  return endpoint({
    method: 'GET',
    path,
    summary:
      'The children whose data is to be deleted, the next first: for who has or administers them, and for the family.',
    access,
    input: z.strictObject({}),
    output: z.object({ data: z.array(openOne) }),
  });
}

export const listDeletions = {
  educator: listCall('/educator/child-deletions', educators),
  parent: listCall('/parent/child-deletions', parents),
};

function askCall(base: string, access: Policy<false>, summary: string) {
  return endpoint({
    method: 'POST',
    path: `${base}/:id/deletion`,
    summary,
    access,
    input: ofOne,
    output: notificationReply,
    audit: 'student.deletion-ask',
    stepUp: true,
  });
}

export const askDeletion = {
  educator: askCall(
    '/educator/students',
    educatorsInPerson,
    "Have all that is kept about a student deleted, after 7 days in which it can be taken back: for who answers for the student's data.",
  ),
  parent: askCall(
    '/parent/students',
    parentsInPerson,
    "The same of a child of the own family; of a school's child it is a request, which the school decides within 30 days.",
  ),
  uber: askCall('/uber/students', uber, 'The same on behalf of who answers for the child.'),
};

function takeBackCall(base: string, access: Policy<false>) {
  return endpoint({
    method: 'DELETE',
    path: `${base}/:id/deletion`,
    summary: 'Take a deletion back before its day: for the family and for who answers for the data.',
    access,
    input: ofOne,
    output: notificationReply,
    audit: 'student.deletion-take-back',
  });
}

export const takeBackDeletion = {
  educator: takeBackCall('/educator/students', educatorsInPerson),
  parent: takeBackCall('/parent/students', parentsInPerson),
  uber: takeBackCall('/uber/students', uber),
};

export const decideDeletion = endpoint({
  method: 'POST',
  path: '/educator/students/:id/deletion/decide',
  summary:
    'Decide on what a family asked for: agree, and the 7 days begin, or decline. The family gets a letter.',
  access: educatorsInPerson,
  input: z.strictObject({ id: id(), agree: yesNo() }),
  output: notificationReply,
  audit: 'student.deletion-decide',
  stepUp: true,
});
