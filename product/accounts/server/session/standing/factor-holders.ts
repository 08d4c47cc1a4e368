import * as z from 'zod/mini';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

/** SQL: whether an account has a passkey, or an app that shows codes. */
export const hasFactorSql = (account: string): string => `(
        exists (select from passkeys k where k.account_id = ${account}.id)
        or exists (select from code_apps k where k.account_id = ${account}.id and k.confirmed_at is not null))`;

/** SQL: where a group `run` lies; a team lies where the account that runs it works. */
export const PLACE_OF_RUN = (account: string): string => `
        left join schools place on place.id = case when run.kind = 'team' then ${account}.school_id else run.school_id end`;

/** SQL: whether a group's word reaches who runs the group `run`: their own, and the one around them. Teams have no say. */
export const ASKS = (group: string): string => `(${group}.kind <> 'team' and (${group}.id = run.id
          or run.kind = 'team' and ${group}.kind = 'school' and ${group}.school_id = place.id
          or ${group}.kind = 'district' and ${group}.district_id = coalesce(run.district_id, place.district_id)))`;

/** SQL: from which day on who runs groups needs one: by the word of the group, or of what it lies in. */
const factorFromSql = (account: string): string => `(
        select min(asks.factor_from) from group_members runs
        join groups run on run.id = runs.group_id
        ${PLACE_OF_RUN(account)}
        join groups asks on asks.factor_from is not null and ${ASKS('asks')}
        where runs.account_id = ${account}.id and runs.role in ('owner', 'admin'))`;

/**
 * For statements that name the account `a` and join whether it runs groups as `g`: only who may have to have a factor is
 * looked at closer, since every request asks.
 */
export const FACTOR_COLUMNS = `
      case when a.scope = 'uber' or g.is_group_admin or g.is_team_admin then ${hasFactorSql('a')} else true end as has_factor,
      case when g.is_group_admin or g.is_team_admin then ${factorFromSql('a')} end as factor_from`;

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
