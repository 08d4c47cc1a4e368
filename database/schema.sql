-- Made by `npm run schema` from the migrations: change those.

create table account_deletions (
  id bigint not null generated as identity,
  reference text not null,
  account_id bigint,
  state text not null,
  brand text not null,
  asked_at timestamp with time zone not null,
  runs_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  ended_at timestamp with time zone,
  UNIQUE (reference),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK (((state = 'closing'::text) <= (closed_at IS NOT NULL))),
  CHECK (((state = 'done'::text) <= (account_id IS NULL))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'taken-back'::text, 'stopped'::text, 'closing'::text, 'done'::text])))
);

create table account_requests (
  account_id bigint not null,
  my_role text not null,
  my_role_description text not null default ''::text,
  district text not null default ''::text,
  school text not null default ''::text,
  programs_evaluation_goal_option text,
  i_agree_to_one_student boolean not null default false,
  referral text not null default ''::text,
  referrer text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  school_id bigint,
  no_district boolean not null default false,
  state character(2),
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE SET NULL
);

create table accounts (
  id bigint not null default nextval('person_ids'::regclass),
  scope text not null,
  role text,
  username text not null,
  first_name text not null,
  last_name text not null,
  password_hash text,
  status text not null,
  status_before_deactivation text,
  source text not null,
  school_id bigint,
  family_id bigint,
  personal_channel uuid not null default gen_random_uuid(),
  class_code_sealed bytea,
  high_priority boolean not null default false,
  reached_out_at timestamp with time zone,
  game_debug_mode boolean not null default false,
  invited_by bigint,
  free_trial_ends_on date,
  clever_user_id text,
  classlink_tenant_id text,
  classlink_login_id text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  activated_at timestamp with time zone,
  verified_at timestamp with time zone,
  deactivated_at timestamp with time zone,
  deactivated_by bigint,
  check_ins boolean not null default true,
  badges boolean not null default false,
  role_before_conversion text,
  school_before_conversion bigint,
  verified_by bigint,
  known_before boolean not null default false,
  address_proven_at timestamp with time zone,
  search text generated always as (search_text(((((first_name || ' '::text) || last_name) || ' '::text) || username))) stored,
  language text,
  play_sounds boolean not null default true,
  time_zone text,
  nameless boolean not null default false,
  UNIQUE (classlink_tenant_id, classlink_login_id),
  UNIQUE (clever_user_id),
  UNIQUE (username),
  PRIMARY KEY (id),
  FOREIGN KEY (deactivated_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (family_id) REFERENCES families(id),
  FOREIGN KEY (invited_by) REFERENCES accounts(id),
  FOREIGN KEY (school_before_conversion) REFERENCES schools(id) ON DELETE SET NULL,
  FOREIGN KEY (school_id) REFERENCES schools(id),
  FOREIGN KEY (verified_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK (((scope = 'educator'::text) = (role IS NOT NULL))),
  CHECK (((classlink_tenant_id IS NULL) = (classlink_login_id IS NULL))),
  CHECK ((language = ANY (ARRAY['en'::text, 'zh-TW'::text]))),
  CHECK ((role = ANY (ARRAY['educator'::text, 'administrator'::text, 'clinician'::text, 'home'::text]))),
  CHECK ((scope = ANY (ARRAY['uber'::text, 'educator'::text, 'parent'::text]))),
  CHECK ((source = ANY (ARRAY['form'::text, 'admin'::text, 'invite'::text, 'uber'::text, 'purchase'::text, 'family-code'::text]))),
  CHECK ((status = ANY (ARRAY['not-activated'::text, 'not-verified'::text, 'on-hold'::text, 'verified'::text, 'deactivated'::text]))),
  CHECK (((username = lower(username)) AND (username ~~ '%@%'::text)))
);

create table acting_sessions (
  id bigint not null generated as identity,
  staff_id bigint not null,
  account_id bigint,
  student_id bigint,
  reason text not null,
  started_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  handover_hash bytea,
  handover_until timestamp with time zone,
  told_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (staff_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK (((account_id IS NULL) <> (student_id IS NULL))),
  CHECK ((reason <> ''::text))
);

create table active_days (
  program text not null,
  on_day date not null,
  previous_day date not null,
  children integer not null,
  PRIMARY KEY (program, on_day, previous_day),
  CHECK ((previous_day < on_day)),
  CHECK ((children > 0)),
  CHECK ((program = ANY (ARRAY['all'::text, 'academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text, 'cdc'::text])))
);

create table active_months (
  program text not null,
  month date not null,
  previous_day date not null,
  children integer not null,
  PRIMARY KEY (program, month, previous_day),
  CHECK ((children > 0)),
  CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CHECK ((program = ANY (ARRAY['all'::text, 'academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text, 'cdc'::text])))
);

create table activity (
  id bigint not null generated as identity,
  at timestamp with time zone not null default now(),
  type text not null,
  actor_id bigint,
  acting_as_by bigint,
  educator_id bigint,
  other_educator_id bigint,
  school_id bigint,
  students_count integer,
  PRIMARY KEY (id),
  FOREIGN KEY (acting_as_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (actor_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (educator_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (other_educator_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE SET NULL,
  CHECK ((type = ANY (ARRAY['add-educator'::text, 'deactivate-educator'::text, 'student-mass-transfer-to-another-educator'::text, 'site-license-grant-access'::text, 'site-license-revoke-access'::text])))
);

create table address_claims (
  account_id bigint not null,
  role text not null,
  first_name text not null,
  last_name text not null,
  source text not null,
  school_id bigint,
  invited_by bigint,
  joins_teams boolean not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (invited_by) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CHECK ((role = ANY (ARRAY['educator'::text, 'administrator'::text, 'clinician'::text, 'home'::text]))),
  CHECK ((source = ANY (ARRAY['uber'::text, 'admin'::text, 'invite'::text])))
);

create table audit (
  id bigint not null generated as identity,
  at timestamp with time zone not null default now(),
  actor_id bigint,
  actor_scope text,
  acting_as_by bigint,
  action text not null,
  subject_type text,
  subject_id bigint,
  details jsonb not null default '{}'::jsonb,
  request_id text not null,
  PRIMARY KEY (id)
);

create table check_ins (
  student_id bigint not null,
  id uuid not null,
  at timestamp with time zone not null,
  on_day date not null,
  feeling text not null,
  told_to bigint[] not null default '{}'::bigint[],
  program text,
  PRIMARY KEY (student_id, id),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK ((feeling = ANY (ARRAY['mad'::text, 'sad'::text, 'worried'::text, 'okay'::text, 'happy'::text, 'skipped'::text]))),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table child_activities (
  student_id bigint not null,
  activity text not null,
  is_on boolean not null,
  of_family boolean not null,
  ends_at timestamp with time zone,
  since timestamp with time zone not null,
  PRIMARY KEY (student_id, activity),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK ((activity = ANY (ARRAY['play'::text, 'check-ins'::text, 'follow-up'::text, 'observations'::text, 'norms'::text])))
);

create table child_consents (
  id bigint not null generated as identity,
  student_id bigint not null,
  activity text not null,
  school_year smallint not null,
  decision text not null,
  decided_by bigint,
  capacity text not null,
  told_by text,
  told_how text,
  text_version text not null,
  language text not null,
  decided_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK ((activity = ANY (ARRAY['play'::text, 'check-ins'::text, 'follow-up'::text, 'observations'::text, 'norms'::text]))),
  CHECK ((capacity = ANY (ARRAY['family'::text, 'school'::text]))),
  CHECK (((told_by IS NULL) = (told_how IS NULL))),
  CHECK (((told_by IS NULL) OR (capacity = 'school'::text))),
  CHECK ((decision = ANY (ARRAY['yes'::text, 'no'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'zh-TW'::text]))),
  CHECK (((school_year >= 2020) AND (school_year <= 2099))),
  CHECK ((told_how = ANY (ARRAY['paper'::text, 'in-person'::text, 'phone'::text, 'message'::text])))
);

create table child_deletions (
  id bigint not null generated as identity,
  reference text not null,
  student_id bigint,
  state text not null,
  asked_by bigint,
  asked_as text not null,
  brand text not null,
  asked_at timestamp with time zone not null,
  decide_by timestamp with time zone,
  reminded_at timestamp with time zone,
  escalated_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by bigint,
  runs_at timestamp with time zone,
  ended_at timestamp with time zone,
  deleted jsonb not null default '{}'::jsonb,
  UNIQUE (reference),
  PRIMARY KEY (id),
  FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE SET NULL,
  CHECK ((asked_as = ANY (ARRAY['school'::text, 'family'::text, 'staff'::text]))),
  CHECK (((state = 'waiting'::text) <= (runs_at IS NOT NULL))),
  CHECK (((state = 'asked'::text) <= (decide_by IS NOT NULL))),
  CHECK (((state = 'done'::text) <= (student_id IS NULL))),
  CHECK ((state = ANY (ARRAY['asked'::text, 'waiting'::text, 'taken-back'::text, 'declined'::text, 'done'::text])))
);

create table child_export_parts (
  export_id bigint not null,
  place integer not null,
  student_id bigint not null,
  state text not null default 'waiting'::text,
  content_sealed bytea,
  PRIMARY KEY (export_id, place),
  FOREIGN KEY (export_id) REFERENCES child_exports(id) ON DELETE CASCADE,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK (((state = 'made'::text) = (content_sealed IS NOT NULL))),
  CHECK ((place > 0)),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'made'::text, 'left-out'::text])))
);

create table child_exports (
  id bigint not null generated as identity,
  uuid uuid not null,
  account_id bigint not null,
  asked_by bigint,
  asked_uuid uuid,
  kind text not null,
  language text not null,
  brand text not null,
  state text not null default 'making'::text,
  total integer not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  UNIQUE (uuid),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((kind = ANY (ARRAY['child'::text, 'class'::text, 'school'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'zh-TW'::text]))),
  CHECK ((state = ANY (ARRAY['making'::text, 'ready'::text, 'failed'::text]))),
  CHECK ((total > 0))
);

create table class_cards (
  code_hash bytea not null,
  account_id bigint not null,
  made_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  PRIMARY KEY (code_hash),
  FOREIGN KEY (account_id) REFERENCES class_tiles(account_id) ON DELETE CASCADE
);

create table class_devices (
  id bigint not null generated as identity,
  account_id bigint not null,
  number integer not null,
  token_hash bytea not null,
  opened_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  UNIQUE (account_id, number),
  UNIQUE (token_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES class_tiles(account_id) ON DELETE CASCADE
);

create table class_tiles (
  account_id bigint not null,
  turned_on_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  missed_at bigint[] not null default '{}'::bigint[],
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table client_events (
  id bigint not null generated as identity,
  at timestamp with time zone not null default now(),
  kind text not null,
  site text not null,
  path text not null,
  actor_id bigint,
  call text,
  status smallint,
  fault text,
  frames text,
  build text,
  times integer not null default 1,
  first_at timestamp with time zone,
  mark text,
  PRIMARY KEY (id)
);

create table code_apps (
  account_id bigint not null,
  secret_sealed bytea not null,
  last_step bigint,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table consent_requests (
  school_id bigint not null,
  school_year smallint not null,
  asked_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  PRIMARY KEY (school_id, school_year),
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CHECK (((school_year >= 2020) AND (school_year <= 2099)))
);

create table counters (
  name text not null,
  shard smallint not null,
  value bigint not null,
  PRIMARY KEY (name, shard)
);

create table dashboard_notifications (
  id bigint not null generated as identity,
  account_id bigint not null,
  kind text not null,
  data jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null default now(),
  dismissed_at timestamp with time zone,
  digested_at timestamp with time zone,
  operation_id text not null,
  UNIQUE (operation_id),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['welcome'::text, 'account-verified'::text, 'colleague-to-approve'::text, 'games-preview'::text, 'student-login-without-license'::text, 'student-mass-transfer-or-share'::text, 'weekly-emotion-check-in'::text, 'weekly-top-students'::text, 'licenses-expiring'::text, 'site-license-usage-report'::text, 'back-to-school'::text, 'follow-up'::text, 'notice'::text, 'family-link'::text, 'class-tiles-closed'::text, 'consents'::text, 'second-step'::text, 'deletion-request'::text, 'consent-entry'::text])))
);

create table district_uploads (
  id bigint not null generated as identity,
  uuid uuid not null default gen_random_uuid(),
  status text not null,
  district_id bigint not null,
  uploaded_by bigint,
  actor_scope text not null,
  acting_as_by bigint,
  file_name text not null,
  file_sha256 bytea not null,
  file_sealed bytea,
  encoding text,
  reading jsonb not null default '{}'::jsonb,
  delta boolean not null default false,
  orgs jsonb not null default '[]'::jsonb,
  links jsonb not null default '[]'::jsonb,
  schoolless integer not null default 0,
  notes jsonb not null default '[]'::jsonb,
  notes_total integer not null default 0,
  left_out jsonb not null default '[]'::jsonb,
  allow_duplicates boolean not null default false,
  archive_missing boolean not null default false,
  keep_providers boolean not null default true,
  archive_anyway boolean not null default false,
  stopped_at text,
  error jsonb not null default 'null'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  UNIQUE (uuid),
  PRIMARY KEY (id),
  FOREIGN KEY (acting_as_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE,
  FOREIGN KEY (uploaded_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((status = ANY (ARRAY['reading'::text, 'linking'::text, 'splitting'::text, 'split'::text, 'confirming'::text, 'failed'::text, 'canceled'::text]))),
  CHECK ((stopped_at = ANY (ARRAY['reading'::text, 'splitting'::text, 'confirming'::text])))
);

create table districts (
  id bigint not null generated as identity,
  name text not null,
  prefix text not null default ''::text,
  state character(2) not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  story_moments boolean not null default true,
  PRIMARY KEY (id),
  CHECK ((name <> ''::text))
);

create table ecommerce_history (
  id bigint not null generated as identity,
  at timestamp with time zone not null,
  type text not null,
  operation_id text,
  account_id bigint,
  group_id bigint,
  to_account_id bigint,
  to_group_id bigint,
  actor_id bigint,
  acting_as_by bigint,
  issuer text not null,
  plan text,
  quantity integer,
  program text,
  price_cents bigint,
  purchase_order_number text,
  reference text,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (acting_as_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (actor_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE SET NULL,
  FOREIGN KEY (operation_id) REFERENCES license_operations(id),
  FOREIGN KEY (to_account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (to_group_id) REFERENCES groups(id) ON DELETE SET NULL,
  CHECK ((type = ANY (ARRAY['purchase-created'::text, 'purchase-updated'::text, 'give-for-free-created'::text, 'give-for-free-updated'::text, 'po-individual'::text, 'po-site'::text, 'po-for-distribution'::text, 'request-quote-individual'::text, 'request-quote-site'::text, 'quote-individual'::text, 'quote-site'::text, 'use-product-assigned'::text, 'use-product-reassigned'::text, 'rollback-unassigned'::text, 'transfer'::text, 'reclaim'::text, 'gift-invitee'::text, 'gift-invitor'::text, 'trial-started'::text, 'trial-changed'::text, 'expired'::text, 'refund'::text])))
);

create table events (
  id bigint not null generated as identity,
  position bigint,
  channel uuid not null,
  type text not null,
  data jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null default now(),
  UNIQUE ("position"),
  TRIGGER DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (id)
);

create table factor_tickets (
  token_hash bytea not null,
  purpose text not null,
  account_id bigint,
  session_hash bytea,
  challenge text,
  user_handle bytea,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (((purpose = 'second-step'::text) = (challenge IS NULL))),
  CHECK (((purpose = ANY (ARRAY['step-up'::text, 'new-passkey'::text])) = (session_hash IS NOT NULL))),
  CHECK (((purpose = 'new-passkey'::text) = (user_handle IS NOT NULL))),
  CHECK ((purpose = ANY (ARRAY['second-step'::text, 'sign-in'::text, 'step-up'::text, 'new-passkey'::text])))
);

create table families (
  id bigint not null generated as identity,
  name text not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (id)
);

create table family_consents (
  id bigint not null generated as identity,
  account_id bigint not null,
  text text not null,
  version text not null,
  language text not null,
  agreed_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((text = 'family-account'::text))
);

create table family_invites (
  id bigint not null generated as identity,
  student_id bigint not null,
  code_hash bytea not null,
  made_by bigint not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by bigint,
  UNIQUE (code_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (made_by) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (revoked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE
);

create table family_links (
  id bigint not null generated as identity,
  student_id bigint not null,
  account_id bigint not null,
  school_id bigint not null,
  invite_id bigint,
  created_at timestamp with time zone not null,
  UNIQUE (student_id, account_id),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (invite_id) REFERENCES family_invites(id) ON DELETE SET NULL,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE
);

create table file_store (
  the_one boolean not null default true,
  prefix uuid not null default gen_random_uuid(),
  swept_at timestamp with time zone,
  PRIMARY KEY (the_one),
  CHECK (the_one)
);

create table first_answers (
  student_id bigint not null,
  program text not null,
  epoch integer not null,
  asked_in smallint not null,
  scene text not null,
  ask text not null,
  id uuid not null,
  session uuid not null,
  seq integer not null,
  client_at timestamp with time zone not null,
  iteration smallint not null,
  attempt integer not null,
  opt text not null,
  pos smallint not null,
  lang text not null,
  content_version text not null,
  aloud text,
  hinted boolean not null,
  is_repeated boolean not null,
  after_ms bigint,
  after_ask text,
  after_opt text,
  PRIMARY KEY (student_id, program, epoch, asked_in, scene, ask),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK ((aloud = ANY (ARRAY['off'::text, 'heard'::text, 'cut-short'::text]))),
  CHECK (((asked_in >= 0) AND (asked_in <= 3))),
  CHECK ((epoch >= 1)),
  CHECK (((iteration >= 1) AND (iteration <= 3))),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table follow_up_letters (
  account_id bigint not null,
  talk boolean not null default true,
  steps boolean not null default false,
  mornings boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table follow_up_settings (
  school_id bigint not null,
  is_on boolean not null default false,
  on_since timestamp with time zone,
  responder_id bigint,
  backup_id bigint,
  hours jsonb not null,
  contact_name text not null,
  contact_phone text not null,
  steps text not null,
  country text not null,
  retention_days integer not null,
  confirmed_at timestamp with time zone,
  confirmed_by bigint,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (school_id),
  FOREIGN KEY (backup_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (confirmed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (responder_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CHECK (((NOT is_on) OR ((on_since IS NOT NULL) AND (confirmed_at IS NOT NULL)))),
  CHECK ((responder_id <> backup_id)),
  CHECK ((char_length(contact_name) <= 100)),
  CHECK ((char_length(contact_phone) <= 40)),
  CHECK ((country = ANY (ARRAY['US'::text, 'TW'::text]))),
  CHECK (((retention_days >= 30) AND (retention_days <= 1095))),
  CHECK ((char_length(steps) <= 2000))
);

create table follow_up_steps (
  id bigint not null generated as identity,
  follow_up_id bigint not null,
  at timestamp with time zone not null,
  kind text not null,
  by_id bigint,
  to_id bigint,
  note text,
  talk_id uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (by_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (follow_up_id) REFERENCES follow_ups(id) ON DELETE CASCADE,
  FOREIGN KEY (to_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((kind = ANY (ARRAY['opened'::text, 'talk'::text, 'asked'::text, 'late'::text, 'passed-over'::text, 'taken'::text, 'passed'::text, 'note'::text, 'released'::text, 'closed'::text, 'refused'::text]))),
  CHECK (((note <> ''::text) AND (char_length(note) <= 500)))
);

create table follow_ups (
  id bigint not null generated as identity,
  student_id bigint not null,
  school_id bigint not null,
  reason text not null,
  opened_at timestamp with time zone not null,
  owner_id bigint,
  step smallint not null default 0,
  clock_from timestamp with time zone not null,
  due_at timestamp with time zone,
  asked_ids bigint[] not null default '{}'::bigint[],
  late boolean not null default false,
  last_hard_day date,
  closed_at timestamp with time zone,
  closed_by bigint,
  closed_with text,
  PRIMARY KEY (id),
  FOREIGN KEY (closed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK (((closed_at IS NULL) = (closed_with IS NULL))),
  CHECK ((char_length(closed_with) <= 500)),
  CHECK ((reason = ANY (ARRAY['streak'::text, 'talk'::text]))),
  CHECK (((step >= 0) AND (step <= 2)))
);

create table forgotten_sessions (
  token_hash bytea not null,
  until timestamp with time zone not null,
  PRIMARY KEY (token_hash)
);

create table form_links (
  program text not null,
  language text not null,
  edition_a text not null,
  edition_b text not null,
  differences jsonb not null,
  PRIMARY KEY (program, language, edition_a, edition_b),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table former_addresses (
  address_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (address_hash)
);

create table gifts (
  invitee_id bigint not null,
  inviter_id bigint,
  inviter_quantity integer not null,
  invitee_quantity integer not null,
  given_at timestamp with time zone not null,
  PRIMARY KEY (invitee_id),
  FOREIGN KEY (invitee_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (inviter_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((invitee_quantity >= 0)),
  CHECK ((inviter_quantity >= 0))
);

create table group_members (
  group_id bigint not null,
  account_id bigint not null,
  role text not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (group_id, account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'member'::text])))
);

create table groups (
  id bigint not null generated as identity,
  kind text not null,
  name text not null,
  district_id bigint,
  school_id bigint,
  pool_on boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  factor_from date,
  PRIMARY KEY (id),
  FOREIGN KEY (district_id) REFERENCES districts(id),
  FOREIGN KEY (school_id) REFERENCES schools(id),
  CHECK (((factor_from IS NULL) OR (kind <> 'team'::text))),
  CHECK ((kind = ANY (ARRAY['team'::text, 'school'::text, 'district'::text]))),
  CHECK ((name <> ''::text))
);

create table identity_simulator (
  key_hash bytea not null,
  provider text not null,
  kind text not null,
  content jsonb not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (key_hash),
  CHECK ((kind = ANY (ARRAY['code'::text, 'token'::text]))),
  CHECK ((provider = ANY (ARRAY['clever'::text, 'classlink'::text])))
);

create table known_devices (
  token_hash bytea not null,
  account_id bigint not null,
  attempts integer not null default 0,
  used_at timestamp with time zone not null,
  PRIMARY KEY (token_hash, account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table last_backup (
  the_one boolean not null default true,
  made_at timestamp with time zone not null,
  PRIMARY KEY (the_one),
  CHECK (the_one)
);

create table lesson_features (
  lesson_id bigint not null,
  featured_from date not null,
  set_by bigint,
  at timestamp with time zone not null,
  PRIMARY KEY (lesson_id),
  FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE,
  FOREIGN KEY (set_by) REFERENCES accounts(id) ON DELETE SET NULL
);

create table lesson_plans (
  account_id bigint not null,
  lesson_id bigint not null,
  week date not null,
  at timestamp with time zone not null,
  PRIMARY KEY (account_id, lesson_id, week),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE,
  CHECK ((EXTRACT(isodow FROM week) = (1)::numeric))
);

create table lesson_reviews (
  lesson_id bigint not null,
  reader text not null,
  read_by text not null,
  marked_by bigint,
  at timestamp with time zone not null,
  PRIMARY KEY (lesson_id, reader),
  FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE,
  FOREIGN KEY (marked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((reader = ANY (ARRAY['counselor'::text, 'autistic-reader'::text])))
);

create table lessons (
  id bigint not null generated as identity,
  code text not null,
  in_library boolean not null,
  library_hash text not null,
  type text not null,
  usage text[] not null,
  skills text[] not null,
  level text not null,
  grades text not null,
  prep text not null,
  challenges text[] not null,
  minutes integer not null,
  title text not null,
  overview text not null,
  title_zh text,
  overview_zh text,
  materials text not null,
  student_anchor text,
  featured_month integer not null,
  scene text,
  practice text not null,
  family boolean not null,
  safety boolean not null,
  cover text not null,
  home_overview text,
  home_overview_zh text,
  at_home boolean not null default false,
  UNIQUE (code),
  PRIMARY KEY (id),
  CHECK ((code ~ '^[em]-[a-z]+-[0-9]+$'::text)),
  CHECK (((featured_month >= 1) AND (featured_month <= 12))),
  CHECK ((level = ANY (ARRAY['elementary'::text, 'middle'::text]))),
  CHECK ((prep = ANY (ARRAY['none'::text, 'modest'::text, 'moderate'::text]))),
  CHECK ((type = ANY (ARRAY['activity'::text, 'article'::text, 'quiz'::text, 'video'::text, 'worksheet'::text])))
);

create table lessons_taught (
  account_id bigint not null,
  lesson_id bigint not null,
  on_day date not null,
  note text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (account_id, lesson_id, on_day),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE
);

create table lessons_taught_groups (
  account_id bigint not null,
  lesson_id bigint not null,
  on_day date not null,
  small_group_id bigint not null,
  PRIMARY KEY (account_id, lesson_id, on_day, small_group_id),
  FOREIGN KEY (account_id, lesson_id, on_day) REFERENCES lessons_taught(account_id, lesson_id, on_day) ON DELETE CASCADE,
  FOREIGN KEY (small_group_id) REFERENCES small_groups(id) ON DELETE CASCADE
);

create table license_entries (
  id bigint not null generated as identity,
  operation_id text not null,
  lot_id bigint not null,
  kind text not null,
  quantity integer not null default 0,
  used integer not null default 0,
  expired integer not null default 0,
  use_id bigint,
  student_id bigint,
  program text,
  program_before text,
  at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (lot_id) REFERENCES license_lots(id),
  FOREIGN KEY (operation_id) REFERENCES license_operations(id),
  FOREIGN KEY (use_id) REFERENCES license_uses(id),
  CHECK (
CASE kind
    WHEN 'grant'::text THEN ((quantity > 0) AND (used = 0) AND (expired = 0))
    WHEN 'take-back'::text THEN ((quantity < 0) AND (used = 0) AND (expired = 0))
    WHEN 'move-out'::text THEN ((quantity < 0) AND (used = 0) AND (expired = 0))
    WHEN 'move-in'::text THEN ((quantity > 0) AND (used = 0) AND (expired = 0))
    WHEN 'assign'::text THEN ((quantity = 0) AND (used = 1) AND (expired = 0) AND (use_id IS NOT NULL))
    WHEN 'extend'::text THEN ((quantity = 0) AND (used = 1) AND (expired = 0) AND (use_id IS NOT NULL))
    WHEN 'switch'::text THEN ((quantity = 0) AND (used = 0) AND (expired = 0) AND (use_id IS NOT NULL))
    WHEN 'rollback'::text THEN ((quantity = 0) AND (used = '-1'::integer) AND (expired = 0) AND (use_id IS NOT NULL))
    WHEN 'expire'::text THEN ((quantity = 0) AND (used = 0) AND (expired > 0))
    ELSE ((quantity = 0) AND (used = 0) AND (expired < 0))
END),
  CHECK ((kind = ANY (ARRAY['grant'::text, 'take-back'::text, 'move-out'::text, 'move-in'::text, 'assign'::text, 'extend'::text, 'switch'::text, 'rollback'::text, 'expire'::text, 'revive'::text])))
);

create table license_lots (
  id bigint not null generated as identity,
  root_id bigint not null,
  account_id bigint,
  group_id bigint,
  plan text not null,
  term text not null,
  starts_on date not null,
  ends_on date,
  issuer text not null,
  by_staff boolean not null default false,
  origin text not null,
  price_cents bigint,
  purchase_order_number text,
  purchase_order_date date,
  quantity integer not null default 0,
  used integer not null default 0,
  expired integer not null default 0,
  remaining integer not null generated always as (((quantity - used) - expired)) stored,
  created_at timestamp with time zone not null,
  refunded_in_use integer not null default 0,
  refund_reference text,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id),
  FOREIGN KEY (group_id) REFERENCES groups(id),
  FOREIGN KEY (root_id) REFERENCES license_lots(id),
  CHECK ((num_nonnulls(account_id, group_id) = 1)),
  CHECK (((term = 'year'::text) OR (ends_on IS NOT NULL))),
  CHECK ((ends_on >= starts_on)),
  CHECK (((refunded_in_use = 0) OR (refund_reference IS NOT NULL))),
  CHECK ((expired >= 0)),
  CHECK ((issuer = ANY (ARRAY['user'::text, 'fortress_user'::text, 'stripe'::text, 'account_activation'::text, 'account_verification'::text, 'internal_script'::text]))),
  CHECK ((origin = ANY (ARRAY['trial'::text, 'purchase'::text, 'free'::text, 'gift'::text, 'purchase-order'::text, 'refund'::text]))),
  CHECK ((plan = ANY (ARRAY['free-trial'::text, 'individual'::text, 'site'::text]))),
  CHECK ((price_cents >= 0)),
  CHECK ((refunded_in_use >= 0)),
  CHECK ((((quantity - used) - expired) >= 0)),
  CHECK ((term = ANY (ARRAY['year'::text, 'to-end'::text]))),
  CHECK ((used >= 0))
);

create table license_operations (
  id text not null,
  kind text not null,
  actor_id bigint,
  acting_as_by bigint,
  at timestamp with time zone not null,
  result jsonb not null default 'null'::jsonb,
  PRIMARY KEY (id),
  FOREIGN KEY (acting_as_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (actor_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK (((length(id) >= 1) AND (length(id) <= 200)))
);

create table license_uses (
  id bigint not null generated as identity,
  lot_id bigint not null,
  student_id bigint,
  program text not null,
  starts_on date not null,
  ends_on date not null,
  assigned_at timestamp with time zone not null,
  first_played_at timestamp with time zone,
  returned_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (lot_id) REFERENCES license_lots(id),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE SET NULL,
  CHECK ((starts_on <= ends_on)),
  CHECK (((returned_at IS NULL) OR (first_played_at IS NULL))),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table links (
  id bigint not null generated as identity,
  kind text not null,
  account_id bigint not null,
  code_hash bytea not null,
  new_username text,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  consumed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['activation'::text, 'password-reset'::text, 'username-change'::text, 'address'::text])))
);

create table mailbox (
  id bigint not null generated as identity,
  received_at timestamp with time zone not null default now(),
  recipient text not null,
  raw bytea not null,
  PRIMARY KEY (id)
);

create table mails (
  id bigint not null generated as identity,
  operation_id text not null,
  kind text not null,
  recipient text not null,
  letter_sealed bytea,
  status text not null default 'queued'::text,
  attempts integer not null default 0,
  last_error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  refused_at timestamp with time zone,
  UNIQUE (operation_id),
  PRIMARY KEY (id),
  CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'refused'::text])))
);

create table measurements (
  student_id bigint not null,
  program text not null,
  report text not null,
  iteration smallint not null,
  model smallint not null,
  epoch integer not null,
  scenes smallint not null,
  form text,
  languages text[] not null,
  read_aloud text,
  asks smallint not null,
  best smallint not null,
  by_guessing smallint,
  left_out smallint not null,
  rushed_scenes text[] not null,
  favorite_spot boolean not null,
  as_mixed_as_guessing boolean not null,
  edition text not null,
  first_on date not null,
  last_on date not null,
  levels smallint[] not null,
  clear boolean[] not null,
  skills jsonb not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (student_id, program, report, iteration),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK (((by_guessing >= 0) AND (by_guessing <= 100))),
  CHECK ((((best >= 0) AND (best <= asks)) AND (first_on <= last_on))),
  CHECK ((cardinality(clear) = 6)),
  CHECK ((epoch >= 1)),
  CHECK ((form = ANY (ARRAY['a'::text, 'b'::text]))),
  CHECK (((iteration >= 1) AND (iteration <= 3))),
  CHECK (((cardinality(levels) = 6) AND (array_remove(levels, NULL::smallint) <@ ARRAY[(0)::smallint, (1)::smallint, (2)::smallint]))),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text]))),
  CHECK ((read_aloud = ANY (ARRAY['off'::text, 'on'::text, 'mixed'::text]))),
  CHECK ((report = ANY (ARRAY['progress'::text, 'assessment'::text, 'skill-builder'::text, 'activity'::text])))
);

create table metric_days (
  program text not null,
  on_day date not null,
  metric text not null,
  value bigint not null,
  PRIMARY KEY (program, on_day, metric),
  CHECK ((metric = ANY (ARRAY['requests'::text, 'activated'::text, 'verified'::text, 'first-students'::text, 'seconds'::text, 'scenes'::text, 'check-ins'::text, 'trials'::text, 'trials-paid'::text, 'plans'::text, 'plans-renewed'::text, 'paid-cents'::text, 'refunded-cents'::text, 'refunds'::text, 'turned-away'::text, 'gifts'::text]))),
  CHECK ((program = ANY (ARRAY['all'::text, 'academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text, 'cdc'::text])))
);

create table metric_late_days (
  id bigint not null generated as identity,
  on_day date not null,
  PRIMARY KEY (id)
);

create table metric_state (
  id boolean not null default true,
  tracked_through date not null default '-infinity'::date,
  counted_at timestamp with time zone,
  plays_received_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  programs_counted_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK (id)
);

create table mission_sightings (
  student_id bigint not null,
  mission text not null,
  seen_by bigint,
  on_day date not null,
  at timestamp with time zone not null,
  PRIMARY KEY (student_id, mission),
  FOREIGN KEY (seen_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK ((mission ~ '^(ic|com|coop|ini|emp|er)-[1-9]$'::text))
);

create table news_wishes (
  account_id bigint not null,
  wanted boolean not null,
  state text not null,
  listed_email text,
  asked_at timestamp with time zone not null,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['kept'::text, 'waiting'::text, 'told'::text, 'rejected'::text, 'failed'::text])))
);

create table norm_cells (
  program text not null,
  form text not null,
  edition text not null,
  grade smallint not null,
  language text not null,
  children integer not null,
  last_on date not null,
  skills jsonb not null default '{}'::jsonb,
  PRIMARY KEY (program, form, edition, grade, language),
  CHECK ((form = ANY (ARRAY['a'::text, 'b'::text]))),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table notices (
  id bigint not null generated as identity,
  title_en text not null,
  title_zh text not null,
  text_en text not null,
  text_zh text not null,
  audience text[] not null,
  page text,
  first_day date not null,
  last_day date not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  ended_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK (((cardinality(audience) > 0) AND (audience <@ ARRAY['educator'::text, 'clinician'::text, 'administrator'::text, 'home'::text, 'parent'::text]))),
  CHECK ((last_day >= first_day)),
  CHECK (((ended_at IS NULL) OR (published_at IS NOT NULL))),
  CHECK ((page = ANY (ARRAY['students'::text, 'getting-started'::text, 'purchasing'::text, 'support'::text]))),
  CHECK (((text_en <> ''::text) AND (char_length(text_en) <= 500))),
  CHECK (((text_zh <> ''::text) AND (char_length(text_zh) <= 500))),
  CHECK (((title_en <> ''::text) AND (char_length(title_en) <= 100))),
  CHECK (((title_zh <> ''::text) AND (char_length(title_zh) <= 100)))
);

create table notification_preferences (
  account_id bigint not null,
  digest text not null,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((digest = ANY (ARRAY['off'::text, 'daily'::text, 'weekly'::text])))
);

create table observations (
  id bigint not null generated as identity,
  student_id bigint not null,
  observer_id bigint,
  term date not null,
  ic text,
  com text,
  coop text,
  ini text,
  emp text,
  er text,
  is_whole boolean not null generated always as ((num_nulls(ic, com, coop, ini, emp, er) = 0)) stored,
  on_day date not null,
  at timestamp with time zone not null,
  operation_id uuid not null,
  UNIQUE (student_id, observer_id, term),
  PRIMARY KEY (id),
  FOREIGN KEY (observer_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK ((com = ANY (ARRAY['not-yet'::text, 'sometimes'::text, 'mostly'::text, 'didnt-see'::text]))),
  CHECK ((coop = ANY (ARRAY['not-yet'::text, 'sometimes'::text, 'mostly'::text, 'didnt-see'::text]))),
  CHECK ((emp = ANY (ARRAY['not-yet'::text, 'sometimes'::text, 'mostly'::text, 'didnt-see'::text]))),
  CHECK ((er = ANY (ARRAY['not-yet'::text, 'sometimes'::text, 'mostly'::text, 'didnt-see'::text]))),
  CHECK ((ic = ANY (ARRAY['not-yet'::text, 'sometimes'::text, 'mostly'::text, 'didnt-see'::text]))),
  CHECK ((ini = ANY (ARRAY['not-yet'::text, 'sometimes'::text, 'mostly'::text, 'didnt-see'::text]))),
  CHECK ((term = school_term(term)))
);

create table order_files (
  order_id bigint not null,
  name text not null,
  content_type text not null,
  content_sealed bytea not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (order_id),
  FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);

create table order_payments (
  id bigint not null generated as identity,
  order_id bigint not null,
  amount_cents bigint not null,
  paid_on date not null,
  reference text not null,
  recorded_by bigint,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  FOREIGN KEY (recorded_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((amount_cents > 0))
);

create table order_refunds (
  id bigint not null generated as identity,
  order_id bigint not null,
  operation_id text not null,
  amount_cents bigint not null,
  reason text not null,
  status text not null,
  asked_by bigint,
  created_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  sum_cents bigint,
  UNIQUE (operation_id),
  PRIMARY KEY (id),
  FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CHECK ((amount_cents > 0)),
  CHECK ((status = ANY (ARRAY['asked'::text, 'done'::text, 'refused'::text])))
);

create table orders (
  id bigint not null generated as identity,
  number text not null,
  kind text not null,
  status text not null,
  account_id bigint,
  group_id bigint,
  quote_id bigint,
  plan text not null,
  quantity integer not null,
  tier integer,
  unit_price_cents integer not null,
  total_cents bigint not null,
  currency text not null default 'usd'::text,
  starts_on date not null,
  ends_on date,
  purchase_order_number text,
  purchase_order_date date,
  tax_exempt boolean not null default false,
  organisation text not null default ''::text,
  billing_name text not null default ''::text,
  billing_email text not null default ''::text,
  billing_address text not null default ''::text,
  note text not null default ''::text,
  lot_id bigint,
  refunded_cents bigint not null default 0,
  created_by bigint,
  acting_as_by bigint,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  granted_at timestamp with time zone,
  granted_by bigint,
  decline_reason text not null default ''::text,
  student_id bigint,
  sold_as text not null,
  UNIQUE (number),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id),
  FOREIGN KEY (acting_as_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (granted_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE SET NULL,
  FOREIGN KEY (lot_id) REFERENCES license_lots(id),
  FOREIGN KEY (quote_id) REFERENCES quotes(id),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE SET NULL,
  CHECK (((refunded_cents >= 0) AND (refunded_cents <= total_cents))),
  CHECK (((kind = 'purchase-order'::text) = (purchase_order_number IS NOT NULL))),
  CHECK (((kind = 'card'::text) OR (account_id IS NOT NULL))),
  CHECK (((ends_on IS NULL) OR (ends_on >= starts_on))),
  CHECK (((status <> 'granted'::text) OR (lot_id IS NOT NULL))),
  CHECK ((currency = 'usd'::text)),
  CHECK ((kind = ANY (ARRAY['card'::text, 'purchase-order'::text]))),
  CHECK ((plan = ANY (ARRAY['individual'::text, 'site'::text]))),
  CHECK (((quantity >= 1) AND (quantity <= 50000))),
  CHECK ((sold_as = ANY (ARRAY['primary'::text, 'sub'::text, 'site'::text, 'partial-year'::text]))),
  CHECK ((status = ANY (ARRAY['open'::text, 'received'::text, 'granted'::text, 'canceled'::text, 'expired'::text, 'refunded'::text]))),
  CHECK ((total_cents >= 0)),
  CHECK ((unit_price_cents >= 0))
);

create table own_export_parts (
  export_id bigint not null,
  place integer not null,
  state text not null default 'waiting'::text,
  content_sealed bytea,
  PRIMARY KEY (export_id, place),
  FOREIGN KEY (export_id) REFERENCES own_exports(id) ON DELETE CASCADE,
  CHECK (((state = 'made'::text) = (content_sealed IS NOT NULL))),
  CHECK ((place > 0)),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'made'::text, 'left-out'::text])))
);

create table own_exports (
  id bigint not null generated as identity,
  uuid uuid not null,
  account_id bigint not null,
  language text not null,
  brand text not null,
  state text not null default 'making'::text,
  total integer not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  UNIQUE (uuid),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((language = ANY (ARRAY['en'::text, 'zh-TW'::text]))),
  CHECK ((state = ANY (ARRAY['making'::text, 'ready'::text, 'failed'::text]))),
  CHECK ((total > 0))
);

create table packet_links (
  id bigint not null generated as identity,
  token_hash bytea not null,
  quote_id bigint not null,
  account_id bigint not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_by bigint,
  opened integer not null default 0,
  opened_at timestamp with time zone,
  UNIQUE (token_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (quote_id) REFERENCES quotes(id) ON DELETE CASCADE,
  FOREIGN KEY (revoked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((opened >= 0))
);

create table passkeys (
  id bigint not null generated as identity,
  account_id bigint not null,
  credential_id bytea not null,
  public_key bytea not null,
  user_handle bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}'::text[],
  name text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  UNIQUE (credential_id),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((counter >= 0)),
  CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1023))),
  CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CHECK ((length(user_handle) = 32))
);

create table payment_events (
  id text not null,
  type text not null,
  session_id text,
  received_at timestamp with time zone not null,
  attention text,
  number bigint not null generated as identity,
  settled_at timestamp with time zone,
  settled_by bigint,
  UNIQUE (number),
  PRIMARY KEY (id),
  FOREIGN KEY (settled_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((attention = ANY (ARRAY['unknown-session'::text, 'amount-mismatch'::text, 'foreign-currency'::text, 'wrong-order'::text, 'paid-twice'::text, 'account-not-parent'::text, 'account-deactivated'::text, 'unknown-refund'::text, 'refund-in-use'::text, 'refund-unanswered'::text])))
);

create table payment_simulator (
  id text not null,
  kind text not null,
  content jsonb not null,
  due_at timestamp with time zone,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK ((kind = ANY (ARRAY['session'::text, 'request'::text, 'event'::text])))
);

create table payments (
  id bigint not null generated as identity,
  order_id bigint not null,
  session_id text,
  payment_intent text,
  status text not null,
  secret_hash bytea not null,
  secret_used_at timestamp with time zone,
  amount_cents bigint not null,
  card_brand text,
  card_last4 text,
  receipt_url text,
  parent_first_name text,
  parent_last_name text,
  parent_email text,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  operation_id text,
  host text not null default ''::text,
  made_account_id bigint,
  close_asked_at timestamp with time zone,
  UNIQUE (operation_id),
  UNIQUE (payment_intent),
  UNIQUE (session_id),
  PRIMARY KEY (id),
  FOREIGN KEY (made_account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CHECK ((amount_cents >= 0)),
  CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'canceled'::text])))
);

create table play_comics (
  student_id bigint not null,
  id uuid not null,
  version uuid not null,
  title text not null,
  program text not null,
  story text,
  panels jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  PRIMARY KEY (student_id, id),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE
);

create table play_comics_thrown (
  student_id bigint not null,
  id uuid not null,
  thrown_at timestamp with time zone not null,
  PRIMARY KEY (student_id, id),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE
);

create table play_days (
  student_id bigint not null,
  on_day date not null,
  area text not null,
  seconds integer not null,
  PRIMARY KEY (student_id, on_day, area),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK ((area = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text, 'cdc'::text])))
);

create table play_events_before (
  student_id bigint not null,
  id uuid not null,
  type text not null,
  program text not null,
  epoch integer not null,
  scene text,
  event jsonb not null,
  received_at timestamp with time zone not null,
  PRIMARY KEY (student_id, id),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table play_mine (
  student_id bigint not null,
  figure jsonb,
  things jsonb not null default '[]'::jsonb,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (student_id),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE
);

create table play_slots (
  student_id bigint not null,
  slot integer not null,
  area text not null,
  seconds smallint not null,
  PRIMARY KEY (student_id, slot, area),
  CHECK ((area = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text, 'cdc'::text]))),
  CHECK (((seconds >= 0) AND (seconds <= 15)))
);

create table play_summaries (
  student_id bigint not null,
  last_played_at timestamp with time zone,
  scenes integer,
  last_day date,
  seconds_within integer[] not null,
  academy smallint[],
  zoou smallint[],
  ssgrin smallint[],
  hoh smallint[],
  sim smallint[],
  PRIMARY KEY (student_id),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE
);

create table play_weeks (
  school_id bigint not null,
  owner_id bigint not null,
  monday date not null,
  children integer not null,
  PRIMARY KEY (school_id, owner_id, monday),
  FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CHECK ((children > 0))
);

create table program_progress (
  student_id bigint not null,
  program text not null,
  epoch integer not null default 1,
  iteration smallint not null default 1,
  done jsonb not null default '[]'::jsonb,
  keepsakes jsonb not null default '[]'::jsonb,
  checks_done smallint not null default 0,
  others_done smallint not null default 0,
  completed smallint not null default 0,
  success_rate smallint,
  first_played_at timestamp with time zone,
  last_played_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  uncounted boolean not null default false,
  model smallint not null default 1,
  forms text[] not null default '{}'::text[],
  houses text[] not null default '{}'::text[],
  done_at text[] not null default '{}'::text[],
  PRIMARY KEY (student_id, program),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK (((completed >= 0) AND (completed <= 100))),
  CHECK ((epoch >= 1)),
  CHECK ((forms <@ ARRAY['a'::text, 'b'::text])),
  CHECK ((houses <@ ARRAY['ic'::text, 'com'::text, 'coop'::text, 'ini'::text, 'emp'::text, 'er'::text])),
  CHECK (((iteration >= 1) AND (iteration <= 3))),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text]))),
  CHECK (((success_rate >= 0) AND (success_rate <= 100)))
);

create table question_cells (
  program text not null,
  period text not null,
  grade text not null,
  scene text not null,
  version text not null,
  ask text not null,
  answers integer not null,
  best integer not null,
  partly integer not null,
  not_yet integer not null,
  left_out integer not null,
  seconds integer,
  stopped integer not null,
  look text,
  stop_here boolean not null,
  PRIMARY KEY (program, period, grade, scene, version, ask),
  CHECK ((look = ANY (ARRAY['too-easy'::text, 'like-chance'::text]))),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table question_figures (
  id bigint not null generated as identity,
  program text not null,
  scene text not null,
  version text not null,
  is_current boolean not null,
  ask text not null,
  skill text not null,
  answers integer not null,
  best integer not null,
  partly integer not null,
  not_yet integer not null,
  left_out integer not null,
  seconds integer,
  stopped integer not null,
  look text,
  stop_here boolean not null,
  form text not null default 'story'::text,
  differs text,
  splits jsonb not null default '{}'::jsonb,
  UNIQUE (scene, version, ask),
  PRIMARY KEY (id),
  CHECK ((differs = ANY (ARRAY['rest'::text, 'spot'::text, 'language'::text, 'aloud'::text]))),
  CHECK ((form = ANY (ARRAY['a'::text, 'b'::text, 'lesson'::text, 'story'::text, 'comic'::text]))),
  CHECK ((look = ANY (ARRAY['too-easy'::text, 'like-chance'::text]))),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text]))),
  CHECK ((skill = ANY (ARRAY['ic'::text, 'com'::text, 'coop'::text, 'ini'::text, 'emp'::text, 'er'::text])))
);

create table quotes (
  id bigint not null generated as identity,
  number text not null,
  kind text not null,
  status text not null,
  account_id bigint not null,
  group_id bigint,
  lot_id bigint,
  plan text not null,
  quantity integer not null,
  tier integer,
  unit_price_cents integer not null,
  total_cents bigint not null,
  starts_on date not null,
  ends_on date,
  organisation text not null default ''::text,
  billing_name text not null default ''::text,
  billing_email text not null default ''::text,
  billing_address text not null default ''::text,
  note text not null default ''::text,
  valid_until date not null,
  created_by bigint,
  acting_as_by bigint,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  UNIQUE (number),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id),
  FOREIGN KEY (acting_as_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE SET NULL,
  FOREIGN KEY (lot_id) REFERENCES license_lots(id),
  CHECK (((ends_on IS NULL) OR (ends_on >= starts_on))),
  CHECK (((plan = 'individual'::text) OR (ends_on IS NOT NULL))),
  CHECK ((kind = ANY (ARRAY['primary'::text, 'sub'::text, 'site'::text, 'partial-year'::text]))),
  CHECK ((plan = ANY (ARRAY['individual'::text, 'site'::text]))),
  CHECK (((quantity >= 1) AND (quantity <= 50000))),
  CHECK ((status = ANY (ARRAY['requested'::text, 'sent'::text, 'ordered'::text, 'canceled'::text]))),
  CHECK ((total_cents >= 0)),
  CHECK ((unit_price_cents >= 0))
);

create table reading_agreements (
  group_id bigint not null,
  school_id bigint not null,
  agreed_by bigint,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (group_id, school_id),
  FOREIGN KEY (agreed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);

create table recovery_codes (
  account_id bigint not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (account_id, code_hash),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table report_download_parts (
  download_id bigint not null,
  place integer not null,
  student_id bigint not null,
  state text not null default 'waiting'::text,
  content_sealed bytea,
  PRIMARY KEY (download_id, place),
  FOREIGN KEY (download_id) REFERENCES report_downloads(id) ON DELETE CASCADE,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK (((state = 'made'::text) = (content_sealed IS NOT NULL))),
  CHECK ((place > 0)),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'made'::text, 'left-out'::text])))
);

create table report_downloads (
  id bigint not null generated as identity,
  uuid uuid not null,
  account_id bigint not null,
  program text not null,
  kind text not null,
  part text not null,
  language text not null,
  format text not null,
  brand text not null,
  state text not null default 'making'::text,
  total integer not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  UNIQUE (uuid),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((format = ANY (ARRAY['pdf'::text, 'zip'::text]))),
  CHECK ((kind = ANY (ARRAY['progress'::text, 'assessment'::text, 'skill-builder'::text, 'activity'::text, 'library'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'zh-TW'::text, 'family'::text]))),
  CHECK ((part = ANY (ARRAY['conference'::text, 'family'::text]))),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text]))),
  CHECK ((state = ANY (ARRAY['making'::text, 'ready'::text, 'failed'::text]))),
  CHECK ((total > 0))
);

create table report_links (
  id bigint not null generated as identity,
  token_hash bytea not null,
  student_id bigint not null,
  program text not null,
  kind text not null,
  iteration smallint not null,
  account_id bigint not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_by bigint,
  opened integer not null default 0,
  opened_at timestamp with time zone,
  UNIQUE (token_hash),
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (revoked_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK (((iteration >= 1) AND (iteration <= 3))),
  CHECK ((kind = ANY (ARRAY['progress'::text, 'assessment'::text, 'skill-builder'::text, 'activity'::text, 'library'::text]))),
  CHECK ((opened >= 0)),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table responder_absences (
  id bigint not null generated as identity,
  school_id bigint not null,
  account_id bigint not null,
  first_day date not null,
  last_day date not null,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CHECK ((last_day >= first_day))
);

create table retention_runs (
  id bigint not null generated as identity,
  rule text not null,
  table_name text not null,
  every text not null,
  days integer,
  years integer,
  year_from text,
  at timestamp with time zone not null,
  took_ms integer not null,
  gone integer not null,
  oldest_at timestamp with time zone,
  due_at timestamp with time zone,
  failed boolean not null default false,
  PRIMARY KEY (id),
  CHECK (((days IS NULL) = (years IS NOT NULL))),
  CHECK (((years IS NULL) = (year_from IS NULL))),
  CHECK ((every = ANY (ARRAY['hour'::text, 'night'::text]))),
  CHECK ((gone >= 0)),
  CHECK ((took_ms >= 0))
);

create table saved_lessons (
  account_id bigint not null,
  lesson_id bigint not null,
  at timestamp with time zone not null,
  PRIMARY KEY (account_id, lesson_id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE
);

create table scene_cells (
  program text not null,
  period text not null,
  grade text not null,
  scene text not null,
  started integer not null,
  finished integer not null,
  stopped_most_at text,
  stopped_most integer not null,
  PRIMARY KEY (program, period, grade, scene),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table scene_figures (
  program text not null,
  scene text not null,
  started integer not null,
  finished integer not null,
  stopped_most_at text,
  stopped_most integer not null default 0,
  PRIMARY KEY (program, scene),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table scene_plays (
  student_id bigint not null,
  scene text not null,
  epoch integer not null,
  iteration smallint not null,
  program text not null,
  version text not null,
  is_first boolean not null,
  started_on date not null,
  finished_on date,
  stopped_at text,
  answers jsonb not null default '[]'::jsonb,
  PRIMARY KEY (student_id, scene, epoch, iteration),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table scene_versions (
  scene text not null,
  version text not null,
  program text not null,
  outline jsonb not null,
  added_at timestamp with time zone not null,
  readings jsonb not null default '{}'::jsonb,
  PRIMARY KEY (scene, version),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table school_activities (
  school_id bigint not null,
  activity text not null,
  standing text not null,
  is_on boolean not null,
  since timestamp with time zone not null,
  PRIMARY KEY (school_id, activity),
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CHECK ((activity = ANY (ARRAY['play'::text, 'check-ins'::text, 'follow-up'::text, 'observations'::text, 'norms'::text]))),
  CHECK ((standing = ANY (ARRAY['agreed'::text, 'refused'::text, 'not-renewed'::text, 'covered'::text, 'paused'::text, 'not-agreed'::text])))
);

create table school_consents (
  id bigint not null generated as identity,
  school_id bigint not null,
  activity text not null,
  school_year smallint not null,
  decision text not null,
  decided_by bigint,
  capacity text not null,
  text_version text not null,
  language text not null,
  decided_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CHECK ((activity = ANY (ARRAY['play'::text, 'check-ins'::text, 'follow-up'::text, 'observations'::text, 'norms'::text]))),
  CHECK ((capacity = ANY (ARRAY['school'::text, 'district'::text]))),
  CHECK ((decision = ANY (ARRAY['yes'::text, 'no'::text]))),
  CHECK ((language = ANY (ARRAY['en'::text, 'zh-TW'::text]))),
  CHECK (((school_year >= 2020) AND (school_year <= 2099)))
);

create table school_counters (
  school_id bigint not null,
  shard smallint not null,
  students bigint not null,
  PRIMARY KEY (school_id, shard),
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);

create table school_days_off (
  id bigint not null generated as identity,
  school_id bigint not null,
  first_day date not null,
  last_day date not null,
  words text not null,
  PRIMARY KEY (id),
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CHECK ((last_day >= first_day)),
  CHECK (((words <> ''::text) AND (char_length(words) <= 100)))
);

create table school_features (
  school_id bigint not null,
  feature text not null,
  is_on boolean not null,
  reason text not null,
  changed_by bigint,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (school_id, feature),
  FOREIGN KEY (changed_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CHECK ((feature = ANY (ARRAY['follow-ups'::text, 'sel-check-ins'::text, 'family-links'::text, 'letter-links'::text]))),
  CHECK (((reason <> ''::text) AND (char_length(reason) <= 200)))
);

create table school_levels (
  school_id bigint not null,
  program text not null,
  children integer not null,
  counts integer[] not null,
  counted_at timestamp with time zone not null,
  PRIMARY KEY (school_id, program),
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CHECK ((children >= 0)),
  CHECK ((cardinality(counts) =
CASE program
    WHEN 'sim'::text THEN 3
    ELSE 24
END)),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
);

create table schools (
  id bigint not null generated as identity,
  district_id bigint,
  name text not null,
  prefix text not null default ''::text,
  state character(2) not null,
  time_zone text not null default 'America/New_York'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  check_ins boolean not null default true,
  family_feelings boolean not null default false,
  PRIMARY KEY (id),
  FOREIGN KEY (district_id) REFERENCES districts(id),
  CHECK ((name <> ''::text))
);

create table sessions (
  token_hash bytea not null,
  account_id bigint,
  student_id bigint,
  created_at timestamp with time zone not null default now(),
  active_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  acting_id bigint,
  class_code_of bigint,
  by_badge boolean not null default false,
  tiles_of bigint,
  class_device_id bigint,
  id bigint not null generated as identity,
  signed_in_by text not null default 'password'::text,
  proved_at timestamp with time zone,
  browser text,
  system text,
  network text,
  UNIQUE (id),
  PRIMARY KEY (token_hash),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (acting_id) REFERENCES acting_sessions(id) ON DELETE CASCADE,
  FOREIGN KEY (class_code_of) REFERENCES accounts(id),
  FOREIGN KEY (class_device_id) REFERENCES class_devices(id) ON DELETE CASCADE,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK ((length(browser) <= 40)),
  CHECK (((account_id IS NULL) <> (student_id IS NULL))),
  CHECK ((length(network) <= 60)),
  CHECK ((signed_in_by ~ '^[a-z-]{1,20}$'::text)),
  CHECK ((length(system) <= 40))
);

create table sidebar_tasks (
  uuid uuid not null,
  account_id bigint not null,
  type text not null,
  done integer not null,
  total integer not null,
  failed boolean not null default false,
  path text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  name text,
  program text,
  kind text,
  PRIMARY KEY (uuid),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((done >= 0)),
  CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  CHECK ((path ~ '^/[a-z]'::text)),
  CHECK ((total >= 0)),
  CHECK ((type = ANY (ARRAY['clone-into-sandbox'::text, 'bulk-upload'::text, 'report-download'::text, 'child-export'::text])))
);

create table sign_on_tenants (
  provider text not null,
  tenant text not null,
  district_id bigint,
  school_id bigint,
  created_at timestamp with time zone not null default now(),
  UNIQUE (provider, district_id),
  UNIQUE (provider, school_id),
  PRIMARY KEY (provider, tenant),
  FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CHECK ((num_nonnulls(district_id, school_id) = 1)),
  CHECK ((provider = ANY (ARRAY['clever'::text, 'classlink'::text]))),
  CHECK (((length(tenant) >= 1) AND (length(tenant) <= 100)))
);

create table site_access (
  id bigint not null generated as identity,
  account_id bigint,
  group_id bigint,
  educator_id bigint not null,
  granted_by bigint,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (educator_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (granted_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  CHECK ((num_nonnulls(account_id, group_id) = 1)),
  CHECK ((account_id <> educator_id))
);

create table skill_results (
  student_id bigint not null,
  program text not null,
  iteration smallint not null,
  skill text not null,
  observations integer not null,
  points integer not null,
  best integer not null,
  performance real,
  PRIMARY KEY (student_id, program, iteration, skill),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK ((((points >= 0) AND (points <= (2 * observations))) AND ((best >= 0) AND (best <= observations)))),
  CHECK (((iteration >= 0) AND (iteration <= 3))),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text]))),
  CHECK ((skill = ANY (ARRAY['ic'::text, 'com'::text, 'coop'::text, 'ini'::text, 'emp'::text, 'er'::text])))
);

create table small_group_attendance (
  small_group_id bigint not null,
  held_on date not null,
  student_id bigint not null,
  PRIMARY KEY (small_group_id, held_on, student_id),
  FOREIGN KEY (small_group_id, held_on) REFERENCES small_group_meetings(small_group_id, held_on) ON UPDATE CASCADE ON DELETE CASCADE,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE
);

create table small_group_meetings (
  small_group_id bigint not null,
  held_on date not null,
  PRIMARY KEY (small_group_id, held_on),
  FOREIGN KEY (small_group_id) REFERENCES small_groups(id) ON DELETE CASCADE
);

create table small_group_members (
  small_group_id bigint not null,
  student_id bigint not null,
  is_partner boolean not null default false,
  joined_on date not null,
  before jsonb,
  PRIMARY KEY (small_group_id, student_id),
  FOREIGN KEY (small_group_id) REFERENCES small_groups(id) ON DELETE CASCADE,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE
);

create table small_groups (
  id bigint not null generated as identity,
  owner_id bigint not null,
  name text not null,
  program text not null,
  skill text not null,
  goal text not null,
  starts_on date not null,
  ends_on date,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (id),
  FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK (((ends_on IS NULL) OR (ends_on >= starts_on))),
  CHECK ((length(goal) <= 500)),
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text]))),
  CHECK ((skill = ANY (ARRAY['ic'::text, 'com'::text, 'coop'::text, 'ini'::text, 'emp'::text, 'er'::text])))
);

create table staff_notes (
  id bigint not null generated as identity,
  account_id bigint,
  school_id bigint,
  author_id bigint,
  text text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE,
  CHECK ((num_nonnulls(account_id, school_id) = 1)),
  CHECK (((text <> ''::text) AND (char_length(text) <= 500)))
);

create table stored_files (
  id uuid not null,
  size bigint not null,
  kept_at timestamp with time zone not null default now(),
  dropped_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK ((size > 0))
);

create table student_notes (
  id bigint not null generated as identity,
  student_id bigint not null,
  author_id bigint,
  skill text,
  text text not null,
  readers text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE,
  CHECK ((readers = ANY (ARRAY['page'::text, 'counselors'::text]))),
  CHECK ((skill = ANY (ARRAY['ic'::text, 'com'::text, 'coop'::text, 'ini'::text, 'emp'::text, 'er'::text]))),
  CHECK (((text <> ''::text) AND (char_length(text) <= 500)))
);

create table student_shares (
  student_id bigint not null,
  account_id bigint not null,
  shared_by bigint,
  created_at timestamp with time zone not null default now(),
  login_cards boolean not null default false,
  PRIMARY KEY (student_id, account_id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (shared_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE
);

create table students (
  id bigint not null default nextval('person_ids'::regclass),
  school_id bigint,
  family_id bigint,
  owner_id bigint not null,
  first_name text not null,
  last_name text not null,
  grade smallint not null,
  teacher text not null default ''::text,
  student_id text,
  username text not null,
  password_sealed bytea not null,
  active_program text,
  personal_channel uuid not null default gen_random_uuid(),
  clever_user_id text,
  classlink_tenant_id text,
  classlink_login_id text,
  archived_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  license_ends_on date,
  check_ins boolean not null default true,
  game_debug boolean not null default false,
  is_sandbox boolean not null default false,
  cloned_from bigint,
  badge_hash bytea,
  badge_sealed bytea,
  awaits_school boolean not null default false,
  search text generated always as (search_text(((((((first_name || ' '::text) || last_name) || ' '::text) || username) || ' '::text) || COALESCE(student_id, ''::text)))) stored,
  family_language text,
  owned_since timestamp with time zone,
  ends_academy date,
  ends_zoou date,
  ends_ssgrin date,
  ends_hoh date,
  ends_sim date,
  license_paid boolean not null default false,
  UNIQUE (badge_hash),
  UNIQUE (classlink_tenant_id, classlink_login_id),
  UNIQUE (clever_user_id),
  UNIQUE (username),
  PRIMARY KEY (id),
  FOREIGN KEY (cloned_from) REFERENCES students(id) ON DELETE CASCADE,
  FOREIGN KEY (family_id) REFERENCES families(id),
  FOREIGN KEY (owner_id) REFERENCES accounts(id),
  FOREIGN KEY (school_id) REFERENCES schools(id),
  CHECK ((active_program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text]))),
  CHECK (((school_id IS NULL) <> (family_id IS NULL))),
  CHECK (((classlink_tenant_id IS NULL) = (classlink_login_id IS NULL))),
  CHECK (((badge_hash IS NULL) = (badge_sealed IS NULL))),
  CHECK ((family_language = ANY (ARRAY['en'::text, 'zh-TW'::text]))),
  CHECK (((grade >= '-1'::integer) AND (grade <= 12))),
  CHECK ((username ~ '^[a-z0-9.-]{3,}$'::text))
);

create table talk_requests (
  student_id bigint not null,
  id uuid not null,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  PRIMARY KEY (student_id, id),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE
);

create table throttles (
  key_hash bytea not null,
  failures integer not null,
  blocked_until timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  PRIMARY KEY (key_hash)
);

create table tile_pictures (
  student_id bigint not null,
  pictures_sealed bytea not null,
  misses smallint not null default 0,
  made_at timestamp with time zone not null,
  PRIMARY KEY (student_id),
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE
);

create table told_events (
  student_id bigint not null,
  received_at timestamp with time zone not null,
  client_at timestamp with time zone not null,
  device_at timestamp with time zone,
  id uuid not null,
  session uuid not null,
  seq integer not null,
  slot integer,
  ms_since_prompt_end integer,
  visible_ms integer,
  hidden_ms integer,
  epoch smallint not null,
  iteration smallint not null,
  attempt smallint,
  pos smallint,
  hovered smallint,
  taps smallint,
  active_s smallint,
  picks smallint,
  lines smallint,
  debug boolean not null,
  hint_used boolean,
  muted boolean,
  reads_aloud boolean,
  slow boolean,
  type text not null,
  program text not null,
  lang text not null,
  form text,
  scene text,
  content_version text,
  ask text,
  opt text,
  words text,
  aloud text,
  input text,
  checkpoint_version text,
  told_to bigint[],
  CHECK ((program = ANY (ARRAY['academy'::text, 'zoou'::text, 'ssgrin'::text, 'hoh'::text, 'sim'::text])))
) partition by range (received_at);

create table undo_steps (
  id uuid not null,
  account_id bigint not null,
  kind text not null,
  data jsonb not null,
  at timestamp with time zone not null,
  undone_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['archive'::text, 'share'::text, 'transfer'::text])))
);

create table unlicensed_logins (
  student_id bigint not null,
  on_day date not null,
  owner_id bigint not null,
  times integer not null default 1,
  last_at timestamp with time zone not null,
  PRIMARY KEY (student_id, on_day),
  FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (student_id) REFERENCES students(id) ON DELETE CASCADE
);

create table upload_rows (
  id bigint not null,
  line integer not null,
  first_name text not null,
  last_name text not null,
  grade_written text not null,
  teacher text not null,
  student_id text not null,
  educator_username text not null,
  student_username text not null,
  activate_license text not null,
  assign_program text not null,
  clever_user_id text not null,
  classlink_login_id text not null,
  classlink_tenant_id text not null,
  grade smallint,
  first_fold text not null,
  last_fold text not null,
  activate boolean not null,
  own_errors jsonb not null default '{}'::jsonb,
  errors jsonb not null default '{}'::jsonb,
  action text,
  target_id bigint,
  educator_id bigint,
  changed text not null default ''::text,
  before jsonb,
  kept text,
  remove boolean not null default false,
  written jsonb,
  license text,
  PRIMARY KEY (id),
  CHECK ((action = ANY (ARRAY['create'::text, 'update'::text, 'keep'::text, 'archive'::text, 'fail'::text]))),
  CHECK ((kept = ANY (ARRAY['edited'::text, 'played'::text, 'taken'::text, 'gone'::text]))),
  CHECK ((license = ANY (ARRAY['assign'::text, 'extend'::text, 'covered'::text, 'short'::text])))
);

create table uploads (
  id bigint not null generated as identity,
  uuid uuid not null default gen_random_uuid(),
  status text not null,
  uploaded_by bigint,
  actor_scope text not null,
  acting_as_by bigint,
  school_id bigint not null,
  educator_id bigint not null,
  file_name text not null,
  file_sha256 bytea not null,
  file_sealed bytea,
  staged boolean not null default false,
  headers jsonb not null default '[]'::jsonb,
  sample jsonb not null default '[]'::jsonb,
  mapping jsonb not null default '[]'::jsonb,
  allow_duplicates boolean not null default false,
  archive_missing boolean not null default false,
  exclude_others boolean not null default false,
  keep_providers boolean not null default true,
  rows_total integer not null default 0,
  to_create integer not null default 0,
  to_update integer not null default 0,
  unchanged integer not null default 0,
  to_archive integer not null default 0,
  archivable integer not null default 0,
  licenses_needed integer not null default 0,
  pending integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  failed integer not null default 0,
  out_of_license integer not null default 0,
  archived integer not null default 0,
  affected integer not null default 0,
  done_lines integer not null default 0,
  total_lines integer not null default 0,
  taken_back integer not null default 0,
  kept integer not null default 0,
  error jsonb not null default 'null'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  applied_at timestamp with time zone,
  undone_at timestamp with time zone,
  source text not null default 'table'::text,
  delta boolean not null default false,
  orgs jsonb not null default '[]'::jsonb,
  org text,
  notes jsonb not null default '[]'::jsonb,
  notes_total integer not null default 0,
  stopped_at text,
  reading jsonb not null default '{}'::jsonb,
  choices jsonb not null default '{}'::jsonb,
  left_out jsonb not null default '[]'::jsonb,
  spared integer not null default 0,
  emails integer not null default 0,
  licenses_short integer not null default 0,
  district_upload_id bigint,
  UNIQUE (uuid),
  PRIMARY KEY (id),
  FOREIGN KEY (acting_as_by) REFERENCES accounts(id) ON DELETE SET NULL,
  FOREIGN KEY (district_upload_id) REFERENCES district_uploads(id) ON DELETE SET NULL,
  FOREIGN KEY (educator_id) REFERENCES accounts(id),
  FOREIGN KEY (school_id) REFERENCES schools(id),
  FOREIGN KEY (uploaded_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CHECK ((source = ANY (ARRAY['table'::text, 'oneroster'::text]))),
  CHECK ((status = ANY (ARRAY['reading'::text, 'mapping'::text, 'previewing'::text, 'ready'::text, 'applying'::text, 'applied'::text, 'undoing'::text, 'undone'::text, 'failed'::text, 'canceled'::text]))),
  CHECK ((stopped_at = ANY (ARRAY['reading'::text, 'previewing'::text, 'applying'::text, 'undoing'::text])))
);

create table used_sign_ons (
  state_hash bytea not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (state_hash)
);

create table version_figures (
  scene text not null,
  version text not null,
  children integer not null,
  last_on date not null,
  PRIMARY KEY (scene, version)
);

CREATE CONSTRAINT TRIGGER events_are_placed AFTER INSERT ON public.events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION place_event();
CREATE INDEX account_deletions_account ON public.account_deletions USING btree (account_id);
CREATE INDEX account_deletions_due ON public.account_deletions USING btree (runs_at) WHERE (state = ANY (ARRAY['waiting'::text, 'closing'::text]));
CREATE INDEX account_requests_school ON public.account_requests USING btree (school_id) WHERE (school_id IS NOT NULL);
CREATE INDEX accounts_by_creation ON public.accounts USING btree (source, created_at, id);
CREATE INDEX accounts_by_name ON public.accounts USING btree (scope, last_name, first_name, id);
CREATE INDEX accounts_family ON public.accounts USING btree (family_id);
CREATE INDEX accounts_invited ON public.accounts USING btree (school_id) WHERE ((source = 'invite'::text) AND (status = ANY (ARRAY['not-activated'::text, 'not-verified'::text, 'on-hold'::text])));
CREATE INDEX accounts_invited_by ON public.accounts USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX accounts_school ON public.accounts USING btree (school_id);
CREATE INDEX accounts_school_before_conversion ON public.accounts USING btree (school_before_conversion) WHERE (school_before_conversion IS NOT NULL);
CREATE INDEX accounts_search ON public.accounts USING gin (search gin_trgm_ops);
CREATE INDEX accounts_status ON public.accounts USING btree (status, created_at);
CREATE INDEX accounts_trial_end ON public.accounts USING btree (free_trial_ends_on) WHERE (free_trial_ends_on IS NOT NULL);
CREATE INDEX accounts_verified_by ON public.accounts USING btree (verified_by) WHERE (verified_by IS NOT NULL);
CREATE INDEX acting_sessions_account ON public.acting_sessions USING btree (account_id, started_at);
CREATE INDEX acting_sessions_staff ON public.acting_sessions USING btree (staff_id, ends_at);
CREATE INDEX acting_sessions_student ON public.acting_sessions USING btree (student_id, started_at);
CREATE INDEX acting_sessions_untold ON public.acting_sessions USING btree (ends_at) WHERE (told_at IS NULL);
CREATE INDEX activity_actor ON public.activity USING btree (actor_id);
CREATE INDEX activity_at ON public.activity USING btree (at, id);
CREATE INDEX activity_educator ON public.activity USING btree (educator_id);
CREATE INDEX activity_other_educator ON public.activity USING btree (other_educator_id);
CREATE INDEX activity_school ON public.activity USING btree (school_id);
CREATE INDEX address_claims_invited_by ON public.address_claims USING btree (invited_by);
CREATE INDEX address_claims_school ON public.address_claims USING btree (school_id);
CREATE INDEX audit_actor ON public.audit USING btree (actor_id, at);
CREATE INDEX audit_students ON public.audit USING gin (((details -> 'students'::text)) jsonb_path_ops) WHERE (details ? 'students'::text);
CREATE INDEX audit_subject ON public.audit USING btree (subject_type, subject_id, at);
CREATE INDEX check_ins_heard ON public.check_ins USING btree (student_id, on_day, ((feeling = 'skipped'::text)), at DESC) INCLUDE (feeling, told_to);
CREATE INDEX check_ins_of_day ON public.check_ins USING brin (on_day) WITH (pages_per_range='16', autosummarize='on');
CREATE INDEX check_ins_without_program ON public.check_ins USING btree (student_id, id) WHERE (program IS NULL);
CREATE INDEX child_activities_off ON public.child_activities USING btree (activity, student_id) WHERE (NOT is_on);
CREATE INDEX child_consents_decider ON public.child_consents USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX child_consents_student ON public.child_consents USING btree (student_id, activity, id);
CREATE INDEX child_deletions_asker ON public.child_deletions USING btree (asked_by) WHERE (asked_by IS NOT NULL);
CREATE INDEX child_deletions_decider ON public.child_deletions USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX child_deletions_due ON public.child_deletions USING btree (runs_at) WHERE (state = 'waiting'::text);
CREATE INDEX child_deletions_student ON public.child_deletions USING btree (student_id) WHERE (student_id IS NOT NULL);
CREATE INDEX child_deletions_undecided ON public.child_deletions USING btree (decide_by) WHERE (state = 'asked'::text);
CREATE INDEX child_export_parts_student ON public.child_export_parts USING btree (student_id);
CREATE INDEX child_exports_account ON public.child_exports USING btree (account_id, created_at);
CREATE INDEX child_exports_asker ON public.child_exports USING btree (asked_by) WHERE (asked_by IS NOT NULL);
CREATE INDEX child_exports_end ON public.child_exports USING btree (ends_at);
CREATE INDEX class_cards_account ON public.class_cards USING btree (account_id);
CREATE INDEX client_events_at ON public.client_events USING btree (at);
CREATE INDEX dashboard_notifications_account ON public.dashboard_notifications USING btree (account_id, kind);
CREATE INDEX dashboard_notifications_at ON public.dashboard_notifications USING btree (at);
CREATE INDEX dashboard_notifications_deletions ON public.dashboard_notifications USING btree (account_id) WHERE (kind = 'deletion-request'::text);
CREATE INDEX dashboard_notifications_notice ON public.dashboard_notifications USING btree ((((data ->> 'notice_id'::text))::bigint)) INCLUDE (dismissed_at) WHERE (kind = 'notice'::text);
CREATE INDEX dashboard_notifications_open ON public.dashboard_notifications USING btree (account_id, at, id) WHERE (dismissed_at IS NULL);
CREATE INDEX dashboard_notifications_undigested ON public.dashboard_notifications USING btree (account_id, at) WHERE ((digested_at IS NULL) AND (dismissed_at IS NULL));
CREATE INDEX district_uploads_by ON public.district_uploads USING btree (uploaded_by, created_at);
CREATE INDEX district_uploads_created ON public.district_uploads USING btree (created_at, id);
CREATE INDEX district_uploads_district ON public.district_uploads USING btree (district_id, created_at);
CREATE INDEX districts_search ON public.districts USING gin (search_text(name) gin_trgm_ops);
CREATE INDEX ecommerce_history_account ON public.ecommerce_history USING btree (account_id, at);
CREATE INDEX ecommerce_history_at ON public.ecommerce_history USING btree (at, id);
CREATE INDEX ecommerce_history_group ON public.ecommerce_history USING btree (group_id, at);
CREATE INDEX ecommerce_history_to_account ON public.ecommerce_history USING btree (to_account_id, at) WHERE (to_account_id IS NOT NULL);
CREATE INDEX ecommerce_history_to_group ON public.ecommerce_history USING btree (to_group_id, at) WHERE (to_group_id IS NOT NULL);
CREATE INDEX ecommerce_history_transfers ON public.ecommerce_history USING btree (at, id) WHERE (type = ANY (ARRAY['transfer'::text, 'reclaim'::text]));
CREATE INDEX ecommerce_history_type ON public.ecommerce_history USING btree (type, at, id);
CREATE INDEX events_at ON public.events USING btree (at);
CREATE INDEX events_channel ON public.events USING btree (channel, "position");
CREATE INDEX factor_tickets_account ON public.factor_tickets USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX factor_tickets_end ON public.factor_tickets USING btree (expires_at);
CREATE INDEX families_search ON public.families USING gin (search_text(name) gin_trgm_ops);
CREATE INDEX family_consents_account ON public.family_consents USING btree (account_id, text, agreed_at);
CREATE INDEX family_invites_end ON public.family_invites USING btree (ends_at);
CREATE INDEX family_invites_maker ON public.family_invites USING btree (made_by);
CREATE INDEX family_invites_revoker ON public.family_invites USING btree (revoked_by) WHERE (revoked_by IS NOT NULL);
CREATE INDEX family_invites_student ON public.family_invites USING btree (student_id, created_at);
CREATE INDEX family_links_account ON public.family_links USING btree (account_id);
CREATE INDEX family_links_invite ON public.family_links USING btree (invite_id) WHERE (invite_id IS NOT NULL);
CREATE INDEX family_links_school ON public.family_links USING btree (school_id);
CREATE INDEX follow_up_settings_backup ON public.follow_up_settings USING btree (backup_id) WHERE (backup_id IS NOT NULL);
CREATE INDEX follow_up_settings_confirmer ON public.follow_up_settings USING btree (confirmed_by) WHERE (confirmed_by IS NOT NULL);
CREATE INDEX follow_up_settings_responder ON public.follow_up_settings USING btree (responder_id) WHERE (responder_id IS NOT NULL);
CREATE INDEX follow_up_steps_by ON public.follow_up_steps USING btree (by_id) WHERE (by_id IS NOT NULL);
CREATE INDEX follow_up_steps_of ON public.follow_up_steps USING btree (follow_up_id, id);
CREATE INDEX follow_up_steps_to ON public.follow_up_steps USING btree (to_id) WHERE (to_id IS NOT NULL);
CREATE INDEX follow_ups_closer ON public.follow_ups USING btree (closed_by) WHERE (closed_by IS NOT NULL);
CREATE INDEX follow_ups_due ON public.follow_ups USING btree (due_at) WHERE ((closed_at IS NULL) AND (owner_id IS NULL));
CREATE INDEX follow_ups_owner ON public.follow_ups USING btree (owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX follow_ups_school ON public.follow_ups USING btree (school_id, closed_at);
CREATE INDEX follow_ups_student ON public.follow_ups USING btree (student_id, opened_at);
CREATE INDEX forgotten_sessions_until ON public.forgotten_sessions USING btree (until);
CREATE INDEX gifts_given ON public.gifts USING btree (given_at);
CREATE INDEX gifts_inviter ON public.gifts USING btree (inviter_id);
CREATE INDEX group_members_account ON public.group_members USING btree (account_id);
CREATE INDEX groups_district ON public.groups USING btree (district_id);
CREATE INDEX groups_factor ON public.groups USING btree (district_id) WHERE (factor_from IS NOT NULL);
CREATE INDEX groups_school ON public.groups USING btree (school_id);
CREATE INDEX groups_search ON public.groups USING gin (search_text(name) gin_trgm_ops);
CREATE INDEX known_devices_account ON public.known_devices USING btree (account_id);
CREATE INDEX lesson_features_setter ON public.lesson_features USING btree (set_by) WHERE (set_by IS NOT NULL);
CREATE INDEX lesson_plans_lesson ON public.lesson_plans USING btree (lesson_id);
CREATE INDEX lesson_reviews_marker ON public.lesson_reviews USING btree (marked_by) WHERE (marked_by IS NOT NULL);
CREATE INDEX lessons_taught_groups_group ON public.lessons_taught_groups USING btree (small_group_id);
CREATE INDEX lessons_taught_lesson ON public.lessons_taught USING btree (lesson_id);
CREATE INDEX license_entries_lot ON public.license_entries USING btree (lot_id, id);
CREATE INDEX license_entries_operation ON public.license_entries USING btree (operation_id);
CREATE INDEX license_entries_programs ON public.license_entries USING btree (at, id) WHERE (use_id IS NOT NULL);
CREATE INDEX license_entries_student ON public.license_entries USING btree (student_id, at) WHERE (student_id IS NOT NULL);
CREATE INDEX license_entries_use ON public.license_entries USING btree (use_id) WHERE (use_id IS NOT NULL);
CREATE INDEX license_lots_account ON public.license_lots USING btree (account_id, plan) WHERE (account_id IS NOT NULL);
CREATE INDEX license_lots_created ON public.license_lots USING btree (created_at, id);
CREATE INDEX license_lots_ending ON public.license_lots USING btree (ends_on) WHERE ((ends_on IS NOT NULL) AND (quantity > (used + expired)));
CREATE INDEX license_lots_group ON public.license_lots USING btree (group_id, plan) WHERE (group_id IS NOT NULL);
CREATE INDEX license_lots_open_account ON public.license_lots USING btree (account_id) WHERE ((remaining > 0) AND (account_id IS NOT NULL));
CREATE INDEX license_lots_open_group ON public.license_lots USING btree (group_id) WHERE ((remaining > 0) AND (group_id IS NOT NULL));
CREATE INDEX license_lots_root ON public.license_lots USING btree (root_id);
CREATE INDEX license_uses_all_of_student ON public.license_uses USING btree (student_id);
CREATE INDEX license_uses_lot ON public.license_uses USING btree (lot_id, ends_on);
CREATE INDEX license_uses_student ON public.license_uses USING btree (student_id, ends_on) WHERE (returned_at IS NULL);
CREATE INDEX links_account ON public.links USING btree (account_id, kind);
CREATE INDEX mails_created ON public.mails USING btree (created_at, id);
CREATE INDEX mails_recipient ON public.mails USING btree (recipient, created_at);
CREATE INDEX mails_status ON public.mails USING btree (status, created_at);
CREATE INDEX mission_sightings_seer ON public.mission_sightings USING btree (seen_by) WHERE (seen_by IS NOT NULL);
CREATE INDEX notices_created_by ON public.notices USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX observations_observer ON public.observations USING btree (observer_id) WHERE (observer_id IS NOT NULL);
CREATE INDEX order_payments_order ON public.order_payments USING btree (order_id);
CREATE INDEX order_refunds_asked ON public.order_refunds USING btree (created_at) WHERE (status = 'asked'::text);
CREATE INDEX order_refunds_order ON public.order_refunds USING btree (order_id);
CREATE INDEX orders_account ON public.orders USING btree (account_id, created_at);
CREATE INDEX orders_created ON public.orders USING btree (created_at, id);
CREATE INDEX orders_group ON public.orders USING btree (group_id) WHERE (group_id IS NOT NULL);
CREATE INDEX orders_lot ON public.orders USING btree (lot_id) WHERE (lot_id IS NOT NULL);
CREATE INDEX orders_purchase_orders ON public.orders USING btree (created_at, id) WHERE (kind = 'purchase-order'::text);
CREATE INDEX orders_quote ON public.orders USING btree (quote_id) WHERE (quote_id IS NOT NULL);
CREATE INDEX orders_search ON public.orders USING gin (search_text(((((((((number || ' '::text) || COALESCE(purchase_order_number, ''::text)) || ' '::text) || organisation) || ' '::text) || billing_name) || ' '::text) || billing_email)) gin_trgm_ops);
CREATE INDEX orders_status ON public.orders USING btree (status, created_at);
CREATE INDEX orders_student ON public.orders USING btree (student_id) WHERE (student_id IS NOT NULL);
CREATE INDEX orders_waiting ON public.orders USING btree (id) WHERE ((kind = 'purchase-order'::text) AND (status = 'received'::text));
CREATE INDEX own_exports_account ON public.own_exports USING btree (account_id);
CREATE INDEX own_exports_end ON public.own_exports USING btree (ends_at);
CREATE INDEX packet_links_account ON public.packet_links USING btree (account_id);
CREATE INDEX packet_links_end ON public.packet_links USING btree (ends_at);
CREATE INDEX packet_links_quote ON public.packet_links USING btree (quote_id);
CREATE INDEX packet_links_revoker ON public.packet_links USING btree (revoked_by) WHERE (revoked_by IS NOT NULL);
CREATE INDEX passkeys_account ON public.passkeys USING btree (account_id);
CREATE INDEX payment_events_attention ON public.payment_events USING btree (received_at) WHERE (attention IS NOT NULL);
CREATE INDEX payment_events_received ON public.payment_events USING btree (received_at);
CREATE INDEX payment_simulator_due ON public.payment_simulator USING btree (kind, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX payments_made_account ON public.payments USING btree (made_account_id) WHERE (made_account_id IS NOT NULL);
CREATE INDEX payments_open ON public.payments USING btree (status, created_at) WHERE (status = 'open'::text);
CREATE INDEX payments_order ON public.payments USING btree (order_id);
CREATE INDEX payments_to_close ON public.payments USING btree (close_asked_at) WHERE ((status = 'open'::text) AND (close_asked_at IS NOT NULL));
CREATE INDEX play_days_day ON public.play_days USING btree (on_day);
CREATE INDEX play_events_received ON public.play_events_before USING brin (received_at) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX play_events_results ON public.play_events_before USING btree (student_id, program, epoch) WHERE (type = ANY (ARRAY['scene_start'::text, 'choice'::text, 'hint'::text, 'scene_complete'::text]));
CREATE INDEX play_slots_slot ON public.play_slots USING btree (slot);
CREATE INDEX play_weeks_monday ON public.play_weeks USING btree (monday);
CREATE INDEX play_weeks_owner ON public.play_weeks USING btree (owner_id);
CREATE INDEX program_progress_by_program ON public.program_progress USING btree (program, student_id);
CREATE INDEX program_progress_uncounted ON public.program_progress USING btree (updated_at) WHERE uncounted;
CREATE INDEX question_figures_program ON public.question_figures USING btree (program, scene, ask);
CREATE INDEX quotes_account ON public.quotes USING btree (account_id, created_at);
CREATE INDEX quotes_created ON public.quotes USING btree (created_at, id);
CREATE INDEX quotes_group ON public.quotes USING btree (group_id) WHERE (group_id IS NOT NULL);
CREATE INDEX quotes_search ON public.quotes USING gin (search_text(((((((number || ' '::text) || organisation) || ' '::text) || billing_name) || ' '::text) || billing_email)) gin_trgm_ops);
CREATE INDEX quotes_status ON public.quotes USING btree (status, created_at);
CREATE INDEX quotes_waiting ON public.quotes USING btree (id) WHERE (status = 'requested'::text);
CREATE INDEX reading_agreements_school ON public.reading_agreements USING btree (school_id);
CREATE INDEX report_download_parts_student ON public.report_download_parts USING btree (student_id);
CREATE INDEX report_downloads_account ON public.report_downloads USING btree (account_id, created_at);
CREATE INDEX report_downloads_end ON public.report_downloads USING btree (ends_at);
CREATE INDEX report_links_account ON public.report_links USING btree (account_id);
CREATE INDEX report_links_end ON public.report_links USING btree (ends_at);
CREATE INDEX report_links_revoker ON public.report_links USING btree (revoked_by) WHERE (revoked_by IS NOT NULL);
CREATE INDEX report_links_student ON public.report_links USING btree (student_id, program, kind);
CREATE INDEX responder_absences_account ON public.responder_absences USING btree (account_id);
CREATE INDEX responder_absences_school ON public.responder_absences USING btree (school_id, last_day);
CREATE INDEX retention_runs_at ON public.retention_runs USING btree (at);
CREATE INDEX retention_runs_rule ON public.retention_runs USING btree (rule, at DESC);
CREATE INDEX saved_lessons_lesson ON public.saved_lessons USING btree (lesson_id);
CREATE INDEX scene_plays_finished ON public.scene_plays USING btree (finished_on) WHERE (finished_on IS NOT NULL);
CREATE INDEX scene_plays_program ON public.scene_plays USING btree (program, scene) WHERE is_first;
CREATE INDEX school_consents_decider ON public.school_consents USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX school_consents_school ON public.school_consents USING btree (school_id, activity, school_year, id);
CREATE INDEX school_days_off_school ON public.school_days_off USING btree (school_id, last_day);
CREATE INDEX school_features_changed_by ON public.school_features USING btree (changed_by) WHERE (changed_by IS NOT NULL);
CREATE INDEX schools_district ON public.schools USING btree (district_id);
CREATE INDEX schools_search ON public.schools USING gin (search_text(name) gin_trgm_ops);
CREATE INDEX sessions_account ON public.sessions USING btree (account_id);
CREATE INDEX sessions_acting ON public.sessions USING btree (acting_id) WHERE (acting_id IS NOT NULL);
CREATE INDEX sessions_class_code ON public.sessions USING btree (class_code_of) WHERE (class_code_of IS NOT NULL);
CREATE INDEX sessions_class_device ON public.sessions USING btree (class_device_id) WHERE (class_device_id IS NOT NULL);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_student ON public.sessions USING btree (student_id);
CREATE INDEX sidebar_tasks_account ON public.sidebar_tasks USING btree (account_id, updated_at);
CREATE INDEX sign_on_tenants_district ON public.sign_on_tenants USING btree (district_id) WHERE (district_id IS NOT NULL);
CREATE INDEX sign_on_tenants_school ON public.sign_on_tenants USING btree (school_id) WHERE (school_id IS NOT NULL);
CREATE INDEX site_access_account ON public.site_access USING btree (account_id);
CREATE INDEX site_access_group ON public.site_access USING btree (group_id);
CREATE INDEX small_group_attendance_student ON public.small_group_attendance USING btree (student_id);
CREATE INDEX small_group_members_student ON public.small_group_members USING btree (student_id);
CREATE INDEX small_groups_owner ON public.small_groups USING btree (owner_id);
CREATE INDEX staff_notes_account ON public.staff_notes USING btree (account_id, created_at) WHERE (account_id IS NOT NULL);
CREATE INDEX staff_notes_author ON public.staff_notes USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX staff_notes_school ON public.staff_notes USING btree (school_id, created_at) WHERE (school_id IS NOT NULL);
CREATE INDEX stored_files_dropped ON public.stored_files USING btree (dropped_at) WHERE (dropped_at IS NOT NULL);
CREATE INDEX student_notes_author ON public.student_notes USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX student_notes_student ON public.student_notes USING btree (student_id, created_at);
CREATE INDEX student_shares_account ON public.student_shares USING btree (account_id);
CREATE INDEX students_archived_by_creation ON public.students USING btree (created_at, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX students_archived_by_grade ON public.students USING btree (grade, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX students_archived_by_license ON public.students USING btree (COALESCE(license_ends_on, '-infinity'::date), id) WHERE (archived_at IS NOT NULL);
CREATE INDEX students_archived_by_name ON public.students USING btree (last_name, first_name, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX students_archived_by_teacher ON public.students USING btree (teacher, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX students_archived_by_username ON public.students USING btree (username, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX students_archived_roster ON public.students USING btree (owner_id, last_name, first_name, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX students_awaiting_school ON public.students USING btree (owner_id) WHERE awaits_school;
CREATE INDEX students_by_creation ON public.students USING btree (created_at, id) WHERE (archived_at IS NULL);
CREATE INDEX students_by_grade ON public.students USING btree (grade, id) WHERE (archived_at IS NULL);
CREATE INDEX students_by_license ON public.students USING btree (COALESCE(license_ends_on, '-infinity'::date), id) WHERE (archived_at IS NULL);
CREATE INDEX students_by_name ON public.students USING btree (last_name, first_name, id) INCLUDE (license_ends_on, grade) WHERE (archived_at IS NULL);
CREATE INDEX students_by_program ON public.students USING btree (active_program, last_name, first_name, id) INCLUDE (archived_at) WHERE (active_program IS NOT NULL);
CREATE INDEX students_by_teacher ON public.students USING btree (teacher, id) WHERE (archived_at IS NULL);
CREATE INDEX students_by_username ON public.students USING btree (username, id) WHERE (archived_at IS NULL);
CREATE INDEX students_clones ON public.students USING btree (cloned_from) WHERE (cloned_from IS NOT NULL);
CREATE INDEX students_family ON public.students USING btree (family_id);
CREATE INDEX students_license_by_owner ON public.students USING btree (owner_id, license_ends_on) WHERE ((archived_at IS NULL) AND (license_ends_on IS NOT NULL));
CREATE INDEX students_owner ON public.students USING btree (owner_id);
CREATE INDEX students_roster ON public.students USING btree (owner_id, last_name, first_name, id) WHERE (archived_at IS NULL);
CREATE INDEX students_sandbox ON public.students USING btree (created_at) WHERE is_sandbox;
CREATE INDEX students_school ON public.students USING btree (school_id);
CREATE INDEX students_school_roster ON public.students USING btree (school_id, last_name, first_name, id) WHERE (archived_at IS NULL);
CREATE INDEX students_search ON public.students USING gin (search gin_trgm_ops);
CREATE INDEX students_teacher_search ON public.students USING gin (search_text(teacher) gin_trgm_ops);
CREATE INDEX throttles_touched ON public.throttles USING btree (touched_at);
CREATE INDEX told_events_received ON ONLY public.told_events USING brin (received_at) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX told_events_results ON ONLY public.told_events USING btree (student_id, program, epoch) WHERE (type = ANY (ARRAY['scene_start'::text, 'choice'::text, 'hint'::text, 'scene_complete'::text]));
CREATE INDEX undo_steps_account ON public.undo_steps USING btree (account_id, at);
CREATE INDEX unlicensed_logins_day ON public.unlicensed_logins USING btree (on_day, owner_id);
CREATE INDEX unlicensed_logins_owner ON public.unlicensed_logins USING btree (owner_id, on_day);
CREATE INDEX uploads_by ON public.uploads USING btree (uploaded_by, created_at);
CREATE INDEX uploads_created ON public.uploads USING btree (created_at, id);
CREATE INDEX uploads_district_upload ON public.uploads USING btree (district_upload_id) WHERE (district_upload_id IS NOT NULL);
CREATE INDEX uploads_educator ON public.uploads USING btree (educator_id);
CREATE INDEX uploads_school ON public.uploads USING btree (school_id, created_at);
CREATE INDEX used_sign_ons_expiry ON public.used_sign_ons USING btree (expires_at);
CREATE TRIGGER audit_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER check_ins_deleted_late AFTER DELETE ON public.check_ins REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_ins_came_late();
CREATE TRIGGER check_ins_inserted_late AFTER INSERT ON public.check_ins REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_ins_came_late();
CREATE TRIGGER check_ins_updated_late AFTER UPDATE ON public.check_ins REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_ins_changed_late();
CREATE TRIGGER child_consents_are_append_only BEFORE DELETE OR UPDATE ON public.child_consents FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();
CREATE TRIGGER child_export_parts_follow_file AFTER INSERT OR DELETE OR UPDATE OF content_sealed ON public.child_export_parts FOR EACH ROW EXECUTE FUNCTION follow_stored_file('content_sealed');
CREATE TRIGGER district_uploads_follow_file AFTER INSERT OR DELETE OR UPDATE OF file_sealed ON public.district_uploads FOR EACH ROW EXECUTE FUNCTION follow_stored_file('file_sealed');
CREATE TRIGGER follow_up_steps_stay BEFORE UPDATE OF follow_up_id, at, kind, note, talk_id ON public.follow_up_steps FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER former_address_of_changed AFTER UPDATE OF username ON public.accounts FOR EACH ROW WHEN ((old.username <> new.username)) EXECUTE FUNCTION keep_former_address();
CREATE TRIGGER former_address_of_deleted AFTER DELETE ON public.accounts FOR EACH ROW EXECUTE FUNCTION keep_former_address();
CREATE TRIGGER license_entries_are_append_only BEFORE DELETE OR TRUNCATE ON public.license_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER license_entries_forget_only BEFORE UPDATE ON public.license_entries FOR EACH ROW EXECUTE FUNCTION keep_license_entry();
CREATE TRIGGER license_entries_make_balances AFTER INSERT ON public.license_entries REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_license_entries();
CREATE TRIGGER license_lots_begin_empty BEFORE INSERT ON public.license_lots FOR EACH ROW EXECUTE FUNCTION refuse_balance();
CREATE TRIGGER license_lots_follow_entries BEFORE UPDATE OF quantity, used, expired ON public.license_lots FOR EACH ROW WHEN (((old.quantity <> new.quantity) OR (old.used <> new.used) OR (old.expired <> new.expired))) EXECUTE FUNCTION refuse_balance();
CREATE TRIGGER license_uses_changed AFTER UPDATE ON public.license_uses REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION end_student_licenses();
CREATE TRIGGER license_uses_deleted AFTER DELETE ON public.license_uses REFERENCING OLD TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION end_student_licenses();
CREATE TRIGGER license_uses_given AFTER INSERT ON public.license_uses REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION end_student_licenses();
CREATE TRIGGER order_files_follow_file AFTER INSERT OR DELETE OR UPDATE OF content_sealed ON public.order_files FOR EACH ROW EXECUTE FUNCTION follow_stored_file('content_sealed');
CREATE TRIGGER play_days_deleted_late AFTER DELETE ON public.play_days REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION play_days_came_late();
CREATE TRIGGER play_days_inserted_late AFTER INSERT ON public.play_days REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION play_days_came_late();
CREATE TRIGGER play_days_updated_late AFTER UPDATE ON public.play_days REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION play_days_came_late();
CREATE TRIGGER play_events_tell INSTEAD OF INSERT ON public.play_events FOR EACH ROW EXECUTE FUNCTION tell_event();
CREATE TRIGGER report_download_parts_follow_file AFTER INSERT OR DELETE OR UPDATE OF content_sealed ON public.report_download_parts FOR EACH ROW EXECUTE FUNCTION follow_stored_file('content_sealed');
CREATE TRIGGER scene_plays_deleted_late AFTER DELETE ON public.scene_plays REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION scene_plays_gone();
CREATE TRIGGER school_consents_are_append_only BEFORE DELETE OR UPDATE ON public.school_consents FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();
CREATE TRIGGER students_counted_anew AFTER UPDATE ON public.students REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_students();
CREATE TRIGGER students_counted_anew_in_school AFTER UPDATE ON public.students REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_students_of_schools();
CREATE TRIGGER students_counted_in AFTER INSERT ON public.students REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_students();
CREATE TRIGGER students_counted_in_school AFTER INSERT ON public.students REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_students_of_schools();
CREATE TRIGGER students_counted_out AFTER DELETE ON public.students REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_students();
CREATE TRIGGER students_counted_out_of_school AFTER DELETE ON public.students REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_students_of_schools();
CREATE TRIGGER students_forget_play AFTER DELETE ON public.students REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_play();
CREATE TRIGGER uploads_follow_file AFTER INSERT OR DELETE OR UPDATE OF file_sealed ON public.uploads FOR EACH ROW EXECUTE FUNCTION follow_stored_file('file_sealed');
CREATE UNIQUE INDEX account_deletions_one_open ON public.account_deletions USING btree (account_id) WHERE (state = ANY (ARRAY['waiting'::text, 'closing'::text]));
CREATE UNIQUE INDEX child_deletions_one_open ON public.child_deletions USING btree (student_id) WHERE (state = ANY (ARRAY['asked'::text, 'waiting'::text]));
CREATE UNIQUE INDEX client_events_mark ON public.client_events USING btree (mark);
CREATE UNIQUE INDEX districts_name_in_state ON public.districts USING btree (state, lower(name));
CREATE UNIQUE INDEX districts_prefix_in_state ON public.districts USING btree (state, lower(prefix)) WHERE (prefix <> ''::text);
CREATE UNIQUE INDEX follow_up_steps_talk ON public.follow_up_steps USING btree (talk_id) WHERE (talk_id IS NOT NULL);
CREATE UNIQUE INDEX follow_ups_one_open ON public.follow_ups USING btree (student_id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX group_members_one_owner ON public.group_members USING btree (group_id) WHERE (role = 'owner'::text);
CREATE UNIQUE INDEX groups_name ON public.groups USING btree (kind, lower(name));
CREATE UNIQUE INDEX license_entries_given_once ON public.license_entries USING btree (use_id) WHERE (kind = ANY (ARRAY['assign'::text, 'extend'::text]));
CREATE UNIQUE INDEX license_entries_returned_once ON public.license_entries USING btree (use_id) WHERE (kind = 'rollback'::text);
CREATE UNIQUE INDEX license_lots_of_account ON public.license_lots USING btree (root_id, account_id) WHERE (account_id IS NOT NULL);
CREATE UNIQUE INDEX license_lots_of_group ON public.license_lots USING btree (root_id, group_id) WHERE (group_id IS NOT NULL);
CREATE UNIQUE INDEX license_lots_one_trial ON public.license_lots USING btree (account_id) WHERE (plan = 'free-trial'::text);
CREATE UNIQUE INDEX orders_of_quote ON public.orders USING btree (quote_id) WHERE ((quote_id IS NOT NULL) AND (status <> ALL (ARRAY['canceled'::text, 'expired'::text])));
CREATE UNIQUE INDEX orders_purchase_order ON public.orders USING btree (account_id, lower(purchase_order_number)) WHERE ((kind = 'purchase-order'::text) AND (status <> 'canceled'::text));
CREATE UNIQUE INDEX schools_name_in_district ON public.schools USING btree (state, COALESCE(district_id, (0)::bigint), lower(name));
CREATE UNIQUE INDEX schools_prefix_in_state ON public.schools USING btree (state, lower(prefix)) WHERE (prefix <> ''::text);
CREATE UNIQUE INDEX site_access_of_account ON public.site_access USING btree (educator_id, account_id) WHERE (account_id IS NOT NULL);
CREATE UNIQUE INDEX site_access_of_group ON public.site_access USING btree (educator_id, group_id) WHERE (group_id IS NOT NULL);
CREATE UNIQUE INDEX students_number_in_school ON public.students USING btree (school_id, student_id) WHERE (student_id IS NOT NULL);
CREATE UNIQUE INDEX uploads_file_once ON public.uploads USING btree (school_id, file_sha256) WHERE (status = ANY (ARRAY['applying'::text, 'applied'::text, 'undoing'::text]));
