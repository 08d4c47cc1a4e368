import type { TFunction } from 'i18next';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { action, openAction } from '#ui/actions/action.ts';
import { TablePage } from '#ui/table/table-page.tsx';
import { failedJobsTable, retryJobs } from '../../contract.ts';

const { name } = failedJobsTable;

const retry = action({
  name: 'retry-jobs',
  endpoint: retryJobs,
  title: 'back-office.retry.title',
  text: 'back-office.retry.text',
  submit: 'back-office.retry.submit',
  refreshes: [name],
});

/** For `TableTabs`: what the machinery could not do by itself. */
export function failedJobsTab(t: TFunction) {
  return { id: name, label: t('back-office.failed-jobs'), content: <FailedJobs />, stateKey: name };
}

function FailedJobs() {
  const { t } = useTranslation();
  const again = (ids: readonly number[]) => ({
    id: 'retry',
    label: t('back-office.retry.submit'),
    icon: <RotateCcw />,
    onSelect: () => openAction(retry, { values: { ids: [...ids] }, facts: { count: ids.length } }),
  });
  return (
    <TablePage
      table={failedJobsTable}
      rowActions={(row) => [again([row.id])]}
      massActions={({ ids }) => [again(ids)]}
      empty={{ title: t('back-office.empty-title'), text: t('back-office.empty-text') }}
    />
  );
}
