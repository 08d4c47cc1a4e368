import { ArrowRightLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
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

export function TransferOwnButton() {
  const { t } = useTranslation();
  return (
    <Button
      size="sm"
      variant="outline"
      icon={<ArrowRightLeft />}
      onClick={() => openAction(transferOwn, { values: { plan: 'individual' } })}
    >
      {t('licensing.menu.transfer')}
    </Button>
  );
}
