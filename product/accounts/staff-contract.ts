import * as z from 'zod/mini';
import { isDay } from '#platform/contract/days.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, email, id, optionalText, personName, yesNo } from '#platform/contract/fields.ts';
import { formReply, notificationReply } from '#platform/contract/message.ts';
import { SELECT_LIMIT } from '#platform/contract/table.ts';
import { educators, groupAdmins, groupAdminsInPerson, uber } from '#product/access/rules/policies.ts';
import { ROLES } from '#product/access/rules/scopes.ts';
import { STATES } from '#product/schools/rules/states.ts';
import { COLLEAGUE_ROLES } from './rules/people/invitations.ts';
import { DISTRICT_CHOICES, SCHOOL_CHOICES } from './rules/people/school-choice.ts';

/** What staff and admins do to accounts. An action on one account is the same on a selection of them. */
function ids() {
  return z
    .array(id(), { error: 'validation.in' })
    .check(z.minLength(1, 'validation.required'), z.maxLength(SELECT_LIMIT, 'validation.in'));
}

/** Nothing chosen arrives as null or not at all. */
function optionalId() {
  return z.optional(z.nullable(id()));
}

/** A date field left blank is the empty string. */
function optionalDay() {
  return z.optional(
    z
      .string({ error: 'validation.date' })
      .check(z.refine((value) => value === '' || isDay(value), { error: 'validation.date' })),
  );
}

const byId = z.strictObject({ id: id() });

export const resendActivation = endpoint({
  method: 'POST',
  path: '/uber/account-requests/resend-activation',
  summary: 'Mail the activation link again to those who have not used it. Older links stop working.',
  access: uber,
  input: z.strictObject({ ids: ids() }),
  output: notificationReply,
  audit: 'account.resend-activation',
});

export const sendPasswordReset = endpoint({
  method: 'POST',
  path: '/uber/people/:id/password-reset',
  summary: 'Mail somebody the link for a new password, to their own address.',
  access: uber,
  input: byId,
  output: notificationReply,
  audit: 'account.password-reset',
});

export const verifyAccounts = endpoint({
  method: 'POST',
  path: '/uber/account-requests/verify',
  summary:
    'Verify accounts. Lifts the limit of one student and starts the 30 days of the free trial anew. Teachers who belong to no school yet are named and left.',
  access: uber,
  input: z.strictObject({ ids: ids() }),
  output: notificationReply,
  audit: 'account.verify',
  stepUp: true,
});

export const schoolMatches = endpoint({
  method: 'GET',
  path: '/uber/account-requests/:id/school-matches',
  summary: 'Where somebody said they work, and the schools that this is likely to be.',
  access: uber,
  input: byId,
  output: z.object({
    data: z.object({
      name: z.string(),
      typed: z.object({
        school: z.string(),
        district: z.string(),
        no_district: z.boolean(),
        state: z.nullable(z.enum(STATES)),
      }),
      /** Added meanwhile; they move along to the school. */
      students: z.number(),
      matches: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          district: z.nullable(z.string()),
          state: z.string(),
          educators: z.number(),
          students: z.number(),
          likeness: z.enum(['same', 'likely', 'possible']),
        }),
      ),
    }),
  }),
});

export const verifyAtSchool = endpoint({
  method: 'POST',
  path: '/uber/account-requests/:id/verify',
  summary:
    'Link a teacher who belongs to no school to one that is known, or to a new one, and verify the account. Students added meanwhile move along.',
  access: uber,
  input: z.strictObject({
    id: id(),
    school: choice(SCHOOL_CHOICES),
    school_id: optionalId(),
    /** Of a new school. */
    name: optionalText({ max: 200 }),
    state: z.optional(choice(STATES)),
    district: z.optional(choice(DISTRICT_CHOICES)),
    district_id: optionalId(),
    district_name: optionalText({ max: 200 }),
  }),
  output: notificationReply,
  audit: 'account.verify',
  stepUp: true,
});

