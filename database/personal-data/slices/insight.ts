import { child, type Registry } from './columns.ts';

export const insight = {
  student_notes: {
    plain: ['id', 'student_id', 'author_id'],
    personal: {
      skill: child('says which skill an adult wrote about', 'Skill'),
      text: child('keeps what an adult noticed', 'Note'),
      readers: child('keeps what is for counselors from others', 'Note is for'),
      created_at: child('shows when it was written', 'Written at'),
    },
  },
  play_weeks: {
    plain: ['school_id', 'owner_id', 'monday', 'children'],
  },
} satisfies Partial<Registry>;
