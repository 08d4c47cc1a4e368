import { table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { ACCOUNT_STATUSES } from '#product/accounts/rules/people/status.ts';
import { findSchools } from '#product/schools/contract.ts';
import { newestFirst, number, text } from './tables-contract.ts';

/** Who is out of licenses, and what invitations gave. */
const school = text('licensing-histories.columns.school');
const ofSchool = { kind: 'id', label: 'licensing-histories.columns.school', find: findSchools } as const;

export const outOfLicenseStudentsTable = table({
  name: 'out-of-license-students',
  guarded: true,
  path: '/uber/out-of-license-students',
  summary: 'Students who came without a license, one line a day.',
  access: uber,
  columns: {
    on_day: { label: 'licensing-histories.columns.day', kind: 'day', filter: 'day-range', sort: true },
    student: text('licensing-histories.columns.student'),
    educator: { ...text('licensing-histories.columns.educator'), filter: 'text' },
    school,
    times: number('licensing-histories.columns.times'),
    last_at: { label: 'licensing-histories.columns.last-time', kind: 'moment' },
    license_ends_on: { label: 'licensing-histories.columns.license-now', kind: 'day' },
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
    name: { ...text('licensing-histories.columns.educator'), filter: 'text', sort: true },
    username: text('licensing-histories.columns.username'),
    school,
    students: number('licensing-histories.columns.students'),
    unlicensed: number('licensing-histories.columns.unlicensed'),
    turned_away: number('licensing-histories.columns.turned-away'),
    free_trial_ends_on: { label: 'licensing-histories.columns.trial-end', kind: 'day' },
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
    invited_at: newestFirst('licensing-histories.columns.invited-at'),
    inviter: { ...text('licensing-histories.columns.inviter'), filter: 'text' },
    invitee: { ...text('licensing-histories.columns.invitee'), filter: 'text' },
    invitee_username: text('licensing-histories.columns.username'),
    status: {
      label: 'licensing-histories.columns.status',
      kind: 'choice',
      choices: ACCOUNT_STATUSES,
      labels: 'accounts-people.statuses',
      filter: 'choices',
    },
    verified_at: { label: 'licensing-histories.columns.verified-at', kind: 'moment', filter: 'day-range' },
    inviter_quantity: number('licensing-histories.columns.to-inviter'),
    invitee_quantity: number('licensing-histories.columns.to-invitee'),
  },
  sort: '-invited_at',
});

export const giftInvitersTable = table({
  name: 'gift-inviters',
  path: '/uber/gift-inviters',
  summary: 'Who has invited colleagues: how many, how many were verified, and the licenses both sides got.',
  access: uber,
  columns: {
    inviter: { ...text('licensing-histories.columns.inviter'), filter: 'text', sort: true },
    school,
    invited: { ...number('licensing-histories.columns.invited'), sort: true },
    verified: { ...number('licensing-histories.columns.verified'), sort: true },
    inviter_quantity: number('licensing-histories.columns.to-inviter'),
    invitee_quantity: number('licensing-histories.columns.to-invitees'),
    last_invited_at: { label: 'licensing-histories.columns.last-invited', kind: 'moment' },
  },
  sort: 'inviter',
});
