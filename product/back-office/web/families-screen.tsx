import { useTranslation } from 'react-i18next';
import { parentsTab } from '#product/accounts/web/people/tabs.tsx';
import { purchaseOverviewTab } from '#product/licensing/web/histories/staff-tabs.tsx';
import { StaffLicensesDialog } from '#product/licensing/web/staff-licenses-dialog.tsx';
import { archivedChildrenTab, childrenTab } from '#product/rosters/web/staff-tabs.tsx';
import { TableTabs } from '#ui/table/table-tabs.tsx';
import { parentEntries, studentSlots } from './entries.ts';

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
          childrenTab(t, studentSlots),
          archivedChildrenTab(t, studentSlots),
          purchaseOverviewTab(t, 'parent'),
        ]}
      />
      <StaffLicensesDialog />
    </>
  );
}
