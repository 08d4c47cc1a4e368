import { PERSONAL_DATA } from '#database/personal-data/personal-data.ts';
import { RETENTIONS } from '#database/personal-data/slices/columns.ts';

export type Retention = keyof typeof RETENTIONS;
type About = 'children' | 'adults' | 'schools' | 'demo';

/**
 * Which columns about people a reader meets under which words (`locales/en/legal-data.json`). A table stands for all of
 * its columns but those that are named by themselves; the period of a group is that of its columns.
 */
const GROUPS = {
  identity: ['children', ['students']],
  'sign-in': [
    'children',
    [
      'students.username',
      'students.password_sealed',
      'students.badge_hash',
      'students.badge_sealed',
      'students.clever_user_id',
      'students.classlink_tenant_id',
      'students.classlink_login_id',
      'tile_pictures',
    ],
  ],
  play: [
    'children',
    [
      'told_events',
      'play_events_before',
      'first_answers',
      'program_progress',
      'play_slots',
      'play_days',
      'play_summaries',
      'scene_plays',
      'students.active_program',
    ],
  ],
  made: ['children', ['play_mine', 'play_comics', 'play_comics_thrown']],
  skills: ['children', ['skill_results', 'measurements']],
  feelings: ['children', ['check_ins', 'talk_requests', 'students.check_ins']],
  seen: ['children', ['observations', 'mission_sightings']],
  notes: ['children', ['student_notes']],
  'small-groups': ['children', ['small_group_members', 'small_group_attendance']],
  'follow-ups': ['children', ['follow_ups', 'follow_up_steps']],
  licenses: ['children', ['license_uses', 'unlicensed_logins', 'license_entries']],
  consents: ['children', ['child_consents', 'child_activities']],
  'on-the-way': [
    'children',
    ['child_export_parts', 'report_download_parts', 'report_links', 'family_invites'],
  ],
  files: ['children', ['uploads', 'upload_rows', 'district_uploads', 'sidebar_tasks']],
  account: ['adults', ['accounts', 'account_requests', 'families', 'address_claims', 'news_wishes', 'links']],
  'adult-sign-in': [
    'adults',
    [
      'accounts.password_hash',
      'accounts.class_code_sealed',
      'accounts.clever_user_id',
      'accounts.classlink_tenant_id',
      'accounts.classlink_login_id',
      'former_addresses',
      'passkeys',
      'code_apps',
      'recovery_codes',
    ],
  ],
  sessions: ['adults', ['sessions', 'known_devices']],
  work: [
    'adults',
    [
      'small_groups',
      'saved_lessons',
      'lesson_plans',
      'lessons_taught',
      'lessons_taught_groups',
      'lesson_reviews',
      'notification_preferences',
      'follow_up_letters',
      'responder_absences',
      'staff_notes',
    ],
  ],
  letters: ['adults', ['mails']],
  'own-export': ['adults', ['own_export_parts']],
  records: ['adults', ['audit', 'acting_sessions']],
  faults: ['adults', ['client_events']],
  orders: [
    'schools',
    ['quotes', 'orders', 'order_payments', 'order_refunds', 'order_files', 'payments', 'packet_links'],
  ],
  contacts: ['schools', ['follow_up_settings']],
  // Where outside systems are simulated.
  demo: ['demo', ['mailbox', 'payment_simulator', 'identity_simulator']],
} as const satisfies Record<string, readonly [About, readonly string[]]>;

type GroupName = keyof typeof GROUPS;
const NAMES = Object.keys(GROUPS).filter((name): name is GroupName => Object.hasOwn(GROUPS, name));

type ToldColumn = { column: string; purpose: string; retention: Retention };

/** Every column about somebody, with its group; null where nobody has put it into one yet. */
export function toldColumns(): { group: GroupName | null; told: ToldColumn }[] {
  const groupOf = new Map<string, GroupName>(
    NAMES.flatMap((name) => GROUPS[name][1].map((place) => [place, name] as const)),
  );
  return Object.entries(PERSONAL_DATA).flatMap(([table, { personal }]) =>
    Object.entries(personal ?? {}).map(([column, { purpose, retention }]) => ({
      group: groupOf.get(`${table}.${column}`) ?? groupOf.get(table) ?? null,
      told: { column: `${table}.${column}`, purpose, retention },
    })),
  );
}

export type DataGroup = { name: GroupName; periods: Retention[]; told: ToldColumn[] };

/** In the order of reading. */
export function dataGroups(about: About): DataGroup[] {
  const all = toldColumns();
  return NAMES.filter((name) => GROUPS[name][0] === about).flatMap((name) => {
    const told = all.filter(({ group }) => group === name).map((one) => one.told);
    const periods = PERIODS.filter((one) => told.some(({ retention }) => retention === one));
    return told.length === 0 ? [] : [{ name, told, periods }];
  });
}

/** The longest ones last. */
export const PERIODS = Object.keys(RETENTIONS).filter((name): name is Retention =>
  Object.hasOwn(RETENTIONS, name),
);
