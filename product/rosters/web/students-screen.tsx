import { useNavigate, useSearch } from '@tanstack/react-router';
import { Mail, Rows3, UserPlus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { VERIFICATION_DAYS } from '#product/accounts/rules/free-trial.ts';
import { runsGroup, teachesAtHome } from '#product/accounts/rules/people/traits.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { openAction } from '#ui/actions/action.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { TableTabs } from '#ui/table/table-tabs.tsx';
import { mayAddStudent } from '../rules/limits.ts';
import { offeredFor } from '../rules/student-rights.ts';
import { homeStudentsTable, studentsTable } from '../tables-contract.ts';
import { UploadButton, uploadsTab } from '../uploads/web/uploads-tab.tsx';
import { DuplicatesDialog } from './actions/duplicates-dialog.tsx';
import { actionsFor } from './actions/student-actions.ts';
import { UntilVerified } from './limits/until-verified.tsx';
import { LoginInformationDialog } from './login-cards/login-information-dialog.tsx';
import { studentMassActions } from './mass-actions.tsx';
import { useProgramName } from './program-name.ts';
import { SharesDialog } from './shares-dialog.tsx';
import { openSimpleForm, SimpleFormDialog } from './simple-form/simple-form-dialog.tsx';
import { beforeLast, type StudentSlots } from './slots.ts';
import { StudentLink } from './student-link.tsx';
import { studentMenu } from './student-menu.tsx';

type Reach = 'mine' | 'all';
type View = { reach: Reach; archived: boolean };

const stateKeyOf = ({ reach, archived }: View): string =>
  `students:${reach}-${archived ? 'archived' : 'active'}`;

const segmentOf = ({ reach, archived }: View) => ({ archived: archived ? 'yes' : 'no', reach });

const VIEWS: readonly View[] = [
  { reach: 'mine', archived: false },
  { reach: 'mine', archived: true },
];
const ADMIN_VIEWS: readonly View[] = [
  { reach: 'all', archived: false },
  { reach: 'all', archived: true },
];

const tableFor = (user: { role: string | null }) => (teachesAtHome(user) ? homeStudentsTable : studentsTable);

/** The first is the one that opens: who has no own students comes for those of the school or district. */
function viewsOfAdmin(own: number): readonly View[] {
  return own === 0 ? [...ADMIN_VIEWS, ...VIEWS] : [...VIEWS, ...ADMIN_VIEWS];
}

/** Who sees the own students knows their school. */
const OWN_ONLY = ['educator_id', 'school_id'] as const;
/** And who reads those of others gives each school its own in a file. */
const OF_OTHERS = ['school', 'educator'] as const;

type StudentsScreenProps = {
  more?: StudentSlots;
  notice?: ReactNode;
  /** Beside the title: what is done with more than one list. */
  actions?: ReactNode;
};

/** My students, and for admins of groups and teams all of them; active and archived. */
export function StudentsScreen({ more, notice, actions }: StudentsScreenProps) {
  const { t } = useTranslation();
  const user = useUser();
  useAddAsked();
  const isAdmin = runsGroup(user);
  const table = tableFor(user);
  const views = isAdmin ? viewsOfAdmin(user.students_count) : VIEWS;
  return (
    <>
      <TableTabs
        id="educator-students"
        title={t('rosters.title')}
        actions={actions}
        notice={
          <>
            {!user.verified && <NotVerified />}
            {notice}
          </>
        }
        tabs={[
          ...views.map((view) => {
            const key = view.archived ? 'archived' : 'active';
            return {
              id: `${view.reach}-${key}`,
              label: isAdmin ? t(`rosters.tabs.${view.reach}-${key}`) : t(`rosters.tabs.${key}`),
              content: <Students key={stateKeyOf(view)} {...view} more={more} />,
              passing: view.archived,
              stateKey: stateKeyOf(view),
              list: { table, segment: segmentOf(view) },
            };
          }),
          // A family has no lists to upload.
          ...(teachesAtHome(user) ? [] : [uploadsTab(t)]),
        ]}
      />
      <DuplicatesDialog />
      <SimpleFormDialog />
      <SharesDialog />
      <LoginInformationDialog />
    </>
  );
}

/** Who comes to add a student finds the form open; going back to the list later, the list alone. */
function useAddAsked(): void {
  const user = useUser();
  const navigate = useNavigate();
  const { add, ...others }: Record<string, unknown> = useSearch({ strict: false });
  const open = useEffectEvent(() => {
    void navigate({ to: '.', search: others, replace: true });
    if (mayAddStudent(user)) openAddStudent(user);
  });
  useEffect(() => {
    if (add !== undefined) open();
  }, [add]);
}

/** Said before a second student is refused. */
function NotVerified() {
  const { t } = useTranslation();
  const user = useUser();
  const { links } = useBrand();
  return (
    <Banner
      tone="warning"
      title={t('rosters.not-verified.title')}
      actions={
        <ButtonLink href={`mailto:${links.supportEmail}`} size="sm" variant="outline" icon={<Mail />}>
          {t('rosters.not-verified.support')}
        </ButtonLink>
      }
    >
      {t(teachesAtHome(user) ? 'rosters.not-verified.text-home' : 'rosters.not-verified.text', {
        days: VERIFICATION_DAYS,
      })}
    </Banner>
  );
}

function Students({ reach, archived, more }: View & { more: StudentSlots | undefined }) {
  const { t } = useTranslation();
  const programName = useProgramName();
  const user = useUser();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const viewer = { id: user.id, isActedAs, atHome: teachesAtHome(user), archived };
  const toolbar = archived ? undefined : <Toolbar />;
  return (
    <TablePage
      table={tableFor(user)}
      segment={segmentOf({ reach, archived })}
      stateKey={stateKeyOf({ reach, archived })}
      sharesWith={[stateKeyOf({ reach, archived: !archived })]}
      toolbar={toolbar}
      withoutFilters={reach === 'all' ? [] : OWN_ONLY}
      alwaysInFiles={reach === 'all' ? OF_OTHERS : []}
      rowActions={(row) =>
        offeredFor(beforeLast(studentMenu(t, row, viewer), more?.entries(t, row, archived)), [row])
      }
      massActions={(selection) => [
        ...offeredFor(more?.massActions(t, selection, archived) ?? [], selection.rows),
        ...studentMassActions(t, selection, viewer),
      ]}
      cells={{
        name: ({ id, name }) => (
          <StudentLink id={id} from={stateKeyOf({ reach, archived })}>
            {name}
          </StudentLink>
        ),
        active_program: ({ active_program: program }) => programName(program),
        ...more?.cells,
      }}
      describeRow={(row) => row.name ?? ''}
      empty={
        archived
          ? { title: t('rosters.student.empty-archive.title'), text: t('rosters.student.empty-archive.text') }
          : {
              title: t('rosters.student.empty.title'),
              text: t('rosters.student.empty.text'),
              actions: <AddStudent />,
            }
      }
    />
  );
}

/** Several at once are for who may have several. */
function Toolbar() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <>
      <AddStudent />
      {user.verified && (
        <>
          <Button variant="light" icon={<Rows3 />} onClick={openSimpleForm}>
            {t('rosters.add-several')}
          </Button>
          {!teachesAtHome(user) && <UploadButton />}
        </>
      )}
    </>
  );
}

/** Where there can be no other student yet, the button says so. */
function AddStudent() {
  const { t } = useTranslation();
  const [label, icon] = [t('rosters.student.add.title'), <UserPlus key="add" />];
  const user = useUser();
  if (!mayAddStudent(user)) return <UntilVerified label={label} icon={icon} />;
  return (
    <Button icon={icon} onClick={() => openAddStudent(user)}>
      {label}
    </Button>
  );
}

function openAddStudent(user: { verified: boolean; role: string | null }): void {
  const { add } = actionsFor(teachesAtHome(user));
  const { again: _another, ...onlyOne } = add;
  openAction(user.verified ? add : onlyOne);
}
