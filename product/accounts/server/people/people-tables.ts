import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { listedNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { lettersComeBack } from '#platform/server/mail/bounces.ts';
import { everyWord, wordsIn } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { leftOf, poolsLeft } from '#product/schools/server/drawable-lots.ts';
import {
  administeredAccounts,
  administeredGroups,
  readAccounts,
} from '#product/schools/server/reach/reach.ts';
import {
  accountRequestsTable,
  educatorsTable,
  groupEducatorsTable,
  parentsTable,
  pendingColleaguesTable,
} from '../../people-contract.ts';
import { isRequestOrigin, REQUEST_SOURCES, sourcesOf } from '../../rules/people/request-origins.ts';
import type { LicenseOffice } from '../session/ports.ts';
import { USES_PROGRAM } from '../session/profile.ts';
import { UNPROVEN } from '../session/sessions.ts';
import { IS_SITE_LICENSE_ADMIN } from '../session/standing/group-admins.ts';
import { approvedBy } from './approval.ts';
import { studentsToTransfer } from './students-to-transfer.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** The column has every word of the name and the username, and an index for pieces of them. */
const found = wordsIn('a.search');

/** Admins of anything, or of groups of one sort, as a condition on the account `a`. */
function isAdmin(kinds = 'true'): string {
  return `exists (select 1 from group_members m join groups g on g.id = m.group_id
    where m.account_id = a.id and m.role in ('owner', 'admin') and ${kinds})`;
}

const STUDENTS_COUNT =
  '(select count(*) from students st where st.owner_id = a.id and st.archived_at is null)';

/** For admins: children of an educator's own family are the family's, and not even counted. */
const SCHOOL_STUDENTS_COUNT = `(select count(*) from students st
  where st.owner_id = a.id and st.archived_at is null and st.school_id is not null)`;

/** Of these, who has a license that runs. */
const LICENSED_COUNT = `(select count(*) from students st
  where st.owner_id = a.id and st.archived_at is null and st.school_id is not null and st.license_ends_on >= current_date)`;

/** The flags of the profile, for the rows of a page only. */
const USING_PROGRAM = `exists (select from students st
    where st.owner_id = a.id and st.archived_at is null and ${USES_PROGRAM})`;

/** Who has to be handed over before the educator can leave. */
const STUDENTS_TOTAL = `(select count(*) ${studentsToTransfer('a.id')})`;

/** Summed for the rows of a page only. What expired unused is no longer there. */
const licenses = (sum: string): string =>
  `(select coalesce(sum(l.${sum}), 0)::bigint from license_lots l
    where l.account_id = a.id and l.plan = 'individual')`;
const licenseColumns = {
  individual_quantity: licenses('quantity - l.expired'),
  individual_used: licenses('used'),
  individual_remaining: licenses('remaining'),
  own_left: leftOf('a.id', 'own'),
  shared_left: leftOf('a.id', 'shared'),
  site_pools_left: poolsLeft('a.id', 'site'),
  individual_pools_left: poolsLeft('a.id', 'individual'),
} as const;

/** Who draws on a site license of the actor's, or of a group the actor runs. */
const withSiteAccess = (actor: string): string =>
  `select access.educator_id from site_access access
    where access.account_id = ${actor} or access.group_id in (${administeredGroups(actor)})`;

const account = {
  from: 'accounts a',
  id: 'a.id',
  columns: {
    name: listedNameSql('a'),
    spoken_name: spokenNameSql('a'),
    letters_come_back: lettersComeBack('a.username'),
    username: 'a.username',
    status: 'a.status',
    created_at: 'a.created_at',
  },
  sorts: { name: ['a.last_name', 'a.first_name'] },
  filters: { name: found },
} as const;

const forActions = {
  scope: 'a.scope',
  status_before_deactivation: 'a.status_before_deactivation',
  deactivated_by_admin: "coalesce(by.scope <> 'uber', false)",
  game_debug_mode: 'a.game_debug_mode',
} as const;

const JOINS = {
  inviter: 'left join accounts i on i.id = a.invited_by',
  deactivator: 'left join accounts by on by.id = a.deactivated_by',
  school: 'left join schools sc on sc.id = a.school_id',
  /** Where somebody works: the school staff have matched, until then what was typed into the form. */
  place: `left join account_requests r on r.account_id = a.id
    left join schools ps on ps.id = a.school_id left join districts pd on pd.id = ps.district_id`,
  family: 'left join families f on f.id = a.family_id',
} as const;

/** For the question whether a verification has to ask for the school. */
const ofSchool = {
  lacks_school: "a.scope = 'educator' and a.role <> 'home' and a.school_id is null",
  school_linked: 'a.school_id is not null',
  school_place: 'a.school_id',
} as const;
const PLACE_NAME = { sql: "coalesce(ps.name, nullif(r.school, ''))", join: 'place' };

const deactivatedByAdmin = { sql: forActions.deactivated_by_admin, join: 'deactivator' };
const INVITER = listedNameSql('i');
const inviterName = { sql: INVITER, join: 'inviter' };
const invitedBy = { where: everyWord(INVITER), join: 'inviter' };

const accountRequests: TableSource<typeof accountRequestsTable> = {
  ...account,
  scope: () => `a.scope <> 'uber' and not a.nameless and a.source in (${quoted(REQUEST_SOURCES)})`,
  joins: { place: JOINS.place, inviter: JOINS.inviter, deactivator: JOINS.deactivator },
  columns: {
    ...account.columns,
    ...forActions,
    deactivated_by_admin: deactivatedByAdmin,
    role: 'coalesce(a.role, a.scope)',
    ...ofSchool,
    school: PLACE_NAME,
    district: { sql: "coalesce(pd.name, nullif(r.district, ''))", join: 'place' },
    state: { sql: 'ps.state', join: 'place' },
    prefix: { sql: "nullif(ps.prefix, '')", join: 'place' },
    goal: { sql: 'r.programs_evaluation_goal_option', join: 'place' },
    my_role_description: { sql: "nullif(r.my_role_description, '')", join: 'place' },
    i_agree_to_one_student: { sql: 'coalesce(r.i_agree_to_one_student, false)', join: 'place' },
    referral: { sql: "nullif(r.referral, '')", join: 'place' },
    referrer: { sql: "nullif(r.referrer, '')", join: 'place' },
    updated_at: 'a.updated_at',
    activated_at: 'a.activated_at',
    reached_out_at: 'a.reached_out_at',
    high_priority: 'a.high_priority',
    free_trial_ends_on: 'a.free_trial_ends_on',
    how_created: 'a.source',
    students_total: STUDENTS_TOTAL,
    invited_by: inviterName,
  },
  filters: {
    ...account.filters,
    invited_by: invitedBy,
    // Literally, so that the index by source and time serves it.
    source: (value) => {
      const [origin] = value.kind === 'choices' ? value.values : [];
      return isRequestOrigin(origin) ? `a.source in (${quoted(sourcesOf(origin))})` : 'false';
    },
  },
};

const educators: TableSource<typeof educatorsTable> = {
  ...account,
  scope: () => "a.scope = 'educator' and not a.nameless",
  joins: {
    place: JOINS.place,
    inviter: JOINS.inviter,
    deactivator: JOINS.deactivator,
  },
  columns: {
    ...account.columns,
    ...forActions,
    deactivated_by_admin: deactivatedByAdmin,
    role: 'a.role',
    ...ofSchool,
    school: PLACE_NAME,
    verified: `(a.status = 'verified' and not ${UNPROVEN})`,
    group_admin: isAdmin("g.kind <> 'team'"),
    team_admin: isAdmin("g.kind = 'team'"),
    high_priority: 'a.high_priority',
    students_count: STUDENTS_COUNT,
    students_total: STUDENTS_TOTAL,
    ...licenseColumns,
    free_trial_ends_on: 'a.free_trial_ends_on',
    goal: { sql: 'r.programs_evaluation_goal_option', join: 'place' },
    has_students_using_program: USING_PROGRAM,
    has_site_license_usage_report: IS_SITE_LICENSE_ADMIN,
    class_code_on: 'a.class_code_sealed is not null',
    invited_by: inviterName,
  },
  filters: { ...account.filters, invited_by: invitedBy, school_id: 'a.school_id' },
};

const parents: TableSource<typeof parentsTable> = {
  ...account,
  scope: () => "a.scope = 'parent' and not a.nameless",
  joins: { family: JOINS.family, inviter: JOINS.inviter, deactivator: JOINS.deactivator },
  columns: {
    ...account.columns,
    ...forActions,
    deactivated_by_admin: deactivatedByAdmin,
    family: { sql: 'f.name', join: 'family' },
    family_id: 'a.family_id',
    verified: "a.status = 'verified'",
    // A family's children are both parents'.
    has_students_using_program: `exists (select from students st
      where st.family_id = a.family_id and st.archived_at is null and ${USES_PROGRAM})`,
    high_priority: 'a.high_priority',
    invited_by: inviterName,
    // A family's children are both parents', whoever added them.
    children_count:
      '(select count(*) from students st where st.family_id = a.family_id and st.archived_at is null)',
    ...licenseColumns,
    free_trial_ends_on: 'a.free_trial_ends_on',
  },
  filters: { ...account.filters, invited_by: invitedBy },
};

/** Whom the list of an admin's educators has. */
const educatorsOf = (admin: string): string =>
  `a.id in (${administeredAccounts(admin)} union ${readAccounts(admin)} union ${withSiteAccess(admin)})`;

const countEducators = statement(
  { educators: z.number(), pending: z.number() },
  `
    select (select count(*) from accounts a where a.status <> 'deactivated' and ${educatorsOf('$1::bigint')}) as educators,
      (select count(*) from accounts a where ${approvedBy('$1::bigint')}) as pending`,
);

/** As many as the lists of an admin have: who is or will be there, and whom to approve. */
export async function countAdminsEducators(
  tx: Tx,
  adminId: number,
): Promise<{ educators: number; pending: number }> {
  const [counts] = await countEducators(tx, adminId);
  return counts ?? { educators: 0, pending: 0 };
}

const groupEducators = (office: LicenseOffice): TableSource<typeof groupEducatorsTable> => ({
  ...account,
  scope: (actor: Actor, bind: Bind) => educatorsOf(`${bind(actor.id)}::bigint`),
  joins: { school: JOINS.school },
  columns: {
    ...account.columns,
    role: 'a.role',
    school: { sql: 'sc.name', join: 'school' },
    students_count: SCHOOL_STUDENTS_COUNT,
    licensed: LICENSED_COUNT,
    students_total: STUDENTS_TOTAL,
    is_admin: isAdmin(),
    ...licenseColumns,
    site_used: office.siteUsed,
    elsewhere_used: office.elsewhereUsed,
    administered: (actor, bind) => `a.id in (${administeredAccounts(`${bind(actor.id)}::bigint`)})`,
    site_access: (actor, bind) => `a.id in (${withSiteAccess(`${bind(actor.id)}::bigint`)})`,
  },
  filters: { ...account.filters, school_id: 'a.school_id' },
});

const pendingColleagues: TableSource<typeof pendingColleaguesTable> = {
  ...account,
  scope: (actor: Actor, bind: Bind) => approvedBy(`${bind(actor.id)}::bigint`),
  joins: { school: JOINS.school, inviter: JOINS.inviter },
  columns: {
    ...account.columns,
    role: 'a.role',
    school: { sql: 'sc.name', join: 'school' },
    invited_by: inviterName,
    students_total: STUDENTS_TOTAL,
  },
  filters: { ...account.filters, invited_by: invitedBy },
};

export function peopleTableRoutes(serve: Serve, office: LicenseOffice): void {
  tableRoutes(serve, accountRequestsTable, accountRequests);
  tableRoutes(serve, educatorsTable, educators);
  tableRoutes(serve, parentsTable, parents);
  tableRoutes(serve, groupEducatorsTable, groupEducators(office));
  tableRoutes(serve, pendingColleaguesTable, pendingColleagues);
}
