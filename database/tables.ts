// Made by `npm run schema` from the migrations: change those.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type AccountDeletions = {
  id: Generated<number>;
  reference: string;
  account_id: number | null;
  state: 'waiting' | 'taken-back' | 'stopped' | 'closing' | 'done';
  brand: string;
  asked_at: Date;
  runs_at: Date;
  closed_at: Date | null;
  ended_at: Date | null;
};

export type AccountRequests = {
  account_id: number;
  my_role: string;
  my_role_description: Generated<string>;
  district: Generated<string>;
  school: Generated<string>;
  programs_evaluation_goal_option: string | null;
  i_agree_to_one_student: Generated<boolean>;
  referral: Generated<string>;
  referrer: Generated<string>;
  created_at: Generated<Date>;
  school_id: number | null;
  no_district: Generated<boolean>;
  state: string | null;
};

export type Accounts = {
  id: Generated<number>;
  scope: 'uber' | 'educator' | 'parent';
  role: 'educator' | 'administrator' | 'clinician' | 'home' | null;
  username: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  status: 'not-activated' | 'not-verified' | 'on-hold' | 'verified' | 'deactivated';
  status_before_deactivation: string | null;
  source: 'form' | 'admin' | 'invite' | 'uber' | 'purchase' | 'family-code';
  school_id: number | null;
  family_id: number | null;
  personal_channel: Generated<string>;
  class_code_sealed: Buffer | null;
  high_priority: Generated<boolean>;
  reached_out_at: Date | null;
  game_debug_mode: Generated<boolean>;
  invited_by: number | null;
  free_trial_ends_on: string | null;
  clever_user_id: string | null;
  classlink_tenant_id: string | null;
  classlink_login_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  activated_at: Date | null;
  verified_at: Date | null;
  deactivated_at: Date | null;
  deactivated_by: number | null;
  check_ins: Generated<boolean>;
  badges: Generated<boolean>;
  role_before_conversion: string | null;
  school_before_conversion: number | null;
  verified_by: number | null;
  known_before: Generated<boolean>;
  address_proven_at: Date | null;
  search: GeneratedAlways<string | null>;
  language: 'en' | 'zh-TW' | null;
  play_sounds: Generated<boolean>;
  time_zone: string | null;
  nameless: Generated<boolean>;
};

export type ActingSessions = {
  id: Generated<number>;
  staff_id: number;
  account_id: number | null;
  student_id: number | null;
  reason: string;
  started_at: Generated<Date>;
  ends_at: Date;
  ended_at: Date | null;
  handover_hash: Buffer | null;
  handover_until: Date | null;
  told_at: Date | null;
};

export type ActiveDays = {
  program: 'all' | 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim' | 'cdc';
  on_day: string;
  previous_day: string;
  children: number;
};

export type ActiveMonths = {
  program: 'all' | 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim' | 'cdc';
  month: string;
  previous_day: string;
  children: number;
};

export type Activity = {
  id: Generated<number>;
  at: Generated<Date>;
  type: 'add-educator' | 'deactivate-educator' | 'student-mass-transfer-to-another-educator' | 'site-license-grant-access' | 'site-license-revoke-access';
  actor_id: number | null;
  acting_as_by: number | null;
  educator_id: number | null;
  other_educator_id: number | null;
  school_id: number | null;
  students_count: number | null;
};

export type AddressClaims = {
  account_id: number;
  role: 'educator' | 'administrator' | 'clinician' | 'home';
  first_name: string;
  last_name: string;
  source: 'uber' | 'admin' | 'invite';
  school_id: number | null;
  invited_by: number | null;
  joins_teams: boolean;
  created_at: Date;
};

export type Audit = {
  id: Generated<number>;
  at: Generated<Date>;
  actor_id: number | null;
  actor_scope: string | null;
  acting_as_by: number | null;
  action: string;
  subject_type: string | null;
  subject_id: number | null;
  details: ColumnType<unknown, string | undefined, string>;
  request_id: string;
};

export type CheckIns = {
  student_id: number;
  id: string;
  at: Date;
  on_day: string;
  feeling: 'mad' | 'sad' | 'worried' | 'okay' | 'happy' | 'skipped';
  told_to: Generated<(number | null)[]>;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim' | null;
};

export type ChildActivities = {
  student_id: number;
  activity: 'play' | 'check-ins' | 'follow-up' | 'observations' | 'norms';
  is_on: boolean;
  of_family: boolean;
  ends_at: Date | null;
  since: Date;
};

export type ChildConsents = {
  id: Generated<number>;
  student_id: number;
  activity: 'play' | 'check-ins' | 'follow-up' | 'observations' | 'norms';
  school_year: number;
  decision: 'yes' | 'no';
  decided_by: number | null;
  capacity: 'family' | 'school';
  told_by: string | null;
  told_how: 'paper' | 'in-person' | 'phone' | 'message' | null;
  text_version: string;
  language: 'en' | 'zh-TW';
  decided_at: Date;
};

export type ChildDeletions = {
  id: Generated<number>;
  reference: string;
  student_id: number | null;
  state: 'asked' | 'waiting' | 'taken-back' | 'declined' | 'done';
  asked_by: number | null;
  asked_as: 'school' | 'family' | 'staff';
  brand: string;
  asked_at: Date;
  decide_by: Date | null;
  reminded_at: Date | null;
  escalated_at: Date | null;
  decided_at: Date | null;
  decided_by: number | null;
  runs_at: Date | null;
  ended_at: Date | null;
  deleted: ColumnType<unknown, string | undefined, string>;
};

export type ChildExportParts = {
  export_id: number;
  place: number;
  student_id: number;
  state: Generated<'waiting' | 'made' | 'left-out'>;
  content_sealed: Buffer | null;
};

export type ChildExports = {
  id: Generated<number>;
  uuid: string;
  account_id: number;
  asked_by: number | null;
  asked_uuid: string | null;
  kind: 'child' | 'class' | 'school';
  language: 'en' | 'zh-TW';
  brand: string;
  state: Generated<'making' | 'ready' | 'failed'>;
  total: number;
  created_at: Date;
  ends_at: Date;
};

