import { ArrowRightLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#product/accounts/web/session.ts';
import { findColleagues } from '#product/rosters/contract.ts';
import { action, openAction } from '#ui/action.ts';
import { Button } from '#ui/button.tsx';
import { transferOwnLicenses } from '../admin-contract.ts';
import { countLicensesAnew } from './count-anew.ts';
import { count, plan } from './plain-fields.ts';

const transferOwn = action({
  name: 'transfer-own-licenses',
  endpoint: transferOwnLicenses,
  title: 'licensing.transfer-own.title',
  text: 'licensing.transfer-own.text',
  submit: 'licensing.transfer-own.submit',
  fields: [
    { name: 'educator_id', kind: 'autocomplete', label: 'licensing.fields.educator', find: findColleagues },
    plan,
    count,
  ],
  refreshes: ['group-educators'],
  onDone: countLicensesAnew,
});

/** What there is to pass on. */
function ownPlan(): 'individual' | 'site' {
  const purchases = useSession.getState().ecommerce?.purchases;
  return purchases?.individual.remaining === 0 && purchases.site.remaining > 0 ? 'site' : 'individual';
}

export function TransferOwnButton() {
  const { t } = useTranslation();
  return (
    <Button
      size="sm"
      variant="outline"
      icon={<ArrowRightLeft />}
      onClick={() => openAction(transferOwn, { values: { plan: ownPlan() } })}
    >
      {t('licensing.menu.transfer')}
    </Button>
  );
}
