import { call } from '#platform/web/api.ts';
import type { AfterTransfer } from '#product/rosters/web/transfer-all.tsx';
import { action, openAction } from '#ui/actions/action.ts';
import { movableLicenses, staffMovableLicenses, transferBetweenEducators } from '../admin-contract.ts';
import { PAID_PLANS, type PaidPlan } from '../rules/plans.ts';
import { educatorOwner } from '../staff-contract.ts';
import { countLicensesAnew } from './count-anew.ts';
import { count } from './plain-fields.ts';

const dialog = (plan: PaidPlan) =>
  ({
    title: `licensing.transfer-rest.${plan}`,
    submit: 'licensing.transfer.submit',
    fields: [count],
  }) as const;

const byAdmin = (plan: PaidPlan) =>
  action({
    ...dialog(plan),
    name: `transfer-rest-${plan}`,
    endpoint: transferBetweenEducators,
    text: 'licensing.transfer-rest.text-admin',
    refreshes: ['group-educators', 'educator-activity'],
  });

const byStaff = (plan: PaidPlan) =>
  action({
    ...dialog(plan),
    name: `uber-transfer-rest-${plan}`,
    endpoint: educatorOwner.transfer,
    text: 'licensing.transfer-rest.text',
    refreshes: ['educators', 'account-requests'],
  });

/**
 * Asked when somebody has taken all students: what is left of the licenses does not go with them by itself. One plan
 * after the other; who does not want the first is not asked for the second.
 */
async function offerEach(
  find: typeof movableLicenses,
  id: number,
  open: (plan: PaidPlan, left: number, next: () => void) => void,
): Promise<void> {
  // The students have gone, whatever comes of this: without an answer nothing is offered.
  const found = await call(find, { id }, { quiet: true }).catch(() => null);
  if (found === null) return;
  const plans = PAID_PLANS.filter((plan) => found.data[plan] > 0);
  const openFrom = (index: number): void => {
    const plan = plans[index];
    if (plan !== undefined) open(plan, found.data[plan], () => openFrom(index + 1));
  };
  openFrom(0);
}

/** By an admin: what came from the admin's groups. */
export const offerLicenses: AfterTransfer = ({ id, spoken_name: name }, to) => {
  void offerEach(movableLicenses, id, (plan, left, next) => {
    const onDone = (): void => {
      countLicensesAnew();
      next();
    };
    openAction(
      { ...byAdmin(plan), onDone },
      {
        values: { id, educator_id: to.id, plan, count: left },
        facts: { name: name ?? '', to: to.name, count: left },
      },
    );
  });
};

/** By staff: all that is not a gift. */
export const staffOfferLicenses: AfterTransfer = ({ id, spoken_name: name }, to) => {
  void offerEach(staffMovableLicenses, id, (plan, left, next) =>
    openAction(
      { ...byStaff(plan), onDone: next },
      {
        values: { id, account_id: to.id, plan, count: left },
        facts: { name: name ?? '', to: to.name, count: left },
      },
    ),
  );
};
