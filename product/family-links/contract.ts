import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint, type OutputOf } from '#platform/contract/endpoint.ts';
import {
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
import { anyone, educatorsInPerson, parentsInPerson } from '#product/access/rules/policies.ts';
import { newPassword } from '#product/accounts/rules/sign-in/passwords.ts';
import { sessionReply } from '#product/accounts/sign-in-contract.ts';

const invite = z.object({
  id: z.number(),
  made_by: z.string(),
  created_at: z.string(),
  /** The last whole day on which it works, by the school's clock. */
  last_day: z.string(),
});
export type FamilyInvite = z.infer<typeof invite>;

const adult = z.object({ id: z.number(), name: z.string(), username: z.string(), since: z.string() });
export type LinkedAdult = z.infer<typeof adult>;

const letter = z.object({
  language: z.enum(LOCALES),
  greeting: z.string(),
  text: z.array(z.string()),
  how: z.string(),
  steps: z.array(z.string()),
  /** What a camera reads: the page, and the code with it. */
  scan: z.object({ link: z.string(), label: z.string() }),
  until: z.string(),
  end: z.string(),
  from: z.string(),
});

/** Who owns or administers a child decides which adults read its page: nobody else does, and no staff in their name. */
export const readFamily = endpoint({
  method: 'GET',
  path: '/educator/students/:id/family',
  summary:
    "The adults who read the family's page of a student by a code, the codes that can still be used, and whether the school shares feelings with them.",
  access: educatorsInPerson,
  input: z.strictObject({ id: id() }),
  output: z.object({
    data: z.object({
      invites: z.array(invite),
      adults: z.array(adult),
      feelings: z.boolean(),
      /** Staff have switched it off at the school: nobody reads by a code. */ is_off: z.boolean(),
    }),
  }),
});

export const inviteFamily = endpoint({
  method: 'POST',
  path: '/educator/students/:id/family-invites',
  summary: "Make a code for one adult of a student's family, good for 30 days. It is told once.",
  access: educatorsInPerson,
  input: z.strictObject({ id: id() }),
  output: z.object({
    code: z.string(),
    /** What to hand out with it, in each language. */
    letters: z.array(letter),
    data: invite,
  }),
  audit: 'family.invite',
  stepUp: true,
});

export type MadeInvite = OutputOf<typeof inviteFamily>;

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/educator/family-invites/:id',
  summary: 'End a code that nobody has used.',
  access: educatorsInPerson,
  input: z.strictObject({ id: id() }),
  output: notificationReply,
  audit: 'family.revoke',
});

export const unlinkAdult = endpoint({
  method: 'DELETE',
  path: '/educator/family-links/:id',
  summary: "End at once that an adult reads the family's page of a student.",
  access: educatorsInPerson,
  input: z.strictObject({ id: id() }),
  output: notificationReply,
  audit: 'family.unlink',
});

export const enterCode = endpoint({
  method: 'POST',
  path: '/parent/family-links',
  summary:
    'Enter a code from school: from then on one reads the page of that child. A wrong, a used, an ended and a revoked code are answered alike.',
  access: parentsInPerson,
  input: z.strictObject({
    code: text({ max: 40 }),
    /** In which letters about the child are to come, where the page asked. */
    language: z.optional(z.enum(LOCALES, { error: 'validation.in' })),
  }),
  output: z.extend(notificationReply, { student_id: z.number() }),
  audit: 'family.link',
});

export const leaveChild = endpoint({
  method: 'DELETE',
  path: '/parent/students/:id/link',
  summary: 'No longer read the page of a child that a school has linked.',
  access: parentsInPerson,
  input: z.strictObject({ id: id() }),
  output: notificationReply,
  audit: 'family.unlink',
});

export const openFamilyAccount = endpoint({
  method: 'POST',
  path: '/family-code',
  summary:
    'With a code from school, ask for a parent account. A letter goes to the address; the code stays good until it is typed again with that letter. Whether the address has an account already is told to the address alone.',
  access: anyone,
  input: z.strictObject({
    code: text({ max: 40 }),
    first_name: personName(),
    last_name: personName(),
    email: email(),
    /** To the terms of use and the privacy policy. */
    agreed: yesNo(),
    language: z.enum(LOCALES, { error: 'validation.in' }),
  }),
  output: notificationReply,
  audit: 'family.open-account',
});

export const activateFamilyAccount = endpoint({
  method: 'PATCH',
  path: '/family-code',
  summary:
    "With the letter: choose a password, type the school's code once more, and be signed in and linked. Without a code the account is opened alone. A wrong code changes nothing.",
  access: anyone,
  input: z.strictObject({
    id: id(),
    code: linkCode(),
    password: newPassword(),
    password_confirmation: secret(),
    family_code: optionalText({ max: 40 }),
  }),
  output: z.extend(sessionReply, { student_id: z.nullable(z.number()) }),
  audit: 'account.activate',
});
