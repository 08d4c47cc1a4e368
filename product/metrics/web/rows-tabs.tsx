import { useTranslation } from 'react-i18next';
import { PersonLink } from '#product/accounts/web/people/page-links.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import {
  countedAccountsTable,
  countedChildrenTable,
  countedPaymentsTable,
  countedPlansTable,
} from '../rows-contract.ts';

const ACCOUNT_CELLS = { name: PersonLink };

/** What figures are counted from: opened by a figure with its filters, or looked through. */
export function AccountRows() {
  const empty = useEmpty();
  return <TablePage table={countedAccountsTable} cells={ACCOUNT_CELLS} empty={empty} />;
}

export function PlanRows() {
  const empty = useEmpty();
  return <TablePage table={countedPlansTable} empty={empty} />;
}

export function PaymentRows() {
  const empty = useEmpty();
  return <TablePage table={countedPaymentsTable} empty={empty} />;
}

export function ChildRows() {
  const empty = useEmpty();
  return <TablePage table={countedChildrenTable} empty={empty} />;
}

function useEmpty() {
  const { t } = useTranslation();
  return { title: t('metrics.no-rows') };
}
