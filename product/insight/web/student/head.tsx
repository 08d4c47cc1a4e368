import { FileText, KeyRound, NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { ActionMenu, type MenuEntry } from '#ui/layers/menu.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import type { StudentPage } from '../../rules/student/page-shape.ts';
import { openNote } from './cards/notes-card.tsx';
import { reportPath } from './cards/side-cards.tsx';
import styles from './student-page.module.css';

export function Initials({ page: { first_name: first, last_name: last } }: { page: StudentPage }) {
  const letter = (name: string): string => String.fromCodePoint(name.codePointAt(0) ?? 0x20).toUpperCase();
  return (
    <span className={styles.initials} aria-hidden="true">
      {letter(first)}
      {letter(last)}
    </span>
  );
}

export function Facts({ page }: { page: StudentPage }) {
  const { t } = useTranslation();
  const programName = useProgramName();
  const facts = [
    t(`rosters.grade-names.${gradeOf(page)}`),
    ...(page.program === null ? [] : [programName(page.program)]),
    ...(page.teacher === null ? [] : [t('insight-student.teacher', { name: page.teacher })]),
    ...(page.student_id === null || page.student_id === ''
      ? []
      : [t('insight-student.number', { number: page.student_id })]),
  ];
  return (
    <span className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}

const GRADES = ['-1', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

export function gradeOf({ grade }: Pick<StudentPage, 'grade'>): (typeof GRADES)[number] {
  return GRADES.find((one) => one === String(grade)) ?? '1';
}

type ActionsProps = { page: StudentPage; name: string; entries: readonly MenuEntry[] };

export function Actions({ page, name, entries }: ActionsProps) {
  const { t } = useTranslation();
  const report = page.reads === 'counts' ? undefined : page.reports.find(({ available }) => available);
  const mayWrite = page.notes !== null && !page.archived;
  // Where there is nothing else to do, how the child signs in is what is looked for.
  const login = entries.find(({ id }) => id === 'login-information');
  const first = mayWrite || report !== undefined ? undefined : login;
  return (
    <>
      {first?.onSelect !== undefined && (
        <Button variant="light" icon={first.icon} onClick={first.onSelect}>
          {first.label}
        </Button>
      )}
      {mayWrite && (
        <Button variant="light" icon={<NotebookPen />} onClick={() => openNote(page.id, name)}>
          {t('insight-student.write-note')}
        </Button>
      )}
      {report !== undefined && (
        <ButtonLink
          to={reportPath(page.id, report, 'educator')}
          search={{ iteration: String(report.iteration), from: 'student' }}
          icon={<FileText />}
        >
          {t(page.reads === 'letter' ? 'insight-student.letter' : 'insight-student.report')}
        </ButtonLink>
      )}
      {entries.length > 0 && (
        <ActionMenu label={t('insight-student.actions-for', { name })} entries={entries} />
      )}
    </>
  );
}

/** Who has told how a day felt has something to read here, played or not. */
export const hasTold = ({ feelings }: Pick<StudentPage, 'feelings'>): boolean =>
  feelings !== null && feelings.told + feelings.not_now > 0;

const neverText = (page: StudentPage) => {
  if (page.archived) return 'text-archived';
  return hasTold(page) ? 'text-told' : 'text';
};

/** What brings the first data, or what is still to come, and one button for it. */
export function Never({ page, name, entries }: ActionsProps) {
  const { t } = useTranslation();
  const give = entries.find(({ id }) => id === 'assign-license');
  const card = entries.find(({ id }) => id === 'login-information');
  const first = give ?? card;
  return (
    <div className={styles.never}>
      <Card>
        <EmptyState
          title={t('insight-student.never.title', { name })}
          text={t(`insight-student.never.${neverText(page)}`, { name })}
          actions={
            first?.onSelect !== undefined && (
              <Button icon={give === undefined ? <KeyRound /> : give.icon} onClick={first.onSelect}>
                {give === undefined ? t('insight-student.never.cards') : give.label}
              </Button>
            )
          }
        />
      </Card>
    </div>
  );
}
