import { UNVERIFIED_STUDENT_LIMIT } from '#product/accounts/rules/free-trial.ts';
import type { LicenseOffice } from '#product/accounts/server/session/ports.ts';
import { TRIAL_QUANTITY } from '../rules/plans.ts';
import { type GiftSizes, giftOffer, giveGifts } from './gifts.ts';
import { ecommerceOf } from './ledger/ecommerce.ts';
import { operate } from './ledger/operations.ts';
import { endSiteAccess } from './site-access.ts';
import { admitStudent } from './students/admit.ts';
import { lockTrials, setTrial } from './students/trial.ts';
import { elsewhereUsedThisYear, siteUsedThisYear } from './usage-report/tables.ts';

/** What accounts ask of licensing. */
export function licenseOffice(gifts: GiftSizes): LicenseOffice {
  return {
    ecommerceOf,
    admits: admitStudent,
    endSiteAccess,
    siteUsed: siteUsedThisYear,
    elsewhereUsed: elsewhereUsedThisYear,
    verified: (tx, accountIds, now) => giveGifts(tx, accountIds, gifts, now),
    giftOffer: (tx, actor, now) => giftOffer(tx, actor, gifts, now),
    async setTrials(tx, trials, { actor, now, operation: name }) {
      if (trials.length > 1) {
        await lockTrials(
          tx,
          trials.map(({ accountId }) => accountId),
        );
      }
      for (const { accountId, endsOn, issuer, verified } of trials) {
        const operationId = `${name}:${accountId}`;
        const quantity = verified ? TRIAL_QUANTITY : UNVERIFIED_STUDENT_LIMIT;
        await operate(
          { tx, kind: 'trial', actor, now, operationId },
          () => null,
          async (operation) => {
            await setTrial(operation, { accountId, endsOn, quantity, issuer });
            return null;
          },
        );
      }
    },
  };
}
