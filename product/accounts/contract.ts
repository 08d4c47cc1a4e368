import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import {
  choice,
  email,
  id,
  linkCode,
  optionalText,
  personName,
  secret,
  text,
  yesNo,
} from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import {
  adults,
  adultsInPerson,
  anyone,
  educatorsInPerson,
  keepersInPerson,
} from '#product/access/rules/policies.ts';
import { STATES } from '#product/schools/rules/states.ts';
import { EVALUATION_GOALS, REQUEST_ROLES } from './rules/people/account-request.ts';
import { NEWS_STATES } from './rules/people/news.ts';
import { CLASS_CODE_MIN, newPassword } from './rules/sign-in/passwords.ts';
import { sessionReply } from './sign-in-contract.ts';

const nothing = z.strictObject({});
const done = z.void();

export const editProfile = endpoint({
  method: 'PATCH',
  path: '/profile',
  summary: 'Change the own name.',
  access: adults,
  input: z.strictObject({ first_name: personName(), last_name: personName() }),
  output: notificationReply,
  audit: 'profile.edit',
});

export const getNews = endpoint({
  method: 'GET',
  path: '/profile/news',
  summary: 'Whether one has asked for news by mail, and what the list that sends it said.',
  access: keepersInPerson,
  input: nothing,
  output: z.object({ data: z.object({ wanted: z.boolean(), state: z.nullable(z.enum(NEWS_STATES)) }) }),
});

export const setNews = endpoint({
  method: 'PATCH',
  path: '/profile/news',
  summary: 'Ask for news by mail, or for no more of it. The list is told in the background.',
  access: keepersInPerson,
  input: z.strictObject({ wanted: yesNo() }),
  output: notificationReply,
  audit: 'news.choose',
});

export const requestAccount = endpoint({
  method: 'POST',
  path: '/account-request',
  summary: 'Ask for an educator account. A link to activate it is mailed.',
  access: anyone,
  input: z.strictObject({
    my_role: choice(REQUEST_ROLES),
    my_role_description: optionalText(),
    first_name: personName(),
    last_name: personName(),
    email: email(),
    district: optionalText({ max: 200 }),
    /** The school belongs to none. */
    no_district: z.optional(yesNo()),
    school: optionalText({ max: 200 }),
    /** With name and district it means one of the schools that are known, or a new one. */
    state: z.optional(choice(STATES)),
    programs_evaluation_goal_option: z.optional(choice(EVALUATION_GOALS)),
    i_agree_to_one_student: z.optional(yesNo()),
    referral: optionalText({ max: 100 }),
    referrer: optionalText(),
    /** News by email, once the address is proven. */
    news: z.optional(yesNo()),
  }),
  output: notificationReply,
  audit: 'account-request.create',
});

export const findRequestSchools = endpoint({
  method: 'GET',
  path: '/account-request/schools',
  summary:
    'Schools by name, for the account request: a handful, from the third letter on, and nothing but their place.',
  access: anyone,
  input: z.strictObject({ q: optionalText({ max: 100 }) }),
  output: z.object({
    data: z.array(z.object({ name: z.string(), district: z.nullable(z.string()), state: z.string() })),
  }),
});

const mailedLink = { id: id(), code: linkCode() };

export const findActivation = endpoint({
  method: 'GET',
  path: '/account-activate/:id/:code',
  summary: 'What the activation page shows: a form, or a redirect when the account is active already.',
  access: anyone,
  input: z.strictObject(mailedLink),
  output: z.discriminatedUnion('type', [
    z.object({ type: z.literal('redirect'), to: z.string() }),
    z.object({
      type: z.literal('form'),
      data: z.object({
        username: z.string(),
        first_name: z.string(),
        /** An invited colleague also confirms where they work. */
        invite: z.boolean(),
        district: z.string(),
        school: z.string(),
        /** Somebody paid under the address and never proved it: the account becomes that of who activates. */
        family: z.boolean(),
      }),
    }),
  ]),
});

export const activateAccount = endpoint({
  method: 'PATCH',
  path: '/account-activate',
  summary: 'Choose a password and activate the account; signs in.',
  access: anyone,
  input: z.strictObject({
    ...mailedLink,
    password: newPassword(),
    password_confirmation: secret(),
    district: optionalText({ max: 200 }),
    school: optionalText({ max: 200 }),
  }),
  output: sessionReply,
  audit: 'account.activate',
});

export const resetMyPassword = endpoint({
  method: 'POST',
  path: '/reset-my-password',
  summary: 'Mail a link to choose a new password.',
  access: anyone,
  input: z.strictObject({ username: text() }),
  output: notificationReply,
  audit: 'password.reset-request',
});

