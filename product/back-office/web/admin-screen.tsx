import { useTranslation } from 'react-i18next';
import { sessionsTab } from '#product/accounts/web/people/sessions-tab.tsx';
import { deletionsTab } from '#product/child-data/web/staff-deletions-tab.tsx';
import { contentVersionsTab, normCellsTab } from '#product/metrics/web/content-tabs.tsx';
import { noticesTab } from '#product/notifications/web/notices/notices-tab.tsx';
import { retentionTab } from '#product/retention/web/retention-tab.tsx';
import { featuresTab } from '#product/schools/web/features-tab.tsx';
import { problemsTab } from '#product/site/web/problems/problems-tab.tsx';
import { type TableTab, TableTabs } from '#ui/table/table-tabs.tsx';
import { failedJobsTab } from './admin/failed-jobs-tab.tsx';
import { holdsTab } from './admin/holds-tab.tsx';
import { lettersTab } from './admin/letters-tab.tsx';

/** What staff look after for everybody. */
export function AdminScreen() {
  const { t } = useTranslation();
  const grouped = (group: string, tabs: readonly TableTab[]) => tabs.map((tab) => ({ ...tab, group }));
  return (
    <TableTabs
      id="uber-admin"
      title={t('back-office.title')}
      tabs={[
        ...grouped(t('back-office.groups.work'), [
          failedJobsTab(t),
          lettersTab(t),
          holdsTab(t),
          problemsTab(t),
          retentionTab(t),
        ]),
        ...grouped(t('back-office.groups.people'), [
          featuresTab(t),
          noticesTab(t),
          sessionsTab(t),
          deletionsTab(t),
        ]),
        ...grouped(t('back-office.groups.content'), [contentVersionsTab(t), normCellsTab(t)]),
      ]}
    />
  );
}