export const holdAccounts = endpoint({
  method: 'POST',
  path: '/uber/account-requests/hold',
  summary: 'Put the verification of accounts on hold.',
  access: uber,
  input: z.strictObject({ ids: ids() }),
  output: notificationReply,
  audit: 'account.hold',
});

export const releaseAccounts = endpoint({
  method: 'POST',
  path: '/uber/account-requests/release',
  summary: 'Take accounts off hold: they wait for verification again.',
  access: uber,
  input: z.strictObject({ ids: ids() }),
  output: notificationReply,
  audit: 'account.release',
});

export const deleteAccounts = endpoint({
  method: 'POST',
  path: '/uber/account-requests/delete',
  summary: 'Delete accounts that were never activated.',
  access: uber,
  input: z.strictObject({ ids: ids() }),
  output: notificationReply,
  audit: 'account.delete',
  stepUp: true,
});

export const markReachedOut = endpoint({
  method: 'POST',
  path: '/uber/account-requests/reached-out',
  summary: 'Note that staff reached out to these people just now.',
  access: uber,
  input: z.strictObject({ ids: ids() }),
  output: notificationReply,
  audit: 'account.reached-out',
});

export const setHighPriority = endpoint({
  method: 'POST',
  path: '/uber/account-requests/high-priority',
  summary: 'Turn the high priority of accounts on or off.',
  access: uber,
  input: z.strictObject({ ids: ids(), on: yesNo() }),
  output: notificationReply,
  audit: 'account.high-priority',
});

export const deactivateAccount = endpoint({
  method: 'POST',
  path: '/uber/account-requests/:id/deactivate',
  summary:
    'Deactivate an account and end its sessions. Refused while an educator has students or owns a group.',
  access: uber,
  input: byId,
  output: notificationReply,
  audit: 'account.deactivate',
});

/** The first of them by name, and how many there are. */
const studentsLeft = z.object({
  data: z.array(z.object({ id: z.number(), name: z.string(), archived: z.boolean() })),
  total: z.number(),
});

export const studentsToTransfer = endpoint({
  method: 'GET',
  path: '/uber/educators/:id/students',
  summary: 'Whom an educator has to hand over before the account can be deactivated, archived students too.',
  access: uber,
  input: byId,
  output: studentsLeft,
});

export const rollbackDeactivation = endpoint({
  method: 'POST',
  path: '/uber/account-requests/:id/rollback',
  summary:
    'Give a deactivated account the status it had, and a new end of the free trial where one is named.',
  access: uber,
  input: z.strictObject({ id: id(), free_trial_ends_on: optionalDay() }),
  output: notificationReply,
  audit: 'account.rollback-deactivation',
});

const names = { first_name: personName(), last_name: personName() };
const namesForm = { first_name: z.string(), last_name: z.string() };
const educatorFields = { ...names, role: choice(ROLES), school_id: optionalId() };

/** Left out it stays, blank it goes. */
const providerId = () =>
  z.optional(
    z.string({ error: 'validation.text' }).check(z.trim(), z.maxLength(100, { error: 'validation.max-100' })),
  );
const providerIds = {
  clever_user_id: providerId(),
  classlink_login_id: providerId(),
  classlink_tenant_id: providerId(),
};

export const educatorForm = endpoint({
  method: 'GET',
  path: '/uber/educators/:id/edit',
  summary: 'What the form of an educator starts with.',
  access: uber,
  input: byId,
  output: formReply(
    z.object({
      ...namesForm,
      role: z.enum(ROLES),
      school_id: z.nullable(z.number()),
      clever_user_id: z.string(),
      classlink_login_id: z.string(),
      classlink_tenant_id: z.string(),
    }),
  ),
});

export const editEducator = endpoint({
  method: 'PATCH',
  path: '/uber/educators/:id/edit',
  summary:
    'Change the name, the role and the school of an educator, and who they are for Clever and ClassLink. Ids left out stay, blank ones go.',
  access: uber,
  input: z.strictObject({ id: id(), ...educatorFields, ...providerIds }),
  output: notificationReply,
  audit: 'educator.edit',
  stepUp: 'partly',
});

