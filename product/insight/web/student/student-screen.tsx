import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listedName, spokenName } from '#platform/contract/names.ts';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { OpenFollowUpsOf } from '#product/follow-ups/web/follow-up-asides.tsx';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import { DuplicatesDialog } from '#product/rosters/web/actions/duplicates-dialog.tsx';
import { LoginInformationDialog } from '#product/rosters/web/login-cards/login-information-dialog.tsx';
import { SharesDialog } from '#product/rosters/web/shares-dialog.tsx';
import type { StudentSlots } from '#product/rosters/web/slots.ts';
import { Page } from '#ui/navigation/page.tsx';
import type { Kept, StudentPage } from '../../rules/student/page-shape.ts';
import { readStudentPage } from '../../student-contract.ts';
import type { TonightSlots } from '../tonight/tonight-card.tsx';
import { useAsked } from './asked.ts';
import { Bones } from './bones.tsx';
import { ArchivedCard } from './cards/archived-card.tsx';
import { HardWeek } from './hard-week.tsx';
import { Actions, Facts, hasTold, Initials, Never } from './head.tsx';
import { listOf, type WayBack } from './lists.ts';
import { Parts } from './parts.tsx';
import { StudentProblem } from './problem.tsx';
import styles from './student-page.module.css';
import { useStudentMenu } from './use-student-menu.tsx';
import { WayBackBar } from './way-back.tsx';
import { WeekLine } from './week-line.tsx';

type StudentScreenProps = {
  more: StudentSlots;
  lesson: (needs: Needs) => ReactNode;
  /** The same for who teaches at home. */
  tonight: TonightSlots;
  /** Below the name: what is about to happen to the child's data, for who answers for it. */
  notice: (id: number, name: string) => ReactNode;
  /** Below the name: what is off for the child by somebody's word. */
  signs: (id: number) => ReactNode;
  /** The way to the child's data, for who answers for it. */
  data: (child: Kept) => ReactNode;
};

/** One child, for who teaches it: the week, feelings, play, skills, moments, notes. */
export function StudentScreen(slots: StudentScreenProps) {
  const { t } = useTranslation();
  const { id, language, from } = useAsked();
  const changes = useTableChanges();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['student', id, language, changes],
    queryFn: ({ signal }) => call(readStudentPage, { id, _lang: language }, { signal, quiet: true }),
    // While something was done about the child, the page stays; another child's is another page.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    retry: false,
  });
  const user = useUser();
  const back = listOf(from, runsGroup(user) ? 'all' : 'mine');
  const words = {
    failed: t('insight-student.failed'),
    title: t('insight-student.not-found.title'),
    text: t('insight-student.not-found.text'),
  };
  return (
    <>
      {data === undefined ? (
        <Page title={t('insight-student.back')} width="wide">
          {error === null ? (
            <Bones />
          ) : (
            <StudentProblem
              error={error}
              isRetrying={isFetching}
              retry={() => void refetch()}
              words={words}
              back={back.to}
            />
          )}
        </Page>
      ) : (
        <Shown key={id} page={data.data} back={back} {...slots} />
      )}
      <DuplicatesDialog />
      <SharesDialog />
      <LoginInformationDialog />
    </>
  );
}

type ShownProps = StudentScreenProps & { page: StudentPage; back: WayBack };

function Shown({ page, back, more, lesson, tonight, notice, signs, data }: ShownProps) {
  const { t } = useTranslation();
  const entries = useStudentMenu(page, more);
  const name = spokenName(page);
  return (
    <Page
      title={name}
      lead={<Facts page={page} />}
      picture={<Initials page={page} />}
      above={
        <WayBackBar
          back={back}
          label={t(`insight-student.lists.${back.label}`)}
          name={listedName(page)}
          id={page.id}
          base="/educator/students"
        />
      }
      actions={<Actions page={page} name={name} entries={entries} />}
      width="wide"
    >
      {/* Whoever only answers for the child at a school is not asked about what it takes part in. */}
      {page.username !== null && !page.archived && signs(page.id)}
      {page.keeps_data && notice(page.id, page.first_name)}
      {page.archived && (
        <div className={styles.archived}>
          <ArchivedCard page={page} name={name} entries={entries} />
        </div>
      )}
      <HardWeek page={page} />
      {page.feelings !== null && page.family === null && <OpenFollowUpsOf studentId={page.id} />}
      {(page.has_played || hasTold(page)) && <WeekLine page={page} />}
      {!page.has_played && !page.archived && <Never page={page} name={name} entries={entries} />}
      <Parts page={page} entries={entries} lesson={lesson} tonight={tonight} data={data} />
    </Page>
  );
}
