import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, yesNo } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import type { Policy } from '#platform/contract/policy.ts';
import {
  educators,
  groupAdmins,
  groupAdminsInPerson,
  parents,
  uber,
} from '#product/access/rules/policies.ts';
import { MASS_ACTION_LIMIT } from '#product/rosters/rules/limits.ts';

function ids() {
  return z
    .array(id(), { error: 'validation.required' })
    .check(
      z.minLength(1, { error: 'validation.required' }),
      z.maxLength(MASS_ACTION_LIMIT, { error: 'validation.selection-limit' }),
    );
}

/** What adults do about the play of those they look after. */
const unlock = (base: string, access: Policy<false>) =>
  endpoint({
    method: 'POST',
    path: `${base}/unlock-assessment`,
    summary:
      'Let students take the assessment of their program once more: all of them, or nobody where one may not. Several at once must be in Zoo U.',
    access,
    input: z.strictObject({ ids: ids() }),
    output: notificationReply,
    audit: 'student.unlock-assessment',
  });

const restart = (base: string, access: Policy<false>) =>
  endpoint({
    method: 'POST',
    path: `${base}/:id/restart`,
    summary:
      'Let a student begin a program anew. What was played before counts no longer, and never will again.',
    access,
    input: z.strictObject({ id: id(), program: choice(PROGRAM_IDS) }),
    output: notificationReply,
    audit: 'student.restart',
  });

const checkIns = (base: string, access: Policy<false>) =>
  endpoint({
    method: 'POST',
    path: `${base}/check-ins`,
    summary: 'Ask children how they feel before they play, or leave that.',
    access,
    input: z.strictObject({ ids: ids(), on: yesNo() }),
    output: notificationReply,
    audit: 'student.check-ins',
  });

export const educatorPlay = {
  unlock: unlock('/educator/students', educators),
  restart: restart('/educator/students', educators),
  checkIns: checkIns('/educator/students', educators),
};
export const parentPlay = {
  restart: restart('/parent/students', parents),
  checkIns: checkIns('/parent/students', parents),
};
export const staffPlay = {
  unlock: unlock('/uber/students', uber),
  restart: restart('/uber/students', uber),
};

/** Game debug mode, of students and of adults who look at programs. */
export const debugStudents = endpoint({
  method: 'POST',
  path: '/uber/students/debug-mode',
  summary: 'Turn game debug mode on or off for students. What they play meanwhile counts for nothing.',
  access: uber,
  input: z.strictObject({ ids: ids(), on: yesNo() }),
  output: notificationReply,
  audit: 'student.debug-mode',
});

export const debugAccounts = endpoint({
  method: 'POST',
  path: '/uber/account-requests/debug-mode',
  summary: 'Turn game debug mode on or off for educators and parents who try programs.',
  access: uber,
  input: z.strictObject({ ids: ids(), on: yesNo() }),
  output: notificationReply,
  audit: 'account.debug-mode',
});

export const cloneIntoSandbox = endpoint({
  method: 'POST',
  path: '/uber/students/:id/clone-into-sandbox',
  summary:
    'Copy a student and what was played, under a made-up name, to look at something. Done in the background.',
  access: uber,
  input: z.strictObject({ id: id() }),
  output: notificationReply,
  audit: 'student.clone-into-sandbox',
});

/** Whether the own class, or the own family, is asked how it feels. */
function ownCheckIns(base: string, access: Policy<false>, whom: string) {
  return {
    get: endpoint({
      method: 'GET',
      path: `${base}/check-ins`,
      summary: `Whether ${whom} is asked how it feels before it plays.`,
      access,
      input: z.strictObject({}),
      output: z.object({ data: z.object({ on: z.boolean() }) }),
    }),
    set: endpoint({
      method: 'PATCH',
      path: `${base}/check-ins`,
      summary: `Ask ${whom} how it feels before it plays, or leave that.`,
      access,
      input: z.strictObject({ on: yesNo() }),
      output: notificationReply,
      audit: 'check-ins.set',
    }),
  };
}

export const classCheckIns = ownCheckIns('/educator', educators, 'the own class');
export const familyCheckIns = ownCheckIns('/parent', parents, 'the own family');

/** Whether what the own class plays makes sounds. What a child wants to have read stays the child's own. */
export const classSounds = {
  get: endpoint({
    method: 'GET',
    path: '/educator/play-sounds',
    summary: 'Whether play makes sounds in the own class.',
    access: educators,
    input: z.strictObject({}),
    output: z.object({ data: z.object({ on: z.boolean() }) }),
  }),
  set: endpoint({
    method: 'PATCH',
    path: '/educator/play-sounds',
    summary: 'Let play make sounds in the own class, or have it quiet.',
    access: educators,
    input: z.strictObject({ on: yesNo() }),
    output: notificationReply,
    audit: 'play-sounds.set',
  }),
};

/** The schools somebody runs: of school groups, and all of a district's. A team has none. */
export const schoolCheckIns = {
  list: endpoint({
    method: 'GET',
    path: '/educator/school-check-ins',
    summary:
      'Whether the children of the own schools are asked how they feel before they play, and whether linked families read it.',
    access: groupAdmins,
    input: z.strictObject({}),
    output: z.object({
      data: z.array(z.object({ id: z.number(), name: z.string(), on: z.boolean(), family: z.boolean() })),
    }),
  }),
  set: endpoint({
    method: 'PATCH',
    path: '/educator/school-check-ins/:id',
    summary: 'Ask the children of a school how they feel before they play, or leave that.',
    access: groupAdmins,
    input: z.strictObject({ id: id(), on: yesNo() }),
    output: notificationReply,
    audit: 'school.check-ins',
  }),
  share: endpoint({
    method: 'PATCH',
    path: '/educator/school-check-ins/:id/family',
    summary:
      "Share with linked families what a school's children say of their feelings, or no longer. Children are told first: what they said before stays with whom they told.",
    access: groupAdminsInPerson,
    input: z.strictObject({ id: id(), on: yesNo() }),
    output: notificationReply,
    audit: 'school.family-feelings',
  }),
};
