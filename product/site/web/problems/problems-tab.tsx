import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { TablePage } from '#ui/table/table-page.tsx';
import { browserProblemsTable } from '../../problems-contract.ts';

const { name } = browserProblemsTable;

/** For `TableTabs`: what went wrong in browsers. */
export function problemsTab(t: TFunction) {
  return {
    id: name,
    label: t('site-problems.tab'),
    content: <Problems />,
    stateKey: name,
    list: { table: browserProblemsTable },
  };
}

function Problems() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={browserProblemsTable}
      lead={t('site-problems.lead')}
      describeRow={({ path }) => path ?? ''}
      empty={{ title: t('site-problems.empty-title'), text: t('site-problems.empty-text') }}
    />
  );
}
