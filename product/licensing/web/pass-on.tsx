import { ArrowRightLeft, Share } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EcommerceState } from '#product/accounts/rules/ecommerce.ts';
import { findColleagues } from '#product/rosters/contract.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { Button } from '#ui/parts/button.tsx';
import { transferOwnLicenses } from '../admin-contract.ts';
import { PAID_PLANS, type PaidPlan } from '../rules/plans.ts';
import { countLicensesAnew } from './count-anew.ts';
import { count, plan } from './plain-fields.ts';

/** Only the kinds there are can be chosen, and where there is one it is not asked for. */
const transferOwn = (held: readonly PaidPlan[]) =>
  action({
    name: 'transfer-own-licenses',
    endpoint: transferOwnLicenses,
    title: 'licensing.transfer-own.title',
    text: `licensing.transfer-own.text-${held.length === 1 ? held[0] : 'both'}`,
    submit: 'licensing.transfer-own.submit',
    fields: [
      { name: 'educator_id', kind: 'autocomplete', label: 'licensing.fields.educator', find: findColleagues },
      ...(held.length > 1 ? [plan] : []),
      count,
    ],
    refreshes: ['group-educators'],
    onDone: countLicensesAnew,
  });

/** The dialog comes with the forms of the list of educators: there it can be done, too. */
async function openShareOut(): Promise<void> {
  try {
    const { shareOutToAny } = await import('./educator-licenses.tsx');
    openAction(shareOutToAny, { values: { plan: 'individual' } });
  } catch {
    window.location.assign('/educator/educators');
  }
}

type ToPassOn = EcommerceState['purchases']['to_pass_on'];

/** What can be done with these licenses for others: own ones go to a colleague, a group's are shared out. */
export function PassOnButtons({ toPassOn }: { toPassOn: ToPassOn }) {
  const { t } = useTranslation();
  const { individual, site, groups } = toPassOn;
  const held = PAID_PLANS.filter((one) => toPassOn[one] > 0);
  const [first] = held;
  return (
    <>
      {groups > 0 && (
        <Button variant="outline" icon={<Share />} onClick={() => void openShareOut()}>
          {t('licensing.menu.share-out')}
        </Button>
      )}
      {first !== undefined && (
        <Button
          variant="outline"
          icon={<ArrowRightLeft />}
          onClick={() =>
            openAction(transferOwn(held), { values: { plan: first }, facts: { individual, site } })
          }
        >
          {t('licensing.menu.transfer')}
        </Button>
      )}
    </>
  );
}
