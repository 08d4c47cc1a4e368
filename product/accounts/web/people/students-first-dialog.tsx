import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { closeModal, openModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import type { studentsToTransfer } from '../../staff-contract.ts';
import styles from './people.module.css';

const NAME = 'students-first';
const TABLES = ['account-requests', 'educators', 'group-educators'];

type Finder = typeof studentsToTransfer;
type Educator = { id: number; spoken_name: string | null };

export function hasStudents(row: { students_total?: number | null }): boolean {
  return (row.students_total ?? 0) > 0;
}

/** The educator whose students are shown instead of the question whether to deactivate the account. */
export function useStudentsFirst<Row extends Educator>(): [Row | null, (educator: Row) => void] {
  const [educator, setEducator] = useState<Row | null>(null);
  return [
    educator,
    (chosen) => {
      setEducator(chosen);
      openModal(NAME);
    },
  ];
}

type StudentsFirstProps = {
  educator: Educator | null;
  /** For staff, or for an admin. */
  find: Finder;
  /** What later slices can do with an educator: hand the students over. */
  entries: readonly MenuEntry[];
};

/** Who has students is not deactivated: these are the students, and this is the way on. */
export function StudentsFirstDialog({ educator, find, entries }: StudentsFirstProps) {
  const { t } = useTranslation();
  if (educator === null) return null;
  const choose = (entry: MenuEntry) => {
    // At once, so that the focus is back on the row when the next dialog asks who had it.
    flushSync(() => closeModal(NAME));
    entry.onSelect?.();
  };
  return (
    <Dialog
      name={NAME}
      title={t('accounts-people.students-first.title', { name: educator.spoken_name ?? '' })}
    >
      <div className={styles['students-first']}>
        <Students key={educator.id} educator={educator} find={find} />
        <div className={styles.buttons}>
          <Button variant="outline" onClick={() => closeModal(NAME)}>
            {t('ui.cancel')}
          </Button>
          {entries.map((entry) => (
            <Button key={entry.id} icon={entry.icon} onClick={() => choose(entry)}>
              {entry.label}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function Students({ educator: { id, spoken_name: name }, find }: { educator: Educator; find: Finder }) {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['students-to-transfer', find.path, id],
    queryFn: async ({ signal }) => {
      const found = await call(find, { id }, { signal, quiet: true });
      // The list that led here has been overtaken.
      if (found.total === 0) refreshTables(TABLES);
      return found;
    },
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <Loaded query={query} failed={t('accounts-people.students-first.failed')}>
      {(found) => <StudentsList name={name ?? ''} found={found} />}
    </Loaded>
  );
}

type Found = OutputOf<Finder>;

function StudentsList({ name, found: { data: students, total } }: { name: string; found: Found }) {
  const { t } = useTranslation();
  if (total === 0) return <p>{t('accounts-people.students-first.none', { name })}</p>;
  const more = total - students.length;
  return (
    <>
      <p>{t('accounts-people.students-first.text', { name, count: total })}</p>
      <ul className={styles.students} aria-label={t('accounts-people.students-first.list')}>
        {students.map((student) => (
          <li key={student.id}>
            {student.archived
              ? t('accounts-people.students-first.archived', { name: student.name })
              : student.name}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('accounts-people.students-first.more', { count: more })}</p>}
    </>
  );
}
