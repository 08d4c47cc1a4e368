import { action } from '#ui/actions/action.ts';
import * as calls from '../contract.ts';
import { FOLLOW_UPS } from './use-follow-ups.ts';

export const writeNote = action({
  name: 'follow-up-note',
  endpoint: calls.noteFollowUp,
  title: 'follow-ups.note.title',
  text: 'follow-ups.note.text',
  submit: 'follow-ups.note.submit',
  fields: [{ name: 'text', kind: 'textarea', label: 'follow-ups.note.label', hint: 'follow-ups.note.hint' }],
  refreshes: [FOLLOW_UPS],
});

export const closeWith = action({
  name: 'follow-up-close',
  endpoint: calls.closeFollowUp,
  title: 'follow-ups.close.title',
  text: 'follow-ups.close.text',
  submit: 'follow-ups.close.submit',
  fields: [
    {
      name: 'text',
      kind: 'textarea',
      label: 'follow-ups.close.label',
      hint: 'follow-ups.note.hint',
      subject: 'follow-ups.close.subject',
    },
  ],
  refreshes: [FOLLOW_UPS],
});
