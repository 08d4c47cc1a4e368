// Made by `npm run schema` from the migrations: change those.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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
  source: 'form' | 'admin' | 'invite' | 'uber' | 'purchase';
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
  search: GeneratedAlways<string | null>;
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

export type ClientEvents = {
  id: Generated<number>;
  at: Generated<Date>;
  kind: string;
  site: string;
  path: string;
  actor_id: number | null;
};

export type Counters = {
  name: string;
  shard: number;
  value: number;
};

export type DashboardNotifications = {
  id: Generated<number>;
  account_id: number;
  kind: 'welcome' | 'games-preview' | 'student-login-without-license' | 'student-mass-transfer-or-share' | 'weekly-emotion-check-in' | 'weekly-top-students' | 'licenses-expiring' | 'site-license-usage-report' | 'back-to-school';
  data: ColumnType<unknown, string | undefined, string>;
  at: Generated<Date>;
  dismissed_at: Date | null;
  digested_at: Date | null;
  operation_id: string;
};

export type Districts = {
  id: Generated<number>;
  name: string;
  prefix: Generated<string>;
  state: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type Events = {
  id: Generated<number>;
  position: number | null;
  channel: string;
  type: string;
  data: ColumnType<unknown, string | undefined, string>;
  at: Generated<Date>;
};

export type Families = {
  id: Generated<number>;
  name: string;
  created_at: Generated<Date>;
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
};

export type Links = {
  id: Generated<number>;
  kind: 'activation' | 'password-reset' | 'username-change';
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
  status: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
};

export type NotificationPreferences = {
  account_id: number;
  digest: 'off' | 'daily' | 'weekly';
  updated_at: Generated<Date>;
};

export type SchoolCounters = {
  school_id: number;
  shard: number;
  students: number;
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
};

export type Sessions = {
  token_hash: Buffer;
  account_id: number | null;
  student_id: number | null;
  created_at: Generated<Date>;
  active_at: Generated<Date>;
  expires_at: Date;
  acting_id: number | null;
};

export type SidebarTasks = {
  uuid: string;
  account_id: number;
  type: 'clone-into-sandbox' | 'bulk-upload';
  done: number;
  total: number;
  failed: Generated<boolean>;
  path: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type StudentShares = {
  student_id: number;
  account_id: number;
  shared_by: number | null;
  created_at: Generated<Date>;
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
  search: GeneratedAlways<string | null>;
};

export type Throttles = {
  key_hash: Buffer;
  failures: number;
  blocked_until: Date;
  touched_at: Date;
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
};

export type Tables = {
  account_requests: AccountRequests;
  accounts: Accounts;
  acting_sessions: ActingSessions;
  activity: Activity;
  audit: Audit;
  client_events: ClientEvents;
  counters: Counters;
  dashboard_notifications: DashboardNotifications;
  districts: Districts;
  events: Events;
  families: Families;
  group_members: GroupMembers;
  groups: Groups;
  links: Links;
  mailbox: Mailbox;
  mails: Mails;
  notification_preferences: NotificationPreferences;
  school_counters: SchoolCounters;
  schools: Schools;
  sessions: Sessions;
  sidebar_tasks: SidebarTasks;
  student_shares: StudentShares;
  students: Students;
  throttles: Throttles;
  upload_rows: UploadRows;
  uploads: Uploads;
};
