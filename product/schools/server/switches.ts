import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';

export const switchSchoolFamilyFeelings = statement(
  'update schools set family_feelings = $2, updated_at = $3 where id = $1',
);

export const switchSchoolCheckIns = statement(
  'update schools set check_ins = $2, updated_at = $3 where id = $1',
);

/** From which day on who runs the group needs more than a password; null: from none. Answers whose it was that changed. */
export const setFactorDay = statement(
  { id: z.number() },
  `
    update groups set factor_from = $2, updated_at = $3
    where id = $1 and kind <> 'team' and factor_from is distinct from $2::date returning id`,
);
