import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { table } from '#platform/contract/table.ts';
import { groupAdmins, groupAdminsInPerson } from '#product/access/rules/policies.ts';

/**
 * Teams with educators of the actor's schools that somebody of another district runs. They read nothing there until an
 * admin of the school agrees, and nothing any more once that is taken back.
 */
export const agreementsTable = table({
  name: 'team-agreements',
  path: '/educator/team-agreements',
  summary:
    'Teams and groups run from elsewhere that educators of the own schools are in, and what was agreed.',
  access: groupAdmins,
  columns: {
    team: { label: 'schools.columns.team', kind: 'text', filter: 'text', sort: true },
    agreed: { label: 'schools.columns.agreed', kind: 'yes-no', filter: 'yes-no' },
    run_by: { label: 'schools.columns.run-by', kind: 'text' },
    school: { label: 'schools.columns.school', kind: 'text', sort: true },
    educators: { label: 'schools.columns.educators', kind: 'text' },
    students_count: { label: 'schools.columns.students-count', kind: 'number' },
    agreed_by: { label: 'schools.columns.agreed-by', kind: 'text' },
    agreed_at: { label: 'schools.columns.agreed-at', kind: 'moment' },
  },
  fields: { group_id: 'number', school_id: 'number' },
  sort: 'team',
});

const place = z.strictObject({ group_id: id(), school_id: id() });

export const agreeToTeam = endpoint({
  method: 'POST',
  path: '/educator/team-agreements/agree',
  summary:
    'Let those who run a team read about the students of its educators at a school the actor administers.',
  access: groupAdminsInPerson,
  input: place,
  output: notificationReply,
  audit: 'team-agreement.give',
  stepUp: true,
});

export const endAgreement = endpoint({
  method: 'POST',
  path: '/educator/team-agreements/end',
  summary: 'Take such an agreement back. From then on they read nothing there.',
  access: groupAdminsInPerson,
  input: place,
  output: notificationReply,
  audit: 'team-agreement.end',
});
