import { action } from '#ui/actions/action.ts';
import { featureLesson, reviewLesson } from '../../contract.ts';
import { staffLessonsTable } from '../../tables-contract.ts';

const LISTS = [staffLessonsTable.name];

export const featureAction = action({
  name: 'feature-lesson',
  endpoint: featureLesson,
  title: 'lessons.feature.title',
  text: 'lessons.feature.text',
  submit: 'lessons.feature.submit',
  refreshes: LISTS,
  fields: [{ name: 'featured_from', kind: 'date', label: 'lessons.columns.featured-from' }],
});

export const readAction = action({
  name: 'read-lesson',
  endpoint: reviewLesson,
  title: 'lessons.read.title',
  text: 'lessons.read.text',
  submit: 'lessons.read.submit',
  refreshes: LISTS,
  fields: [{ name: 'read_by', kind: 'text', label: 'lessons.read.who' }],
});

export const unreadAction = action({
  name: 'unread-lesson',
  endpoint: reviewLesson,
  title: 'lessons.read.undo-title',
  text: 'lessons.read.undo-text',
  submit: 'lessons.read.undo',
  danger: true,
  refreshes: LISTS,
});
