import type { OutputOf } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import { suggestSchoolNames } from '#product/schools/server/school-matches.ts';
import type { findRequestSchools } from '../../contract.ts';
import { SCHOOLS_SUGGESTED, SUGGEST_FROM_LETTERS } from '../../rules/people/account-request.ts';
import { suggestionLimits } from '../../rules/sign-in/login.ts';

/** For visitors: names and places of schools, as they are on any sign at a school's door. */
export async function suggestRequestSchools(
  context: OwnTransactionContext<typeof findRequestSchools>,
): Promise<OutputOf<typeof findRequestSchools>> {
  const { input, db, now, clientKey, clientAddress } = context;
  if (input.q.length < SUGGEST_FROM_LETTERS) return { data: [] };
  const wait = await countAttempt(db, suggestionLimits(clientKey, clientAddress), now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  return context.transaction(async (tx) => ({
    data: await suggestSchoolNames(tx, input.q, SCHOOLS_SUGGESTED),
  }));
}
