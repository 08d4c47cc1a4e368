import { useTranslation } from 'react-i18next';
import {
  ecommerceTab,
  giftInvitersTab,
  giftInvitesTab,
  outOfLicenseEducatorsTab,
  outOfLicenseStudentsTab,
  staffProgramsTab,
  staffTransfersTab,
} from '#product/licensing/web/histories/staff-tabs.tsx';
import { TableTabs } from '#ui/table/table-tabs.tsx';

/** Who is out of licenses, what invitations gave, and everything that happened to licenses. */
export function MetricsScreen() {
  const { t } = useTranslation();
  return (
    <TableTabs
      id="uber-metrics"
      title={t('licensing-histories.metrics-title')}
      tabs={[
        outOfLicenseStudentsTab(t),
        outOfLicenseEducatorsTab(t),
        giftInvitesTab(t),
        giftInvitersTab(t),
        ecommerceTab(t),
        staffProgramsTab(t),
        staffTransfersTab(t),
      ]}
    />
  );
}
