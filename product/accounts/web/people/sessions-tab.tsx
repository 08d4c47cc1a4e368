import type { TFunction } from 'i18next';
import { LogOut, MonitorX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { action, openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { endAllSessions, endOneSession, sessionsTable } from '../../sessions-contract.ts';
import { PersonLink } from './page-links.tsx';

const { name } = sessionsTable;
type SessionRow = RowOf<typeof sessionsTable>;

const reason = {
  name: 'reason',
  kind: 'text',
  label: 'accounts-sessions.reason',
  hint: 'accounts-sessions.reason-hint',
} as const;

const endOne = action({
  name: 'end-one-session',
  endpoint: endOneSession,
  title: 'accounts-sessions.end-one.title',
  text: 'accounts-sessions.end-one.text',
  submit: 'accounts-sessions.end-one.submit',
  danger: true,
  fields: [reason],
  refreshes: [name],
});

const endAll = action({
  name: 'end-all-sessions',
  endpoint: endAllSessions,
  title: 'accounts-sessions.end-all.title',
  text: 'accounts-sessions.end-all.text',
  submit: 'accounts-sessions.end-all.submit',
  danger: true,
  fields: [reason],
  refreshes: [name],
});

/** For `TableTabs`: who is signed in. */
export function sessionsTab(t: TFunction) {
  return {
    id: name,
    label: t('accounts-sessions.tab'),
    content: <Sessions />,
    stateKey: name,
    list: { table: sessionsTable },
  };
}

function Sessions() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={sessionsTable}
      lead={t('accounts-sessions.lead')}
      cells={{
        // Staff have no page.
        name: (row) =>
          row.scope === 'uber' || row.account_id === null ? (
            row.name
          ) : (
            <PersonLink id={row.account_id} name={row.name} />
          ),
      }}
      rowActions={(row) => entries(t, row)}
      describeRow={(row) => row.spoken_name ?? ''}
      empty={{ title: t('accounts-sessions.empty-title'), text: t('accounts-sessions.empty-text') }}
    />
  );
}

function entries(t: TFunction, row: SessionRow): MenuEntry[] {
  if (row.own) return [];
  const given = { values: { id: row.id }, facts: { name: row.spoken_name ?? '' } };
  return [
    {
      id: 'end-one',
      label: t('accounts-sessions.end-one.menu'),
      icon: <MonitorX />,
      onSelect: () => openAction(endOne, given),
    },
    {
      id: 'end-all',
      label: t('accounts-sessions.end-all.menu'),
      icon: <LogOut />,
      danger: true,
      onSelect: () => openAction(endAll, given),
    },
  ];
}
