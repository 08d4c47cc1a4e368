import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';

/** Whether somebody has read a report: on the screen, as a PDF, or many in one file. Staff who act as them have not. */
export function hasReadReportSql(account: string): string {
  return `exists (select from audit v where v.actor_id = ${account} and v.acting_as_by is null
    and v.action in ('report.read', 'report.download'))`;
}

/** Asked before the reading itself is kept. */
export const askHasRead = statement(
  { has_read: z.boolean() },
  `select ${hasReadReportSql('$1::bigint')} as has_read`,
);
