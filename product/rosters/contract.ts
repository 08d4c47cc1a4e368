import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, yesNo } from '#platform/contract/fields.ts';
import { formReply, notificationReply } from '#platform/contract/message.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { suggestions } from '#platform/contract/suggestions.ts';
import {
  adults,
  educators,
  educatorsInPerson,
  groupAdmins,
  parents,
  parentsInPerson,
  uber,
} from '#product/access/rules/policies.ts';
import { MASS_ACTION_LIMIT, SHARE_LIMIT, SIMPLE_FORM_ROWS } from './rules/limits.ts';
import {
  FAMILY_LANGUAGES,
  familyLanguageField,
  providerShape,
  simpleRow,
  studentPasswordField,
  studentShape,
} from './rules/student-fields.ts';

const ids = () =>
  z
    .array(id(), { error: 'validation.required' })
    .check(
      z.minLength(1, { error: 'validation.required' }),
      z.maxLength(MASS_ACTION_LIMIT, { error: 'validation.selection-limit' }),
    );

/** Whom a new student may already be. */
const duplicate = z.object({
  /** Which of the rows sent, from 0. */
  row: z.number(),
  /** On the own roster; in the school with a colleague; or twice in what was sent. */
  kind: z.enum(['roster', 'school', 'rows']),
  id: z.nullable(z.number()),
  name: z.string(),
  grade: z.nullable(z.number()),
  username: z.nullable(z.string()),
  archived: z.boolean(),
  /** Whom to ask to share the student. */
  educator: z.nullable(z.string()),
});
export type Duplicate = z.infer<typeof duplicate>;

const duplicatesForm = formReply(
  z.object({ kind: z.enum(['roster', 'school', 'rows']), duplicates: z.array(duplicate) }),
);
export type DuplicatesForm = z.infer<typeof duplicatesForm>;

const addedReply = z.discriminatedUnion('type', [notificationReply, duplicatesForm]);

/** "Submit and Create Duplicate Account Anyway" sends the same again with this. */
const createDuplicate = z._default(yesNo(), false);

const studentForm = z.object({
  first_name: z.string(),
  last_name: z.string(),
  grade: z.number(),
  teacher: z.string(),
  student_id: z.string(),
  username: z.string(),
  clever_user_id: z.string(),
  classlink_login_id: z.string(),
  classlink_tenant_id: z.string(),
  family_language: z.enum(FAMILY_LANGUAGES),
});

/** What everybody who looks after students can do to one; `words` is what their documents call it. */
function studentCalls(base: string, access: Policy<false>, words: { one: string; many: string }) {
  return {
    form: endpoint({
      method: 'GET',
      path: `${base}/:id/edit`,
      summary: `What is written down about ${words.one}, for its form.`,
      access,
      input: z.strictObject({ id: id() }),
      output: formReply(studentForm),
      audit: 'student.read',
    }),
    edit: endpoint({
      method: 'PATCH',
      path: `${base}/:id/edit`,
      summary: `Change ${words.one}. A blank username or password leaves it as it is, so does an id of a sign-in provider that is left out. What opens the student site is changed after a fresh proof.`,
      access,
      input: z.strictObject({
        id: id(),
        ...studentShape(),
        ...providerShape(),
        family_language: familyLanguageField(),
        new_password: studentPasswordField(),
        make_new_password: z._default(yesNo(), false),
      }),
      output: notificationReply,
      audit: 'student.edit',
      stepUp: 'partly',
    }),
    archive: endpoint({
      method: 'POST',
      path: `${base}/archive`,
      summary: `Archive ${words.many}. They cannot sign in any more; nothing is lost.`,
      access,
      input: z.strictObject({ ids: ids() }),
      output: notificationReply,
      audit: 'student.archive',
    }),
    unarchive: endpoint({
      method: 'POST',
      path: `${base}/unarchive`,
      summary: `Take ${words.many} out of the archive.`,
      access,
      input: z.strictObject({ ids: ids() }),
      output: notificationReply,
      audit: 'student.unarchive',
    }),
  };
}

