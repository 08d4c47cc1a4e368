import { child, of, type Registry } from './columns.ts';

/** Says the same as the other tables of play. */
const SUMMARIZED = [
  'last_played_at',
  'scenes',
  'last_day',
  'seconds_within',
  'academy',
  'zoou',
  'ssgrin',
  'hoh',
  'sim',
] as const;

export const play = {
  play_events: {
    plain: ['student_id', 'id', 'received_at'],
    personal: {
      type: child('shows what the child did', 'What happened'),
      program: child('shows what the child played', 'Program'),
      epoch: child('tells play before a restart from play after it', 'Epoch'),
      scene: child('shows what the child played', 'Scene'),
      event: child('is what reports are made of', 'Details'),
    },
  },
  first_answers: {
    plain: ['student_id', 'id', 'session', 'seq', 'content_version'],
    personal: {
      program: child('shows what the child played', 'Program'),
      epoch: child('tells play before a restart from play after it', 'Epoch'),
      asked_in: child('counts the assessments', 'Asked in assessment'),
      iteration: child('counts the assessments', 'Assessment'),
      attempt: child('tells the first play of a scene from another', 'Attempt'),
      scene: child('shows what the child played', 'Scene'),
      ask: child('is what reports are made of', 'Question'),
      opt: child('is what reports are made of', 'Answer'),
      client_at: child('shows when the child played', 'Answered at'),
      pos: child('says what could not be believed', 'Place of the answer'),
      lang: child('compares only what was read in one language', 'Language'),
      aloud: child('compares only what was read in one way', 'Read aloud'),
      hinted: child('is what reports are made of', 'With a hint'),
      is_repeated: child('says what could not be believed', 'Scene known before'),
      after_ms: child('says what could not be believed', 'Time to answer (milliseconds)'),
      after_ask: child('says what could not be believed', 'Question before'),
      after_opt: child('says what could not be believed', 'Answer before'),
    },
  },
  program_progress: {
    plain: ['student_id', 'updated_at', 'uncounted', 'model', 'done_at'],
    personal: {
      program: child('shows what the child played', 'Program'),
      epoch: child('tells play before a restart from play after it', 'Epoch'),
      iteration: child('counts the assessments', 'Assessment'),
      done: child('lets the child go on where it was', 'Scenes done'),
      keepsakes: child('shows the child what its stories gave', 'Keepsakes'),
      forms: child('keeps the form that an assessment was begun with', 'Forms of assessments'),
      houses: child('keeps what was finished when more lessons came', 'Houses finished before'),
      checks_done: child('shows how far the child is', 'Assessment scenes done'),
      others_done: child('shows how far the child is', 'Other scenes done'),
      completed: child('shows how far the child is', 'Completed (percent)'),
      success_rate: child('shows adults how it went', 'Success rate (percent)'),
      first_played_at: child('shows when the child played', 'First played'),
      last_played_at: child('shows when the child played', 'Last played'),
    },
  },
  skill_results: {
    plain: ['student_id'],
    personal: {
      program: child('shows what the child played', 'Program'),
      iteration: child('counts the assessments', 'Assessment'),
      skill: child('shows adults where to help', 'Skill'),
      observations: child('says how much a result rests on', 'Observations'),
      points: child('is what results are made of', 'Points'),
      best: child('is what results are made of', 'Best answers'),
      performance: child('shows adults where to help', 'Performance'),
    },
  },
  measurements: {
    plain: ['student_id', 'model', 'updated_at'],
    personal: {
      program: child('shows what the child played', 'Program'),
      report: child('tells assessments from practice', 'Report'),
      iteration: child('counts the assessments', 'Assessment'),
      epoch: child('tells play before a restart from play after it', 'Epoch'),
      scenes: child('shows how far the child is', 'Scenes finished'),
      form: child('tells which questions were asked', 'Form'),
      languages: child('compares only what was read in one language', 'Languages'),
      read_aloud: child('compares only what was read in one way', 'Read aloud'),
      asks: child('says how much a result rests on', 'Questions counted'),
      best: child('shows adults how it went', 'Answered at their best'),
      by_guessing: child('says what guessing would have given', 'By guessing (percent)'),
      left_out: child('says what could not be believed', 'Answers left out'),
      rushed_scenes: child('says what could not be believed', 'Scenes played too fast'),
      favorite_spot: child('says what could not be believed', 'Favorite spot'),
      as_mixed_as_guessing: child('says what could not be believed', 'As mixed as guessing'),
      edition: child('compares only what was asked alike', 'Edition'),
      first_on: child('shows when the child played', 'First day'),
      last_on: child('shows when the child played', 'Last day'),
      levels: child('shows adults where to help', 'Levels'),
      clear: child('says how sure a level is', 'Clear levels'),
      skills: child('shows adults where to help', 'Skills'),
    },
  },
  play_slots: {
    plain: ['student_id'],
    personal: {
      slot: of('counts minutes of play once', 'two-weeks', null),
      area: of('counts minutes of play once', 'two-weeks', null),
      seconds: of('counts minutes of play once', 'two-weeks', null),
    },
  },
  play_days: {
    plain: ['student_id'],
    personal: {
      on_day: child('shows when the child played', 'Day'),
      area: child('shows what the child played', 'Played'),
      seconds: child('shows how long the child played', 'Seconds'),
    },
  },
  play_summaries: {
    plain: ['student_id'],
    personal: Object.fromEntries(
      SUMMARIZED.map((column) => [column, child('shows play in lists without counting it anew', null)]),
    ),
  },
  play_mine: {
    plain: ['student_id', 'updated_at'],
    personal: {
      figure: child('draws the child as it chose to look', 'Own figure'),
      things: child('shows the keepsakes where the child put them', 'Own room'),
    },
  },
  play_comics: {
    plain: ['student_id', 'id', 'version', 'program', 'hidden_at'],
    personal: {
      title: child('names a comic that the child made', 'Comic'),
      story: child('says which story the child changed', 'Comic of the story'),
      panels: child('shows the comic that the child made', 'Pictures and words of the comic'),
      created_at: child('shows when the comic was begun', 'Comic begun at'),
      updated_at: child('shows when the comic was made', 'Comic made at'),
    },
  },
  play_comics_thrown: {
    plain: ['student_id', 'id'],
    personal: { thrown_at: child('keeps a comic gone that the child threw away', 'Comic thrown away at') },
  },
  check_ins: {
    plain: ['student_id', 'id', 'told_to'],
    personal: {
      at: child('shows when the child told how it felt', 'Checked in at'),
      on_day: child('asks once a day only', null),
      feeling: child('tells the adult in charge how the child felt', 'Feeling'),
    },
  },
  talk_requests: {
    plain: ['student_id', 'id', 'received_at'],
    personal: { at: child('shows when the child asked to talk', 'Asked to talk at') },
  },
  norm_cells: { plain: ['program', 'form', 'edition', 'grade', 'language', 'children', 'last_on', 'skills'] },
  form_links: { plain: ['program', 'language', 'edition_a', 'edition_b', 'differences'] },
  scene_versions: { plain: ['scene', 'version', 'program', 'outline', 'readings', 'added_at'] },
} satisfies Partial<Registry>;
