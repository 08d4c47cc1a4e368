import { useTranslation } from 'react-i18next';
import { educatorsTab } from '#product/accounts/web/people/tabs.tsx';
import {
  groupOverviewTab,
  purchaseOverviewTab,
  staffLicenseHistoryTab,
} from '#product/licensing/web/histories/staff-tabs.tsx';
import { staffOfferLicenses } from '#product/licensing/web/offer-rest.ts';
import {
  educatorLicensesEntry,
  groupLicensesEntry,
  StaffLicensesDialog,
} from '#product/licensing/web/staff-licenses-dialog.tsx';
import { staffSlots } from '#product/licensing/web/student-slots.tsx';
import { accountDebugEntry, staffPlaySlots } from '#product/play/web/staff/student-slots.tsx';
import {
  districtUploadEntries,
  staffUploadsTab,
  uploadEntries,
} from '#product/rosters/uploads/web/uploads-tab.tsx';
import { together } from '#product/rosters/web/slots.ts';
import { archivedStudentsTab, studentsTab } from '#product/rosters/web/staff-tabs.tsx';
import { staffTransferAllEntries } from '#product/rosters/web/transfer-all.tsx';
import { activityTab, districtsTab, groupsTab, schoolsTab } from '#product/schools/web/tabs.tsx';
import { type TableTab, TableTabs } from '#ui/table/table-tabs.tsx';

const slots = together(staffSlots, staffPlaySlots);

const educatorEntries: Parameters<typeof educatorsTab>[2] = (t, row) => [
  ...educatorLicensesEntry(t, row),
  ...accountDebugEntry(t, row),
];

const transferEntries: Parameters<typeof educatorsTab>[1] = (t, row) =>
  staffTransferAllEntries(t, row, staffOfferLicenses);

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
            studentsTab(t, slots),
            archivedStudentsTab(t, slots),
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
