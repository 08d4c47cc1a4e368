import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Role } from '#product/access/rules/scopes.ts';
import { joinTeamsOf } from '#product/schools/server/group-membership.ts';
import { LINK_HOURS } from '../../rules/sign-in/login.ts';
import { cancelLinks } from '../session/links.ts';
import { endSessions, UNPROVEN } from '../session/sessions.ts';

/** Somebody whom others want as an educator. */
export type NewEducator = {
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  source: 'uber' | 'admin' | 'invite';
  schoolId: number | null;
  invitedBy: number | null;
  /** Of who invites them. */
  joinsTeams: boolean;
};

/**
 * An address that a payment named and nobody proved blocks no invitation, and is not given away either: the account
 * stays as it is, and what was asked for waits beside it until a letter's link is used. By that of the invitation the
 * account becomes the educator's, and whoever used it until then is out; by that of the purchase the invitation is void.
 * Null: it is no such address, or somebody else's invitation is on its way.
 */
export async function claimAddress(tx: Tx, educator: NewEducator, now: Date): Promise<number | null> {
  const { email, role, first_name, last_name, source, schoolId, invitedBy, joinsTeams } = educator;
  const [unproven] = await findUnproven(tx, email);
  if (unproven === undefined) return null;
  const past = new Date(now.getTime() - LINK_HOURS * 3_600_000);
  const claimed = await keepClaim(
    tx,
    unproven.id,
    role,
    first_name,
    last_name,
    source,
    schoolId,
    invitedBy,
    joinsTeams,
    now,
    past,
  );
  return claimed.length === 0 ? null : unproven.id;
}

const findUnproven = statement(
  { id: z.number() },
  `
    select a.id from accounts a
    where a.username = $1 and ${UNPROVEN} and a.scope = 'parent' and a.status <> 'deactivated' for update`,
);
const keepClaim = statement(`
    insert into address_claims as c (account_id, role, first_name, last_name, source, school_id, invited_by, joins_teams,
      created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (account_id) do update set role = excluded.role, first_name = excluded.first_name,
      last_name = excluded.last_name, source = excluded.source, school_id = excluded.school_id,
      invited_by = excluded.invited_by, joins_teams = excluded.joins_teams, created_at = excluded.created_at
    where c.invited_by is not distinct from excluded.invited_by or c.created_at < $10::timestamptz
    returning 1`);

/** What the activation page shows and judges of a claim, in the manner of an account that waits for its owner. */
export const findClaim = statement(
  {
    username: z.string(),
    first_name: z.string(),
    source: z.enum(['uber', 'admin', 'invite']),
    time_zone: z.nullable(z.string()),
    school_name: z.nullable(z.string()),
    district: z.nullable(z.string()),
  },
  `
    select a.username, c.first_name, c.source, s.time_zone, s.name as school_name, d.name as district
    from address_claims c join accounts a on a.id = c.account_id
    left join schools s on s.id = c.school_id left join districts d on d.id = s.district_id
    where c.account_id = $1 and ${UNPROVEN} and a.status <> 'deactivated'`,
);

/** The mailbox's owner took the invitation: the account is the invited one from now on, and still to be activated. */
export async function takeClaim(tx: Tx, accountId: number, now: Date): Promise<void> {
  const [claim] = await becomeInvited(tx, accountId, now);
  if (claim === undefined) return;
  await keepRequest(tx, accountId, now);
  await endSessions(tx, accountId);
  await cancelLinks(tx, accountId, now);
  if (claim.joins_teams) await joinTeamsOf(tx, claim.invited_by, accountId, now);
}

const becomeInvited = statement(
  { joins_teams: z.boolean(), invited_by: z.nullable(z.number()) },
  `
    with claim as (
      delete from address_claims where account_id = $1
      returning account_id, role, first_name, last_name, source, school_id, invited_by, joins_teams
    )
    update accounts a set scope = 'educator', role = claim.role, first_name = claim.first_name,
      last_name = claim.last_name, source = claim.source, school_id = claim.school_id, invited_by = claim.invited_by,
      status = 'not-activated', password_hash = null, known_before = true, address_proven_at = $2, updated_at = $2
    from claim where a.id = claim.account_id and ${UNPROVEN} and a.status <> 'deactivated'
    returning claim.joins_teams, claim.invited_by`,
);
const keepRequest = statement(`
    insert into account_requests (account_id, my_role, district, school, created_at)
    select a.id, a.role, coalesce(d.name, ''), coalesce(s.name, ''), $2 from accounts a
    left join schools s on s.id = a.school_id left join districts d on d.id = s.district_id
    where a.id = $1 on conflict do nothing`);
