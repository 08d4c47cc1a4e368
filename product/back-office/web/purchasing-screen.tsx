import { useTranslation } from 'react-i18next';
import { attentionTab } from '#product/purchasing/web/staff/attention-tab.tsx';
import { staffOrderTabs } from '#product/purchasing/web/staff/staff-orders-tabs.tsx';
import { staffQuotesTab } from '#product/purchasing/web/staff/staff-quotes-tab.tsx';
import { TableTabs } from '#ui/table/table-tabs.tsx';

/** What was quoted, what was ordered, and what waits to be granted. */
export function PurchasingScreen() {
  const { t } = useTranslation();
  const [purchaseOrders, orders] = staffOrderTabs(t);
  return (
    <TableTabs
      id="uber-purchasing"
      title={t('purchasing-quotes.staff.title')}
      tabs={[purchaseOrders, staffQuotesTab(t), orders, attentionTab(t)]}
    />
  );
}
