import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { educatorsInPerson } from '#product/access/rules/policies.ts';

const letters = { talk: z.boolean(), steps: z.boolean(), mornings: z.boolean() };

export const getLetters = endpoint({
  method: 'GET',
  path: '/educator/follow-up-letters',
  summary:
    'Which letters about follow-ups one wants: at once, and in the morning; and whether one answers at a school, where some are always sent.',
  access: educatorsInPerson,
  input: z.strictObject({}),
  output: z.object({ data: z.object({ ...letters, answers: z.boolean() }) }),
});

export const setLetters = endpoint({
  method: 'PATCH',
  path: '/educator/follow-up-letters',
  summary:
    'Choose which letters about follow-ups to get. Who answers at a school is asked by letter whatever they choose.',
  access: educatorsInPerson,
  input: z.strictObject(letters),
  output: notificationReply,
  audit: 'follow-up-letters.set',
});
