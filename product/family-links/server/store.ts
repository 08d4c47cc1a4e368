import * as z from 'zod/mini';
import { dayIn } from '#platform/contract/days.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { rule } from '#platform/server/retention/rule.ts';
import type { FamilyInvite } from '../contract.ts';

const DAY = 86_400_000;

const listed = { id: z.number(), made_by: z.string(), created_at: z.date(), ends_at: z.date() };
const LISTED = `i.id, ${spokenNameSql('a')} as made_by, i.created_at, i.ends_at
    from family_invites i join accounts a on a.id = i.made_by`;

export const findOpen = statement(
  listed,
  `
    select ${LISTED} where i.student_id = $1 and i.used_at is null and i.revoked_at is null and i.ends_at > $2
    order by i.created_at desc, i.id desc`,
);
export const findInvite = statement(listed, `select ${LISTED} where i.id = $1`);

export function shownInvite(
  { created_at, ends_at, ...invite }: Row<typeof listed>,
  timeZone: string,
): FamilyInvite {
  const last_day = dayIn(timeZone, new Date(ends_at.getTime() - DAY));
  return { ...invite, created_at: created_at.toISOString(), last_day };
}

export const insertInvite = statement(
  { id: z.number() },
  `
    insert into family_invites (student_id, code_hash, made_by, created_at, ends_at)
    values ($1, $2, $3, $4, $5) returning id`,
);

export const lockInvite = statement(
  { student_id: z.number(), is_over: z.boolean() },
  `
    select student_id, used_at is not null or revoked_at is not null as is_over
    from family_invites where id = $1 for update`,
);
export const setRevoked = statement(
  'update family_invites set revoked_at = $2, revoked_by = $3 where id = $1',
);

/** Locked: of two who enter it at once, the second finds it used. */
export const lockByCode = statement(
  { id: z.number(), student_id: z.number(), made_by: z.number() },
  `
    select id, student_id, made_by from family_invites
    where code_hash = any($1::bytea[]) and used_at is null and revoked_at is null and ends_at > $2 for update`,
);
export const setUsed = statement('update family_invites set used_at = $2 where id = $1');

/** Whose address it is. */
export const findHolder = statement(
  { id: z.number(), scope: z.string(), may_log_in: z.boolean() },
  "select id, scope, status not in ('not-activated', 'deactivated') as may_log_in from accounts where username = $1",
);
export const findHolderById = statement({ scope: z.string() }, 'select scope from accounts where id = $1');

export const findAdults = statement(
  { id: z.number(), name: z.string(), username: z.string(), created_at: z.date() },
  `
    select l.id, ${spokenNameSql('a')} as name, a.username, l.created_at
    from family_links l join accounts a on a.id = l.account_id join students s on s.id = l.student_id
    where l.student_id = $1 and l.school_id = s.school_id and a.status <> 'deactivated'
    order by a.last_name, a.first_name, l.id`,
);

/** What another school once gave is given anew. */
export const insertLink = statement(
  { id: z.number() },
  `
    insert into family_links as l (student_id, account_id, school_id, invite_id, created_at)
    values ($1, $2, $3, $4, $5)
    on conflict (student_id, account_id) do update
    set school_id = excluded.school_id, invite_id = excluded.invite_id, created_at = excluded.created_at
    where l.school_id <> excluded.school_id returning id`,
);

export const findLink = statement(
  { student_id: z.number() },
  'select student_id from family_links where id = $1',
);
export const deleteLink = statement(
  { id: z.number() },
  'delete from family_links where id = $1 returning id',
);
export const deleteOwnLink = statement(
  { id: z.number() },
  'delete from family_links where student_id = $1 and account_id = $2 returning id',
);

/** That there was a code, and who used it, is in the audit. */
export const INVITES_RULE = rule({
  table: 'family_invites',
  clock: 't.ends_at',
  period: { days: 0 },
  every: 'hour',
  goes: 'delete from family_invites',
});

/** In the same moment as what was agreed to takes place. */
export const insertConsent = statement(
  'insert into family_consents (account_id, text, version, language, agreed_at) values ($1, $2, $3, $4, $5)',
);
