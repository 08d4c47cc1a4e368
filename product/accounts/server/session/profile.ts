import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { lettersComeBack } from '#platform/server/mail/bounces.ts';
import { ROLES } from '#product/access/rules/scopes.ts';
import { isFactorDue, type StaffFactor } from '../../rules/factors/due.ts';
import type { UserProfile } from '../../sign-in-contract.ts';
import { accountZone, studentZone } from '../time-zones/zones.ts';
import { UNPROVEN } from './sessions.ts';
import { FACTOR_COLUMNS } from './standing/factor-holders.ts';
import { GROUP_ADMIN_COLUMNS, JOIN_GROUP_ADMIN } from './standing/group-admins.ts';

/**
 * As a condition on the student `st`: nobody plays without a license, and every student has a program from
 * the first day. Today is the school's, which may be a day behind ours.
 */
export const USES_PROGRAM = 'st.license_ends_on >= current_date - 1';

/** One statement each, with the reply's own names: what the browser may know about a user is listed here. */
export async function getProfileOf(
  tx: Tx,
  actor: Pick<Actor, 'id' | 'scope' | 'traits' | 'actingAsBy'>,
  { entering = false, held }: { entering?: boolean; held?: Held } = {},
): Promise<UserProfile> {
  // The row of the sign-in that is just going on is written last.
  const ownVisits = entering ? 0 : 1;
  const [found] = await (actor.scope === 'student' ? studentProfile : accountProfile)(
    tx,
    actor.id,
    ownVisits,
  );
  if (found === undefined) throw Refusal.of('not-found');
  const { has_factor: hasFactor, factor_from: groupsFrom, ...row } = found;
  // Staff who act as somebody set nothing up in their name.
  const isAsked = held !== undefined && actor.actingAsBy === null;
  const profile = {
    ...row,
    factor_due:
      isAsked &&
      isFactorDue(
        { scope: row.scope, hasFactor, groupsFrom },
        held.staff,
        dayIn(DEFAULT_TIME_ZONE, held.now),
      ),
  };
  return actor.traits.includes('play-only') ? forPlayOnly(profile) : profile;
}

/** What a profile needs to say whether its person has to set up a factor first. */
type Held = { staff: StaffFactor; now: Date };

/** Three pictures tell a device no more of a child than the tile did: the username is half of a password. */
function forPlayOnly(profile: UserProfile): UserProfile {
  const { id, first_name: first } = profile;
  return { ...profile, username: `tile-${id}`, last_name: '', full_name: first, school: null };
}

/** Another visit than this one: each begins with a row of the audit, which is not kept for ever. */
const hasVisited = (type: 'account' | 'student', id: string, or = ''): string => `
      (${or} exists (select from audit v where v.subject_type = '${type}' and v.subject_id = ${id}
        and v.action in ('session.start', 'account.activate') offset $2::bigint)) as has_visited`;

const profileRow = {
  id: z.number(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  scope: z.enum(['uber', 'educator', 'parent', 'student']),
  scopes: z.array(z.enum(['uber', 'educator', 'parent', 'student'])),
  role: z.nullable(z.enum(ROLES)),
  verified: z.boolean(),
  is_group_admin: z.boolean(),
  is_team_admin: z.boolean(),
  is_high_priority: z.boolean(),
  has_students_using_program: z.boolean(),
  has_site_license_usage_report: z.boolean(),
  grade: z.nullable(z.number()),
  active_program: z.nullable(z.string()),
  school: z.nullable(z.string()),
  time_zone: z.string(),
  own_time_zone: z.nullable(z.string()),
  students_count: z.number(),
  archived_count: z.number(),
  has_visited: z.boolean(),
  personal_channel: z.string(),
  language: z.nullable(z.enum(LOCALES)),
  letters_come_back: z.boolean(),
  has_factor: z.boolean(),
  factor_from: z.nullable(z.string()),
};

const accountProfile = statement(
  profileRow,
  `
    select a.id, a.username, a.first_name, a.last_name, ${spokenNameSql('a')} as full_name,
      a.scope, array[a.scope] as scopes, a.role, a.status = 'verified' and not ${UNPROVEN} as verified,${GROUP_ADMIN_COLUMNS},
      a.high_priority as is_high_priority, n.using_program > 0 as has_students_using_program,
      null as grade, null as active_program, s.name as school, ${accountZone()} as time_zone, a.time_zone as own_time_zone,
      n.students as students_count, n.archived as archived_count,${hasVisited('account', 'a.id')}, a.personal_channel, a.language,
      ${lettersComeBack('a.username')} as letters_come_back,${FACTOR_COLUMNS}
    from accounts a
    left join schools s on s.id = a.school_id${JOIN_GROUP_ADMIN}
    cross join lateral (
      select count(*) filter (where st.archived_at is null) as students,
        count(*) filter (where st.archived_at is not null) as archived,
        count(*) filter (where st.archived_at is null and ${USES_PROGRAM}) as using_program
      from students st where st.owner_id = a.id
    ) n
    where a.id = $1`,
);

const studentProfile = statement(
  profileRow,
  `
    select st.id, st.username, st.first_name, st.last_name, ${spokenNameSql('st')} as full_name,
      'student' as scope, array['student'] as scopes, null as role, true as verified,
      false as is_group_admin, false as is_team_admin, false as is_high_priority,
      false as has_students_using_program, false as has_site_license_usage_report, st.grade, st.active_program,
      s.name as school, ${studentZone('st', 's')} as time_zone, null as own_time_zone, 0 as students_count, 0 as archived_count,${hasVisited('student', 'st.id', 'exists (select from program_progress p where p.student_id = st.id and p.last_played_at is not null) or')},
      st.personal_channel, null as language, false as letters_come_back, true as has_factor, null as factor_from
    from students st left join schools s on s.id = st.school_id
    where st.id = $1`,
);
