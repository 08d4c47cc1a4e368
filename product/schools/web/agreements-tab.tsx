import type { TFunction } from 'i18next';
import { Handshake, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { action, openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { agreementsTable, agreeToTeam, endAgreement } from '../agreements-contract.ts';

const { name } = agreementsTable;

const agree = action({
  name: 'agree-to-team',
  endpoint: agreeToTeam,
  title: 'schools.agreement.give.title',
  text: 'schools.agreement.give.text',
  submit: 'schools.agreement.give.submit',
  refreshes: [name],
});

const end = action({
  name: 'end-agreement',
  endpoint: endAgreement,
  title: 'schools.agreement.end.title',
  text: 'schools.agreement.end.text',
  submit: 'schools.agreement.end.submit',
  refreshes: [name],
});

/** For the admins of a school: who from another district may read about its students, as long as they agree. */
export function agreementsTab(t: TFunction) {
  return {
    id: name,
    label: t('schools.tabs.agreements'),
    content: <Agreements />,
    stateKey: name,
    list: { table: agreementsTable },
  };
}

function Agreements() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={agreementsTable}
      lead={t('schools.agreement.lead')}
      cells={{
        agreed: ({ agreed }) => (
          <Badge tone={agreed ? 'success' : 'neutral'}>
            {t(agreed ? 'schools.agreement.reads' : 'schools.agreement.reads-not')}
          </Badge>
        ),
      }}
      rowActions={(row) => [entry(t, row)]}
      describeRow={({ team }) => team ?? ''}
      empty={{ title: t('schools.agreement.empty-title'), text: t('schools.agreement.empty-text') }}
    />
  );
}

function entry(t: TFunction, row: RowOf<typeof agreementsTable>): MenuEntry {
  const { group_id, school_id, team, school, run_by } = row;
  const values = { group_id: group_id ?? 0, school_id: school_id ?? 0 };
  const facts = { team: team ?? '', school: school ?? '', people: run_by ?? '' };
  return row.agreed
    ? {
        id: 'end',
        label: t('schools.agreement.end.submit'),
        icon: <Undo2 />,
        onSelect: () => openAction(end, { values, facts }),
      }
    : {
        id: 'agree',
        label: t('schools.agreement.give.submit'),
        icon: <Handshake />,
        prominent: true,
        onSelect: () => openAction(agree, { values, facts }),
      };
}
