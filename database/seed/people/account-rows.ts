import type { Calendar } from '../base/days.ts';
import { DISTRICTS, schoolOf } from '../base/places.ts';
import { type Random, randomFor } from '../base/random.ts';
import type { AccountRow, DemoRows } from '../base/rows.ts';
import type { DemoFamily, DemoParent } from './families.ts';
import type { DemoEducator, Steps } from './people.ts';

const TRIAL_DAYS = 30;

/** Minutes of the day (UTC), in the order in which one day's steps happen. */
const CREATED = 13 * 60;
const ACTIVATED = 15 * 60;
const VERIFIED = 17 * 60;
const LATER = 19 * 60;

export type DemoStaff = { username: string; first: string; last: string; created: number };

/** Two, so that it shows that staff cannot act as each other. */
export const STAFF: readonly DemoStaff[] = [
  { username: 'uber@kindred.test', first: 'Robin', last: 'Fairweather', created: 364 },
  { username: 'staff@kindred.test', first: 'Imre', last: 'Halloway', created: 350 },
];

/** What the rows of accounts point at. */
export type Places = {
  schoolId: (key: string) => number;
  familyId: (key: string) => number;
  accountId: (username: string) => number;
};

export function staffRow(person: DemoStaff, calendar: Calendar, places: Places): AccountRow {
  const days: Steps = [person.created, person.created, person.created];
  return {
    ...blankRow(person.username, [person.first, person.last], days, calendar, places),
    scope: 'uber',
    status: 'verified',
    source: 'uber',
  };
}

export function parentRow(
  family: DemoFamily,
  parent: DemoParent,
  calendar: Calendar,
  places: Places,
): AccountRow {
  const [created, activated] = parent.days;
  // Nobody verifies a parent: following the mailed link is enough.
  const days: Steps = activated === undefined ? [created] : [created, activated, activated];
  const row = blankRow(parent.username, [parent.first, family.last], days, calendar, places);
  return {
    ...row,
    // Somebody who has used the account for a while has answered the letter.
    address_proven_at: row.activated_at,
    scope: 'parent',
    status: activated === undefined ? 'not-activated' : 'verified',
    source: parent.source,
    family_id: places.familyId(family.key),
    invited_by: parent.invitedBy === undefined ? null : places.accountId(parent.invitedBy),
    free_trial_ends_on: parent.trialEndsIn === undefined ? null : calendar.dayAfter(parent.trialEndsIn),
  };
}

export function educatorRow(person: DemoEducator, calendar: Calendar, places: Places): AccountRow {
  const before = statusOf(person);
  const gone = person.deactivated !== undefined;
  const row: AccountRow = {
    ...blankRow(person.username, person.name, person.days, calendar, places),
    scope: 'educator',
    role: person.role,
    status: gone ? 'deactivated' : before,
    status_before_deactivation: gone ? before : null,
    source: person.source,
    school_id: person.school === null ? null : places.schoolId(person.school),
    family_id: person.family === undefined ? null : places.familyId(person.family),
    class_code: person.classCode ?? null,
    high_priority: person.highPriority ?? false,
    reached_out_at: moment(calendar, person.reachedOut, LATER),
    game_debug_mode: person.gameDebug ?? false,
    invited_by: person.invitedBy === undefined ? null : places.accountId(person.invitedBy),
    free_trial_ends_on: trialEnd(person, calendar),
    deactivated_at: moment(calendar, person.deactivated, LATER),
  };
  const touched = [row.updated_at, row.reached_out_at, row.deactivated_at].filter((at) => at !== null);
  return { ...row, updated_at: new Date(Math.max(...touched.map(Number))) };
}

export function requestRow(person: DemoEducator, account: AccountRow): DemoRows['account_requests'][number] {
  const school = person.school === null ? null : schoolOf(person.school);
  const district = DISTRICTS.find((candidate) => candidate.key === school?.district);
  return {
    account_id: account.id,
    my_role: person.role,
    my_role_description: person.work ?? '',
    district: person.typed?.district ?? district?.name ?? '',
    school: person.typed?.school ?? school?.name ?? '',
    // What was typed is for staff to match; the others found their school in the list.
    school_id: person.typed === undefined ? account.school_id : null,
    no_district: person.typed === undefined && school !== null && district === undefined,
    state: person.typed === undefined ? (school?.state ?? null) : null,
    programs_evaluation_goal_option: person.goal ?? null,
    i_agree_to_one_student: person.source === 'form' && person.role !== 'home',
    referral: person.referral ?? '',
    referrer: person.referrer ?? '',
    created_at: account.created_at,
  };
}

function statusOf(person: DemoEducator): 'not-activated' | 'not-verified' | 'on-hold' | 'verified' {
  const [, activated, verified] = person.days;
  if (activated === undefined) return 'not-activated';
  if (verified !== undefined) return 'verified';
  return person.onHold ? 'on-hold' : 'not-verified';
}

/** The trial begins with activation, and again with verification. */
function trialEnd(person: DemoEducator, calendar: Calendar): string | null {
  if (person.trialEndsIn !== undefined) {
    return person.trialEndsIn === null ? null : calendar.dayAfter(person.trialEndsIn);
  }
  const [, activated, verified] = person.days;
  const began = verified ?? activated;
  return began === undefined ? null : calendar.dayAfter(TRIAL_DAYS - began);
}

function blankRow(
  username: string,
  [first, last]: readonly [string, string],
  days: Steps,
  calendar: Calendar,
  places: Places,
): AccountRow {
  const random = randomFor(`account ${username}`);
  const createdAt = minuteOf(random, calendar, days[0], CREATED);
  const activatedAt = days[1] === undefined ? null : minuteOf(random, calendar, days[1], ACTIVATED);
  // An account that needs no verification is verified the moment it is activated.
  const atOnce = days[1] === days[2];
  const verifiedAt =
    days[2] === undefined ? null : atOnce ? activatedAt : minuteOf(random, calendar, days[2], VERIFIED);
  return {
    id: places.accountId(username),
    scope: 'parent',
    role: null,
    username,
    language: null,
    time_zone: null,
    first_name: first,
    last_name: last,
    status: 'verified',
    status_before_deactivation: null,
    source: 'form',
    school_id: null,
    family_id: null,
    personal_channel: random.uuid(),
    high_priority: false,
    reached_out_at: null,
    game_debug_mode: false,
    invited_by: null,
    free_trial_ends_on: null,
    clever_user_id: null,
    address_proven_at: null,
    classlink_tenant_id: null,
    classlink_login_id: null,
    created_at: createdAt,
    updated_at: verifiedAt ?? activatedAt ?? createdAt,
    activated_at: activatedAt,
    verified_at: verifiedAt,
    deactivated_at: null,
    deactivated_by: null,
    check_ins: true,
    play_sounds: true,
    verified_by: null,
    known_before: false,
    nameless: false,
    badges: false,
    role_before_conversion: null,
    school_before_conversion: null,
    has_password: activatedAt !== null,
    class_code: null,
  };
}

function minuteOf(random: Random, calendar: Calendar, daysAgo: number, from: number): Date {
  return calendar.momentBefore(daysAgo, from + random.between(0, 110));
}

function moment(calendar: Calendar, daysAgo: number | undefined, minute: number): Date | null {
  return daysAgo === undefined ? null : calendar.momentBefore(daysAgo, minute);
}
