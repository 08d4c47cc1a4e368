import { useTranslation } from 'react-i18next';
import { educatorsTab } from '#product/accounts/web/people/tabs.tsx';
import {
  groupOverviewTab,
  purchaseOverviewTab,
  staffLicenseHistoryTab,
} from '#product/licensing/web/histories/staff-tabs.tsx';
import { groupLicensesEntry, StaffLicensesDialog } from '#product/licensing/web/staff-licenses-dialog.tsx';
import {
  districtUploadEntries,
  staffUploadsTab,
  uploadEntries,
} from '#product/rosters/uploads/web/uploads-tab.tsx';
import { archivedStudentsTab, studentsTab } from '#product/rosters/web/staff-tabs.tsx';
import { activityTab, districtsTab, groupsTab, schoolsTab } from '#product/schools/web/tabs.tsx';
import { type TableTab, TableTabs } from '#ui/table/table-tabs.tsx';
import { educatorEntries, studentSlots, transferEntries } from './entries.ts';

const inGroup = (group: string, tabs: readonly TableTab[]): TableTab[] =>
  tabs.map((tab) => ({ ...tab, group }));

/** The schools, with everything and everybody in them. */
export function SchoolsScreen() {
  const { t } = useTranslation();
  return (
    <>
      <TableTabs
        id="uber-schools"
        title={t('schools.title')}
        tabs={[
          ...inGroup(t('schools.tab-groups.places'), [
            districtsTab(t, districtUploadEntries),
            schoolsTab(t, uploadEntries),
            groupsTab(t, groupLicensesEntry),
          ]),
          ...inGroup(t('schools.tab-groups.people'), [
            educatorsTab(t, transferEntries, educatorEntries),
            studentsTab(t, studentSlots),
            archivedStudentsTab(t, studentSlots),
            staffUploadsTab(t),
            activityTab(t),
          ]),
          ...inGroup(t('schools.tab-groups.licenses'), [
            purchaseOverviewTab(t, 'educator'),
            groupOverviewTab(t),
            staffLicenseHistoryTab(t),
          ]),
        ]}
      />
      <StaffLicensesDialog />
    </>
  );
}
