import { adult, followed, of, type Registry } from './columns.ts';

export const followUps = {
  follow_ups: {
    plain: [
      ...(['id', 'student_id', 'school_id', 'owner_id', 'step', 'clock_from', 'due_at'] as const),
      ...(['asked_ids', 'late', 'closed_by'] as const),
    ],
    personal: {
      reason: followed('says why somebody looks after the child', 'Follow-up because of'),
      opened_at: followed('shows since when somebody looks after the child', 'Follow-up opened at'),
      last_hard_day: followed('keeps one streak from opening two', null),
      closed_at: followed('shows until when somebody looked after the child', 'Follow-up closed at'),
      closed_with: followed('keeps what was done', 'Follow-up closed with'),
    },
  },
  follow_up_steps: {
    plain: ['id', 'follow_up_id', 'by_id', 'to_id', 'talk_id'],
    personal: {
      at: followed('shows when something was done for the child', 'Done at'),
      kind: followed('shows what was done for the child', 'What was done'),
      note: followed('keeps what an adult wrote about it', 'Note'),
    },
  },
  follow_up_letters: {
    plain: ['account_id', 'updated_at'],
    personal: {
      talk: adult('mails the person what they want to hear at once', 'Letter when a student asks to talk'),
      steps: adult(
        'mails the person what they want to hear at once',
        'Letter when nobody has taken a follow-up',
      ),
      mornings: adult('mails the person in the morning if they want it', 'Letter in the morning'),
    },
  },
  follow_up_settings: {
    plain: [
      ...(['school_id', 'is_on', 'on_since', 'responder_id', 'backup_id', 'hours', 'steps'] as const),
      ...(['country', 'retention_days', 'confirmed_at', 'confirmed_by', 'updated_at'] as const),
    ],
    personal: {
      contact_name: adult('names whom to call when a child may be in danger', 'Crisis contact'),
      contact_phone: adult('calls them when a child may be in danger', 'Phone of the crisis contact'),
    },
  },
  responder_absences: {
    plain: ['id', 'school_id', 'account_id'],
    personal: {
      first_day: of('asks somebody else meanwhile', 'ninety-days', 'Away from'),
      last_day: of('asks somebody else meanwhile', 'ninety-days', 'Away until'),
    },
  },
} satisfies Partial<Registry>;
