import * as z from 'zod/mini';
import { linkState } from '#platform/contract/links/code-links.ts';
import { spokenName } from '#platform/contract/names.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { rule } from '#platform/server/retention/rule.ts';
import type { PacketLink } from '../../packets-contract.ts';

const listed = {
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  created_at: z.date(),
  ends_at: z.date(),
  revoked_at: z.nullable(z.date()),
  opened: z.number(),
};
const LISTED = `l.id, a.first_name, a.last_name, l.created_at, l.ends_at, l.revoked_at, l.opened
    from packet_links l join accounts a on a.id = l.account_id`;

export const findLinks = statement(
  listed,
  `
    select ${LISTED} where l.quote_id = $1 order by l.created_at desc, l.id desc limit 50`,
);
export const findLink = statement(listed, `select ${LISTED} where l.id = $1`);

export function shownLink(row: Row<typeof listed>, now: Date): PacketLink {
  const { first_name, last_name, revoked_at, created_at, ends_at, ...link } = row;
  return {
    ...link,
    state: linkState({ ends_at, revoked_at }, now),
    made_by: spokenName({ first_name, last_name }),
    created_at: created_at.toISOString(),
    ends_at: ends_at.toISOString(),
  };
}

export const countOpen = statement(
  { open: z.number() },
  `
    select count(*)::integer as open from packet_links
    where quote_id = $1 and revoked_at is null and ends_at > $2`,
);

export const insertLink = statement(
  { id: z.number() },
  `
    insert into packet_links (token_hash, quote_id, account_id, created_at, ends_at)
    values ($1, $2, $3, $4, $5) returning id`,
);

/** Whose quote it opens, and whether it can still be ended. */
export const findQuoteOf = statement(
  { quote_id: z.number(), is_revoked: z.boolean() },
  'select quote_id, revoked_at is not null as is_revoked from packet_links where id = $1 for update',
);
export const setRevoked = statement('update packet_links set revoked_at = $2, revoked_by = $3 where id = $1');

export const findByToken = statement(
  { id: z.number(), quote_id: z.number(), account_id: z.number(), ends_at: z.date() },
  `
    select id, quote_id, account_id, ends_at from packet_links
    where token_hash = $1 and revoked_at is null and ends_at > $2`,
);

export const countOpening = statement(
  'update packet_links set opened = opened + 1, opened_at = $2 where id = $1',
);

/** What is over stands in the audit. */
export const PACKETS_RULE = rule({
  table: 'packet_links',
  clock: 't.ends_at',
  period: { days: 0 },
  every: 'hour',
  goes: 'delete from packet_links',
});
