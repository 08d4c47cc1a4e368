import * as z from 'zod/mini';
import { isDay } from '#platform/contract/days.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, linkCode, name, secret, text } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { adultsInPerson, anyone, groupAdminsInPerson, uber } from '#product/access/rules/policies.ts';
import { bytes, TRANSPORTS } from './rules/factors/passkeys.ts';
import { sessionReply } from './sign-in-contract.ts';

const nothing = z.strictObject({});
const done = z.void();

/** What a passkey answered: the fields of the browser's own answer, without what nobody needs. */
const assertion = {
  token: linkCode(),
  credential: bytes({ max: 1400 }),
  client_data: bytes({ max: 4000 }),
  authenticator_data: bytes({ max: 4000 }),
  signature: bytes({ max: 4000 }),
  user_handle: z.optional(bytes({ max: 100 })),
};

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(TRANSPORTS)),
});

/** What a browser asks a passkey to sign. Empty `allowCredentials`: any of the person's own. */
const question = z.object({
  token: z.string(),
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(descriptor),
  }),
});
export type PasskeyQuestion = z.infer<typeof question>;

export const askPasskey = endpoint({
  method: 'POST',
  path: '/login/passkey/options',
  summary:
    'What a passkey is to sign, to come in with it. With the ticket of a second step only those of that account.',
  access: anyone,
  input: z.strictObject({ ticket: z.optional(linkCode()) }),
  output: z.object({ data: question }),
  audit: null,
});

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/login/passkey',
  summary: 'Sign in with a passkey: alone, or after the password.',
  access: anyone,
  input: z.strictObject(assertion),
  output: sessionReply,
  audit: 'session.start',
});

export const codeLogin = endpoint({
  method: 'POST',
  path: '/login/code',
  summary:
    'The second step of a sign-in, after `second-step-required`: a code of the app, or a recovery code.',
  access: anyone,
  input: z.strictObject({ ticket: linkCode(), code: secret() }),
  output: sessionReply,
  audit: 'session.start',
});

export const askStepUp = endpoint({
  method: 'POST',
  path: '/step-up/options',
  summary: 'By what the actor proves once more who they are, with what a passkey is to sign.',
  access: adultsInPerson,
  whileHeld: true,
  input: nothing,
  output: z.object({
    data: z.object({
      /** Who has neither a passkey nor an app proves by the password. */
      password: z.boolean(),
      /** Whether codes come from an app; a recovery code does in any case. */
      app: z.boolean(),
      passkey: z.nullable(question),
    }),
  }),
  audit: null,
});

export const stepUpByPasskey = endpoint({
  method: 'POST',
  path: '/step-up/passkey',
  summary: 'Prove once more who one is, with a passkey.',
  access: adultsInPerson,
  whileHeld: true,
  input: z.strictObject(assertion),
  output: done,
  status: 204,
  audit: 'session.prove',
});

export const stepUpByCode = endpoint({
  method: 'POST',
  path: '/step-up/code',
  summary: 'Prove once more who one is, with a code of the app or a recovery code.',
  access: adultsInPerson,
  whileHeld: true,
  input: z.strictObject({ code: secret() }),
  output: done,
  status: 204,
  audit: 'session.prove',
});

export const ownFactors = endpoint({
  method: 'GET',
  path: '/factors',
  summary: 'What the actor signs in with besides the password.',
  access: adultsInPerson,
  whileHeld: true,
  input: nothing,
  output: z.object({
    data: z.object({
      passkeys: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          created_at: z.string(),
          used_at: z.nullable(z.string()),
        }),
      ),
      /** Since when codes come from an app; null where they do not. */
      app_since: z.nullable(z.string()),
      recovery_codes_left: z.number(),
      /** The last one cannot be taken away. */
      required: z.boolean(),
      /** From this day on it is, where that day is still to come. */
      required_from: z.nullable(z.string()),
    }),
  }),
});
export type OwnFactors = z.infer<typeof ownFactors.output>['data'];

/** Told once, where the first passkey or app was set up; null after that. */
const recoveryCodes = z.nullable(z.array(z.string()));