const loginCard = z.object({
  id: z.number(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  password: z.string(),
  /** Whether the class code of the student's teacher may stand for the password. */
  class_code: z.boolean(),
  /** The code of the badge, where there is one and badges are on. */
  badge: z.nullable(z.string()),
});
export type LoginCard = z.infer<typeof loginCard>;

/** Adding, and how to sign in: for those who know the children. Staff acting as them see no passwords. */
function keeperCalls(
  base: string,
  access: Policy<false>,
  inPerson: Policy<false>,
  words: { one: string; many: string },
) {
  return {
    add: endpoint({
      method: 'POST',
      path: base,
      summary: `Add ${words.one}. Username and password are made when none is given.`,
      access,
      input: z.strictObject({ ...studentShape(), create_duplicate: createDuplicate }),
      output: addedReply,
      audit: 'student.add',
    }),
    loginInformation: endpoint({
      method: 'POST',
      path: `${base}/login-information`,
      summary: `How ${words.many} sign in. Each that is shown leaves an audit row.`,
      access: inPerson,
      input: z.strictObject({ ids: ids() }),
      output: z.object({ data: z.object({ students: z.array(loginCard), student_url: z.string() }) }),
      audit: 'student.login-information',
      stepUp: true,
    }),
    newPasswords: endpoint({
      method: 'POST',
      path: `${base}/new-passwords`,
      summary: `Make new passwords for ${words.many}. The old ones stop working at once.`,
      access: inPerson,
      input: z.strictObject({ ids: ids() }),
      output: notificationReply,
      audit: 'student.new-password',
      stepUp: true,
    }),
    makeBadges: endpoint({
      method: 'POST',
      path: `${base}/badges`,
      summary: `Make badges for ${words.many} who have none; with \`renew\` for all of them, and the old ones stop working. Where badges are off, \`turn_on\` turns them on first.`,
      access: inPerson,
      input: z.strictObject({
        ids: ids(),
        renew: z._default(yesNo(), false),
        turn_on: z._default(yesNo(), false),
      }),
      output: notificationReply,
      audit: 'student.badge',
      stepUp: true,
    }),
    revokeBadges: endpoint({
      method: 'POST',
      path: `${base}/revoke-badges`,
      summary: `Take the badges of ${words.many} away. They stop working at once.`,
      access: inPerson,
      input: z.strictObject({ ids: ids() }),
      output: notificationReply,
      audit: 'student.badge-revoke',
    }),
  };
}

const STUDENT = { one: 'a student', many: 'students' };
const CHILD = { one: 'a child', many: 'children' };

export const educatorStudents = {
  ...studentCalls('/educator/students', educators, STUDENT),
  ...keeperCalls('/educator/students', educators, educatorsInPerson, STUDENT),
};
export const parentStudents = {
  ...studentCalls('/parent/students', parents, CHILD),
  ...keeperCalls('/parent/students', parents, parentsInPerson, CHILD),
};
export const staffStudents = studentCalls('/uber/students', uber, STUDENT);

export const addSeveralStudents = endpoint({
  method: 'POST',
  path: '/educator/students/simple',
  summary: 'Add up to 40 students at once: all of them, or none and what is wrong with which row.',
  access: educators,
  input: z.strictObject({
    rows: z
      .array(simpleRow(), { error: 'validation.required' })
      .check(
        z.minLength(1, { error: 'validation.required' }),
        z.maxLength(SIMPLE_FORM_ROWS, { error: 'validation.rows-max-40' }),
      ),
    create_duplicate: createDuplicate,
  }),
  output: addedReply,
  audit: 'student.add',
});

export const askToShare = endpoint({
  method: 'POST',
  path: '/educator/students/:id/ask-to-share',
  summary: 'Mail the educator of a student of the own school, and ask to share the student.',
  access: educators,
  input: z.strictObject({ id: id() }),
  output: notificationReply,
  audit: 'student.ask-to-share',
});

export const studentShares = endpoint({
  method: 'GET',
  path: '/educator/students/:id/shares',
  summary: 'With whom a student is shared.',
  access: educators,
  input: z.strictObject({ id: id() }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        username: z.string(),
        login_cards: z.boolean(),
        /** Works in another district: the login card is not for them. */
        elsewhere: z.boolean(),
      }),
    ),
  }),
});