export type ClassCards = {
  code_hash: Buffer;
  account_id: number;
  made_at: Date;
  ends_at: Date;
};

export type ClassDevices = {
  id: Generated<number>;
  account_id: number;
  number: number;
  token_hash: Buffer;
  opened_at: Date;
  used_at: Date;
  ends_at: Date;
};

export type ClassTiles = {
  account_id: number;
  turned_on_at: Date;
  closed_at: Date | null;
  missed_at: Generated<(number | null)[]>;
};

export type ClientEvents = {
  id: Generated<number>;
  at: Generated<Date>;
  kind: string;
  site: string;
  path: string;
  actor_id: number | null;
  call: string | null;
  status: number | null;
  fault: string | null;
  frames: string | null;
  build: string | null;
  times: Generated<number>;
  first_at: Date | null;
  mark: string | null;
};

export type CodeApps = {
  account_id: number;
  secret_sealed: Buffer;
  last_step: number | null;
  created_at: Date;
  confirmed_at: Date | null;
};

export type ConsentRequests = {
  school_id: number;
  school_year: number;
  asked_at: Date;
  reminded_at: Date | null;
};

export type Counters = {
  name: string;
  shard: number;
  value: number;
};

export type DashboardNotifications = {
  id: Generated<number>;
  account_id: number;
  kind: 'welcome' | 'account-verified' | 'colleague-to-approve' | 'games-preview' | 'student-login-without-license' | 'student-mass-transfer-or-share' | 'weekly-emotion-check-in' | 'weekly-top-students' | 'licenses-expiring' | 'site-license-usage-report' | 'back-to-school' | 'follow-up' | 'notice' | 'family-link' | 'class-tiles-closed' | 'consents' | 'second-step' | 'deletion-request' | 'consent-entry';
  data: ColumnType<unknown, string | undefined, string>;
  at: Generated<Date>;
  dismissed_at: Date | null;
  digested_at: Date | null;
  operation_id: string;
};

