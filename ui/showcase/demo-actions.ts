import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, text } from '#platform/contract/fields.ts';
import { notificationReply, notify } from '#platform/contract/message.ts';
import { anyone } from '#platform/contract/policy.ts';
import { ApiError } from '#platform/web/api.ts';
import { action } from '../actions/action.ts';

/** Stand for calls of the server; nothing is sent. */
const edit = endpoint({
  method: 'PATCH',
  path: '/design/students/:id/edit',
  summary: 'The edit of the design page.',
  access: anyone,
  input: z.strictObject({
    id: id(),
    name: text(),
    grade: z.literal([2, 3, 4], { error: 'validation.required' }),
  }),
  output: notificationReply,
  audit: 'design.edit',
});
const archive = endpoint({
  method: 'POST',
  path: '/design/students/:id/archive',
  summary: 'The question of the design page.',
  access: anyone,
  input: z.strictObject({ id: id() }),
  output: notificationReply,
  audit: 'design.archive',
});

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 900));

export const editStudent = action({
  name: 'design-edit-student',
  endpoint: edit,
  title: 'design.tables.edit-title',
  submit: 'design.tables.save',
  fields: [
    { name: 'name', kind: 'text', label: 'design.tables.name' },
    {
      name: 'grade',
      kind: 'radio',
      label: 'design.tables.grade',
      choices: [2, 3, 4],
      labels: 'design.tables.grades',
    },
  ],
  send: async ({ name }) => {
    await aMoment();
    return notify('design.tables.saved', { name });
  },
});

/** Always refused, to show what that looks like. */
export const archiveStudent = action({
  name: 'design-archive-student',
  endpoint: archive,
  title: 'design.tables.archive-title',
  text: 'design.tables.archive-text',
  submit: 'design.tables.archive',
  danger: true,
  send: async () => {
    await aMoment();
    throw new ApiError(409, { type: 'refused', i18n: 'design.tables.refused' });
  },
});
