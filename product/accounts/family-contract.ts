import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, text } from '#platform/contract/fields.ts';
import { formReply, notificationReply } from '#platform/contract/message.ts';
import { parents, uber } from '#product/access/rules/policies.ts';

/** What a family is called: it is founded with the first child, by the parent's last name. */
const name = () => text({ max: 100 });

/** In which letters about a child come; `none` leaves it to the school. */
export const LETTER_LANGUAGES = ['none', ...LOCALES] as const;

export const familyForm = endpoint({
  method: 'GET',
  path: '/uber/families/:id/edit',
  summary: 'What the form of a family starts with.',
  access: uber,
  input: z.strictObject({ id: id() }),
  output: formReply(z.object({ name: z.string() })),
});

export const editFamily = endpoint({
  method: 'PATCH',
  path: '/uber/families/:id/edit',
  summary: 'Rename a family.',
  access: uber,
  input: z.strictObject({ id: id(), name: name() }),
  output: notificationReply,
  audit: 'family.edit',
});

export const ownFamily = endpoint({
  method: 'GET',
  path: '/parent/family/edit',
  summary: 'What the own family is called, null until there is one, and in which language one reads letters.',
  access: parents,
  input: z.strictObject({}),
  output: formReply(z.object({ name: z.nullable(z.string()), language: z.enum(LETTER_LANGUAGES) })),
});

export const editOwnFamily = endpoint({
  method: 'PATCH',
  path: '/parent/family/edit',
  summary: 'Rename the own family, and say in which language one reads letters. What is left out stays.',
  access: parents,
  input: z.strictObject({
    name: name(),
    language: z.optional(z.enum(LETTER_LANGUAGES, { error: 'validation.in' })),
  }),
  output: notificationReply,
  audit: 'family.edit',
});
