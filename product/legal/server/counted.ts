import { FREE_TRIAL_DAYS } from '#product/accounts/rules/free-trial.ts';
import { BACKUP_DAYS, DECIDE_DAYS, WAITING_DAYS } from '#product/child-data/rules/deletion/deletion.ts';
import { INDIVIDUAL_DAYS } from '#product/licensing/rules/plans.ts';

/** Days that the texts say and the product counts: who changes one gives the texts a new date. */
export const COUNTED = {
  trial_days: FREE_TRIAL_DAYS,
  license_days: INDIVIDUAL_DAYS,
  waiting_days: WAITING_DAYS,
  decide_days: DECIDE_DAYS,
  backup_days: BACKUP_DAYS,
} as const;
