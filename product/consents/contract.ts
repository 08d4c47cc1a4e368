import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, personName } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import type { Policy } from '#platform/contract/policy.ts';
import {
  educators,
  educatorsInPerson,
  groupAdmins,
  groupAdminsInPerson,
  parents,
  parentsInPerson,
  uber,
} from '#product/access/rules/policies.ts';
import { ACTIVITIES, CAPACITIES, DECISIONS, SCHOOL_CAPACITIES, TOLD_HOW } from './rules/activities.ts';
import { CHILD_STANDINGS } from './rules/child-standing.ts';
import { STANDINGS } from './rules/school-standing.ts';
import { TEXT_VERSIONS } from './rules/texts/versions.ts';

const version = z.enum(TEXT_VERSIONS);
const language = z.enum(LOCALES, { error: 'validation.in' });

/** Of one child and one activity: how it stands, and whose word that is. */
const childActivity = z.object({
  activity: z.enum(ACTIVITIES),
  is_on: z.boolean(),
  standing: z.enum(CHILD_STANDINGS),
  /** The newest decision about this child; null where nobody made one. */
  own: z.nullable(
    z.object({
      decision: z.enum(DECISIONS),
      capacity: z.enum(CAPACITIES),
      /** Null for who is not here any more, for whom the reader does not know, and before decisions were kept. */
      by: z.nullable(z.string()),
      told_by: z.nullable(z.string()),
      told_how: z.nullable(z.enum(TOLD_HOW)),
      text_version: version,
      at: z.string(),
    }),
  ),
});
export type ChildActivity = z.infer<typeof childActivity>;

const childConsents = z.object({
  first_name: z.string(),
  /** Null at home. */
  school: z.nullable(z.string()),
  activities: z.array(childActivity),
  /** Whether the reader decides here: the family for its child, the school by what a family told it. */
  may_decide: z.boolean(),
});
export type ChildConsents = z.infer<typeof childConsents>;

function readCall(base: string, access: Policy<false>) {
  return endpoint({
    method: 'GET',
    path: `${base}/:id/consents`,
    summary:
      'What is done with a child and what is not, by activity, who decided it, when and about which text.',
    access,
    input: z.strictObject({ id: id() }),
    output: z.object({ data: childConsents }),
  });
}

export const readConsents = {
  educator: readCall('/educator/students', educators),
  parent: readCall('/parent/students', parents),
};

const decided = {
  id: id(),
  activity: choice(ACTIVITIES),
  decision: choice(DECISIONS),
  /** In which the text was read. */
  language,
};

/** A family's word counts at once, and is taken back by the family, or by what it tells the school. */
export const decideConsent = {
  educator: endpoint({
    method: 'POST',
    path: '/educator/students/:id/consents',
    summary:
      "Write down what a family told the school about one activity of its child: for who runs the school; where nobody runs it here, for who has the student. A family's no is lifted only by its word.",
    access: educatorsInPerson,
    input: z.strictObject({
      ...decided,
      /** Who of the family said it, and how; of a child at home one decides oneself. */
      told_by: z.optional(personName()),
      told_how: z.optional(choice(TOLD_HOW)),
    }),
    output: notificationReply,
    audit: 'student.consent',
  }),
  parent: endpoint({
    method: 'POST',
    path: '/parent/students/:id/consents',
    summary:
      'Say yes or no to one activity of the own child, or of one that a school has linked. A no counts at once.',
    access: parentsInPerson,
    input: z.strictObject(decided),
    output: notificationReply,
    audit: 'student.consent',
  }),
};

const yearDecision = z.object({
  decision: z.enum(DECISIONS),
  capacity: z.enum(SCHOOL_CAPACITIES),
  by: z.nullable(z.string()),
  text_version: version,
  at: z.string(),
});

const schoolActivity = z.object({
  activity: z.enum(ACTIVITIES),
  standing: z.enum(STANDINGS),
  is_on: z.boolean(),
  goes_on_until: z.nullable(z.string()),
  /** What was decided for each year that can be decided about, in their order; null where nobody did. */
  decisions: z.array(z.nullable(yearDecision)),
  /** Children of the school for whom it is off by their family's word, or by the school's for them alone. */
  children_off: z.number(),
});

const schoolConsents = z.object({
  id: z.number(),
  name: z.string(),
  students: z.number(),
  /** This school year, and from June on the next. */
  years: z.array(z.number()),
  activities: z.array(schoolActivity),
  /** Whether the reader runs the school itself, and so reads of each of its children. */
  is_led: z.boolean(),
  /** Whose classes there are; none for who runs the district alone. */
  classes: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type SchoolConsents = z.infer<typeof schoolConsents>;

export const listSchoolConsents = endpoint({
  method: 'GET',
  path: '/educator/consents',
  summary:
    'What the schools one runs, or those of the own district, have agreed to for this year and the next.',
  access: groupAdmins,
  input: z.strictObject({}),
  output: z.object({ data: z.array(schoolConsents) }),
});

export const decideForSchool = endpoint({
  method: 'POST',
  path: '/educator/schools/:id/consents',
  summary:
    'Decide for a school and a school year, about one activity or all in one go. A no counts at once, and stands until somebody says otherwise.',
  access: groupAdminsInPerson,
  input: z.strictObject({
    id: id(),
    school_year: z.pipe(
      z
        .union([z.number(), z.string()], { error: 'validation.integer' })
        .check(z.refine((value) => /^20\d\d$/.test(String(value)), 'validation.integer')),
      z.transform(Number),
    ),
    decisions: z
      .array(z.strictObject({ activity: choice(ACTIVITIES), decision: choice(DECISIONS) }), {
        error: 'validation.required',
      })
      .check(
        z.minLength(1, { error: 'validation.required' }),
        z.maxLength(ACTIVITIES.length, { error: 'validation.in' }),
        z.refine((each) => new Set(each.map(({ activity }) => activity)).size === each.length, {
          error: 'validation.in',
        }),
      ),
    language,
  }),
  output: notificationReply,
  audit: 'school.consent',
});

export const noticeLetter = endpoint({
  method: 'GET',
  path: '/educator/schools/:id/consents/letter',
  summary:
    'A letter of notice for families as a PDF: what is done, what the school decided, and how to say no. For a class a page a child, by name; else one page to copy.',
  access: groupAdmins,
  input: z.strictObject({ id: id(), educator_id: z.optional(id()), language }),
  output: z.unknown(),
  audit: 'school.consent-letter',
  stepUp: true,
});

export const schoolConsentCounts = endpoint({
  method: 'GET',
  path: '/uber/schools/:id/consents',
  summary: 'How a school stands to each activity, and for how many of its children it is off: counts alone.',
  access: uber,
  input: z.strictObject({ id: id() }),
  output: z.object({
    data: z.object({
      students: z.number(),
      activities: z.array(
        z.object({
          activity: z.enum(ACTIVITIES),
          standing: z.enum(STANDINGS),
          is_on: z.boolean(),
          children_off: z.number(),
        }),
      ),
    }),
  }),
});
