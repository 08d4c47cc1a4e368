import { action, type Facts } from '#ui/actions/action.ts';
import * as calls from '../../notices-contract.ts';
import { NOTICE_PAGES } from '../../rules/notices.ts';
import { AudienceHeading, NoticePreview, WrittenPreview } from './notice-preview.tsx';

const REFRESHES = [calls.noticesTable.name];

const fields = [
  {
    name: 'title_en',
    kind: 'text',
    label: 'notifications-notices.fields.title-en',
    subject: 'notifications-notices.fields.title',
  },
  {
    name: 'text_en',
    kind: 'textarea',
    label: 'notifications-notices.fields.text-en',
    subject: 'notifications-notices.fields.text',
  },
  {
    name: 'title_zh',
    kind: 'text',
    label: 'notifications-notices.fields.title-zh',
    subject: 'notifications-notices.fields.title',
  },
  {
    name: 'text_zh',
    kind: 'textarea',
    label: 'notifications-notices.fields.text-zh',
    subject: 'notifications-notices.fields.text',
  },
  { kind: 'custom', render: () => <AudienceHeading /> },
  { name: 'to_educator', kind: 'checkbox', label: 'notifications-notices.to.educator', half: true },
  { name: 'to_clinician', kind: 'checkbox', label: 'notifications-notices.to.clinician', half: true },
  { name: 'to_administrator', kind: 'checkbox', label: 'notifications-notices.to.administrator', half: true },
  { name: 'to_home', kind: 'checkbox', label: 'notifications-notices.to.home', half: true },
  { name: 'to_parent', kind: 'checkbox', label: 'notifications-notices.to.parent', half: true },
  {
    name: 'page',
    kind: 'select',
    label: 'notifications-notices.fields.page',
    hint: 'notifications-notices.fields.page-hint',
    choices: NOTICE_PAGES,
    labels: 'notifications-notices.pages',
  },
  { name: 'first_day', kind: 'date', label: 'notifications-notices.fields.first-day', half: true },
  { name: 'last_day', kind: 'date', label: 'notifications-notices.fields.last-day', half: true },
  { kind: 'custom', render: () => <WrittenPreview /> },
] as const;

export const addNotice = action({
  name: 'add-notice',
  endpoint: calls.addNotice,
  title: 'notifications-notices.add.title',
  text: 'notifications-notices.add.text',
  submit: 'notifications-notices.add.submit',
  size: 'lg',
  fields,
  refreshes: REFRESHES,
});

export const addBackToSchool = action({
  name: 'add-back-to-school',
  endpoint: calls.addNotice,
  load: calls.backToSchoolForm,
  title: 'notifications-notices.add.title',
  text: 'notifications-notices.add.text',
  submit: 'notifications-notices.add.submit',
  size: 'lg',
  fields,
  refreshes: REFRESHES,
});

export const editNotice = action({
  name: 'edit-notice',
  endpoint: calls.editNotice,
  load: calls.noticeForm,
  title: 'notifications-notices.edit.title',
  submit: 'notifications-notices.edit.submit',
  size: 'lg',
  fields,
  refreshes: REFRESHES,
});

const fact = (facts: Facts, name: string): string => String(facts[name] ?? '');

export const publishNotice = action({
  name: 'publish-notice',
  endpoint: calls.publishNotice,
  title: 'notifications-notices.publish.title',
  text: 'notifications-notices.publish.text',
  submit: 'notifications-notices.publish.submit',
  content: ({ facts }) => (
    <NoticePreview
      title_en={fact(facts, 'title_en')}
      text_en={fact(facts, 'text_en')}
      title_zh={fact(facts, 'title_zh')}
      text_zh={fact(facts, 'text_zh')}
    />
  ),
  refreshes: REFRESHES,
});

export const endNotice = action({
  name: 'end-notice',
  endpoint: calls.endNotice,
  title: 'notifications-notices.end.title',
  text: 'notifications-notices.end.text',
  submit: 'notifications-notices.end.submit',
  danger: true,
  refreshes: REFRESHES,
});

export const deleteNotice = action({
  name: 'delete-notice',
  endpoint: calls.deleteNotice,
  title: 'notifications-notices.delete.title',
  text: 'notifications-notices.delete.text',
  submit: 'notifications-notices.delete.submit',
  danger: true,
  refreshes: REFRESHES,
});
