/**
 * Which lots of licenses somebody can draw on, as SQL for every screen that counts them: one definition, so that home,
 * lists, report and dialogs give one number for one thing.
 */
const SHARES = ['own', 'shared', 'pool'] as const;
/** Own: granted to the person. Shared: handed on by somebody, or a site license they were given access to. */
type Share = (typeof SHARES)[number];

/**
 * The lots each of these people can draw on: their own, site licenses of others they were given access to, and the
 * pools of groups they are in. Takes an array of account ids. Whether a lot is open today is for the rules.
 */
export function drawableLots(payers: string): string {
  return `
    select l.account_id as payer_id, l.id as lot_id,
      case l.plan when 'individual' then 'own-individual' when 'site' then 'own-site' else 'trial' end as source,
      case when l.id = l.root_id then 'own' else 'shared' end as share
    from license_lots l where l.account_id = any(${payers})
    union all
    select access.educator_id, l.id, 'own-site', 'shared'
    from site_access access
    join license_lots l on l.plan = 'site'
      and (l.account_id = access.account_id or l.group_id = access.group_id)
    where access.educator_id = any(${payers})
    union all
    select member.account_id, l.id, 'pool', 'pool'
    from group_members member
    join groups pool on pool.id = member.group_id and pool.pool_on
    join license_lots l on l.group_id = pool.id
    where member.account_id = any(${payers})`;
}

/** The same of one person, each lot once: by the nearest way to it. */
export function sharesOf(account: string): string {
  return `select distinct on (open.lot_id) open.lot_id, open.share from (${drawableLots(`array[${account}]`)}) open
    order by open.lot_id, array_position(array['own', 'shared', 'pool'], open.share)`;
}

/** Paid lots `paid` that somebody can draw on today, each with how they come to it. */
const openToday = (account: string): string => `(${sharesOf(account)}) drawn
    join license_lots paid on paid.id = drawn.lot_id and paid.plan <> 'free-trial'
      and paid.starts_on <= current_date and coalesce(paid.ends_on >= current_date, true)`;

/** How many paid licenses somebody has left to give today, own or shared. For the rows of a page only. */
export function leftOf(account: string, share: Exclude<Share, 'pool'>): string {
  return `(select coalesce(sum(paid.remaining), 0)::bigint from ${openToday(account)}
    where drawn.share = '${share}')`;
}

/**
 * The pools of one plan that somebody can draw on today, each by its name with what is left in it: Aspen: 7, Maple: 94.
 * Pools are never added up: what is one group's is not the other's. For the rows of a page only.
 */
export function poolsLeft(account: string, plan: 'individual' | 'site'): string {
  return `(select string_agg(pool.name || ': ' || pool.remaining, ', ' order by lower(pool.name), pool.id) from (
      select g.id, g.name, sum(paid.remaining) as remaining from ${openToday(account)}
      join groups g on g.id = paid.group_id
      where drawn.share = 'pool' and paid.plan = '${plan}' group by g.id
    ) pool)`;
}
