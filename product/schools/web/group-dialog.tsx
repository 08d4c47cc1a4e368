import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { NotificationReply } from '#platform/contract/message.ts';
import { call } from '#platform/web/api.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { CheckboxField, RadioField } from '#ui/fields/choice-fields.tsx';
import { FoundField } from '#ui/fields/found-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm, fieldsOf } from '#ui/forms/form.tsx';
import { useFormValue } from '#ui/forms/form-values.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal, openModal, useModal } from '#ui/layers/modals.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { addGroup, editGroup, findDistricts, findEducators, findSchools, groupForm } from '../contract.ts';
import { GROUP_KINDS, type GroupKind, mayBecome, tieProblems } from '../rules/groups.ts';
import { type KnownPerson, PeopleField } from './people-field.tsx';

const NAME = 'group';
type GroupData = OutputOf<typeof groupForm>['data'];

/** Without an id it is a new one. */
export function openGroup(id?: number): void {
  openModal(NAME, id === undefined ? {} : { id });
}

export function GroupDialog() {
  const { t } = useTranslation();
  const id = useModal(NAME)?.id ?? null;
  return (
    <Dialog
      name={NAME}
      size="lg"
      title={t(id === null ? 'schools.add-group.title' : 'schools.edit-group.title')}
    >
      {id === null ? <NewGroup /> : <KnownGroup key={id} id={Number(id)} />}
    </Dialog>
  );
}

function done(reply: NotificationReply): void {
  closeModal(NAME);
  showSnackbar(reply.notification);
  refreshTables(['groups']);
}

function NewGroup() {
  const { t } = useTranslation();
  return (
    <ContractForm
      endpoint={addGroup}
      initial={{ kind: 'team', accounts: [], pool_on: false }}
      check={tieProblems}
      modal={NAME}
      submitLabel={t('schools.add-group.submit')}
      actions={<Cancel />}
      onDone={done}
    >
      <GroupFields kinds={GROUP_KINDS} known={[]} />
    </ContractForm>
  );
}

function KnownGroup({ id }: { id: number }) {
  const { t } = useTranslation();
  const group = useQuery({
    queryKey: ['group-form', id],
    queryFn: ({ signal }) => call(groupForm, { id }, { signal, quiet: true }),
    // Asked when the dialog opens and never behind the back of somebody typing.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (group.isError) {
    return (
      <Banner tone="error" live>
        {t('schools.edit-group.failed')}
      </Banner>
    );
  }
  if (group.data === undefined) {
    return (
      <div aria-busy="true">
        <span className="visually-hidden" role="status">
          {t('ui.loading')}
        </span>
        <Skeleton shape="block" />
      </div>
    );
  }
  return <EditedGroup id={id} group={group.data.data} />;
}

function EditedGroup({ id, group }: { id: number; group: GroupData }) {
  const { t } = useTranslation();
  const { name, kind, school, district, owner, accounts, pool_on } = group;
  const place = useRef<HTMLDivElement>(null);
  // The dialog took the focus itself, because there was no field yet.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <ContractForm
        endpoint={editGroup}
        initial={{
          id,
          name,
          kind,
          school_id: school?.id ?? null,
          district_id: district?.id ?? null,
          ...(owner === null ? {} : { owner_id: owner.id }),
          accounts: accounts.map((person) => ({ id: person.id, role: person.role })),
          pool_on,
        }}
        check={tieProblems}
        modal={NAME}
        submitLabel={t('schools.edit-group.submit')}
        actions={<Cancel />}
        onDone={done}
      >
        <GroupFields kinds={GROUP_KINDS.filter((other) => mayBecome(kind, other))} known={accounts} />
      </ContractForm>
    </div>
  );
}

function Cancel() {
  const { t } = useTranslation();
  return (
    <Button variant="outline" onClick={() => closeModal(NAME)}>
      {t('ui.cancel')}
    </Button>
  );
}

const field = fieldsOf(addGroup);

function GroupFields({ kinds, known }: { kinds: readonly GroupKind[]; known: readonly KnownPerson[] }) {
  const { t } = useTranslation();
  const kind = useFormValue('kind');
  return (
    <>
      <TextField name={field('name')} label={t('schools.fields.name')} autoComplete="off" />
      {kinds.length > 1 && (
        <RadioField
          name={field('kind')}
          label={t('schools.fields.kind')}
          options={kinds.map((value) => ({
            value,
            label: t(`schools.kinds.${value}`),
            hint: t(`schools.kind-hints.${value}`),
          }))}
        />
      )}
      {kind === 'school' && (
        <FoundField
          name={field('school_id')}
          label={t('schools.fields.school')}
          find={findSchools}
          blank={null}
          required
        />
      )}
      {kind === 'district' && (
        <FoundField
          name={field('district_id')}
          label={t('schools.fields.district')}
          find={findDistricts}
          blank={null}
          required
        />
      )}
      <FoundField name={field('owner_id')} label={t('schools.fields.owner')} find={findEducators} />
      <PeopleField known={known} />
      <CheckboxField name={field('pool_on')} label={t('schools.fields.pool')} />
    </>
  );
}
