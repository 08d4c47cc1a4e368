import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { runsIn } from '#product/licensing/server/usage-report/reach.ts';
import { GROUP_KINDS } from '#product/schools/rules/groups.ts';
import { schoolYearOf } from '#product/schools/rules/school-years.ts';
import type { readSchool } from '../../pages-contract.ts';
import { notesOf } from './notes.ts';
import { counted, linkTo, POOL_SUMS, playOf, poolRow, waitingOf } from './shared.ts';

const findSchool = statement(
  {
    id: z.number(),
    name: z.string(),
    prefix: z.string(),
    state: z.string(),
    time_zone: z.string(),
    check_ins: z.boolean(),
    created_at: z.date(),
    district_id: z.nullable(z.number()),
    district: z.nullable(z.string()),
    sign_on: z.array(z.enum(['clever', 'classlink'])),
    educators: z.number(),
    teachers: z.number(),
    unverified: z.number(),
  },
  `
    select s.id, s.name, s.prefix, s.state, s.time_zone, s.check_ins, s.created_at, d.id as district_id, d.name as district,
      array(select distinct t.provider from sign_on_tenants t
        where t.school_id = s.id or t.district_id = s.district_id order by t.provider desc) as sign_on,
      (select count(*) from accounts a where a.school_id = s.id and a.scope = 'educator' and a.status <> 'deactivated')
        as educators,
      (select count(distinct c.owner_id) from students c where c.school_id = s.id and c.archived_at is null and not c.is_sandbox)
        as teachers,
      (select count(*) from accounts a where a.school_id = s.id and a.status = 'not-verified') as unverified
    from schools s left join districts d on d.id = s.district_id where s.id = $1`,
);

const playOfSchool = playOf('s.school_id = $1');

const findGroups = statement(
  {
    id: z.number(),
    name: z.string(),
    kind: z.enum(GROUP_KINDS),
    owner_id: z.nullable(z.number()),
    owner: z.nullable(z.string()),
  },
  `
    select g.id, g.name, g.kind, o.id as owner_id, ${spokenNameSql('o')} as owner from groups g
    left join group_members m on m.group_id = g.id and m.role = 'owner' left join accounts o on o.id = m.account_id
    where g.school_id = $1 or g.district_id = (select s.district_id from schools s where s.id = $1)
    order by g.kind desc, g.name limit 20`,
);

/** The pools of its groups, each by itself, and what its educators have in their own hands, together. */
const findPools = statement(
  poolRow,
  `
    select case when g.id is null then 'own' else 'pool' end as held, l.plan, g.name,${POOL_SUMS}
    from license_lots l left join groups g on g.id = l.group_id
    where (l.group_id in (select id from groups where school_id = $1)
        or l.account_id in (select id from accounts where school_id = $1 and scope = 'educator'))
      and l.plan <> 'free-trial'
    group by g.id, g.name, l.plan having sum(l.quantity - l.expired) > 0
    order by g.name is null, g.name, l.plan`,
);

const sums = (plan: string, whose: string, name: string): string => `
      coalesce(sum(l.used) filter (where l.plan = '${plan}' and ${whose}), 0)::bigint as ${name}_used,
      coalesce(sum(l.quantity - l.expired) filter (where l.plan = '${plan}' and ${whose}), 0)::bigint as ${name}_total`;

/** As the school's admin reads them in the usage report of the school year: plans are never added up. */
const countLicenses = statement(
  {
    site_used: z.number(),
    site_total: z.number(),
    individual_used: z.number(),
    individual_total: z.number(),
  },
  `
    select ${sums('site', 'true', 'site')}, ${sums('individual', 'l.account_id is not null', 'individual')}
    from license_lots l
    where (l.group_id in (select id from groups where school_id = $1)
        or l.account_id in (select id from accounts where school_id = $1 and scope = 'educator'))
      and ${runsIn('l', '$2::int')}`,
);

const findUploads = statement(
  { id: z.number(), name: z.string() },
  `
    select u.id, u.file_name as name from uploads u
    where u.school_id = $1 and u.status in ('ready', 'mapping', 'failed') and u.created_at > $2::timestamptz - interval '30 days'
    order by u.created_at desc limit 3`,
);

const waitingForSchool = waitingOf("a.school_id = $1 and a.scope = 'educator'");

export async function describeSchool(
  context: Context<typeof readSchool>,
): Promise<OutputOf<typeof readSchool>> {
  const { tx, input, actor, now } = context;
  const [school] = await findSchool(tx, input.id);
  if (school === undefined) throw Refusal.of('not-found');
  context.about({ type: 'school', id: school.id });
  const { district_id, district, created_at, educators, teachers, unverified, ...row } = school;
  const today = dayIn(DEFAULT_TIME_ZONE, now);
  const [play] = await playOfSchool(tx, row.id, today);
  if (play === undefined) throw new Error('counting always answers');
  const [licenses] = await countLicenses(tx, row.id, schoolYearOf(today));
  if (licenses === undefined) throw new Error('counting always answers');
  const uploads = await findUploads(tx, row.id, now);
  return {
    data: {
      ...row,
      created_at: created_at.toISOString(),
      district: linkTo(district_id, district),
      groups: (await findGroups(tx, row.id)).map(({ owner_id, owner, ...group }) => ({
        ...group,
        owner: linkTo(owner_id, owner),
      })),
      facts: { ...play, educators, teachers, ...licenses },
      pools: await findPools(tx, row.id, today),
      decisions: [
        ...(await waitingForSchool(tx, row.id)),
        ...counted('unverified', unverified),
        ...uploads.map((upload) => ({ kind: 'upload' as const, ...upload })),
      ],
      notes: await notesOf(tx, 'school', row.id, actor.id),
    },
  };
}
