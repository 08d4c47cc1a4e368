import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, text, yesNo } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { table } from '#platform/contract/table.ts';
import { groupAdmins, groupAdminsInPerson, uber } from '#product/access/rules/policies.ts';
import { findDistricts } from './contract.ts';
import { FEATURES, type Feature } from './rules/features.ts';
import { STATES } from './rules/states.ts';

const feature = <const Name extends Feature>(name: Name) =>
  ({ label: `schools.features.names.${name}`, kind: 'yes-no', filter: 'yes-no' }) as const;

/** A row a school, a column a feature: yes where the school has it. */
export const schoolFeaturesTable = table({
  name: 'school-features',
  path: '/uber/school-features',
  summary: 'All schools, and which features staff have switched off there.',
  access: uber,
  columns: {
    name: { label: 'schools.columns.school', kind: 'text', filter: 'text', sort: true },
    follow_ups: feature('follow-ups'),
    sel_check_ins: feature('sel-check-ins'),
    family_links: feature('family-links'),
    letter_links: feature('letter-links'),
    changed_at: { label: 'schools.features.changed-at', kind: 'moment', filter: 'day-range', sort: true },
    reason: { label: 'schools.features.reason', kind: 'text' },
    district: { label: 'schools.columns.district', kind: 'text', sort: true, hidden: true },
    state: {
      label: 'schools.columns.state',
      kind: 'choice',
      choices: STATES,
      labels: 'schools.states',
      filter: 'choices',
      rare: true,
      hidden: true,
    },
  },
  filters: { district_id: { kind: 'id', label: 'schools.columns.district', find: findDistricts } },
  sort: 'name',
});

export const switchFeature = endpoint({
  method: 'POST',
  path: '/uber/schools/:id/features',
  summary: 'Switch a feature off at a school, or on again. Why is kept, and read by staff alone.',
  access: uber,
  input: z.strictObject({
    id: id(),
    feature: choice(FEATURES),
    on: yesNo(),
    reason: text({ max: 200 }),
  }),
  output: notificationReply,
  audit: 'school.feature',
});

export const listOffFeatures = endpoint({
  method: 'GET',
  path: '/educator/off-features',
  summary: 'What staff have switched off at the schools the actor runs, and since when.',
  access: groupAdmins,
  input: z.strictObject({}),
  output: z.object({
    data: z.array(
      z.object({
        school_id: z.number(),
        school: z.string(),
        feature: z.enum(FEATURES),
        changed_at: z.string(),
      }),
    ),
  }),
});

/** Decided by who runs the district: at no school of it somebody decides otherwise. */
export const storyMoments = {
  list: endpoint({
    method: 'GET',
    path: '/educator/districts',
    summary: 'The districts that the actor runs, and whether story moments are told there.',
    access: groupAdmins,
    input: z.strictObject({}),
    output: z.object({ data: z.array(z.object({ id: z.number(), name: z.string(), on: z.boolean() })) }),
  }),
  set: endpoint({
    method: 'PATCH',
    path: '/educator/districts/:id/story-moments',
    summary:
      "Tell story moments at a district's schools, on the pages of children and as quotes in reports and letters, or no longer.",
    access: groupAdminsInPerson,
    input: z.strictObject({ id: id(), on: yesNo() }),
    output: notificationReply,
    audit: 'district.story-moments',
  }),
};
