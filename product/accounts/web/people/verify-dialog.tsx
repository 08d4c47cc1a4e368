import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { NotificationReply } from '#platform/contract/message.ts';
import { call } from '#platform/web/api.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { openMerge } from '#product/schools/web/merge.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal, openModal, useModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import { FocusFirst, Loaded } from '#ui/parts/loaded.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { schoolChoiceFaults } from '../../rules/people/school-choice.ts';
import { schoolMatches, verifyAtSchool } from '../../staff-contract.ts';
import styles from './people.module.css';
import { SchoolChoice } from './school-choice.tsx';

const NAME = 'verify-at-school';
const TABLES = ['account-requests', 'educators', 'schools', 'districts', 'uber-students', 'uber-children'];

/** For a teacher who belongs to no school yet: which one is asked before the account is verified. */
export function openVerification(id: number): void {
  openModal(NAME, { id });
}

export function VerifyDialog() {
  const { t } = useTranslation();
  const id = useModal(NAME)?.id ?? null;
  return (
    <Dialog name={NAME} size="lg" title={t('accounts-people.verify-at-school.title')}>
      {id !== null && <Verification key={id} id={Number(id)} />}
    </Dialog>
  );
}

type Found = OutputOf<typeof schoolMatches>['data'];

function Verification({ id }: { id: number }) {
  const query = useQuery({
    queryKey: ['school-matches', id],
    queryFn: ({ signal }) => call(schoolMatches, { id }, { signal, quiet: true }),
    // Asked when the dialog opens and never behind the back of somebody typing.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded query={query} bones={<Skeleton lines={5} />}>
      {({ data }) => (
        <FocusFirst>
          <VerificationForm id={id} found={data} />
        </FocusFirst>
      )}
    </Loaded>
  );
}

function done({ notification }: NotificationReply): void {
  closeModal(NAME);
  showSnackbar(notification);
  refreshTables(TABLES);
}

/** The merge is a dialog of its own; after it this one is asked anew. */
function mergeFirst(id: number, from: { id: number; name: string }, into: { id: number }): void {
  // At once, so that the focus is back on the row when the next dialog asks who had it.
  flushSync(() => closeModal(NAME));
  openMerge({ ...from, into_id: into.id }, () => openVerification(id));
}

function VerificationForm({ id, found }: { id: number; found: Found }) {
  const { t } = useTranslation();
  const { typed, matches, name, students } = found;
  const [first] = matches;
  const obvious = first?.likeness === 'same' ? first.id : null;
  const district = typed.no_district ? 'none' : typed.district === '' ? undefined : 'new';
  return (
    <div className={styles['students-first']}>
      <p>{t('accounts-people.verify-at-school.text', { name })}</p>
      <Typed typed={typed} />
      {students > 0 && <p>{t('accounts-people.verify-at-school.students', { count: students, name })}</p>}
      <ContractForm
        endpoint={verifyAtSchool}
        // The obvious school is chosen; a new one would be called what was typed.
        initial={{
          id,
          school: matches.length === 0 ? 'new' : 'known',
          ...(obvious === null ? {} : { school_id: obvious }),
          name: typed.school,
          ...(typed.state === null ? {} : { state: typed.state }),
          ...(district === undefined ? {} : { district }),
          district_name: typed.district,
        }}
        check={schoolChoiceFaults}
        modal={NAME}
        submitLabel={t('accounts-people.verify.submit')}
        actions={
          <Button variant="outline" onClick={() => closeModal(NAME)}>
            {t('ui.cancel')}
          </Button>
        }
        onDone={done}
      >
        <SchoolChoice matches={matches} onMerge={(from, into) => mergeFirst(id, from, into)} />
      </ContractForm>
    </div>
  );
}

function Typed({ typed }: { typed: Found['typed'] }) {
  const { t } = useTranslation();
  const { school, district, no_district: none, state } = typed;
  const written = [school, none ? t('accounts-people.verify-at-school.no-district') : district, state].filter(
    Boolean,
  );
  return (
    <p className={styles.typed}>
      {written.length === 0
        ? t('accounts-people.verify-at-school.nothing-typed')
        : t('accounts-people.verify-at-school.typed', { place: written.join(' · ') })}
    </p>
  );
}
