import { action } from '#ui/actions/action.ts';
import * as calls from '../responders-contract.ts';
import { FOLLOW_UPS } from './use-follow-ups.ts';

export const addDaysOff = action({
  name: 'days-off',
  endpoint: calls.addDaysOff,
  title: 'follow-ups.days-off.title',
  text: 'follow-ups.days-off.text',
  submit: 'follow-ups.days-off.submit',
  fields: [
    { name: 'first_day', kind: 'date', label: 'follow-ups.days-off.first', half: true },
    { name: 'last_day', kind: 'date', label: 'follow-ups.days-off.last', half: true },
    {
      name: 'words',
      kind: 'text',
      label: 'follow-ups.days-off.words',
      subject: 'follow-ups.days-off.words-subject',
    },
  ],
  refreshes: [FOLLOW_UPS],
});

export const removeDaysOff = action({
  name: 'days-off-gone',
  endpoint: calls.removeDaysOff,
  title: 'follow-ups.days-off.remove-title',
  text: 'follow-ups.days-off.remove-text',
  submit: 'follow-ups.days-off.remove',
  size: 'sm',
  refreshes: [FOLLOW_UPS],
});

export const addAbsence = action({
  name: 'absence',
  endpoint: calls.addAbsence,
  title: 'follow-ups.absence.title',
  text: 'follow-ups.absence.text',
  submit: 'follow-ups.absence.submit',
  fields: [
    { name: 'first_day', kind: 'date', label: 'follow-ups.days-off.first', half: true },
    { name: 'last_day', kind: 'date', label: 'follow-ups.days-off.last', half: true },
  ],
  refreshes: [FOLLOW_UPS],
});

export const removeAbsence = action({
  name: 'absence-gone',
  endpoint: calls.removeAbsence,
  title: 'follow-ups.absence.remove-title',
  text: 'follow-ups.absence.remove-text',
  submit: 'follow-ups.absence.remove',
  size: 'sm',
  refreshes: [FOLLOW_UPS],
});
