import { useTranslation } from 'react-i18next';
import { parentsTab } from '#product/accounts/web/people/tabs.tsx';
import { purchaseOverviewTab } from '#product/licensing/web/histories/staff-tabs.tsx';
import { parentLicensesEntry, StaffLicensesDialog } from '#product/licensing/web/staff-licenses-dialog.tsx';
import { staffSlots } from '#product/licensing/web/student-slots.tsx';
import { accountDebugEntry, staffPlaySlots } from '#product/play/web/staff/student-slots.tsx';
import { together } from '#product/rosters/web/slots.ts';
import { archivedChildrenTab, childrenTab } from '#product/rosters/web/staff-tabs.tsx';
import { TableTabs } from '#ui/table/table-tabs.tsx';

const slots = together(staffSlots, staffPlaySlots);

const parentEntries: Parameters<typeof parentsTab>[1] = (t, row) => [
  ...parentLicensesEntry(t, row),
  ...accountDebugEntry(t, row),
];

/** The families, with everybody in them. */
export function FamiliesScreen() {
  const { t } = useTranslation();
  return (
    <>
      <TableTabs
        id="uber-families"
        title={t('accounts-people.families.title')}
        tabs={[
          parentsTab(t, parentEntries),
          childrenTab(t, slots),
          archivedChildrenTab(t, slots),
          purchaseOverviewTab(t, 'parent'),
        ]}
      />
      <StaffLicensesDialog />
    </>
  );
}
