import type { Tables } from './tables.ts';

/** Why a column about a person is kept, for how long, and under which name an export shows it. */
type PersonalColumn = {
  purpose: string;
  retention: Retention;
  /** Null: part of no export, because it is a secret of the system or says the same as another column. */
  exportedAs: string | null;
};

export const RETENTIONS = {
  account: 'until the account is deleted',
  student: 'until the school or family deletes the student',
  'two-days': 'until an hourly job removes it, after two days',
  'thirty-days': 'until an hourly job removes it, after thirty days',
  'ninety-days': 'until a nightly job removes it, at most 90 days',
  session: 'until the session ends, at most a day',
  followed: "until an hourly job removes it, after the school's own period once it is closed",
  books: 'as long as the law asks for the books of a business, seven years',
  evidence: 'as long as the law asks for evidence of who saw and changed records',
} as const;
type Retention = keyof typeof RETENTIONS;

type Registry = {
  [Table in keyof Tables]: {
    /** About nobody in particular, or only a number that leads to a row above. */
    plain: readonly (keyof Tables[Table])[];
    personal?: { readonly [Column in keyof Tables[Table]]?: PersonalColumn };
  };
};

const of = (purpose: string, retention: Retention, exportedAs: string | null): PersonalColumn => ({
  purpose,
  retention,
  exportedAs,
});
const adult = (purpose: string, exportedAs: string | null) => of(purpose, 'account', exportedAs);
const child = (purpose: string, exportedAs: string | null) => of(purpose, 'student', exportedAs);
const followed = (purpose: string, exportedAs: string | null) => of(purpose, 'followed', exportedAs);

const staged = (exportedAs: string | null) =>
  of('shows what an upload does before and after it is applied', 'ninety-days', exportedAs);

/** Who a document is made out to. */
function billing(document: string) {
  return {
    organisation: of(`stands on ${document}`, 'books', 'Organization'),
    billing_name: of(`stands on ${document}`, 'books', 'Billing name'),
    billing_email: of(`receives ${document}`, 'books', 'Billing email'),
    billing_address: of(`stands on ${document}`, 'books', 'Billing address'),
    note: of('tells staff what the customer asked for', 'books', 'Note'),
  };
}

const TIMES = ['created_at', 'updated_at'] as const;

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

/** Says the same as the events of play. */
const SCENE_PLAYS = [
  'scene',
  'epoch',
  'iteration',
  'program',
  'is_first',
  'started_on',
  'finished_on',
  'stopped_at',
  'answers',
] as const;

