import * as z from 'zod/mini';
import { LOCALES, type Locale } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { PostOffice } from '#platform/server/mail/mail.ts';
import type { Say } from '#platform/server/texts.ts';
import { SCOPES } from '#product/access/rules/scopes.ts';
import { accountZone } from '../time-zones/zones.ts';

/** What a slice needs that writes letters in whatever language their reader chose. */
export type LetterPorts = {
  post: PostOffice;
  sayFor: (brand: string, language: Locale) => Say;
  dashboardUrl: string;
};

const addresseeRow = {
  username: z.string(),
  first_name: z.string(),
  scope: z.enum(SCOPES),
  /** Null: as the brand speaks. */
  language: z.nullable(z.enum(LOCALES)),
  time_zone: z.string(),
  verified: z.boolean(),
};

const find = statement(
  addresseeRow,
  `
    select a.username, a.first_name, a.scope, a.language, ${accountZone()} as time_zone, a.status = 'verified' as verified
    from accounts a left join schools s on s.id = a.school_id where a.id = $1`,
);

/** Whom a letter is for, how they are called, and in which language and on whose calendar it is written. */
export async function findAddressee(
  tx: Tx,
  accountId: number,
): Promise<Row<typeof addresseeRow> | undefined> {
  const [person] = await find(tx, accountId);
  return person;
}
