import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { ROLES } from '#product/access/rules/scopes.ts';
import { EVALUATION_GOALS } from '#product/accounts/rules/people/account-request.ts';
import { ACCOUNT_SOURCES, ACCOUNT_STATUSES } from '#product/accounts/rules/people/status.ts';
import {
  GROUP_ADMIN_COLUMNS,
  JOIN_GROUP_ADMIN,
} from '#product/accounts/server/session/standing/group-admins.ts';
import { GROUP_KINDS } from '#product/schools/rules/groups.ts';
import { sharesOf } from '#product/schools/server/drawable-lots.ts';
import type { Decision, readPerson } from '../../pages-contract.ts';
import { notesOf } from './notes.ts';
import { counted, linkTo, POOL_SUMS, playOf, poolRow, waitingOf } from './shared.ts';

const personRow = {
  id: z.number(),
  scope: z.enum(['educator', 'parent']),
  role: z.nullable(z.enum(ROLES)),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  high_priority: z.boolean(),
  is_group_admin: z.boolean(),
  is_team_admin: z.boolean(),
  has_site_license_usage_report: z.boolean(),
  source: z.enum(ACCOUNT_SOURCES),
  goal: z.nullable(z.enum(EVALUATION_GOALS)),
  created_at: z.date(),
  verified_at: z.nullable(z.date()),
  reached_out_at: z.nullable(z.date()),
  free_trial_ends_on: z.nullable(z.string()),
  has_clever: z.boolean(),
  has_classlink: z.boolean(),
  school_id: z.nullable(z.number()),
  school: z.nullable(z.string()),
  school_typed: z.nullable(z.string()),
  district_id: z.nullable(z.number()),
  district: z.nullable(z.string()),
  family_id: z.nullable(z.number()),
  family: z.nullable(z.string()),
  inviter_id: z.nullable(z.number()),
  inviter: z.nullable(z.string()),
  invited: z.number(),
  last_seen_at: z.nullable(z.date()),
};

/** Who is staff has no page here. When somebody was last here in person is what they did last, or their session. */
const findPerson = statement(
  personRow,
  `
    select a.id, a.scope, a.role, a.first_name, a.last_name, a.username, a.status, a.high_priority,${GROUP_ADMIN_COLUMNS},
      a.source, r.programs_evaluation_goal_option as goal, a.created_at, a.verified_at, a.reached_out_at,
      a.free_trial_ends_on, a.clever_user_id is not null as has_clever, a.classlink_login_id is not null as has_classlink,
      a.school_id, s.name as school, case when a.school_id is null then nullif(r.school, '') end as school_typed,
      d.id as district_id, d.name as district, a.family_id, f.name as family, i.id as inviter_id,
      ${spokenNameSql('i')} as inviter, (select count(*) from accounts c where c.invited_by = a.id) as invited,
      greatest((select max(se.active_at) from sessions se where se.account_id = a.id),
        (select v.at from audit v where v.actor_id = a.id and v.acting_as_by is null order by v.at desc limit 1)
      ) as last_seen_at
    from accounts a left join schools s on s.id = a.school_id left join districts d on d.id = s.district_id
    left join families f on f.id = a.family_id left join account_requests r on r.account_id = a.id
    left join accounts i on i.id = a.invited_by${JOIN_GROUP_ADMIN}
    where a.id = $1 and a.scope <> 'uber'`,
);

/** A family's children are both parents', whoever added them, and so are those a school has linked them with. */
const CHILDREN = `s.id in (select own.id from students own where own.owner_id = $1
      union select own.id from students own join accounts a on a.family_id = own.family_id
      where a.id = $1 and a.scope = 'parent'
      union select link.student_id from family_links link where link.account_id = $1)`;

const playOfPerson = playOf(CHILDREN);

const CHILDREN_SHOWN = 8;
const findChildIds = statement(
  { id: z.number() },
  `
    select s.id from students s where ${CHILDREN} and s.archived_at is null and not s.is_sandbox
    order by s.last_name, s.first_name, s.id limit ${CHILDREN_SHOWN}`,
);

const ownLicenses = statement(
  { used: z.number(), total: z.number() },
  `
    select coalesce(sum(l.used), 0)::bigint as used, coalesce(sum(l.quantity - l.expired), 0)::bigint as total
    from license_lots l where l.account_id = $1 and l.plan = 'individual'`,
);

