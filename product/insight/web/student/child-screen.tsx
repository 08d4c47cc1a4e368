import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listedName, spokenName } from '#platform/contract/names.ts';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { FromSchoolCard } from '#product/family-links/web/from-school-card.tsx';
import { DuplicatesDialog } from '#product/rosters/web/actions/duplicates-dialog.tsx';
import { LoginInformationDialog } from '#product/rosters/web/login-cards/login-information-dialog.tsx';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import type { StudentSlots } from '#product/rosters/web/slots.ts';
import { ActionMenu } from '#ui/layers/menu.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { Kept, StudentPage } from '../../rules/student/page-shape.ts';
import { readChildPage } from '../../student-contract.ts';
import type { TonightSlots } from '../tonight/tonight-card.tsx';
import { useAsked } from './asked.ts';
import { Bones } from './bones.tsx';
import { Since } from './cards/archived-card.tsx';
import { ComicsCard } from './cards/comics-card.tsx';
import { FamilyCards, FamilyReportLink, Tonight } from './cards/family-cards.tsx';
import { FeltCard } from './cards/felt-card.tsx';
import { PlayCard } from './cards/play-card.tsx';
import { LicensesCard, LoginCard, ReportsCard } from './cards/side-cards.tsx';
import { HardWeek } from './hard-week.tsx';
import { gradeOf, hasTold, Initials, Never } from './head.tsx';
import { familyListOf } from './lists.ts';
import { StudentProblem } from './problem.tsx';
import styles from './student-page.module.css';
import { useChildMenu } from './use-student-menu.tsx';
import { WayBackBar } from './way-back.tsx';
import { useSentences, WeekWords } from './week-line.tsx';

/** A school's child is in no list of the family. */
const PROGRESS = { to: '/parent/progress', search: {} };

type ChildScreenProps = {
  more: StudentSlots;
  tonight: TonightSlots;
  /** Below the name: what is about to happen to the child's data. */
  notice: (id: number, name: string) => ReactNode;
  /** The way to the child's data. */
  data: (child: Kept) => ReactNode;
};

/** A parent's own child, or one that a school has linked, in family words. */
export function ChildScreen({ more, tonight, notice, data: dataOf }: ChildScreenProps) {
  const { t } = useTranslation();
  const { id, language, from } = useAsked();
  const changes = useTableChanges();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['child', id, language, changes],
    queryFn: ({ signal }) => call(readChildPage, { id, _lang: language }, { signal, quiet: true }),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    retry: false,
  });
  const words = {
    failed: t('insight-student.family.failed'),
    title: t('insight-student.family.not-found-title'),
    text: t('insight-student.family.not-found-text'),
  };
  return (
    <>
      {data === undefined ? (
        <Page title={t('insight-student.family.back')} width="wide">
          {error === null ? (
            <Bones />
          ) : (
            <StudentProblem
              error={error}
              isRetrying={isFetching}
              retry={() => void refetch()}
              words={words}
              back="/parent/students"
            />
          )}
        </Page>
      ) : (
        <Shown
          key={id}
          page={data.data}
          from={from}
          more={more}
          tonight={tonight}
          notice={notice}
          data={dataOf}
        />
      )}
      <DuplicatesDialog />
      <LoginInformationDialog />
    </>
  );
}

type ShownProps = ChildScreenProps & { page: StudentPage; from: unknown };

function Shown({ page, from, more, tonight, notice, data }: ShownProps) {
  const { t } = useTranslation();
  const programName = useProgramName();
  const entries = useChildMenu(page, more);
  const login = entries.find(({ id }) => id === 'login-information');
  const sentences = useSentences(page);
  const name = spokenName(page);
  const facts = [
    t(`rosters.grade-names.${gradeOf(page)}`),
    ...(page.program === null ? [] : [programName(page.program)]),
  ];
  return (
    <Page
      title={name}
      lead={facts.join(' · ')}
      picture={<Initials page={page} />}
      above={
        <WayBackBar
          back={page.linked ? { ...familyListOf(from), ...PROGRESS } : familyListOf(from)}
          label={t('insight-student.family.back')}
          name={listedName(page)}
          id={page.id}
          base="/parent/students"
        />
      }
      actions={
        entries.length > 0 && (
          <>
            {login?.onSelect !== undefined && (
              <Button variant="light" icon={login.icon} onClick={login.onSelect}>
                {login.label}
              </Button>
            )}
            <ActionMenu label={t('insight-student.actions-for', { name })} entries={entries} />
          </>
        )
      }
      width="wide"
    >
      {notice(page.id, page.first_name)}
      {page.archived && (
        <Banner title={t('insight-student.archived.title', { name })}>
          <Since page={page} /> {t('insight-student.family.archived-text')}
        </Banner>
      )}
      <HardWeek page={page} />
      {(page.has_played || hasTold(page)) && (
        <p className={styles.week}>
          <WeekWords sentences={sentences} />
        </p>
      )}
      {!page.has_played && <Never page={page} name={name} entries={entries} />}
      <div className={styles.columns}>
        <div>
          <Tonight page={page} slots={tonight} />
          {page.feelings !== null && <FeltCard feelings={page.feelings} name={page.first_name} />}
          {page.covered && (
            <Card title={t('insight-student.family.felt', { name: page.first_name })}>
              <p>{t('insight-student.hidden')}</p>
            </Card>
          )}
          <FamilyCards page={page} report={<FamilyReportLink page={page} />} />
          <ComicsCard page={page} of="parent" />
          <PlayCard play={page.play} />
        </div>
        <aside>
          {page.reports.length > 0 && <ReportsCard page={page} area="parent" />}
          {page.linked ? (
            <FromSchoolCard
              id={page.id}
              name={page.first_name}
              school={page.school ?? ''}
              hasFeelings={page.feelings !== null || page.covered}
            />
          ) : (
            <>
              <LicensesCard page={page} entries={entries} />
              {!page.archived && <LoginCard page={page} entries={entries} />}
            </>
          )}
          {data(page)}
        </aside>
      </div>
    </Page>
  );
}
