import { child, type Registry } from './columns.ts';

export const consents = {
  school_consents: {
    plain: [
      ...(['id', 'school_id', 'activity', 'school_year', 'decision', 'decided_by', 'capacity'] as const),
      ...(['text_version', 'language', 'decided_at'] as const),
    ],
  },
  child_consents: {
    plain: ['id', 'student_id', 'decided_by', 'language'],
    personal: {
      activity: child('says which activity was decided about', 'Decided about'),
      school_year: child('says in which school year it was decided', 'Decided in the school year from'),
      decision: child('decides whether something is done with the child', 'Decision'),
      capacity: child('says in whose name it was decided', 'Decided in the name of'),
      told_by: child('says who of the family told the school', 'Told to the school by'),
      told_how: child('says how the family told the school', 'Told to the school'),
      text_version: child('names the text that was read', 'Text that was read'),
      decided_at: child('shows since when it counts', 'Decided at'),
    },
  },
  school_activities: { plain: ['school_id', 'activity', 'standing', 'is_on', 'since'] },
  child_activities: {
    plain: ['student_id', 'activity', 'of_family'],
    personal: {
      is_on: child('says the same as the newest decision, for quick questions', null),
      ends_at: child('is read no more; ended a yes of a family at home after a year', null),
      since: child('says since when it stands so, for quick questions', null),
    },
  },
  consent_requests: { plain: ['school_id', 'school_year', 'asked_at', 'reminded_at'] },
} satisfies Partial<Registry>;
