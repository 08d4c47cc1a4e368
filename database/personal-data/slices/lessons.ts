import { adult, of, type Registry } from './columns.ts';

export const lessons = {
  lessons: {
    plain: [
      'id',
      'code',
      'in_library',
      'library_hash',
      'type',
      'usage',
      'skills',
      'level',
      'grades',
      'prep',
      'challenges',
      'minutes',
      'title',
      'overview',
      'title_zh',
      'overview_zh',
      'materials',
      'student_anchor',
      'featured_month',
      'scene',
      'practice',
      'family',
      'safety',
      'cover',
      'home_overview',
      'home_overview_zh',
      'at_home',
    ],
  },
  lesson_features: { plain: ['lesson_id', 'featured_from', 'set_by', 'at'] },
  lesson_reviews: {
    plain: ['lesson_id', 'reader', 'marked_by', 'at'],
    personal: {
      read_by: of('says who outside of our staff has read a lesson', 'evidence', 'Has read a lesson'),
    },
  },
  saved_lessons: {
    plain: ['account_id', 'lesson_id'],
    personal: { at: adult('shows which lessons somebody saved', 'Saved a lesson at') },
  },
  lesson_plans: {
    plain: ['account_id', 'lesson_id', 'at'],
    personal: { week: adult('shows what somebody means to teach', 'Planned a lesson for the week of') },
  },
  lessons_taught: {
    plain: ['account_id', 'lesson_id', 'at'],
    personal: {
      on_day: adult('shows what somebody taught', 'Taught a lesson on'),
      note: adult('keeps what somebody noted for themselves', 'Note on a lesson'),
    },
  },
  lessons_taught_groups: {
    plain: ['account_id', 'lesson_id', 'small_group_id'],
    personal: { on_day: adult('shows what somebody taught a small group', 'Taught a lesson on') },
  },
} satisfies Partial<Registry>;
