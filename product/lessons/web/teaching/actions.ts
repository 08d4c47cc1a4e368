import { addDays, type Day, dayIn, mondayOf } from '#platform/contract/days.ts';
import { readersZone } from '#platform/web/zone.ts';
import { action } from '#ui/actions/action.ts';
import { planLesson, teachLesson } from '../../contract.ts';
import { PLANNED_AHEAD_DAYS } from '../../rules/planned-ahead.ts';
import { educatorLessonsTable, parentLessonsTable } from '../../tables-contract.ts';
import { groupField } from './group-field.tsx';

/** The lists that show what the reader did with a lesson; its page is read anew with them. */
export const LISTS = [educatorLessonsTable.name, parentLessonsTable.name];

/** The day at the reader's school, as every other page has it. */
function today(): Day {
  return dayIn(readersZone(), new Date());
}

export const planAction = action({
  name: 'plan-lesson',
  endpoint: planLesson,
  title: 'lessons.plan.title',
  text: 'lessons.plan.text',
  submit: 'lessons.plan.submit',
  size: 'sm',
  refreshes: LISTS,
  fields: [
    {
      name: 'day',
      kind: 'date',
      label: 'lessons.plan.day',
      min: () => mondayOf(today()),
      max: () => addDays(today(), PLANNED_AHEAD_DAYS),
    },
  ],
});

export const teachAction = action({
  name: 'teach-lesson',
  endpoint: teachLesson,
  title: 'lessons.teach.title',
  submit: 'lessons.teach.submit',
  refreshes: LISTS,
  fields: [
    { name: 'day', kind: 'date', label: 'lessons.teach.day', max: today },
    groupField,
    {
      name: 'note',
      kind: 'textarea',
      label: 'lessons.teach.note',
      hint: 'lessons.teach.note-hint',
      optional: true,
    },
  ],
});
