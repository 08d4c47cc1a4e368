import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { linkState } from '#platform/contract/links/code-links.ts';
import { spokenName } from '#platform/contract/names.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { rule } from '#platform/server/retention/rule.ts';
import { REPORTS } from '#product/play/rules/results/progress.ts';
import { featureOnSql } from '#product/schools/server/features/features.ts';
import type { ReportLink } from '../../links-contract.ts';

const listed = {
  id: z.number(),
  iteration: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  created_at: z.date(),
  ends_at: z.date(),
  revoked_at: z.nullable(z.date()),
  opened: z.number(),
  opened_at: z.nullable(z.date()),
};
const LISTED = `l.id, l.iteration, a.first_name, a.last_name, l.created_at, l.ends_at, l.revoked_at, l.opened, l.opened_at
    from report_links l join accounts a on a.id = l.account_id`;

export const findLinks = statement(
  listed,
  `
    select ${LISTED} where l.student_id = $1 and l.program = $2 and l.kind = $3 order by l.created_at desc, l.id desc`,
);

export const findLink = statement(listed, `select ${LISTED} where l.id = $1`);

export function shownLink(row: Row<typeof listed>, now: Date): ReportLink {
  const { first_name, last_name, revoked_at, created_at, ends_at, opened_at, ...link } = row;
  return {
    ...link,
    state: linkState({ ends_at, revoked_at }, now),
    made_by: spokenName({ first_name, last_name }),
    created_at: created_at.toISOString(),
    ends_at: ends_at.toISOString(),
    opened_at: opened_at?.toISOString() ?? null,
  };
}

export const countOpen = statement(
  { open: z.number() },
  `
    select count(*)::integer as open from report_links
    where student_id = $1 and program = $2 and kind = $3 and revoked_at is null and ends_at > $4`,
);

export const insertLink = statement(
  { id: z.number() },
  `
    insert into report_links (token_hash, student_id, program, kind, iteration, account_id, created_at, ends_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
);

/** Whose link it is, and whether it can still be ended. */
export const findStudentOf = statement(
  { student_id: z.number(), is_revoked: z.boolean() },
  'select student_id, revoked_at is not null as is_revoked from report_links where id = $1 for update',
);
export const setRevoked = statement('update report_links set revoked_at = $2, revoked_by = $3 where id = $1');

/** What was archived has no family waiting for a letter; and none opens where staff have switched links off. */
export const findByToken = statement(
  {
    id: z.number(),
    student_id: z.number(),
    program: z.enum(PROGRAM_IDS),
    kind: z.enum(REPORTS),
    iteration: z.number(),
    account_id: z.number(),
  },
  `
    select l.id, l.student_id, l.program, l.kind, l.iteration, l.account_id
    from report_links l join students s on s.id = l.student_id
    where l.token_hash = $1 and l.revoked_at is null and l.ends_at > $2 and s.archived_at is null
      and ${featureOnSql('letter-links', 's.school_id')}`,
);

export const countOpening = statement(
  'update report_links set opened = opened + 1, opened_at = $2 where id = $1',
);

/** Two days are over; that there was a link, and who opened it, is in the audit. */
export const LINKS_RULE = rule({
  table: 'report_links',
  clock: 't.ends_at',
  period: { days: 0 },
  every: 'hour',
  goes: 'delete from report_links',
});
