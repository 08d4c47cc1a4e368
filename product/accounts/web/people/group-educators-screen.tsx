import type { TFunction } from 'i18next';
import { Ban, Mail, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { agreementsTab } from '#product/schools/web/agreements-tab.tsx';
import { momentsTabs, useOwnDistricts } from '#product/schools/web/moments-tab.tsx';
import { OffFeatures } from '#product/schools/web/off-features.tsx';
import { educatorActivityTab } from '#product/schools/web/tabs.tsx';
import { openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Button } from '#ui/parts/button.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { TableTabs } from '#ui/table/table-tabs.tsx';
import { groupEducatorsTable } from '../../people-contract.ts';
import { groupStudentsToTransfer } from '../../staff-contract.ts';
import { useSession, useUser } from '../session/session.ts';
import { AccountStatusBadge } from './account-status.tsx';
import { addGroupEducator, deactivateGroupEducator } from './colleague-actions.ts';
import { InviteButton } from './invite-button.tsx';
import { type Handover, pendingColleaguesTab } from './pending-colleagues-tab.tsx';
import { hasStudents, StudentsFirstDialog, useStudentsFirst } from './students-first-dialog.tsx';

/** Group and team admins manage the educators of what they run. */
export function GroupEducatorsScreen({ more, further, actions }: GroupEducatorsProps) {
  const { t } = useTranslation();
  const { name } = groupEducatorsTable;
  const districts = useOwnDistricts();
  const isActedAs = useSession((session) => session.actingAs !== null);
  return (
    <TableTabs
      id="educator-educators"
      title={t('accounts-people.group.title')}
      notice={<OffFeatures />}
      actions={
        <>
          {actions}
          <InviteButton />
          <Button
            icon={<UserPlus />}
            onClick={() => openAction(addGroupEducator, { values: { role: 'educator' } })}
          >
            {t('accounts-people.add.title')}
          </Button>
        </>
      }
      tabs={[
        {
          id: name,
          label: t('accounts-people.tabs.educators'),
          content: <Educators more={more} further={further} />,
          stateKey: name,
          list: { table: groupEducatorsTable },
        },
        pendingColleaguesTab(t, more),
        educatorActivityTab(t),
        agreementsTab(t),
        ...momentsTabs(t, districts, isActedAs),
      ]}
    />
  );
}

type Educator = RowOf<typeof groupEducatorsTable>;
/** What later slices can do with an educator. */
type MoreEntries = (t: TFunction, row: Educator) => MenuEntry[];
const NOTHING = (): MenuEntry[] => [];

type GroupEducatorsProps = {
  /** What gives an educator's students to somebody else, which comes before leaving. */
  more?: Handover | undefined;
  further?: MoreEntries | undefined;
  /** Beside the screen's own buttons. */
  actions?: ReactNode;
};

function Educators({ more = NOTHING, further = NOTHING }: Omit<GroupEducatorsProps, 'actions'>) {
  const { t } = useTranslation();
  const { id } = useUser();
  const { links } = useBrand();
  const [leaving, showStudents] = useStudentsFirst<Educator>();
  return (
    <>
      <TablePage
        table={groupEducatorsTable}
        cells={{
          status: (row) => <AccountStatusBadge status={row.status} lettersComeBack={row.letters_come_back} />,
        }}
        rowActions={(row) =>
          row.id === id
            ? []
            : [
                ...(row.administered ? more(t, row) : []),
                ...further(t, row),
                ...(row.administered ? menu(t, row, links.supportEmail, () => showStudents(row)) : []),
              ]
        }
        describeRow={({ name }) => name ?? ''}
        empty={{
          title: t('accounts-people.educators.empty-title'),
          text: t('accounts-people.group.empty-text'),
        }}
      />
      <StudentsFirstDialog
        educator={leaving}
        find={groupStudentsToTransfer}
        entries={leaving === null ? [] : more(t, leaving)}
      />
    </>
  );
}

/** Admins are looked after by staff. */
function menu(t: TFunction, row: Educator, support: string, showStudents: () => void): MenuEntry[] {
  const { id, spoken_name: name, status, is_admin: isAdmin } = row;
  if (status === 'deactivated') return [askToReactivate(t, name ?? '', support)];
  if (isAdmin || status === 'not-activated') return [];
  return [
    {
      id: 'deactivate',
      label: t('accounts-people.menu.deactivate'),
      icon: <Ban />,
      danger: true,
      onSelect: () => {
        if (hasStudents(row)) showStudents();
        else openAction(deactivateGroupEducator, { values: { id }, facts: { name: name ?? '' } });
      },
    },
  ];
}

/** Who is deactivated comes back through staff: the letter to them is begun. */
function askToReactivate(t: TFunction, name: string, support: string): MenuEntry {
  return {
    id: 'ask-to-reactivate',
    label: t('accounts-people.menu.ask-to-reactivate'),
    icon: <Mail />,
    onSelect: () => {
      const subject = t('accounts-people.menu.ask-to-reactivate-subject', { name });
      window.location.assign(`mailto:${support}?subject=${encodeURIComponent(subject)}`);
    },
  };
}
