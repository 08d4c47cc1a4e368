import { child, type Registry } from './columns.ts';

export const observations = {
  observations: {
    plain: ['id', 'student_id', 'observer_id', 'is_whole', 'operation_id'],
    personal: {
      term: child('says of which term an adult spoke', 'Observed in the term that began on'),
      ic: child('keeps what an adult saw of impulse control', 'Observed: impulse control'),
      com: child('keeps what an adult saw of communication', 'Observed: communication'),
      coop: child('keeps what an adult saw of cooperation', 'Observed: cooperation'),
      ini: child('keeps what an adult saw of social initiation', 'Observed: social initiation'),
      emp: child('keeps what an adult saw of empathy', 'Observed: empathy'),
      er: child('keeps what an adult saw of emotion regulation', 'Observed: emotion regulation'),
      on_day: child('shows when it was said', 'Observed on'),
      at: child('shows which was said last', 'Observed at'),
    },
  },
  mission_sightings: {
    plain: ['student_id', 'seen_by'],
    personal: {
      mission: child('says what a child was seen to do of what it was given to try', 'Seen to do'),
      on_day: child('shows when it was seen', 'Seen on'),
      at: child('shows which was seen last', 'Seen at'),
    },
  },
} satisfies Partial<Registry>;