/** Every column of the database, told apart. A new one has to be put into its place here: a test compares. */
export const PERSONAL_DATA: Registry = {
  students: {
    plain: [
      'id',
      'school_id',
      'family_id',
      'owner_id',
      'owned_since',
      'personal_channel',
      ...TIMES,
      'archived_at',
      'license_ends_on',
      'license_paid',
      'ends_academy',
      'ends_zoou',
      'ends_ssgrin',
      'ends_hoh',
      'ends_sim',
      'game_debug',
      'is_sandbox',
      'cloned_from',
      'awaits_school',
    ],
    personal: {
      first_name: child('greets the child and lets adults find them', 'First name'),
      last_name: child('lets adults tell children apart', 'Last name'),
      grade: child('chooses the program and the norms', 'Grade'),
      family_language: child("chooses the language of the family's letters", "Family's language"),
      teacher: child('lets schools group students', 'Teacher'),
      student_id: child("matches the school's own records", 'Student ID'),
      username: child('signs the child in', 'Username'),
      password_sealed: child('signs the child in; shown to the adult in charge', null),
      active_program: child('opens the program the child plays', 'Program'),
      clever_user_id: child('signs the child in through Clever', 'Clever ID'),
      classlink_tenant_id: child('signs the child in through ClassLink', 'ClassLink tenant'),
      classlink_login_id: child('signs the child in through ClassLink', 'ClassLink login'),
      search: child('finds the child by name', null),
      check_ins: child('says whether the child is asked how it feels', 'Emotion check-ins'),
      badge_hash: child('signs the child in with a printed badge', null),
      badge_sealed: child('prints the same badge again', null),
    },
  },
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
  program_progress: {
    plain: ['student_id', 'updated_at', 'uncounted', 'model'],
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
      slot: child('counts minutes of play once', null),
      area: child('counts minutes of play once', null),
      seconds: child('counts minutes of play once', null),
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
  tile_pictures: {
    plain: ['student_id', 'made_at'],
    personal: {
      pictures_sealed: child('signs the child in on a device of the class', null),
      misses: child('keeps others from guessing the pictures', null),
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
  school_days_off: { plain: ['id', 'school_id', 'first_day', 'last_day', 'words'] },
  responder_absences: {
    plain: ['id', 'school_id', 'account_id'],
    personal: {
      first_day: of('asks somebody else meanwhile', 'ninety-days', 'Away from'),
      last_day: of('asks somebody else meanwhile', 'ninety-days', 'Away until'),
    },
  },
  scene_plays: {
    plain: ['student_id', 'version'],
    personal: Object.fromEntries(
      SCENE_PLAYS.map((column) => [column, child('tells writers where children stop, without a name', null)]),
    ),
  },
  metric_days: { plain: ['program', 'on_day', 'metric', 'value'] },
  active_days: { plain: ['program', 'on_day', 'previous_day', 'children'] },
  active_months: { plain: ['program', 'month', 'previous_day', 'children'] },
  metric_state: {
    plain: ['id', 'tracked_through', 'counted_at', 'plays_received_at', 'programs_counted_at'],
  },
  metric_late_days: { plain: ['id', 'on_day'] },
  scene_figures: {
    plain: ['program', 'scene', 'started', 'finished', 'stopped_most_at', 'stopped_most'],
  },
  question_figures: {
    plain: [
      ...(['id', 'program', 'scene', 'version', 'is_current', 'ask', 'skill', 'answers'] as const),
      ...(['best', 'partly', 'not_yet', 'left_out', 'seconds', 'stopped', 'look', 'stop_here'] as const),
      ...(['form', 'differs', 'splits'] as const),
    ],
  },
  scene_cells: {
    plain: [
      ...(['program', 'period', 'grade', 'scene', 'started', 'finished'] as const),
      ...(['stopped_most_at', 'stopped_most'] as const),
    ],
  },
  question_cells: {
    plain: [
      ...(['program', 'period', 'grade', 'scene', 'version', 'ask', 'answers', 'best'] as const),
      ...(['partly', 'not_yet', 'left_out', 'seconds', 'stopped', 'look', 'stop_here'] as const),
    ],
  },
  norm_cells: { plain: ['program', 'form', 'edition', 'grade', 'language', 'children', 'last_on', 'skills'] },
  form_links: { plain: ['program', 'language', 'edition_a', 'edition_b', 'differences'] },
  scene_versions: { plain: ['scene', 'version', 'program', 'outline', 'readings', 'added_at'] },
  uploads: {
    plain: [
      ...(['id', 'uuid', 'status', 'uploaded_by', 'actor_scope', 'acting_as_by', 'school_id'] as const),
      ...(['educator_id', 'file_sha256', 'staged', 'headers', 'mapping', 'allow_duplicates'] as const),
      ...(['archive_missing', 'exclude_others', 'keep_providers', 'rows_total', 'to_create'] as const),
      ...(['to_update', 'unchanged', 'to_archive', 'archivable', 'licenses_needed', 'pending'] as const),
      ...(['created', 'updated', 'failed', 'out_of_license', 'archived', 'affected'] as const),
      ...(['done_lines', 'total_lines', 'taken_back', 'kept', 'error', ...TIMES] as const),
      ...(['confirmed_at', 'applied_at', 'undone_at', 'source', 'delta', 'orgs', 'org'] as const),
      ...([
        'notes',
        'notes_total',
        'stopped_at',
        'choices',
        'left_out',
        'spared',
        'emails',
        'licenses_short',
        'district_upload_id',
      ] as const),
    ],
    personal: {
      file_name: adult('tells uploads apart to those who made them', null),
      file_sealed: of('holds the file until it is applied or given up', 'ninety-days', null),
      sample: of('lets the uploader tell the columns of a file apart', 'ninety-days', null),
      reading: of('lets the uploader see whether the letters were read rightly', 'ninety-days', null),
    },
  },
  district_uploads: {
    plain: [
      ...(['id', 'uuid', 'status', 'district_id', 'uploaded_by', 'actor_scope', 'acting_as_by'] as const),
      ...(['file_sha256', 'encoding', 'delta', 'orgs', 'links', 'schoolless', 'notes'] as const),
      ...(['notes_total', 'left_out', 'allow_duplicates', 'archive_missing', 'keep_providers'] as const),
      ...(['archive_anyway', 'stopped_at', 'error', ...TIMES] as const),
    ],
    personal: {
      file_name: adult('tells uploads apart to those who made them', null),
      file_sealed: of('holds the file until all schools are applied or given up', 'ninety-days', null),
      reading: of('lets the uploader see whether the letters were read rightly', 'ninety-days', null),
    },
  },
  upload_rows: {
    plain: [
      ...(['id', 'line', 'activate', 'own_errors', 'errors', 'action', 'target_id', 'educator_id'] as const),
      ...(['kept', 'remove', 'license'] as const),
    ],
    personal: {
      first_name: staged('First name'),
      last_name: staged('Last name'),
      grade_written: staged('Grade'),
      teacher: staged('Teacher'),
      student_id: staged('Student ID'),
      educator_username: staged(null),
      student_username: staged('Username'),
      activate_license: staged(null),
      assign_program: staged('Program'),
      clever_user_id: staged('Clever ID'),
      classlink_login_id: staged('ClassLink login'),
      classlink_tenant_id: staged('ClassLink tenant'),
      grade: staged(null),
      first_fold: staged(null),
      last_fold: staged(null),
      changed: staged(null),
      before: of('takes an upload back', 'ninety-days', null),
      written: of('gives failed rows back as they were', 'ninety-days', null),
    },
  },
  staff_notes: {
    plain: ['id', 'account_id', 'school_id', 'author_id'],
    personal: {
      text: adult('keeps what staff agreed on with a person, or know of a school', 'Note of staff'),
      created_at: adult('shows when it was written', 'Note of staff written at'),
    },
  },
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
  report_downloads: {
    plain: [
      ...(['id', 'uuid', 'account_id', 'program', 'kind', 'part', 'language', 'format', 'brand'] as const),
      ...(['state', 'total', 'created_at', 'ends_at'] as const),
    ],
  },
  report_download_parts: {
    plain: ['download_id', 'place', 'student_id', 'state'],
    personal: {
      content_sealed: of('holds a page to print until it is fetched with the others', 'two-days', null),
    },
  },
  report_links: {
    plain: [
      ...([
        'id',
        'student_id',
        'program',
        'kind',
        'iteration',
        'account_id',
        'created_at',
        'ends_at',
      ] as const),
      ...(['revoked_at', 'revoked_by'] as const),
    ],
    personal: {
      token_hash: of("opens the family's letter", 'two-days', null),
      opened: of('tells the educator whether the family has read it', 'two-days', null),
      opened_at: of('tells the educator whether the family has read it', 'two-days', null),
    },
  },
  family_consents: { plain: ['id', 'account_id', 'text', 'version', 'language', 'agreed_at'] },
  family_invites: {
    plain: ['id', 'student_id', 'made_by', 'created_at', 'ends_at', 'used_at', 'revoked_at', 'revoked_by'],
    personal: { code_hash: of("links an adult of the child's family", 'thirty-days', null) },
  },
  family_links: {
    plain: ['id', 'student_id', 'account_id', 'school_id', 'invite_id', 'created_at'],
  },
  student_shares: {
    plain: ['student_id', 'account_id', 'shared_by', 'login_cards', 'created_at'],
  },
  accounts: {
    plain: [
      ...([
        'id',
        'scope',
        'status',
        'verified_by',
        'known_before',
        'status_before_deactivation',
        'source',
        'school_id',
        'family_id',
      ] as const),
      ...(['personal_channel', 'high_priority', 'reached_out_at', 'game_debug_mode', 'invited_by'] as const),
      ...([
        'free_trial_ends_on',
        ...TIMES,
        'activated_at',
        'verified_at',
        'deactivated_at',
        'address_proven_at',
      ] as const),
      ...(['deactivated_by', 'check_ins', 'play_sounds', 'badges', 'school_before_conversion'] as const),
    ],
    personal: {
      role: adult('shows what the person does', 'Role'),
      language: adult('letters about a child come in it', 'Language of letters'),
      role_before_conversion: adult('gives the role back to who was a parent for a while', null),
      username: adult('signs the person in; letters go there', 'Email'),
      first_name: adult('greets the person; colleagues see it', 'First name'),
      last_name: adult('tells people apart; colleagues see it', 'Last name'),
      password_hash: adult('signs the person in', null),
      class_code_sealed: adult("signs the person's students in", null),
      clever_user_id: adult('signs the person in through Clever', 'Clever ID'),
      classlink_tenant_id: adult('signs the person in through ClassLink', 'ClassLink tenant'),
      classlink_login_id: adult('signs the person in through ClassLink', 'ClassLink login'),
      search: adult('finds the person by name', null),
    },
  },
  news_wishes: {
    plain: ['account_id', 'wanted', 'state', 'asked_at'],
    personal: {
      listed_email: adult('tells the list of news which address to forget', 'Address on the news list'),
    },
  },
  address_claims: {
    plain: ['account_id', 'source', 'school_id', 'invited_by', 'joins_teams', 'created_at'],
    personal: {
      role: of('is asked of the owner of the address', 'ninety-days', null),
      first_name: of('greets the owner of the address', 'ninety-days', null),
      last_name: of('names the person once the address is proven', 'ninety-days', null),
    },
  },
  account_requests: {
    plain: ['account_id', 'i_agree_to_one_student', 'created_at'],
    personal: {
      school_id: adult('lets staff link the person to the school', 'School chosen'),
      no_district: adult('lets staff verify the request', 'School without a district'),
      state: adult('lets staff verify the request', 'State'),
      my_role: adult('lets staff verify the request', 'Role asked for'),
      my_role_description: adult('lets staff verify the request', 'Role described'),
      district: adult('lets staff verify the request', 'District'),
      school: adult('lets staff verify the request', 'School'),
      programs_evaluation_goal_option: adult('lets staff help', 'Goal'),
      referral: adult('tells how people find us', 'Referral'),
      referrer: adult('tells how people find us', 'Referrer'),
    },
  },
  families: {
    plain: ['id', 'created_at'],
    personal: { name: adult('names the household to its members', 'Family') },
  },
  acting_sessions: {
    plain: ['id', 'staff_id', 'account_id', 'student_id', 'handover_hash', 'handover_until'],
    personal: {
      reason: of('lets customers see why staff acted as them', 'evidence', 'Reason of staff'),
      started_at: of('lets customers see when staff acted as them', 'evidence', 'Staff acted from'),
      ends_at: of('ends what staff may do', 'evidence', null),
      ended_at: of('lets customers see when staff acted as them', 'evidence', 'Staff acted until'),
    },
  },
  activity: {
    plain: [
      ...(['id', 'at', 'type', 'actor_id', 'acting_as_by', 'educator_id', 'other_educator_id'] as const),
      'school_id',
      'students_count',
    ],
  },
  audit: {
    plain: [
      'id',
      'at',
      'actor_id',
      'actor_scope',
      'acting_as_by',
      'subject_type',
      'subject_id',
      'request_id',
    ],
    personal: {
      action: of('shows who saw or changed a record', 'evidence', 'Action'),
      details: of('ids, counts and keys of the action, never a name', 'evidence', null),
    },
  },
  client_events: {
    plain: ['id', 'at', 'kind', 'site', 'actor_id'],
    personal: { path: of('finds broken and refused pages', 'ninety-days', null) },
  },
  links: {
    plain: ['id', 'kind', 'account_id', 'code_hash', 'created_at', 'expires_at', 'consumed_at'],
    personal: { new_username: of('becomes the email once confirmed', 'ninety-days', null) },
  },
  mails: {
    plain: ['id', 'operation_id', 'kind', 'status', 'attempts', 'created_at', 'sent_at'],
    personal: {
      recipient: of('sends the letter', 'ninety-days', 'Letters to'),
      letter_sealed: of('sends the letter', 'ninety-days', null),
      last_error: of('finds out why a letter did not go', 'ninety-days', null),
    },
  },
  mailbox: {
    plain: ['id', 'received_at'],
    personal: {
      recipient: of('shows the letters of the demo', 'ninety-days', null),
      raw: of('shows the letters of the demo', 'ninety-days', null),
    },
  },
  sessions: {
    plain: [
      ...(['token_hash', 'account_id', 'student_id', 'created_at', 'expires_at', 'acting_id'] as const),
      ...(['class_code_of', 'by_badge', 'tiles_of', 'class_device_id'] as const),
    ],
    personal: { active_at: of('ends a session left alone', 'session', null) },
  },
  known_devices: {
    plain: ['token_hash', 'account_id', 'attempts'],
    personal: { used_at: of('forgets a browser that nobody signs in with any more', 'ninety-days', null) },
  },
  class_tiles: { plain: ['account_id', 'turned_on_at', 'closed_at', 'missed_at'] },
  class_devices: { plain: ['id', 'account_id', 'number', 'token_hash', 'opened_at', 'used_at', 'ends_at'] },
  class_cards: { plain: ['code_hash', 'account_id', 'made_at', 'ends_at'] },
  events: { plain: ['id', 'position', 'channel', 'type', 'data', 'at'] },
  sidebar_tasks: {
    plain: ['uuid', 'account_id', 'type', 'done', 'total', 'failed', 'path', ...TIMES],
  },
  dashboard_notifications: {
    plain: [
      ...(['id', 'account_id', 'kind', 'data', 'at', 'dismissed_at', 'digested_at', 'operation_id'] as const),
    ],
  },
  undo_steps: { plain: ['id', 'account_id', 'kind', 'data', 'at', 'undone_at'] },
  notification_preferences: {
    plain: ['account_id', 'updated_at'],
    personal: { digest: adult('mails the person as often as they want', 'Email digest') },
  },
  throttles: { plain: ['key_hash', 'failures', 'blocked_until', 'touched_at'] },
  counters: { plain: ['name', 'shard', 'value'] },
  school_counters: { plain: ['school_id', 'shard', 'students'] },
  districts: { plain: ['id', 'name', 'prefix', 'state', ...TIMES] },
  schools: {
    plain: [
      'id',
      'district_id',
      'name',
      'prefix',
      'state',
      'time_zone',
      'check_ins',
      'family_feelings',
      ...TIMES,
    ],
  },
  sign_on_tenants: { plain: ['provider', 'tenant', 'district_id', 'school_id', 'created_at'] },
  groups: { plain: ['id', 'kind', 'name', 'district_id', 'school_id', 'pool_on', ...TIMES] },
  group_members: { plain: ['group_id', 'account_id', 'role', 'created_at'] },
  former_addresses: {
    plain: ['created_at'],
    personal: {
      address_hash: adult('keeps a gift from being given for somebody who was there before', null),
    },
  },
  school_features: { plain: ['school_id', 'feature', 'is_on', 'reason', 'changed_by', 'changed_at'] },
  notices: {
    plain: [
      ...([
        'id',
        'title_en',
        'title_zh',
        'text_en',
        'text_zh',
        'audience',
        'page',
        'first_day',
        'last_day',
      ] as const),
      ...(['created_by', 'created_at', 'published_at', 'ended_at'] as const),
    ],
  },
  version_figures: { plain: ['scene', 'version', 'children', 'last_on'] },
  reading_agreements: { plain: ['group_id', 'school_id', 'agreed_by', 'created_at'] },
  license_operations: { plain: ['id', 'kind', 'actor_id', 'acting_as_by', 'at', 'result'] },
  license_lots: {
    plain: [
      ...([
        'id',
        'root_id',
        'account_id',
        'group_id',
        'plan',
        'term',
        'starts_on',
        'ends_on',
        'issuer',
      ] as const),
      ...(['by_staff', 'origin', 'price_cents', 'purchase_order_number', 'purchase_order_date'] as const),
      ...(['quantity', 'used', 'expired', 'remaining', 'created_at'] as const),
      ...(['refunded_in_use', 'refund_reference'] as const),
    ],
  },
  license_uses: {
    plain: ['id', 'lot_id', 'student_id', 'returned_at'],
    personal: {
      program: child('says what the license was given for', 'Licensed program'),
      starts_on: child('says from when the child may play', 'License start'),
      ends_on: child('says until when the child may play', 'License end'),
      assigned_at: child('shows when the license was given', 'Licensed at'),
      first_played_at: child('keeps a license that was used from being taken back', 'First played on it'),
    },
  },
  license_entries: {
    plain: [
      ...(['id', 'operation_id', 'lot_id', 'kind', 'quantity', 'used', 'expired', 'use_id'] as const),
      ...(['student_id', 'at'] as const),
    ],
    personal: {
      program: of('shows which program was assigned', 'evidence', 'Assigned program'),
      program_before: of('shows which program was assigned before', 'evidence', 'Program before'),
    },
  },
  site_access: { plain: ['id', 'account_id', 'group_id', 'educator_id', 'granted_by', 'created_at'] },
  gifts: { plain: ['invitee_id', 'inviter_id', 'inviter_quantity', 'invitee_quantity', 'given_at'] },
  unlicensed_logins: {
    plain: ['student_id', 'owner_id'],
    personal: {
      on_day: child('tells the educator that a license is missing', 'Came without a license on'),
      times: child('tells the educator that a license is missing', null),
      last_at: child('tells the educator that a license is missing', null),
    },
  },
  ecommerce_history: {
    plain: [
      ...([
        'id',
        'at',
        'type',
        'operation_id',
        'account_id',
        'group_id',
        'to_account_id',
        'to_group_id',
      ] as const),
      ...(['actor_id', 'acting_as_by', 'issuer', 'plan', 'quantity', 'program', 'price_cents'] as const),
      ...(['purchase_order_number', 'reference'] as const),
    ],
  },
  quotes: {
    plain: [
      ...([
        'id',
        'number',
        'kind',
        'status',
        'account_id',
        'group_id',
        'lot_id',
        'plan',
        'quantity',
      ] as const),
      ...(['tier', 'unit_price_cents', 'total_cents', 'starts_on', 'ends_on', 'valid_until'] as const),
      ...(['created_by', 'acting_as_by', 'sent_at', ...TIMES] as const),
    ],
    personal: billing('the quote'),
  },
  orders: {
    plain: [
      ...([
        'id',
        'number',
        'kind',
        'status',
        'account_id',
        'student_id',
        'group_id',
        'quote_id',
        'plan',
        'quantity',
      ] as const),
      ...(['tier', 'unit_price_cents', 'total_cents', 'currency', 'starts_on', 'ends_on', 'lot_id'] as const),
      'sold_as',
      ...(['purchase_order_number', 'purchase_order_date', 'tax_exempt', 'refunded_cents'] as const),
      ...(['created_by', 'acting_as_by', 'paid_at', 'granted_at', 'granted_by'] as const),
      ...TIMES,
    ],
    personal: {
      ...billing('the order and its invoice'),
      decline_reason: of('tells the customer why the order was declined', 'books', 'Reason for declining'),
    },
  },
  order_payments: {
    plain: ['id', 'order_id', 'amount_cents', 'paid_on', 'recorded_by', 'created_at'],
    personal: {
      reference: of(
        'tells which check or transfer paid the order',
        'books',
        'Number of the check or transfer',
      ),
    },
  },
  order_refunds: {
    plain: [
      ...(['id', 'order_id', 'operation_id', 'amount_cents', 'status', 'asked_by'] as const),
      ...(['created_at', 'answered_at', 'sum_cents'] as const),
    ],
    personal: {
      reason: of('tells why money was given back', 'books', 'Reason for the refund'),
    },
  },
  order_files: {
    plain: ['order_id', 'content_type', 'created_at'],
    personal: {
      name: of('shows which document came with the order', 'books', 'Purchase order file'),
      content_sealed: of('proves what was ordered', 'books', 'Purchase order document'),
    },
  },
  payments: {
    plain: [
      ...([
        'id',
        'order_id',
        'session_id',
        'payment_intent',
        'status',
        'amount_cents',
        'created_at',
      ] as const),
      ...(['paid_at', 'expires_at', 'secret_used_at', 'operation_id', 'host', 'made_account_id'] as const),
      'close_asked_at',
    ],
    personal: {
      secret_hash: of('lets the browser that paid, and no other, go on', 'books', null),
      card_brand: of('stands on the receipt', 'books', 'Card brand'),
      card_last4: of('stands on the receipt', 'books', 'Card, last four digits'),
      receipt_url: of('leads to the receipt', 'books', 'Receipt'),
      parent_first_name: of('makes the account once it is paid for', 'books', 'First name'),
      parent_last_name: of('makes the account once it is paid for', 'books', 'Last name'),
      parent_email: of('makes the account once it is paid for', 'books', 'Email'),
    },
  },
  payment_events: {
    plain: ['number', 'settled_at', 'settled_by', 'id', 'type', 'session_id', 'received_at', 'attention'],
  },
  payment_simulator: {
    plain: ['id', 'kind', 'due_at', 'attempts', 'created_at'],
    personal: { content: of('stands in for the payment service, in demo mode only', 'ninety-days', null) },
  },
  used_sign_ons: { plain: ['state_hash', 'expires_at'] },
  identity_simulator: {
    plain: ['key_hash', 'provider', 'kind', 'created_at'],
    personal: { content: of('stands in for Clever and ClassLink, in demo mode only', 'ninety-days', null) },
  },
};