export const askNewPasskey = endpoint({
  method: 'POST',
  path: '/factors/passkeys/options',
  summary: 'What a browser needs to make a passkey.',
  access: adultsInPerson,
  stepUp: true,
  whileHeld: true,
  input: nothing,
  output: z.object({
    data: z.object({
      token: z.string(),
      options: z.object({
        rp: z.object({ id: z.string(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        challenge: z.string(),
        pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
        timeout: z.number(),
        excludeCredentials: z.array(descriptor),
        authenticatorSelection: z.object({
          residentKey: z.literal('required'),
          requireResidentKey: z.literal(true),
          userVerification: z.literal('required'),
        }),
        attestation: z.literal('none'),
      }),
    }),
  }),
  audit: null,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/factors/passkeys',
  summary: 'Keep a passkey that a browser has made.',
  access: adultsInPerson,
  stepUp: true,
  whileHeld: true,
  input: z.strictObject({
    token: linkCode(),
    name: name({ max: 60 }),
    credential: bytes({ max: 1400 }),
    client_data: bytes({ max: 4000 }),
    attestation: bytes({ max: 20_000 }),
    transports: z.array(text({ max: 20 })).check(z.maxLength(10, { error: 'validation.in' })),
  }),
  output: z.object({ data: z.object({ recovery_codes: recoveryCodes }) }),
  audit: 'factor.add',
});

export const namePasskey = endpoint({
  method: 'PATCH',
  path: '/factors/passkeys/:id',
  summary: 'Give one of the own passkeys another name.',
  access: adultsInPerson,
  input: z.strictObject({ id: id(), name: name({ max: 60 }) }),
  output: notificationReply,
  audit: 'factor.name',
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/factors/passkeys/:id',
  summary: 'Take one of the own passkeys away.',
  access: adultsInPerson,
  stepUp: true,
  input: z.strictObject({ id: id() }),
  output: notificationReply,
  audit: 'factor.remove',
});

export const askNewApp = endpoint({
  method: 'POST',
  path: '/factors/app/secret',
  summary: 'A secret for an app that shows codes, as text and as the address that its QR code holds.',
  access: adultsInPerson,
  stepUp: true,
  whileHeld: true,
  input: nothing,
  output: z.object({ data: z.object({ secret: z.string(), uri: z.string() }) }),
  audit: 'factor.begin',
});

export const addApp = endpoint({
  method: 'POST',
  path: '/factors/app',
  summary: 'Turn codes of an app on, with the first one that it shows.',
  access: adultsInPerson,
  stepUp: true,
  whileHeld: true,
  input: z.strictObject({ code: secret() }),
  output: z.object({ data: z.object({ recovery_codes: recoveryCodes }) }),
  audit: 'factor.add',
});

export const removeApp = endpoint({
  method: 'DELETE',
  path: '/factors/app',
  summary: 'Turn codes of the app off.',
  access: adultsInPerson,
  stepUp: true,
  input: nothing,
  output: notificationReply,
  audit: 'factor.remove',
});

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/factors/recovery-codes',
  summary: 'Ten new recovery codes; the old ones end.',
  access: adultsInPerson,
  stepUp: true,
  whileHeld: true,
  input: nothing,
  output: z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) }),
  audit: 'factor.recovery-codes',
});

export const resetFactors = endpoint({
  method: 'POST',
  path: '/uber/people/:id/reset-factors',
  summary:
    'Somebody else lost what they sign in with: take it all away, end their sessions and tell them by letter.',
  access: uber,
  stepUp: true,
  input: z.strictObject({ id: id(), reason: text({ max: 200 }) }),
  output: notificationReply,
  audit: 'factor.reset',
});

export const staffFactors = endpoint({
  method: 'GET',
  path: '/uber/staff-factors',
  summary: 'Everybody of staff who can sign in, and whether they do so in two steps.',
  access: uber,
  input: nothing,
  output: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        username: z.string(),
        has_factor: z.boolean(),
        own: z.boolean(),
      }),
    ),
  }),
});
export type StaffMember = z.infer<typeof staffFactors.output>['data'][number];

export const factorRules = endpoint({
  method: 'GET',
  path: '/educator/factor-rules',
  summary: 'Of the schools and districts that the actor runs: from when on their admins need a second step.',
  access: groupAdminsInPerson,
  input: nothing,
  output: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        kind: z.enum(['school', 'district']),
        from: z.nullable(z.string()),
        admins: z.number(),
        without: z.number(),
      }),
    ),
  }),
});
export type FactorRule = z.infer<typeof factorRules.output>['data'][number];

export const setFactorRule = endpoint({
  method: 'PATCH',
  path: '/educator/factor-rules/:id',
  summary: 'Ask the admins of a school or district for a second step from a day on, or with null no more.',
  access: groupAdminsInPerson,
  stepUp: true,
  input: z.strictObject({
    id: id(),
    from: z.nullable(text({ max: 10 }).check(z.refine(isDay, { error: 'validation.date' }))),
  }),
  output: notificationReply,
  audit: 'factor.rule',
});
