import { table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { ACCOUNT_STATUSES } from '#product/accounts/rules/people/status.ts';
import { findSchools } from '#product/schools/contract.ts';
import { newestFirst, number, text } from './tables-contract.ts';

/** Who is out of licenses, and what invitations gave. */
const school = text('histories.columns.school');
const ofSchool = { kind: 'id', label: 'histories.columns.school', find: findSchools } as const;

export const outOfLicenseStudentsTable = table({
  name: 'out-of-license-students',
  ofStudents: true,
  path: '/uber/out-of-license-students',
  summary: 'Students who came without a license, one line a day.',
  access: uber,
  columns: {
    on_day: { label: 'histories.columns.day', kind: 'day', filter: 'day-range', sort: true },
    student: text('histories.columns.student'),
    educator: { ...text('histories.columns.educator'), filter: 'text' },
    school,
    times: number('histories.columns.times'),
    last_at: { label: 'histories.columns.last-time', kind: 'moment' },
    license_ends_on: { label: 'histories.columns.license-now', kind: 'day' },
  },
  filters: { school_id: ofSchool },
  sort: '-on_day',
});

export const outOfLicenseEducatorsTable = table({
  name: 'out-of-license-educators',
  path: '/uber/out-of-license-educators',
  summary: 'Educators who have students without a license, and none to give.',
  access: uber,
  columns: {
    name: { ...text('histories.columns.educator'), filter: 'text', sort: true },
    username: text('histories.columns.username'),
    school,
    students: number('histories.columns.students'),
    unlicensed: number('histories.columns.unlicensed'),
    turned_away: number('histories.columns.turned-away'),
    free_trial_ends_on: { label: 'histories.columns.trial-end', kind: 'day' },
  },
  filters: { school_id: ofSchool },
  sort: 'name',
});

export const giftInvitesTable = table({
  name: 'gift-invites',
  path: '/uber/gift-invites',
  summary: 'Who was invited by whom, what became of it, and the licenses it gave.',
  access: uber,
  columns: {
    invited_at: newestFirst('histories.columns.invited-at'),
    inviter: { ...text('histories.columns.inviter'), filter: 'text' },
    invitee: { ...text('histories.columns.invitee'), filter: 'text' },
    invitee_username: text('histories.columns.username'),
    status: {
      label: 'histories.columns.status',
      kind: 'choice',
      choices: ACCOUNT_STATUSES,
      labels: 'people.statuses',
      filter: 'choices',
    },
    verified_at: { label: 'histories.columns.verified-at', kind: 'moment', filter: 'day-range' },
    inviter_quantity: number('histories.columns.to-inviter'),
    invitee_quantity: number('histories.columns.to-invitee'),
  },
  sort: '-invited_at',
});

export const giftInvitersTable = table({
  name: 'gift-inviters',
  path: '/uber/gift-inviters',
  summary: 'Who has invited colleagues: how many, how many were verified, and the licenses both sides got.',
  access: uber,
  columns: {
    inviter: { ...text('histories.columns.inviter'), filter: 'text', sort: true },
    school,
    invited: { ...number('histories.columns.invited'), sort: true },
    verified: { ...number('histories.columns.verified'), sort: true },
    inviter_quantity: number('histories.columns.to-inviter'),
    invitee_quantity: number('histories.columns.to-invitees'),
    last_invited_at: { label: 'histories.columns.last-invited', kind: 'moment' },
  },
  sort: 'inviter',
});
