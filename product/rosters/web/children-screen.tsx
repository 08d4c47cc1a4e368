import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#product/accounts/web/session/session.ts';
import { openAction } from '#ui/actions/action.ts';
import { Button } from '#ui/parts/button.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { TableTabs } from '#ui/table/table-tabs.tsx';
import { childrenTable } from '../tables-contract.ts';
import { DuplicatesDialog } from './actions/duplicates-dialog.tsx';
import { addChildThen } from './actions/student-actions.ts';
import { LoginInformationDialog } from './login-cards/login-information-dialog.tsx';
import { childMassActions } from './mass-actions.tsx';
import { useProgramName } from './program-name.ts';
import { beforeLast, type StudentSlots } from './slots.ts';
import { StudentLink } from './student-link.tsx';
import { childMenu } from './student-menu.tsx';

const stateKeyOf = (archived: boolean): string => (archived ? 'children:archived' : 'children:active');

const segmentOf = (archived: boolean) => ({ archived: archived ? 'yes' : 'no' });

type ChildrenProps = {
  more?: StudentSlots | undefined;
  /** Of a later slice, where children are added. */
  beside?: ReactNode;
};

type ScreenProps = ChildrenProps & {
  /** Of a later slice, above the list. */
  notice?: ReactNode;
};

/** A parent's own children. */
export function ChildrenScreen({ more, beside, notice }: ScreenProps) {
  const { t } = useTranslation();
  useAddAsked(more);
  return (
    <>
      <TableTabs
        id="parent-students"
        title={t('rosters.children-title')}
        notice={notice}
        tabs={[false, true].map((archived) => ({
          id: archived ? 'archived' : 'active',
          label: t(archived ? 'rosters.tabs.archived' : 'rosters.tabs.active'),
          content: <Children key={stateKeyOf(archived)} archived={archived} more={more} beside={beside} />,
          passing: archived,
          stateKey: stateKeyOf(archived),
          list: { table: childrenTable, segment: segmentOf(archived) },
        }))}
      />
      <DuplicatesDialog />
      <LoginInformationDialog />
    </>
  );
}

/** Who comes to add a child finds the form open. */
function useAddAsked(more: StudentSlots | undefined): void {
  const navigate = useNavigate();
  const { add, ...others }: Record<string, unknown> = useSearch({ strict: false });
  const open = useEffectEvent(() => {
    void navigate({ to: '.', search: others, replace: true });
    openAction(addChildThen(more?.added));
  });
  useEffect(() => {
    if (add !== undefined) open();
  }, [add]);
}

function Children({ archived, more, beside }: ChildrenProps & { archived: boolean }) {
  const { t } = useTranslation();
  const programName = useProgramName();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const viewer = { isActedAs, archived };
  const add = (
    <>
      <AddChild more={more} />
      {beside}
    </>
  );
  return (
    <TablePage
      table={childrenTable}
      segment={segmentOf(archived)}
      stateKey={stateKeyOf(archived)}
      sharesWith={[stateKeyOf(!archived)]}
      toolbar={archived ? undefined : add}
      rowActions={(row) => beforeLast(childMenu(t, row, viewer), more?.entries(t, row, archived))}
      massActions={(selection) => [
        ...(more?.massActions(t, selection, archived) ?? []),
        ...childMassActions(t, selection, viewer),
      ]}
      cells={{
        name: ({ id, name }) => (
          <StudentLink id={id} of="parent" from={stateKeyOf(archived)}>
            {name}
          </StudentLink>
        ),
        active_program: ({ active_program: program }) => programName(program),
        ...more?.cells,
      }}
      describeRow={(row) => row.name ?? ''}
      empty={
        archived
          ? { title: t('rosters.child.empty-archive.title'), text: t('rosters.child.empty-archive.text') }
          : {
              title: t('rosters.child.empty.title'),
              text: t('rosters.child.empty.text'),
              actions: add,
            }
      }
    />
  );
}

function AddChild({ more }: { more: StudentSlots | undefined }) {
  const { t } = useTranslation();
  return (
    <Button icon={<UserPlus />} onClick={() => openAction(addChildThen(more?.added))}>
      {t('rosters.child.add.title')}
    </Button>
  );
}
