import type { TFunction } from 'i18next';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '#product/accounts/web/people/page-links.tsx';
import { action, openAction } from '#ui/actions/action.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { failedJobsTable } from '../../contract.ts';
import { lettersTable, retryLetters } from '../../letters-contract.ts';

const { name } = lettersTable;

const sendAgain = action({
  name: 'send-letters-again',
  endpoint: retryLetters,
  title: 'back-office-admin.letters.retry.title',
  text: 'back-office-admin.letters.retry.text',
  submit: 'back-office-admin.letters.retry.submit',
  refreshes: [name, failedJobsTable.name],
});

/** For `TableTabs`: what was mailed to whom. */
export function lettersTab(t: TFunction) {
  return {
    id: name,
    label: t('back-office-admin.letters.tab'),
    content: <Letters />,
    stateKey: name,
    list: { table: lettersTable },
  };
}

const TONES = {
  sent: 'success',
  waiting: 'info',
  refused: 'error',
  'given-up': 'error',
  lost: 'neutral',
} as const;

function Letters() {
  const { t } = useTranslation();
  const again = (ids: readonly number[]) => ({
    id: 'retry',
    label: t('back-office-admin.letters.retry.submit'),
    icon: <RotateCcw />,
    onSelect: () => openAction(sendAgain, { values: { ids: [...ids] }, facts: { count: ids.length } }),
  });
  return (
    <TablePage
      table={lettersTable}
      lead={t('back-office-admin.letters.lead')}
      cells={{
        recipient: ({ recipient, account_id: id }) =>
          id === null ? recipient : <PersonLink id={id} name={recipient} />,
        state: ({ state }) =>
          state === null ? null : (
            <Badge tone={TONES[state]}>{t(`back-office-admin.letters.states.${state}`)}</Badge>
          ),
      }}
      rowActions={({ id, state }) => (state === 'given-up' ? [again([id])] : [])}
      massActions={({ ids }) => [again(ids)]}
      describeRow={({ recipient }) => recipient ?? ''}
      empty={{
        title: t('back-office-admin.letters.empty-title'),
        text: t('back-office-admin.letters.empty-text'),
      }}
    />
  );
}
