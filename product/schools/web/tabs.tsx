import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { ArrowRightLeft, KeyRound, Merge, Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Button } from '#ui/parts/button.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import {
  activityTable,
  districtsTable,
  educatorActivityTable,
  groupsTable,
  schoolsTable,
} from '../contract.ts';
import { mayConvert } from '../rules/groups.ts';
import {
  addDistrict,
  addSchool,
  convertGroup,
  deleteDistrict,
  deleteGroup,
  deleteSchool,
  editDistrict,
  editSchool,
  tieDistrict,
  tieSchool,
} from './actions.ts';
import { GroupDialog, openGroup } from './group-dialog.tsx';
import { openMerge } from './merge.tsx';

type MoreEntries = (t: TFunction, place: { id: number }) => readonly MenuEntry[];

/** Tabs of the staff's schools screen, for `TableTabs`. */
export function districtsTab(t: TFunction, more: MoreEntries) {
  const { name } = districtsTable;
  return {
    id: name,
    label: t('schools.tabs.districts'),
    content: <Districts more={more} />,
    stateKey: name,
    list: { table: districtsTable },
  };
}

export function schoolsTab(t: TFunction, more: MoreEntries) {
  const { name } = schoolsTable;
  return {
    id: name,
    label: t('schools.tabs.schools'),
    content: <Schools more={more} />,
    stateKey: name,
    list: { table: schoolsTable },
  };
}

type GroupEntries = (t: TFunction, group: { id: number; name: string | null }) => readonly MenuEntry[];

export function groupsTab(t: TFunction, more: GroupEntries = () => []) {
  const { name } = groupsTable;
  return {
    id: name,
    label: t('schools.tabs.groups'),
    content: <Groups more={more} />,
    stateKey: name,
    list: { table: groupsTable },
  };
}

export function activityTab(t: TFunction) {
  const { name } = activityTable;
  return {
    id: name,
    label: t('schools.tabs.activity'),
    content: <Activity />,
    stateKey: name,
    list: { table: activityTable },
  };
}

/** The same history for group and team admins, of what they run. */
export function educatorActivityTab(t: TFunction) {
  const { name } = educatorActivityTable;
  return {
    id: name,
    label: t('schools.tabs.activity'),
    content: <EducatorActivity />,
    stateKey: name,
    list: { table: educatorActivityTable },
  };
}

function Districts({ more }: { more: MoreEntries }) {
  const { t } = useTranslation();
  const add = () => openAction(addDistrict, { values: {} });
  return (
    <TablePage
      table={districtsTable}
      toolbar={<AddButton label={t('schools.add-district.title')} onClick={add} />}
      rowActions={({ id, name }) => {
        const facts = { name: name ?? '' };
        const [edit, remove] = editAndDelete(t, {
          edit: () => openAction(editDistrict, { values: { id } }),
          remove: () => openAction(deleteDistrict, { values: { id }, facts }),
        });
        const tie = signOn(t, () => openAction(tieDistrict, { values: { id }, facts }));
        return [edit, ...more(t, { id }), tie, remove];
      }}
      describeRow={({ name }) => name ?? ''}
      empty={{ title: t('schools.districts.empty-title'), text: t('schools.districts.empty-text') }}
    />
  );
}

function Schools({ more }: { more: MoreEntries }) {
  const { t } = useTranslation();
  const add = () => openAction(addSchool, { values: {} });
  return (
    <TablePage
      table={schoolsTable}
      toolbar={<AddButton label={t('schools.add-school.title')} onClick={add} />}
      cells={{
        name: ({ id, name }) => (
          <Link to="/uber/schools/$id" params={{ id: String(id) }}>
            {name}
          </Link>
        ),
      }}
      rowActions={(row) => schoolMenu(t, row, more)}
      describeRow={({ name }) => name ?? ''}
      empty={{ title: t('schools.schools.empty-title'), text: t('schools.schools.empty-text') }}
    />
  );
}

/** All that staff can do with a school, on its row and on its page. */
export function schoolMenu(
  t: TFunction,
  { id, name }: { id: number; name: string | null },
  more: MoreEntries,
): MenuEntry[] {
  const facts = { name: name ?? '' };
  const [edit, remove] = editAndDelete(t, {
    edit: () => openAction(editSchool, { values: { id } }),
    remove: () => openAction(deleteSchool, { values: { id }, facts }),
  });
  const tie = signOn(t, () => openAction(tieSchool, { values: { id }, facts }));
  const merge = {
    id: 'merge',
    label: t('schools.menu.merge'),
    icon: <Merge />,
    onSelect: () => openMerge({ id, name }),
  };
  return [edit, ...more(t, { id }), tie, merge, remove];
}

function Groups({ more }: { more: GroupEntries }) {
  const { t } = useTranslation();
  return (
    <>
      <TablePage
        table={groupsTable}
        toolbar={<AddButton label={t('schools.add-group.title')} onClick={() => openGroup()} />}
        rowActions={({ id, name, kind }) => {
          const facts = { name: name ?? '' };
          const [edit, remove] = editAndDelete(t, {
            edit: () => openGroup(id),
            remove: () => openAction(deleteGroup, { values: { id }, facts }),
          });
          const convert = {
            id: 'convert',
            label: t('schools.menu.convert'),
            icon: <ArrowRightLeft />,
            onSelect: () => openAction(convertGroup, { values: { id }, facts }),
          };
          const between = kind !== null && mayConvert(kind) ? [convert] : [];
          return [edit, ...more(t, { id, name }), ...between, remove];
        }}
        describeRow={({ name }) => name ?? ''}
        empty={{ title: t('schools.groups.empty-title'), text: t('schools.groups.empty-text') }}
      />
      <GroupDialog />
    </>
  );
}

function Activity() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={activityTable}
      describeRow={({ educator }) => educator ?? ''}
      empty={{ title: t('schools.activity.empty-title'), text: t('schools.activity.empty-text') }}
    />
  );
}

function EducatorActivity() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={educatorActivityTable}
      describeRow={({ educator }) => educator ?? ''}
      empty={{ title: t('schools.activity.empty-title'), text: t('schools.activity.empty-text') }}
    />
  );
}

function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button icon={<Plus />} onClick={onClick}>
      {label}
    </Button>
  );
}

function signOn(t: TFunction, onSelect: () => void): MenuEntry {
  return { id: 'sign-on', label: t('schools.menu.sign-on'), icon: <KeyRound />, onSelect };
}

function editAndDelete(
  t: TFunction,
  { edit, remove }: { edit: () => void; remove: () => void },
): [MenuEntry, MenuEntry] {
  return [
    { id: 'edit', label: t('schools.menu.edit'), icon: <Pencil />, onSelect: edit },
    {
      id: 'delete',
      label: t('schools.menu.delete'),
      icon: <Trash2 />,
      danger: true,
      divided: true,
      onSelect: remove,
    },
  ];
}