export const findPasswordLink = endpoint({
  method: 'GET',
  path: '/set-new-password/:id/:code',
  summary: 'Whether a password link can still be used.',
  access: anyone,
  input: z.strictObject(mailedLink),
  output: z.object({ valid: z.boolean() }),
});

export const setNewPassword = endpoint({
  method: 'PATCH',
  path: '/set-new-password',
  summary: 'Choose a new password with a mailed link. Ends every session of the account.',
  access: anyone,
  input: z.strictObject({
    ...mailedLink,
    new_password: newPassword(),
    new_password_confirmation: secret(),
  }),
  output: notificationReply,
  audit: 'password.set',
});

export const changePassword = endpoint({
  method: 'PATCH',
  path: '/change-password',
  summary: 'Change the own password. Ends every other session of the account.',
  access: adultsInPerson,
  input: z.strictObject({
    current_password: secret(),
    new_password: newPassword(),
    new_password_confirmation: secret(),
  }),
  output: notificationReply,
  audit: 'password.change',
});

export const setFirstPassword = endpoint({
  method: 'POST',
  path: '/first-password',
  summary: 'Choose the first password of an account that has none yet, such as one that a purchase made.',
  access: adultsInPerson,
  input: z.strictObject({ new_password: newPassword(), new_password_confirmation: secret() }),
  output: notificationReply,
  audit: 'password.set',
});

export const stepUp = endpoint({
  method: 'POST',
  path: '/step-up',
  summary:
    'Prove once more who one is. What answered `step-up-required` may be called again then, for ten minutes.',
  access: adultsInPerson,
  whileHeld: true,
  input: z.strictObject({ password: secret() }),
  output: done,
  status: 204,
  audit: 'session.prove',
});

export const changeUsername = endpoint({
  method: 'POST',
  path: '/change-username',
  summary: 'Mail a link to a new address; the username changes when it is confirmed there.',
  access: adultsInPerson,
  input: z.strictObject({
    new_username: email(),
    new_username_confirmation: email(),
    current_password: secret(),
  }),
  output: notificationReply,
  audit: 'username.change-request',
});

export const findUsernameLink = endpoint({
  method: 'GET',
  path: '/change-username/:id/:code',
  summary: 'The new username a mailed link would set.',
  access: anyone,
  input: z.strictObject(mailedLink),
  output: z.object({ data: z.object({ new_username: z.string() }) }),
});

export const confirmUsername = endpoint({
  method: 'PATCH',
  path: '/change-username',
  summary: 'Confirm a new username with the mailed link.',
  access: anyone,
  input: z.strictObject(mailedLink),
  output: notificationReply,
  audit: 'username.change',
});

export const findAddressLink = endpoint({
  method: 'GET',
  path: '/address/:id/:code',
  summary:
    'Whose address a mailed link would prove, and whether that is done already. Looking proves nothing.',
  access: anyone,
  input: z.strictObject(mailedLink),
  output: z.object({ data: z.object({ email: z.string(), proven: z.boolean() }) }),
});

export const proveAddress = endpoint({
  method: 'PATCH',
  path: '/address',
  summary: 'Prove the own address with a mailed link. Who has no password yet gets a link to choose one.',
  access: anyone,
  input: z.strictObject(mailedLink),
  output: z.object({
    data: z.object({ password_link: z.nullable(z.object({ id: z.string(), code: z.string() })) }),
  }),
  audit: 'address.prove',
});

export const mailAddressLink = endpoint({
  method: 'POST',
  path: '/address/letter',
  summary: 'Mail the link that proves the own address again.',
  access: adultsInPerson,
  input: nothing,
  output: notificationReply,
  audit: 'address.letter',
});

export const getClassCode = endpoint({
  method: 'GET',
  path: '/class-code',
  summary: "The educator's class code, null while it is off.",
  access: educatorsInPerson,
  input: nothing,
  output: z.object({ data: z.object({ class_code: z.nullable(z.string()) }) }),
  audit: 'class-code.read',
  stepUp: true,
});

export const setClassCode = endpoint({
  method: 'PATCH',
  path: '/class-code',
  summary: 'Turn the class code on, change it, or turn it off with null.',
  access: educatorsInPerson,
  input: z.strictObject({ class_code: z.nullable(text({ min: CLASS_CODE_MIN, max: 40 })) }),
  output: notificationReply,
  audit: 'class-code.set',
  stepUp: true,
});
