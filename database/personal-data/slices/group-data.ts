import { adult, child, type Registry, TIMES } from './columns.ts';

export const groupData = {
  school_levels: {
    plain: ['school_id', 'program', 'children', 'counts', 'counted_at'],
  },
  small_groups: {
    plain: ['id', 'owner_id', 'program', 'skill', 'starts_on', 'ends_on', 'ended_at', ...TIMES],
    personal: {
      name: adult('tells the small groups of an educator apart', 'Small group'),
      goal: adult('says what a small group is for', 'Goal of the small group'),
    },
  },
  small_group_members: {
    plain: ['small_group_id', 'student_id'],
    personal: {
      is_partner: child('says who helps in a small group', 'Helps in the small group'),
      joined_on: child('says since when the child is in a small group', 'In the small group since'),
      before: child('shows what came of a small group', 'What play said before the small group'),
    },
  },
  small_group_meetings: {
    plain: ['small_group_id', 'held_on'],
  },
  small_group_attendance: {
    plain: ['small_group_id', 'student_id'],
    personal: {
      held_on: child('shows when the child was in the small group', 'Was in the small group on'),
    },
  },
} satisfies Partial<Registry>;
