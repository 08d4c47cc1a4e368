import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, linkCode } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { anyone, educatorsInPerson, parentsInPerson } from '#product/access/rules/policies.ts';
import { DIGESTS } from './rules/digest.ts';

const preferences = z.object({ data: z.object({ digest: z.enum(DIGESTS) }) });

function preferencesOf(base: string, access: Policy<false>) {
  return endpoint({
    method: 'GET',
    path: `${base}/notification-preferences`,
    summary: 'How often the own updates are mailed.',
    access,
    input: z.strictObject({}),
    output: preferences,
  });
}
export const getPreferences = preferencesOf('/educator', educatorsInPerson);
export const getParentPreferences = preferencesOf('/parent', parentsInPerson);

function choiceOf(base: string, access: Policy<false>) {
  return endpoint({
    method: 'PATCH',
    path: `${base}/notification-preferences`,
    summary: 'Choose how often updates are mailed. Letters about the account itself are not affected.',
    access,
    input: z.strictObject({ digest: choice(DIGESTS) }),
    output: notificationReply,
    audit: 'notification-preferences.set',
  });
}
export const setPreferences = choiceOf('/educator', educatorsInPerson);
export const setParentPreferences = choiceOf('/parent', parentsInPerson);

const unsubscribeLink = z.strictObject({ id: id(), code: linkCode() });

export const findUnsubscribe = endpoint({
  method: 'GET',
  path: '/unsubscribe/:id/:code',
  summary:
    'Whether an unsubscribe link is one of ours, and how often updates are mailed now. Changes nothing.',
  access: anyone,
  input: unsubscribeLink,
  output: preferences,
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/:id/:code',
  summary: 'Mail no more updates, with the link of a letter; also what a mail program posts (RFC 8058).',
  access: anyone,
  input: unsubscribeLink,
  output: notificationReply,
  audit: 'notification-preferences.unsubscribe',
});
