import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, linkCode, yesNo } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { anyone, keepersInPerson } from '#product/access/rules/policies.ts';
import { SIGN_ON_PROVIDERS } from './rules/sign-in/sign-on.ts';
import { sessionReply } from './sign-in-contract.ts';

/**
 * The whole query with which a provider sent a browser back, as it came: what belongs to an answer is for the protocol's
 * library to judge, and a provider may add to it (RFC 9207 adds `iss`).
 */
const providersAnswer = () =>
  z.string({ error: 'validation.text' }).check(z.regex(/^[!-~]{1,4000}$/, { error: 'validation.in' }));

export const completeSignOn = endpoint({
  method: 'POST',
  path: '/sign-on',
  summary:
    'Sign a student in with what Clever or ClassLink answered. Only for the browser that was sent there, and once.',
  access: anyone,
  input: z.strictObject({ provider: choice(SIGN_ON_PROVIDERS), answer: providersAnswer() }),
  output: sessionReply,
  audit: 'session.start',
});

export const badgeLogin = endpoint({
  method: 'POST',
  path: '/badge-login',
  summary: 'Sign a student in with the code of a badge, where the teacher has badges turned on.',
  access: anyone,
  input: z.strictObject({ code: linkCode() }),
  output: sessionReply,
  audit: 'session.start',
});

export const getBadges = endpoint({
  method: 'GET',
  path: '/badges',
  summary: "Whether badges sign the actor's own students in.",
  access: keepersInPerson,
  input: z.strictObject({}),
  output: z.object({ data: z.object({ on: z.boolean() }) }),
});

export const setBadges = endpoint({
  method: 'PATCH',
  path: '/badges',
  summary:
    'Turn badges on or off for the own students. Those that were made stay, and work again once they are on.',
  access: keepersInPerson,
  input: z.strictObject({ on: yesNo() }),
  output: notificationReply,
  audit: 'badges.set',
  stepUp: 'partly',
});
