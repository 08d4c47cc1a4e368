import { adult, of, type Registry, TIMES } from './columns.ts';

export const accounts = {
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
        'nameless',
      ] as const),
      ...(['deactivated_by', 'check_ins', 'play_sounds', 'badges', 'school_before_conversion'] as const),
    ],
    personal: {
      role: adult('shows what the person does', 'Role'),
      time_zone: adult('days of a home are counted there', 'Time zone'),
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
    plain: ['id', 'staff_id', 'account_id', 'student_id', 'handover_hash', 'handover_until', 'told_at'],
    personal: {
      reason: of('lets customers see why staff acted as them', 'evidence', 'Reason of staff'),
      started_at: of('lets customers see when staff acted as them', 'evidence', 'Staff acted from'),
      ends_at: of('ends what staff may do', 'evidence', null),
      ended_at: of('lets customers see when staff acted as them', 'evidence', 'Staff acted until'),
    },
  },
  links: {
    plain: ['id', 'kind', 'account_id', 'code_hash', 'created_at', 'expires_at', 'consumed_at'],
    personal: { new_username: of('becomes the email once confirmed', 'ninety-days', null) },
  },
  sessions: {
    plain: [
      ...(['token_hash', 'account_id', 'student_id', 'created_at', 'expires_at', 'acting_id'] as const),
      ...(['class_code_of', 'by_badge', 'tiles_of', 'class_device_id', 'id', 'signed_in_by'] as const),
    ],
    personal: {
      active_at: of('ends a session left alone', 'session', null),
      proved_at: of('asks for the password again before what reaches further', 'session', null),
      browser: of('lets adults know their sessions again', 'session', 'Signed in with'),
      system: of('lets adults know their sessions again', 'session', 'Signed in on'),
      network: of('lets adults know their sessions again', 'session', 'Signed in from'),
    },
  },
  known_devices: {
    plain: ['token_hash', 'account_id', 'attempts'],
    personal: { used_at: of('forgets a browser that nobody signs in with any more', 'ninety-days', null) },
  },
  passkeys: {
    plain: ['id', 'account_id', 'credential_id', 'public_key', 'user_handle', 'counter', 'transports'],
    personal: {
      name: adult('lets the person tell their passkeys apart', 'Passkey'),
      created_at: adult('lets the person tell their passkeys apart', 'Passkey since'),
      used_at: adult('shows the person when a passkey was used', 'Passkey last used'),
    },
  },
  code_apps: {
    plain: ['account_id', 'last_step', 'created_at'],
    personal: {
      secret_sealed: adult('checks the codes that the person types', null),
      confirmed_at: adult('shows the person since when codes are on', 'Codes of an app since'),
    },
  },
  recovery_codes: {
    plain: ['account_id', 'created_at'],
    personal: {
      code_hash: adult('lets the person in who lost the rest', null),
      used_at: adult('lets each code be used once', 'Recovery code used'),
    },
  },
  factor_tickets: {
    plain: [
      ...(['token_hash', 'purpose', 'account_id', 'session_hash', 'challenge', 'user_handle'] as const),
      'expires_at',
    ],
  },
  former_addresses: {
    plain: ['created_at'],
    personal: {
      address_hash: of('keeps a gift from being given for somebody who was there before', 'two-years', null),
    },
  },
  forgotten_sessions: { plain: ['token_hash', 'until'] },
  used_sign_ons: { plain: ['state_hash', 'expires_at'] },
} satisfies Partial<Registry>;
