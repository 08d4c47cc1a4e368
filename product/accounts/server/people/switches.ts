import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';

/** What is switched on and off for accounts. Each answers whose it was that changed. */
export const switchClassCheckIns = statement(
  { id: z.number() },
  `
    update accounts set check_ins = $2, updated_at = $3 where id = $1 and check_ins <> $2 returning id`,
);
/** Of the parents of families: whether children whom they add later are asked. */
export const switchFamilyCheckIns = statement(`
    update accounts set check_ins = $2, updated_at = $3
    where scope = 'parent' and check_ins <> $2 and family_id = any($1::bigint[])`);
export const switchClassSounds = statement(
  { id: z.number() },
  `
    update accounts set play_sounds = $2, updated_at = $3 where id = $1 and play_sounds <> $2 returning id`,
);
export const switchAccountsDebugMode = statement(
  { id: z.number() },
  `
    update accounts set game_debug_mode = $2, updated_at = $3
    where id = any($1::bigint[]) and game_debug_mode <> $2 returning id`,
);

/** The day the dashboard counts down to. */
export const setTrialDay = statement(
  'update accounts set free_trial_ends_on = $2, updated_at = $3 where id = $1',
);