export type DistrictUploads = {
  id: Generated<number>;
  uuid: Generated<string>;
  status: 'reading' | 'linking' | 'splitting' | 'split' | 'confirming' | 'failed' | 'canceled';
  district_id: number;
  uploaded_by: number | null;
  actor_scope: string;
  acting_as_by: number | null;
  file_name: string;
  file_sha256: Buffer;
  file_sealed: Buffer | null;
  encoding: string | null;
  reading: ColumnType<unknown, string | undefined, string>;
  delta: Generated<boolean>;
  orgs: ColumnType<unknown, string | undefined, string>;
  links: ColumnType<unknown, string | undefined, string>;
  schoolless: Generated<number>;
  notes: ColumnType<unknown, string | undefined, string>;
  notes_total: Generated<number>;
  left_out: ColumnType<unknown, string | undefined, string>;
  allow_duplicates: Generated<boolean>;
  archive_missing: Generated<boolean>;
  keep_providers: Generated<boolean>;
  archive_anyway: Generated<boolean>;
  stopped_at: 'reading' | 'splitting' | 'confirming' | null;
  error: ColumnType<unknown, string | undefined, string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type Districts = {
  id: Generated<number>;
  name: string;
  prefix: Generated<string>;
  state: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  story_moments: Generated<boolean>;
};

export type EcommerceHistory = {
  id: Generated<number>;
  at: Date;
  type: 'purchase-created' | 'purchase-updated' | 'give-for-free-created' | 'give-for-free-updated' | 'po-individual' | 'po-site' | 'po-for-distribution' | 'request-quote-individual' | 'request-quote-site' | 'quote-individual' | 'quote-site' | 'use-product-assigned' | 'use-product-reassigned' | 'rollback-unassigned' | 'transfer' | 'reclaim' | 'gift-invitee' | 'gift-invitor' | 'trial-started' | 'trial-changed' | 'expired' | 'refund';
  operation_id: string | null;
  account_id: number | null;
  group_id: number | null;
  to_account_id: number | null;
  to_group_id: number | null;
  actor_id: number | null;
  acting_as_by: number | null;
  issuer: string;
  plan: string | null;
  quantity: number | null;
  program: string | null;
  price_cents: number | null;
  purchase_order_number: string | null;
  reference: string | null;
};

export type Events = {
  id: Generated<number>;
  position: number | null;
  channel: string;
  type: string;
  data: ColumnType<unknown, string | undefined, string>;
  at: Generated<Date>;
};

export type FactorTickets = {
  token_hash: Buffer;
  purpose: 'second-step' | 'sign-in' | 'step-up' | 'new-passkey';
  account_id: number | null;
  session_hash: Buffer | null;
  challenge: string | null;
  user_handle: Buffer | null;
  expires_at: Date;
};

export type Families = {
  id: Generated<number>;
  name: string;
  created_at: Generated<Date>;
};

export type FamilyConsents = {
  id: Generated<number>;
  account_id: number;
  text: string;
  version: string;
  language: string;
  agreed_at: Date;
};

export type FamilyInvites = {
  id: Generated<number>;
  student_id: number;
  code_hash: Buffer;
  made_by: number;
  created_at: Date;
  ends_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
  revoked_by: number | null;
};

export type FamilyLinks = {
  id: Generated<number>;
  student_id: number;
  account_id: number;
  school_id: number;
  invite_id: number | null;
  created_at: Date;
};

export type FileStore = {
  the_one: Generated<boolean>;
  prefix: Generated<string>;
  swept_at: Date | null;
};

export type FirstAnswers = {
  student_id: number;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  epoch: number;
  asked_in: number;
  scene: string;
  ask: string;
  id: string;
  session: string;
  seq: number;
  client_at: Date;
  iteration: number;
  attempt: number;
  opt: string;
  pos: number;
  lang: string;
  content_version: string;
  aloud: 'off' | 'heard' | 'cut-short' | null;
  hinted: boolean;
  is_repeated: boolean;
  after_ms: number | null;
  after_ask: string | null;
  after_opt: string | null;
};

export type FollowUpLetters = {
  account_id: number;
  talk: Generated<boolean>;
  steps: Generated<boolean>;
  mornings: Generated<boolean>;
  updated_at: Generated<Date>;
};

export type FollowUpSettings = {
  school_id: number;
  is_on: Generated<boolean>;
  on_since: Date | null;
  responder_id: number | null;
  backup_id: number | null;
  hours: ColumnType<unknown, string, string>;
  contact_name: string;
  contact_phone: string;
  steps: string;
  country: 'US' | 'TW';
  retention_days: number;
  confirmed_at: Date | null;
  confirmed_by: number | null;
  updated_at: Date;
};

export type FollowUpSteps = {
  id: Generated<number>;
  follow_up_id: number;
  at: Date;
  kind: 'opened' | 'talk' | 'asked' | 'late' | 'passed-over' | 'taken' | 'passed' | 'note' | 'released' | 'closed' | 'refused';
  by_id: number | null;
  to_id: number | null;
  note: string | null;
  talk_id: string | null;
};

export type FollowUps = {
  id: Generated<number>;
  student_id: number;
  school_id: number;
  reason: 'streak' | 'talk';
  opened_at: Date;
  owner_id: number | null;
  step: Generated<number>;
  clock_from: Date;
  due_at: Date | null;
  asked_ids: Generated<(number | null)[]>;
  late: Generated<boolean>;
  last_hard_day: string | null;
  closed_at: Date | null;
  closed_by: number | null;
  closed_with: string | null;
};

export type ForgottenSessions = {
  token_hash: Buffer;
  until: Date;
};

export type FormLinks = {
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  language: string;
  edition_a: string;
  edition_b: string;
  differences: ColumnType<unknown, string, string>;
};

export type FormerAddresses = {
  address_hash: Buffer;
  created_at: Generated<Date>;
};

export type Gifts = {
  invitee_id: number;
  inviter_id: number | null;
  inviter_quantity: number;
  invitee_quantity: number;
  given_at: Date;
};

export type GroupMembers = {
  group_id: number;
  account_id: number;
  role: 'owner' | 'admin' | 'member';
  created_at: Generated<Date>;
};

export type Groups = {
  id: Generated<number>;
  kind: 'team' | 'school' | 'district';
  name: string;
  district_id: number | null;
  school_id: number | null;
  pool_on: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  factor_from: string | null;
};

export type IdentitySimulator = {
  key_hash: Buffer;
  provider: 'clever' | 'classlink';
  kind: 'code' | 'token';
  content: ColumnType<unknown, string, string>;
  created_at: Date;
};

export type KnownDevices = {
  token_hash: Buffer;
  account_id: number;
  attempts: Generated<number>;
  used_at: Date;
};

export type LastBackup = {
  the_one: Generated<boolean>;
  made_at: Date;
};

export type LessonFeatures = {
  lesson_id: number;
  featured_from: string;
  set_by: number | null;
  at: Date;
};

export type LessonPlans = {
  account_id: number;
  lesson_id: number;
  week: string;
  at: Date;
};

export type LessonReviews = {
  lesson_id: number;
  reader: 'counselor' | 'autistic-reader';
  read_by: string;
  marked_by: number | null;
  at: Date;
};

export type Lessons = {
  id: Generated<number>;
  code: string;
  in_library: boolean;
  library_hash: string;
  type: 'activity' | 'article' | 'quiz' | 'video' | 'worksheet';
  usage: string[];
  skills: string[];
  level: 'elementary' | 'middle';
  grades: string;
  prep: 'none' | 'modest' | 'moderate';
  challenges: string[];
  minutes: number;
  title: string;
  overview: string;
  title_zh: string | null;
  overview_zh: string | null;
  materials: string;
  student_anchor: string | null;
  featured_month: number;
  scene: string | null;
  practice: string;
  family: boolean;
  safety: boolean;
  cover: string;
  home_overview: string | null;
  home_overview_zh: string | null;
  at_home: Generated<boolean>;
};

export type LessonsTaught = {
  account_id: number;
  lesson_id: number;
  on_day: string;
  note: string;
  at: Date;
};

export type LessonsTaughtGroups = {
  account_id: number;
  lesson_id: number;
  on_day: string;
  small_group_id: number;
};

export type LicenseEntries = {
  id: Generated<number>;
  operation_id: string;
  lot_id: number;
  kind: 'grant' | 'take-back' | 'move-out' | 'move-in' | 'assign' | 'extend' | 'switch' | 'rollback' | 'expire' | 'revive';
  quantity: Generated<number>;
  used: Generated<number>;
  expired: Generated<number>;
  use_id: number | null;
  student_id: number | null;
  program: string | null;
  program_before: string | null;
  at: Date;
};

export type LicenseLots = {
  id: Generated<number>;
  root_id: number;
  account_id: number | null;
  group_id: number | null;
  plan: 'free-trial' | 'individual' | 'site';
  term: 'year' | 'to-end';
  starts_on: string;
  ends_on: string | null;
  issuer: 'user' | 'fortress_user' | 'stripe' | 'account_activation' | 'account_verification' | 'internal_script';
  by_staff: Generated<boolean>;
  origin: 'trial' | 'purchase' | 'free' | 'gift' | 'purchase-order' | 'refund';
  price_cents: number | null;
  purchase_order_number: string | null;
  purchase_order_date: string | null;
  quantity: Generated<number>;
  used: Generated<number>;
  expired: Generated<number>;
  remaining: GeneratedAlways<number>;
  created_at: Date;
  refunded_in_use: Generated<number>;
  refund_reference: string | null;
};

export type LicenseOperations = {
  id: string;
  kind: string;
  actor_id: number | null;
  acting_as_by: number | null;
  at: Date;
  result: ColumnType<unknown, string | undefined, string>;
};

export type LicenseUses = {
  id: Generated<number>;
  lot_id: number;
  student_id: number | null;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  starts_on: string;
  ends_on: string;
  assigned_at: Date;
  first_played_at: Date | null;
  returned_at: Date | null;
};

export type Links = {
  id: Generated<number>;
  kind: 'activation' | 'password-reset' | 'username-change' | 'address';
  account_id: number;
  code_hash: Buffer;
  new_username: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  consumed_at: Date | null;
};

export type Mailbox = {
  id: Generated<number>;
  received_at: Generated<Date>;
  recipient: string;
  raw: Buffer;
};

export type Mails = {
  id: Generated<number>;
  operation_id: string;
  kind: string;
  recipient: string;
  letter_sealed: Buffer | null;
  status: Generated<'queued' | 'sent' | 'failed' | 'refused'>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  refused_at: Date | null;
};

export type Measurements = {
  student_id: number;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh';
  report: 'progress' | 'assessment' | 'skill-builder' | 'activity';
  iteration: number;
  model: number;
  epoch: number;
  scenes: number;
  form: 'a' | 'b' | null;
  languages: string[];
  read_aloud: 'off' | 'on' | 'mixed' | null;
  asks: number;
  best: number;
  by_guessing: number | null;
  left_out: number;
  rushed_scenes: string[];
  favorite_spot: boolean;
  as_mixed_as_guessing: boolean;
  edition: string;
  first_on: string;
  last_on: string;
  levels: (number | null)[];
  clear: (boolean | null)[];
  skills: ColumnType<unknown, string, string>;
  updated_at: Date;
};

export type MetricDays = {
  program: 'all' | 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim' | 'cdc';
  on_day: string;
  metric: 'requests' | 'activated' | 'verified' | 'first-students' | 'seconds' | 'scenes' | 'check-ins' | 'trials' | 'trials-paid' | 'plans' | 'plans-renewed' | 'paid-cents' | 'refunded-cents' | 'refunds' | 'turned-away' | 'gifts';
  value: number;
};

export type MetricLateDays = {
  id: Generated<number>;
  on_day: string;
};

export type MetricState = {
  id: Generated<boolean>;
  tracked_through: Generated<string>;
  counted_at: Date | null;
  plays_received_at: Generated<Date>;
  programs_counted_at: Date | null;
};

export type MissionSightings = {
  student_id: number;
  mission: string;
  seen_by: number | null;
  on_day: string;
  at: Date;
};

export type NewsWishes = {
  account_id: number;
  wanted: boolean;
  state: 'kept' | 'waiting' | 'told' | 'rejected' | 'failed';
  listed_email: string | null;
  asked_at: Date;
};

export type NormCells = {
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  form: 'a' | 'b';
  edition: string;
  grade: number;
  language: string;
  children: number;
  last_on: string;
  skills: ColumnType<unknown, string | undefined, string>;
};

export type Notices = {
  id: Generated<number>;
  title_en: string;
  title_zh: string;
  text_en: string;
  text_zh: string;
  audience: string[];
  page: 'students' | 'getting-started' | 'purchasing' | 'support' | null;
  first_day: string;
  last_day: string;
  created_by: number | null;
  created_at: Date;
  published_at: Date | null;
  ended_at: Date | null;
};

export type NotificationPreferences = {
  account_id: number;
  digest: 'off' | 'daily' | 'weekly';
  updated_at: Generated<Date>;
};

export type Observations = {
  id: Generated<number>;
  student_id: number;
  observer_id: number | null;
  term: string;
  ic: 'not-yet' | 'sometimes' | 'mostly' | 'didnt-see' | null;
  com: 'not-yet' | 'sometimes' | 'mostly' | 'didnt-see' | null;
  coop: 'not-yet' | 'sometimes' | 'mostly' | 'didnt-see' | null;
  ini: 'not-yet' | 'sometimes' | 'mostly' | 'didnt-see' | null;
  emp: 'not-yet' | 'sometimes' | 'mostly' | 'didnt-see' | null;
  er: 'not-yet' | 'sometimes' | 'mostly' | 'didnt-see' | null;
  is_whole: GeneratedAlways<boolean>;
  on_day: string;
  at: Date;
  operation_id: string;
};

export type OrderFiles = {
  order_id: number;
  name: string;
  content_type: string;
  content_sealed: Buffer;
  created_at: Date;
};

export type OrderPayments = {
  id: Generated<number>;
  order_id: number;
  amount_cents: number;
  paid_on: string;
  reference: string;
  recorded_by: number | null;
  created_at: Date;
};

export type OrderRefunds = {
  id: Generated<number>;
  order_id: number;
  operation_id: string;
  amount_cents: number;
  reason: string;
  status: 'asked' | 'done' | 'refused';
  asked_by: number | null;
  created_at: Date;
  answered_at: Date | null;
  sum_cents: number | null;
};

export type Orders = {
  id: Generated<number>;
  number: string;
  kind: 'card' | 'purchase-order';
  status: 'open' | 'received' | 'granted' | 'canceled' | 'expired' | 'refunded';
  account_id: number | null;
  group_id: number | null;
  quote_id: number | null;
  plan: 'individual' | 'site';
  quantity: number;
  tier: number | null;
  unit_price_cents: number;
  total_cents: number;
  currency: Generated<string>;
  starts_on: string;
  ends_on: string | null;
  purchase_order_number: string | null;
  purchase_order_date: string | null;
  tax_exempt: Generated<boolean>;
  organisation: Generated<string>;
  billing_name: Generated<string>;
  billing_email: Generated<string>;
  billing_address: Generated<string>;
  note: Generated<string>;
  lot_id: number | null;
  refunded_cents: Generated<number>;
  created_by: number | null;
  acting_as_by: number | null;
  created_at: Date;
  updated_at: Date;
  paid_at: Date | null;
  granted_at: Date | null;
  granted_by: number | null;
  decline_reason: Generated<string>;
  student_id: number | null;
  sold_as: 'primary' | 'sub' | 'site' | 'partial-year';
};

export type OwnExportParts = {
  export_id: number;
  place: number;
  state: Generated<'waiting' | 'made' | 'left-out'>;
  content_sealed: Buffer | null;
};

export type OwnExports = {
  id: Generated<number>;
  uuid: string;
  account_id: number;
  language: 'en' | 'zh-TW';
  brand: string;
  state: Generated<'making' | 'ready' | 'failed'>;
  total: number;
  created_at: Date;
  ends_at: Date;
};

export type PacketLinks = {
  id: Generated<number>;
  token_hash: Buffer;
  quote_id: number;
  account_id: number;
  created_at: Date;
  ends_at: Date;
  revoked_at: Date | null;
  revoked_by: number | null;
  opened: Generated<number>;
  opened_at: Date | null;
};

export type Passkeys = {
  id: Generated<number>;
  account_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  user_handle: Buffer;
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  created_at: Date;
  used_at: Date | null;
};

export type PaymentEvents = {
  id: string;
  type: string;
  session_id: string | null;
  received_at: Date;
  attention: 'unknown-session' | 'amount-mismatch' | 'foreign-currency' | 'wrong-order' | 'paid-twice' | 'account-not-parent' | 'account-deactivated' | 'unknown-refund' | 'refund-in-use' | 'refund-unanswered' | null;
  number: Generated<number>;
  settled_at: Date | null;
  settled_by: number | null;
};

export type PaymentSimulator = {
  id: string;
  kind: 'session' | 'request' | 'event';
  content: ColumnType<unknown, string, string>;
  due_at: Date | null;
  attempts: Generated<number>;
  created_at: Date;
};

export type Payments = {
  id: Generated<number>;
  order_id: number;
  session_id: string | null;
  payment_intent: string | null;
  status: 'open' | 'paid' | 'failed' | 'expired' | 'canceled';
  secret_hash: Buffer;
  secret_used_at: Date | null;
  amount_cents: number;
  card_brand: string | null;
  card_last4: string | null;
  receipt_url: string | null;
  parent_first_name: string | null;
  parent_last_name: string | null;
  parent_email: string | null;
  created_at: Date;
  paid_at: Date | null;
  expires_at: Date;
  operation_id: string | null;
  host: Generated<string>;
  made_account_id: number | null;
  close_asked_at: Date | null;
};

export type PlayComics = {
  student_id: number;
  id: string;
  version: string;
  title: string;
  program: string;
  story: string | null;
  panels: ColumnType<unknown, string, string>;
  created_at: Date;
  updated_at: Date;
  hidden_at: Date | null;
};

export type PlayComicsThrown = {
  student_id: number;
  id: string;
  thrown_at: Date;
};

export type PlayDays = {
  student_id: number;
  on_day: string;
  area: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim' | 'cdc';
  seconds: number;
};

export type PlayEventsBefore = {
  student_id: number;
  id: string;
  type: string;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  epoch: number;
  scene: string | null;
  event: ColumnType<unknown, string, string>;
  received_at: Date;
};

export type PlayMine = {
  student_id: number;
  figure: ColumnType<unknown, string, string>;
  things: ColumnType<unknown, string | undefined, string>;
  updated_at: Date;
};

export type PlaySlots = {
  student_id: number;
  slot: number;
  area: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim' | 'cdc';
  seconds: number;
};

export type PlaySummaries = {
  student_id: number;
  last_played_at: Date | null;
  scenes: number | null;
  last_day: string | null;
  seconds_within: (number | null)[];
  academy: (number | null)[] | null;
  zoou: (number | null)[] | null;
  ssgrin: (number | null)[] | null;
  hoh: (number | null)[] | null;
  sim: (number | null)[] | null;
};

export type PlayWeeks = {
  school_id: number;
  owner_id: number;
  monday: string;
  children: number;
};

export type ProgramProgress = {
  student_id: number;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  epoch: Generated<number>;
  iteration: Generated<number>;
  done: ColumnType<unknown, string | undefined, string>;
  keepsakes: ColumnType<unknown, string | undefined, string>;
  checks_done: Generated<number>;
  others_done: Generated<number>;
  completed: Generated<number>;
  success_rate: number | null;
  first_played_at: Date | null;
  last_played_at: Date | null;
  updated_at: Date;
  uncounted: Generated<boolean>;
  model: Generated<number>;
  forms: Generated<string[]>;
  houses: Generated<string[]>;
  done_at: Generated<string[]>;
};

export type QuestionCells = {
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  period: string;
  grade: string;
  scene: string;
  version: string;
  ask: string;
  answers: number;
  best: number;
  partly: number;
  not_yet: number;
  left_out: number;
  seconds: number | null;
  stopped: number;
  look: 'too-easy' | 'like-chance' | null;
  stop_here: boolean;
};

export type QuestionFigures = {
  id: Generated<number>;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  scene: string;
  version: string;
  is_current: boolean;
  ask: string;
  skill: 'ic' | 'com' | 'coop' | 'ini' | 'emp' | 'er';
  answers: number;
  best: number;
  partly: number;
  not_yet: number;
  left_out: number;
  seconds: number | null;
  stopped: number;
  look: 'too-easy' | 'like-chance' | null;
  stop_here: boolean;
  form: Generated<'a' | 'b' | 'lesson' | 'story' | 'comic'>;
  differs: 'rest' | 'spot' | 'language' | 'aloud' | null;
  splits: ColumnType<unknown, string | undefined, string>;
};

export type Quotes = {
  id: Generated<number>;
  number: string;
  kind: 'primary' | 'sub' | 'site' | 'partial-year';
  status: 'requested' | 'sent' | 'ordered' | 'canceled';
  account_id: number;
  group_id: number | null;
  lot_id: number | null;
  plan: 'individual' | 'site';
  quantity: number;
  tier: number | null;
  unit_price_cents: number;
  total_cents: number;
  starts_on: string;
  ends_on: string | null;
  organisation: Generated<string>;
  billing_name: Generated<string>;
  billing_email: Generated<string>;
  billing_address: Generated<string>;
  note: Generated<string>;
  valid_until: string;
  created_by: number | null;
  acting_as_by: number | null;
  created_at: Date;
  updated_at: Date;
  sent_at: Date | null;
};

export type ReadingAgreements = {
  group_id: number;
  school_id: number;
  agreed_by: number | null;
  created_at: Generated<Date>;
};

export type RecoveryCodes = {
  account_id: number;
  code_hash: Buffer;
  created_at: Date;
  used_at: Date | null;
};

export type ReportDownloadParts = {
  download_id: number;
  place: number;
  student_id: number;
  state: Generated<'waiting' | 'made' | 'left-out'>;
  content_sealed: Buffer | null;
};

export type ReportDownloads = {
  id: Generated<number>;
  uuid: string;
  account_id: number;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  kind: 'progress' | 'assessment' | 'skill-builder' | 'activity' | 'library';
  part: 'conference' | 'family';
  language: 'en' | 'zh-TW' | 'family';
  format: 'pdf' | 'zip';
  brand: string;
  state: Generated<'making' | 'ready' | 'failed'>;
  total: number;
  created_at: Date;
  ends_at: Date;
};

export type ReportLinks = {
  id: Generated<number>;
  token_hash: Buffer;
  student_id: number;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  kind: 'progress' | 'assessment' | 'skill-builder' | 'activity' | 'library';
  iteration: number;
  account_id: number;
  created_at: Date;
  ends_at: Date;
  revoked_at: Date | null;
  revoked_by: number | null;
  opened: Generated<number>;
  opened_at: Date | null;
};

export type ResponderAbsences = {
  id: Generated<number>;
  school_id: number;
  account_id: number;
  first_day: string;
  last_day: string;
};

export type RetentionRuns = {
  id: Generated<number>;
  rule: string;
  table_name: string;
  every: 'hour' | 'night';
  days: number | null;
  years: number | null;
  year_from: string | null;
  at: Date;
  took_ms: number;
  gone: number;
  oldest_at: Date | null;
  due_at: Date | null;
  failed: Generated<boolean>;
};

export type SavedLessons = {
  account_id: number;
  lesson_id: number;
  at: Date;
};

export type SceneCells = {
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  period: string;
  grade: string;
  scene: string;
  started: number;
  finished: number;
  stopped_most_at: string | null;
  stopped_most: number;
};

export type SceneFigures = {
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  scene: string;
  started: number;
  finished: number;
  stopped_most_at: string | null;
  stopped_most: Generated<number>;
};

export type ScenePlays = {
  student_id: number;
  scene: string;
  epoch: number;
  iteration: number;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  version: string;
  is_first: boolean;
  started_on: string;
  finished_on: string | null;
  stopped_at: string | null;
  answers: ColumnType<unknown, string | undefined, string>;
};

export type SceneVersions = {
  scene: string;
  version: string;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  outline: ColumnType<unknown, string, string>;
  added_at: Date;
  readings: ColumnType<unknown, string | undefined, string>;
};

export type SchoolActivities = {
  school_id: number;
  activity: 'play' | 'check-ins' | 'follow-up' | 'observations' | 'norms';
  standing: 'agreed' | 'refused' | 'not-renewed' | 'covered' | 'paused' | 'not-agreed';
  is_on: boolean;
  since: Date;
};

export type SchoolConsents = {
  id: Generated<number>;
  school_id: number;
  activity: 'play' | 'check-ins' | 'follow-up' | 'observations' | 'norms';
  school_year: number;
  decision: 'yes' | 'no';
  decided_by: number | null;
  capacity: 'school' | 'district';
  text_version: string;
  language: 'en' | 'zh-TW';
  decided_at: Date;
};

export type SchoolCounters = {
  school_id: number;
  shard: number;
  students: number;
};

export type SchoolDaysOff = {
  id: Generated<number>;
  school_id: number;
  first_day: string;
  last_day: string;
  words: string;
};

export type SchoolFeatures = {
  school_id: number;
  feature: 'follow-ups' | 'sel-check-ins' | 'family-links' | 'letter-links';
  is_on: boolean;
  reason: string;
  changed_by: number | null;
  changed_at: Date;
};

export type SchoolLevels = {
  school_id: number;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  children: number;
  counts: (number | null)[];
  counted_at: Date;
};

export type Schools = {
  id: Generated<number>;
  district_id: number | null;
  name: string;
  prefix: Generated<string>;
  state: string;
  time_zone: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  check_ins: Generated<boolean>;
  family_feelings: Generated<boolean>;
};

export type Sessions = {
  token_hash: Buffer;
  account_id: number | null;
  student_id: number | null;
  created_at: Generated<Date>;
  active_at: Generated<Date>;
  expires_at: Date;
  acting_id: number | null;
  class_code_of: number | null;
  by_badge: Generated<boolean>;
  tiles_of: number | null;
  class_device_id: number | null;
  id: Generated<number>;
  signed_in_by: Generated<string>;
  proved_at: Date | null;
  browser: string | null;
  system: string | null;
  network: string | null;
};

export type SidebarTasks = {
  uuid: string;
  account_id: number;
  type: 'clone-into-sandbox' | 'bulk-upload' | 'report-download' | 'child-export';
  done: number;
  total: number;
  failed: Generated<boolean>;
  path: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  name: string | null;
  program: string | null;
  kind: string | null;
};

export type SignOnTenants = {
  provider: 'clever' | 'classlink';
  tenant: string;
  district_id: number | null;
  school_id: number | null;
  created_at: Generated<Date>;
};

export type SiteAccess = {
  id: Generated<number>;
  account_id: number | null;
  group_id: number | null;
  educator_id: number;
  granted_by: number | null;
  created_at: Date;
};

export type SkillResults = {
  student_id: number;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  iteration: number;
  skill: 'ic' | 'com' | 'coop' | 'ini' | 'emp' | 'er';
  observations: number;
  points: number;
  best: number;
  performance: number | null;
};

export type SmallGroupAttendance = {
  small_group_id: number;
  held_on: string;
  student_id: number;
};

export type SmallGroupMeetings = {
  small_group_id: number;
  held_on: string;
};

export type SmallGroupMembers = {
  small_group_id: number;
  student_id: number;
  is_partner: Generated<boolean>;
  joined_on: string;
  before: ColumnType<unknown, string, string>;
};

export type SmallGroups = {
  id: Generated<number>;
  owner_id: number;
  name: string;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh';
  skill: 'ic' | 'com' | 'coop' | 'ini' | 'emp' | 'er';
  goal: string;
  starts_on: string;
  ends_on: string | null;
  ended_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type StaffNotes = {
  id: Generated<number>;
  account_id: number | null;
  school_id: number | null;
  author_id: number | null;
  text: string;
  created_at: Date;
};

export type StoredFiles = {
  id: string;
  size: number;
  kept_at: Generated<Date>;
  dropped_at: Date | null;
};

export type StudentNotes = {
  id: Generated<number>;
  student_id: number;
  author_id: number | null;
  skill: 'ic' | 'com' | 'coop' | 'ini' | 'emp' | 'er' | null;
  text: string;
  readers: 'page' | 'counselors';
  created_at: Date;
};

export type StudentShares = {
  student_id: number;
  account_id: number;
  shared_by: number | null;
  created_at: Generated<Date>;
  login_cards: Generated<boolean>;
};

export type Students = {
  id: Generated<number>;
  school_id: number | null;
  family_id: number | null;
  owner_id: number;
  first_name: string;
  last_name: string;
  grade: number;
  teacher: Generated<string>;
  student_id: string | null;
  username: string;
  password_sealed: Buffer;
  active_program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim' | null;
  personal_channel: Generated<string>;
  clever_user_id: string | null;
  classlink_tenant_id: string | null;
  classlink_login_id: string | null;
  archived_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  license_ends_on: string | null;
  check_ins: Generated<boolean>;
  game_debug: Generated<boolean>;
  is_sandbox: Generated<boolean>;
  cloned_from: number | null;
  badge_hash: Buffer | null;
  badge_sealed: Buffer | null;
  awaits_school: Generated<boolean>;
  search: GeneratedAlways<string | null>;
  family_language: 'en' | 'zh-TW' | null;
  owned_since: Date | null;
  ends_academy: string | null;
  ends_zoou: string | null;
  ends_ssgrin: string | null;
  ends_hoh: string | null;
  ends_sim: string | null;
  license_paid: Generated<boolean>;
};

export type TalkRequests = {
  student_id: number;
  id: string;
  at: Date;
  received_at: Date;
};

export type Throttles = {
  key_hash: Buffer;
  failures: number;
  blocked_until: Date;
  touched_at: Date;
};

export type TilePictures = {
  student_id: number;
  pictures_sealed: Buffer;
  misses: Generated<number>;
  made_at: Date;
};

export type ToldEvents = {
  student_id: number;
  received_at: Date;
  client_at: Date;
  device_at: Date | null;
  id: string;
  session: string;
  seq: number;
  slot: number | null;
  ms_since_prompt_end: number | null;
  visible_ms: number | null;
  hidden_ms: number | null;
  epoch: number;
  iteration: number;
  attempt: number | null;
  pos: number | null;
  hovered: number | null;
  taps: number | null;
  active_s: number | null;
  picks: number | null;
  lines: number | null;
  debug: boolean;
  hint_used: boolean | null;
  muted: boolean | null;
  reads_aloud: boolean | null;
  slow: boolean | null;
  type: string;
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh' | 'sim';
  lang: string;
  form: string | null;
  scene: string | null;
  content_version: string | null;
  ask: string | null;
  opt: string | null;
  words: string | null;
  aloud: string | null;
  input: string | null;
  checkpoint_version: string | null;
  told_to: (number | null)[] | null;
};

export type UndoSteps = {
  id: string;
  account_id: number;
  kind: 'archive' | 'share' | 'transfer';
  data: ColumnType<unknown, string, string>;
  at: Date;
  undone_at: Date | null;
};

export type UnlicensedLogins = {
  student_id: number;
  on_day: string;
  owner_id: number;
  times: Generated<number>;
  last_at: Date;
};

export type UploadRows = {
  id: number;
  line: number;
  first_name: string;
  last_name: string;
  grade_written: string;
  teacher: string;
  student_id: string;
  educator_username: string;
  student_username: string;
  activate_license: string;
  assign_program: string;
  clever_user_id: string;
  classlink_login_id: string;
  classlink_tenant_id: string;
  grade: number | null;
  first_fold: string;
  last_fold: string;
  activate: boolean;
  own_errors: ColumnType<unknown, string | undefined, string>;
  errors: ColumnType<unknown, string | undefined, string>;
  action: 'create' | 'update' | 'keep' | 'archive' | 'fail' | null;
  target_id: number | null;
  educator_id: number | null;
  changed: Generated<string>;
  before: ColumnType<unknown, string, string>;
  kept: 'edited' | 'played' | 'taken' | 'gone' | null;
  remove: Generated<boolean>;
  written: ColumnType<unknown, string, string>;
  license: 'assign' | 'extend' | 'covered' | 'short' | null;
};

export type Uploads = {
  id: Generated<number>;
  uuid: Generated<string>;
  status: 'reading' | 'mapping' | 'previewing' | 'ready' | 'applying' | 'applied' | 'undoing' | 'undone' | 'failed' | 'canceled';
  uploaded_by: number | null;
  actor_scope: string;
  acting_as_by: number | null;
  school_id: number;
  educator_id: number;
  file_name: string;
  file_sha256: Buffer;
  file_sealed: Buffer | null;
  staged: Generated<boolean>;
  headers: ColumnType<unknown, string | undefined, string>;
  sample: ColumnType<unknown, string | undefined, string>;
  mapping: ColumnType<unknown, string | undefined, string>;
  allow_duplicates: Generated<boolean>;
  archive_missing: Generated<boolean>;
  exclude_others: Generated<boolean>;
  keep_providers: Generated<boolean>;
  rows_total: Generated<number>;
  to_create: Generated<number>;
  to_update: Generated<number>;
  unchanged: Generated<number>;
  to_archive: Generated<number>;
  archivable: Generated<number>;
  licenses_needed: Generated<number>;
  pending: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  failed: Generated<number>;
  out_of_license: Generated<number>;
  archived: Generated<number>;
  affected: Generated<number>;
  done_lines: Generated<number>;
  total_lines: Generated<number>;
  taken_back: Generated<number>;
  kept: Generated<number>;
  error: ColumnType<unknown, string | undefined, string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  confirmed_at: Date | null;
  applied_at: Date | null;
  undone_at: Date | null;
  source: Generated<'table' | 'oneroster'>;
  delta: Generated<boolean>;
  orgs: ColumnType<unknown, string | undefined, string>;
  org: string | null;
  notes: ColumnType<unknown, string | undefined, string>;
  notes_total: Generated<number>;
  stopped_at: 'reading' | 'previewing' | 'applying' | 'undoing' | null;
  reading: ColumnType<unknown, string | undefined, string>;
  choices: ColumnType<unknown, string | undefined, string>;
  left_out: ColumnType<unknown, string | undefined, string>;
  spared: Generated<number>;
  emails: Generated<number>;
  licenses_short: Generated<number>;
  district_upload_id: number | null;
};

export type UsedSignOns = {
  state_hash: Buffer;
  expires_at: Date;
};

export type VersionFigures = {
  scene: string;
  version: string;
  children: number;
  last_on: string;
};

export type Tables = {
  account_deletions: AccountDeletions;
  account_requests: AccountRequests;
  accounts: Accounts;
  acting_sessions: ActingSessions;
  active_days: ActiveDays;
  active_months: ActiveMonths;
  activity: Activity;
  address_claims: AddressClaims;
  audit: Audit;
  check_ins: CheckIns;
  child_activities: ChildActivities;
  child_consents: ChildConsents;
  child_deletions: ChildDeletions;
  child_export_parts: ChildExportParts;
  child_exports: ChildExports;
  class_cards: ClassCards;
  class_devices: ClassDevices;
  class_tiles: ClassTiles;
  client_events: ClientEvents;
  code_apps: CodeApps;
  consent_requests: ConsentRequests;
  counters: Counters;
  dashboard_notifications: DashboardNotifications;
  district_uploads: DistrictUploads;
  districts: Districts;
  ecommerce_history: EcommerceHistory;
  events: Events;
  factor_tickets: FactorTickets;
  families: Families;
  family_consents: FamilyConsents;
  family_invites: FamilyInvites;
  family_links: FamilyLinks;
  file_store: FileStore;
  first_answers: FirstAnswers;
  follow_up_letters: FollowUpLetters;
  follow_up_settings: FollowUpSettings;
  follow_up_steps: FollowUpSteps;
  follow_ups: FollowUps;
  forgotten_sessions: ForgottenSessions;
  form_links: FormLinks;
  former_addresses: FormerAddresses;
  gifts: Gifts;
  group_members: GroupMembers;
  groups: Groups;
  identity_simulator: IdentitySimulator;
  known_devices: KnownDevices;
  last_backup: LastBackup;
  lesson_features: LessonFeatures;
  lesson_plans: LessonPlans;
  lesson_reviews: LessonReviews;
  lessons: Lessons;
  lessons_taught: LessonsTaught;
  lessons_taught_groups: LessonsTaughtGroups;
  license_entries: LicenseEntries;
  license_lots: LicenseLots;
  license_operations: LicenseOperations;
  license_uses: LicenseUses;
  links: Links;
  mailbox: Mailbox;
  mails: Mails;
  measurements: Measurements;
  metric_days: MetricDays;
  metric_late_days: MetricLateDays;
  metric_state: MetricState;
  mission_sightings: MissionSightings;
  news_wishes: NewsWishes;
  norm_cells: NormCells;
  notices: Notices;
  notification_preferences: NotificationPreferences;
  observations: Observations;
  order_files: OrderFiles;
  order_payments: OrderPayments;
  order_refunds: OrderRefunds;
  orders: Orders;
  own_export_parts: OwnExportParts;
  own_exports: OwnExports;
  packet_links: PacketLinks;
  passkeys: Passkeys;
  payment_events: PaymentEvents;
  payment_simulator: PaymentSimulator;
  payments: Payments;
  play_comics: PlayComics;
  play_comics_thrown: PlayComicsThrown;
  play_days: PlayDays;
  play_events_before: PlayEventsBefore;
  play_mine: PlayMine;
  play_slots: PlaySlots;
  play_summaries: PlaySummaries;
  play_weeks: PlayWeeks;
  program_progress: ProgramProgress;
  question_cells: QuestionCells;
  question_figures: QuestionFigures;
  quotes: Quotes;
  reading_agreements: ReadingAgreements;
  recovery_codes: RecoveryCodes;
  report_download_parts: ReportDownloadParts;
  report_downloads: ReportDownloads;
  report_links: ReportLinks;
  responder_absences: ResponderAbsences;
  retention_runs: RetentionRuns;
  saved_lessons: SavedLessons;
  scene_cells: SceneCells;
  scene_figures: SceneFigures;
  scene_plays: ScenePlays;
  scene_versions: SceneVersions;
  school_activities: SchoolActivities;
  school_consents: SchoolConsents;
  school_counters: SchoolCounters;
  school_days_off: SchoolDaysOff;
  school_features: SchoolFeatures;
  school_levels: SchoolLevels;
  schools: Schools;
  sessions: Sessions;
  sidebar_tasks: SidebarTasks;
  sign_on_tenants: SignOnTenants;
  site_access: SiteAccess;
  skill_results: SkillResults;
  small_group_attendance: SmallGroupAttendance;
  small_group_meetings: SmallGroupMeetings;
  small_group_members: SmallGroupMembers;
  small_groups: SmallGroups;
  staff_notes: StaffNotes;
  stored_files: StoredFiles;
  student_notes: StudentNotes;
  student_shares: StudentShares;
  students: Students;
  talk_requests: TalkRequests;
  throttles: Throttles;
  tile_pictures: TilePictures;
  told_events: ToldEvents;
  undo_steps: UndoSteps;
  unlicensed_logins: UnlicensedLogins;
  upload_rows: UploadRows;
  uploads: Uploads;
  used_sign_ons: UsedSignOns;
  version_figures: VersionFigures;
};
