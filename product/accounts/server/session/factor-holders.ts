import * as z from 'zod/mini';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

/** SQL: whether an account has a passkey, or an app that shows codes. */
export const hasFactorSql = (account: string): string => `(
        exists (select from passkeys k where k.account_id = ${account}.id)
        or exists (select from code_apps k where k.account_id = ${account}.id and k.confirmed_at is not null))`;

/**
 * SQL: from which day on who runs the groups of the account's schools and districts needs one: by the word of the group,
 * or of the district around it. Teams have no say, and are not asked.
 */
const factorFromSql = (account: string): string => `(
        select min(asks.factor_from) from group_members runs
        join groups run on run.id = runs.group_id and run.kind <> 'team'
        left join schools place on place.id = run.school_id
        join groups asks on asks.factor_from is not null and (asks.id = run.id
          or asks.kind = 'district' and asks.district_id = coalesce(run.district_id, place.district_id))
        where runs.account_id = ${account}.id and runs.role in ('owner', 'admin'))`;

/**
 * For statements that name the account `a` and join whether it runs groups as `g`: only who may have to have a factor is
 * looked at closer, since every request asks.
 */
export const FACTOR_COLUMNS = `
      case when a.scope = 'uber' or g.is_group_admin then ${hasFactorSql('a')} else true end as has_factor,
      case when g.is_group_admin then ${factorFromSql('a')} end as factor_from`;

const findHolder = statement(
  { has_factor: z.boolean(), factor_from: z.nullable(z.string()) },
  `select ${hasFactorSql('a')} as has_factor, ${factorFromSql('a')} as factor_from from accounts a where a.id = $1`,
);

/** Whether somebody has one, and from which day on their groups ask for it. */
export async function factorHolder(
  tx: Tx,
  accountId: number,
): Promise<{ hasFactor: boolean; groupsFrom: string | null }> {
  const [holder] = await findHolder(tx, accountId);
  return { hasFactor: holder?.has_factor ?? false, groupsFrom: holder?.factor_from ?? null };
}

/** Who has a factor proves by it: the password that a form asks for is not enough of a proof for them. */
export async function requireFactorProof(
  tx: Tx,
  accountId: number,
  hasProved: () => Promise<boolean>,
): Promise<void> {
  const { hasFactor } = await factorHolder(tx, accountId);
  if (hasFactor && !(await hasProved())) throw Refusal.of('step-up-required');
}