/** An owner's switch, one for each colleague. */
export const showLoginCards = endpoint({
  method: 'POST',
  path: '/educator/students/share-login-cards',
  summary: 'Let a colleague with whom students are shared see how they sign in, or end that.',
  access: educatorsInPerson,
  input: z.strictObject({ ids: ids(), educator_id: id(), on: yesNo() }),
  output: notificationReply,
  audit: 'student.share-login-cards',
  stepUp: 'partly',
});

/** Only who can be chosen: verified, and not the actor. */
export const findColleagues = suggestions(
  '/autocomplete/colleagues',
  educators,
  'Educators by name to whom the actor can give licenses: of the own school, of common groups, of administered ones.',
);

export const findReceivers = suggestions(
  '/autocomplete/share-receivers',
  educators,
  'Educators by name with whom the actor can share students: colleagues of the own district, and of groups that the own school agreed to.',
);

export const findTeachers = suggestions(
  '/autocomplete/teachers',
  educators,
  'Teachers as the list of the students in reach names them.',
);

export const findStudents = suggestions(
  '/autocomplete/students',
  educators,
  'Students in reach by part of a name, by username or number; archived ones last.',
);

export const colleagueIds = z
  .array(id(), { error: 'validation.required' })
  .check(
    z.minLength(1, { error: 'validation.required' }),
    z.maxLength(SHARE_LIMIT, { error: 'validation.in' }),
  );

export const shareStudents = endpoint({
  method: 'POST',
  path: '/educator/students/share',
  summary:
    'Share students with colleagues of the same school or group, who then see and teach them; with `login_cards` they also see how the students sign in. Beyond the district only where the school agreed to the group, and without login cards.',
  access: educators,
  input: z.strictObject({ ids: ids(), educator_ids: colleagueIds, login_cards: z._default(yesNo(), false) }),
  output: notificationReply,
  audit: 'student.share',
  stepUp: 'partly',
});

export const stopSharing = endpoint({
  method: 'POST',
  path: '/educator/students/stop-sharing',
  summary: 'Stop sharing students with an educator; educators may also take themselves out.',
  access: educators,
  input: z.strictObject({ ids: ids(), educator_id: id() }),
  output: notificationReply,
  audit: 'student.stop-sharing',
});

/** A slip of the hand deserves one. */
export const undoStep = endpoint({
  method: 'POST',
  path: '/undo',
  summary:
    'Take back what one has just done to students: archived, shared or transferred them. The id came with the reply; once, and within ten minutes.',
  access: adults,
  input: z.strictObject({ id: z.uuid('validation.exists') }),
  output: notificationReply,
  audit: 'student.undo',
});

function transferCall(base: string, access: Policy<false>) {
  return endpoint({
    method: 'POST',
    path: `${base}/transfer`,
    summary: 'Give students to another educator of their school.',
    access,
    input: z.strictObject({ ids: ids(), educator_id: id() }),
    output: notificationReply,
    audit: 'student.transfer',
    stepUp: true,
  });
}
export const transferStudents = transferCall('/educator/students', educators);
export const staffTransferStudents = transferCall('/uber/students', uber);

function transferAllCall(base: string, access: Policy<false>) {
  return endpoint({
    method: 'POST',
    path: `${base}/:id/transfer-students`,
    summary: 'Give all students of an educator, archived ones too, to a colleague of the same school.',
    access,
    input: z.strictObject({ id: id(), educator_id: id() }),
    output: notificationReply,
    audit: 'student.transfer',
    stepUp: true,
  });
}
export const transferAllStudents = transferAllCall('/educator/educators', groupAdmins);
export const staffTransferAllStudents = transferAllCall('/uber/educators', uber);

export const moveToSchool = endpoint({
  method: 'POST',
  path: '/uber/students/to-school',
  summary:
    "Turn children of a family into students of an educator, at the educator's school. Licenses, history and play stay.",
  access: uber,
  input: z.strictObject({ ids: ids(), educator_id: id() }),
  output: notificationReply,
  audit: 'student.move-to-school',
  stepUp: true,
});

export const moveToFamily = endpoint({
  method: 'POST',
  path: '/uber/students/to-family',
  summary:
    'Turn students of a school into children of a family, of a parent or of somebody who teaches at home. Shares and ids of sign-in providers end.',
  access: uber,
  input: z.strictObject({ ids: ids(), account_id: id() }),
  output: notificationReply,
  audit: 'student.move-to-family',
  stepUp: true,
});
