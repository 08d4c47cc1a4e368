import { listedNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { wordsIn } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import type {
  giftInvitersTable,
  giftInvitesTable,
  outOfLicenseEducatorsTable,
  outOfLicenseStudentsTable,
} from '../../metrics-contract.ts';

/** A student comes once a day at most: the two make the line's number. */
const LINE = "(u.student_id * 100000 + (u.on_day - date '2000-01-01'))";

export const outOfLicenseStudents: TableSource<typeof outOfLicenseStudentsTable> = {
  from: 'unlicensed_logins u join students s on s.id = u.student_id',
  id: LINE,
  person: 's.id',
  scope: () => 'true',
  joins: {
    owner: 'join accounts o on o.id = u.owner_id',
    school: 'left join schools sc on sc.id = s.school_id',
  },
  columns: {
    on_day: 'u.on_day',
    student: spokenNameSql('s'),
    educator: { sql: spokenNameSql('o'), join: 'owner' },
    school: { sql: 'sc.name', join: 'school' },
    times: 'u.times',
    last_at: 'u.last_at',
    license_ends_on: 's.license_ends_on',
  },
  filters: { educator: { where: wordsIn('o.search'), join: 'owner' }, school_id: 's.school_id' },
  wide: true,
};

const WITHOUT = `st.owner_id = a.id and st.archived_at is null
  and (st.license_ends_on is null or st.license_ends_on < current_date)`;

/** Nothing of the own, of a site license they have access to, or of a pool. What is over was written off. */
const NOTHING_TO_GIVE = `
  not exists (select from license_lots l where l.account_id = a.id and l.remaining > 0)
  and not exists (select from site_access x join license_lots l
    on l.plan = 'site' and (l.account_id = x.account_id or l.group_id = x.group_id)
    where x.educator_id = a.id and l.remaining > 0)
  and not exists (select from group_members m join groups pool on pool.id = m.group_id and pool.pool_on
    join license_lots l on l.group_id = pool.id where m.account_id = a.id and l.remaining > 0)`;

export const outOfLicenseEducators: TableSource<typeof outOfLicenseEducatorsTable> = {
  from: 'accounts a',
  id: 'a.id',
  scope: () => `a.scope = 'educator' and a.status in ('not-verified', 'on-hold', 'verified')
    and exists (select from students st where ${WITHOUT}) and ${NOTHING_TO_GIVE}`,
  joins: { school: 'left join schools sc on sc.id = a.school_id' },
  columns: {
    name: listedNameSql('a'),
    username: 'a.username',
    school: { sql: 'sc.name', join: 'school' },
    students: '(select count(*) from students st where st.owner_id = a.id and st.archived_at is null)',
    unlicensed: `(select count(*) from students st where ${WITHOUT})`,
    turned_away: `(select count(distinct u.student_id) from unlicensed_logins u
      where u.owner_id = a.id and u.on_day > current_date - 30)`,
    free_trial_ends_on: 'a.free_trial_ends_on',
  },
  sorts: { name: ['a.last_name', 'a.first_name'] },
  filters: { name: wordsIn('a.search'), school_id: 'a.school_id' },
  wide: true,
};

/** Parents invite each other into their family: that gives nothing. */
const INVITES = "a.scope = 'educator' and i.scope = 'educator'";

export const giftInvites: TableSource<typeof giftInvitesTable> = {
  from: 'accounts a join accounts i on i.id = a.invited_by',
  id: 'a.id',
  scope: () => INVITES,
  joins: { gift: 'left join gifts g on g.invitee_id = a.id' },
  columns: {
    invited_at: 'a.created_at',
    inviter: spokenNameSql('i'),
    invitee: spokenNameSql('a'),
    invitee_username: 'a.username',
    status: 'a.status',
    verified_at: 'a.verified_at',
    inviter_quantity: { sql: 'coalesce(g.inviter_quantity, 0)', join: 'gift' },
    invitee_quantity: { sql: 'coalesce(g.invitee_quantity, 0)', join: 'gift' },
  },
  filters: { inviter: wordsIn('i.search'), invitee: wordsIn('a.search') },
};

const sum = (name: string) => ({ sql: `sums.${name}`, join: 'sums' });

export const giftInviters: TableSource<typeof giftInvitersTable> = {
  from: 'accounts i',
  id: 'i.id',
  scope: () =>
    `i.scope = 'educator' and exists (select from accounts a where a.invited_by = i.id and ${INVITES})`,
  joins: {
    school: 'left join schools sc on sc.id = i.school_id',
    sums: `cross join lateral (
      select count(*) as invited, count(*) filter (where a.verified_at is not null) as verified,
        coalesce(sum(g.inviter_quantity), 0)::bigint as inviter_quantity,
        coalesce(sum(g.invitee_quantity), 0)::bigint as invitee_quantity, max(a.created_at) as last_invited_at
      from accounts a left join gifts g on g.invitee_id = a.id
      where a.invited_by = i.id and ${INVITES}
    ) sums`,
  },
  columns: {
    inviter: spokenNameSql('i'),
    school: { sql: 'sc.name', join: 'school' },
    invited: sum('invited'),
    verified: sum('verified'),
    inviter_quantity: sum('inviter_quantity'),
    invitee_quantity: sum('invitee_quantity'),
    last_invited_at: sum('last_invited_at'),
  },
  sorts: { inviter: ['i.last_name', 'i.first_name'] },
  filters: { inviter: wordsIn('i.search') },
};
