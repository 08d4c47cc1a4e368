import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sessionsTab } from '#product/accounts/web/people/sessions-tab.tsx';
import { contentVersionsTab, normCellsTab } from '#product/metrics/web/content-tabs.tsx';
import { noticesTab } from '#product/notifications/web/notices/notices-tab.tsx';
import { featuresTab } from '#product/schools/web/features-tab.tsx';
import { action, openAction } from '#ui/actions/action.ts';
import { TablePage } from '#ui/table/table-page.tsx';
import { TableTabs } from '#ui/table/table-tabs.tsx';
import { failedJobsTable, retryJobs } from '../contract.ts';
import { holdsTab } from './admin/holds-tab.tsx';
import { lettersTab } from './admin/letters-tab.tsx';

const retry = action({
  name: 'retry-jobs',
  endpoint: retryJobs,
  title: 'back-office.retry.title',
  text: 'back-office.retry.text',
  submit: 'back-office.retry.submit',
  refreshes: [failedJobsTable.name],
});

const open = (ids: readonly number[]) =>
  openAction(retry, { values: { ids: [...ids] }, facts: { count: ids.length } });

/** What the machinery could not do by itself. */
export function AdminScreen() {
  const { t } = useTranslation();
  return (
    <TableTabs
      id="uber-admin"
      title={t('back-office.title')}
      tabs={[
        {
          id: 'failed-jobs',
          label: t('back-office.failed-jobs'),
          stateKey: failedJobsTable.name,
          content: (
            <TablePage
              table={failedJobsTable}
              rowActions={(row) => [
                {
                  id: 'retry',
                  label: t('back-office.retry.submit'),
                  icon: <RotateCcw />,
                  onSelect: () => open([row.id]),
                },
              ]}
              massActions={({ ids }) => [
                {
                  id: 'retry',
                  label: t('back-office.retry.submit'),
                  icon: <RotateCcw />,
                  onSelect: () => open(ids),
                },
              ]}
              empty={{ title: t('back-office.empty-title'), text: t('back-office.empty-text') }}
            />
          ),
        },
        featuresTab(t),
        noticesTab(t),
        lettersTab(t),
        sessionsTab(t),
        contentVersionsTab(t),
        normCellsTab(t),
        holdsTab(t),
      ]}
    />
  );
}