const findPools = statement(
  poolRow,
  `
    select drawn.share as held, l.plan, g.name,${POOL_SUMS}
    from (${sharesOf('$1::bigint')}) drawn join license_lots l on l.id = drawn.lot_id
    left join groups g on g.id = l.group_id
    group by drawn.share, l.plan, g.name having sum(l.quantity - l.expired) > 0
    order by array_position(array['own', 'shared', 'pool'], drawn.share), l.plan, g.name`,
);

const findGroups = statement(
  { id: z.number(), name: z.string(), kind: z.enum(GROUP_KINDS), role: z.string() },
  `
    select g.id, g.name, g.kind, m.role from group_members m join groups g on g.id = m.group_id
    where m.account_id = $1 order by g.name`,
);

const findRelatives = statement(
  { id: z.number(), name: z.string() },
  `
    select other.id, ${spokenNameSql('other')} as name from accounts a
    join accounts other on other.family_id = a.family_id and other.id <> a.id
    where a.id = $1 order by other.last_name, other.first_name`,
);

const waitingForPerson = waitingOf('a.id = $1');

/** Letters that never went out, and children who were turned away, in the last thirty days. */
const countTrouble = statement(
  { failed: z.number(), turned_away: z.number() },
  `
    select (select count(*) from mails m join accounts a on a.username = m.recipient
        where a.id = $1 and m.status = 'failed' and m.created_at > $2::timestamptz - interval '30 days') as failed,
      (select count(distinct u.student_id) from unlicensed_logins u join students s on s.id = u.student_id
        where u.owner_id = $1 and u.on_day > $2::date - 30 and s.archived_at is null
          and coalesce(s.license_ends_on < $2::date, true)) as turned_away`,
);

/** One account, whole; 404 for staff, for children and for nobody. */
export async function describePerson(
  context: Context<typeof readPerson>,
): Promise<OutputOf<typeof readPerson>> {
  const { tx, input, actor, now } = context;
  const [person] = await findPerson(tx, input.id);
  if (person === undefined) throw Refusal.of('not-found');
  context.about({ type: 'account', id: person.id });
  const { id } = person;
  const today = dayIn(DEFAULT_TIME_ZONE, now);
  const [play] = await playOfPerson(tx, id, today);
  const [own] = await ownLicenses(tx, id);
  const [trouble] = await countTrouble(tx, id, now);
  if (play === undefined || own === undefined || trouble === undefined)
    throw new Error('counting always answers');
  return {
    data: {
      ...shown(person),
      relatives: await findRelatives(tx, id),
      groups: await findGroups(tx, id),
      facts: {
        ...play,
        own_used: own.used,
        own_total: own.total,
        last_seen_at: person.last_seen_at?.toISOString() ?? null,
      },
      child_ids: (await findChildIds(tx, id)).map((child) => child.id),
      pools: await findPools(tx, id, today),
      decisions: [
        ...(await waitingForPerson(tx, id)),
        ...unverified(person),
        ...counted('turned-away', trouble.turned_away),
        ...counted('letters-failed', trouble.failed),
      ],
      notes: await notesOf(tx, 'account', id, actor.id),
    },
  };
}

const unverified = ({ status }: Row<typeof personRow>): Decision[] =>
  status === 'not-verified' ? [{ kind: 'unverified', count: 1 }] : [];

function shown(person: Row<typeof personRow>) {
  const { has_clever, has_classlink, has_site_license_usage_report: _, ...row } = person;
  return {
    id: row.id,
    scope: row.scope,
    role: row.role,
    first_name: row.first_name,
    last_name: row.last_name,
    username: row.username,
    status: row.status,
    high_priority: row.high_priority,
    is_group_admin: row.is_group_admin,
    is_team_admin: row.is_team_admin,
    source: row.source,
    goal: row.goal,
    created_at: row.created_at.toISOString(),
    verified_at: row.verified_at?.toISOString() ?? null,
    reached_out_at: row.reached_out_at?.toISOString() ?? null,
    free_trial_ends_on: row.free_trial_ends_on,
    sign_on: [
      ...(has_clever ? (['clever'] as const) : []),
      ...(has_classlink ? (['classlink'] as const) : []),
    ],
    school: linkTo(row.school_id, row.school),
    school_typed: row.school_typed,
    district: linkTo(row.district_id, row.district),
    family: linkTo(row.family_id, row.family),
    invited_by: linkTo(row.inviter_id, row.inviter),
    invited: row.invited,
  };
}
