import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { SCOPES } from '#product/access/rules/scopes.ts';
import { FACTOR_COLUMNS } from './factor-holders.ts';
import { GROUP_ADMIN_COLUMNS, JOIN_GROUP_ADMIN, MAY_RUN_SOMETHING } from './group-admins.ts';

/** What of an account follows from its groups and licenses, and whether it has the factor that it may need. */
const standing = {
  is_group_admin: z.boolean(),
  is_team_admin: z.boolean(),
  has_site_license_usage_report: z.boolean(),
  has_factor: z.boolean(),
  factor_from: z.nullable(z.string()),
};

/** With the scope that goes with it: who is no longer staff at the closer look is none for the request. */
const looked = { account_id: z.number(), scope: z.enum(SCOPES), ...standing };

type Looked = Row<typeof looked>;

/** Of a student, and of most accounts. */
export const ORDINARY: Row<typeof standing> = {
  is_group_admin: false,
  is_team_admin: false,
  has_site_license_usage_report: false,
  has_factor: true,
  factor_from: null,
};

/** SQL: whether the standing of an account `a` may be another than that of most people. */
export const IS_LOOKED_AT_CLOSER = `(a.scope = 'uber' or ${MAY_RUN_SOMETHING})`;

const findAll = statement(
  looked,
  `
    select a.id as account_id, a.scope,${FACTOR_COLUMNS},${GROUP_ADMIN_COLUMNS}
    from accounts a${JOIN_GROUP_ADMIN}
    where a.id = any((select $1::bigint[])::bigint[])`,
);

/**
 * Of those accounts alone that are to be looked at closer: merely to set the question up takes longer than all else that
 * every request asks. Whoever is gone meanwhile is not among them.
 */
export async function findStandings(
  tx: Tx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, Looked>> {
  const rows = accountIds.length === 0 ? [] : await findAll(tx, accountIds);
  return new Map(rows.map((row) => [row.account_id, row]));
}