export const convertEducator = endpoint({
  method: 'POST',
  path: '/uber/educators/:id/convert',
  summary: 'Turn an educator into a parent. Refused while students of a school or a group depend on them.',
  access: uber,
  input: byId,
  output: notificationReply,
  audit: 'educator.convert',
});

export const addEducator = endpoint({
  method: 'POST',
  path: '/uber/educators',
  summary: 'Add an educator; the activation link is mailed.',
  access: uber,
  input: z.strictObject({ ...educatorFields, email: email() }),
  output: notificationReply,
  audit: 'educator.add',
  stepUp: true,
});

export const parentForm = endpoint({
  method: 'GET',
  path: '/uber/parents/:id/edit',
  summary: 'What the form of a parent starts with.',
  access: uber,
  input: byId,
  output: formReply(z.object(namesForm)),
});

export const editParent = endpoint({
  method: 'PATCH',
  path: '/uber/parents/:id/edit',
  summary: 'Change the name of a parent.',
  access: uber,
  input: z.strictObject({ id: id(), ...names }),
  output: notificationReply,
  audit: 'parent.edit',
});

export const convertParent = endpoint({
  method: 'POST',
  path: '/uber/parents/:id/convert',
  summary: 'Turn a parent into an educator who teaches at home. Children and family stay as they are.',
  access: uber,
  input: byId,
  output: notificationReply,
  audit: 'parent.convert',
  stepUp: true,
});

const colleagueFields = { ...names, email: email(), role: choice(COLLEAGUE_ROLES) };

export const addGroupEducator = endpoint({
  method: 'POST',
  path: '/educator/educators',
  summary:
    'Add an educator to a school that the actor runs, by itself the own one; the activation link is mailed.',
  access: groupAdmins,
  input: z.strictObject({ ...colleagueFields, school_id: optionalId() }),
  output: notificationReply,
  audit: 'educator.add',
  stepUp: true,
});

export const deactivateGroupEducator = endpoint({
  method: 'POST',
  path: '/educator/educators/:id/deactivate',
  summary: 'Deactivate an educator of the own groups. Refused while the educator has students.',
  access: groupAdmins,
  input: byId,
  output: notificationReply,
  audit: 'educator.deactivate',
});

export const groupStudentsToTransfer = endpoint({
  method: 'GET',
  path: '/educator/educators/:id/students',
  summary: 'The same for an educator of the own groups.',
  access: groupAdmins,
  input: byId,
  output: studentsLeft,
});

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/educator/invitations',
  summary: 'Invite a colleague: for verified educators whose students use a program, and for admins.',
  access: educators,
  input: z.strictObject(colleagueFields),
  output: notificationReply,
  audit: 'educator.invite',
});

export const invitationOffer = endpoint({
  method: 'GET',
  path: '/educator/invitations/offer',
  summary:
    'How many licenses an invitation brings to who invites and to the colleague once approved, and for how many colleagues of this school year yet.',
  access: educators,
  input: z.strictObject({}),
  output: z.object({
    data: z.object({ inviter: z.number(), invitee: z.number(), left: z.number() }),
  }),
});

/** An admin of the school vouches for the colleague; staff do so by verifying. */
export const approveColleague = endpoint({
  method: 'POST',
  path: '/educator/educators/:id/approve',
  summary: 'Approve an invited colleague of a school the actor runs: verified now, or as soon as activated.',
  access: groupAdminsInPerson,
  input: byId,
  output: notificationReply,
  audit: 'educator.approve',
  stepUp: true,
});

export const declineColleague = endpoint({
  method: 'POST',
  path: '/educator/educators/:id/decline',
  summary: 'Decline an invited colleague: the invitation is withdrawn, an active account deactivated.',
  access: groupAdminsInPerson,
  input: byId,
  output: notificationReply,
  audit: 'educator.decline',
});
