import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FileText, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spokenName } from '#platform/contract/names.ts';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { useLanguage } from '#product/check-ins/web/day-words.ts';
import { openLoginInformation } from '#product/rosters/web/login-cards/login-information.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { shownDate } from '#ui/formats/dates.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import type { ChildProgress } from '../../progress-contract.ts';
import { isHere } from '../../rules/progress/path.ts';
import type { StudentPage } from '../../rules/student/page-shape.ts';
import { readChildPage, readStudentPage } from '../../student-contract.ts';
import { useArea, useProgress } from '../progress/use-progress.ts';
import { Bones } from '../student/bones.tsx';
import { FamilySkills, StoryCard } from '../student/cards/family-cards.tsx';
import { FeltCard } from '../student/cards/felt-card.tsx';
import { PlayCard } from '../student/cards/play-card.tsx';
import { LoginCard, reportPath } from '../student/cards/side-cards.tsx';
import { HardWeek } from '../student/hard-week.tsx';
import { gradeOf, hasTold, Initials, Never } from '../student/head.tsx';
import { useSentences, WeekWords } from '../student/week-line.tsx';
import { type PlannedFirst, TonightCard } from '../tonight/tonight-card.tsx';
import styles from './my-children.module.css';

type MyChildrenProps = {
  /** What the family planned for this week: it is no one child's. */
  planned: PlannedFirst;
};

/** What a family's home begins with: each child by name, in words of home. */
export function MyChildren({ planned }: MyChildrenProps) {
  const { t } = useTranslation();
  const area = useArea();
  const query = useProgress();
  return (
    <section className={styles.children}>
      <div className={styles.title}>
        <h2>{t('insight-progress.my-children')}</h2>
        <ButtonLink to={`/${area}/progress`} variant="light">
          {t('insight-progress.see-progress')}
        </ButtonLink>
      </div>
      <Loaded query={query} bones={<Bones />} failed={t('insight-progress.failed')}>
        {({ data }) => <Family all={data} planned={planned} />}
      </Loaded>
    </section>
  );
}

function Family({ all, planned }: MyChildrenProps & { all: readonly ChildProgress[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { child }: Record<string, unknown> = useSearch({ strict: false });
  const [first] = all;
  if (first === undefined) return null;
  if (all.length === 1) return <OneChild child={first} planned={planned} />;
  return (
    <Tabs
      label={t('insight-progress.my-children')}
      tabs={all.map((one) => ({
        id: String(one.id),
        label: one.first_name,
        content: <OneChild key={one.id} child={one} planned={planned} />,
      }))}
      value={all.some(({ id }) => String(id) === String(child)) ? String(child) : String(first.id)}
      onChange={(id) => void navigate({ to: '.', search: { child: id }, replace: true, resetScroll: false })}
    />
  );
}

/** The child's own page has the rest; who opens either leaves a row in the audit. */
function OneChild({ child, planned }: MyChildrenProps & { child: ChildProgress }) {
  const { id } = child;
  const { t } = useTranslation();
  const area = useArea();
  const language = useLanguage();
  const changes = useTableChanges();
  const query = useQuery({
    queryKey: [area === 'parent' ? 'child' : 'student', id, language, changes],
    queryFn: ({ signal }) =>
      call(
        area === 'parent' ? readChildPage : readStudentPage,
        { id, _lang: language },
        { signal, quiet: true },
      ),
    placeholderData: (before) => before,
    retry: false,
  });
  return (
    <Loaded query={query} bones={<Bones />} failed={t('insight-student.family.failed')}>
      {({ data }) => <Shown page={data} child={child} planned={planned} />}
    </Loaded>
  );
}

function Shown({ page, child, planned }: MyChildrenProps & { page: StudentPage; child: ChildProgress }) {
  const { t } = useTranslation();
  const area = useArea();
  const name = spokenName(page);
  const login: MenuEntry = {
    id: 'login-information',
    label: t('insight-student.never.cards'),
    icon: <KeyRound />,
    onSelect: () => openLoginInformation(area === 'parent' ? 'child' : 'student', [page.id]),
  };
  const entries = page.linked ? [] : [login];
  return (
    <div className={styles.child}>
      <HeadCard page={page} name={name} child={child} />
      <HardWeek page={page} />
      {!page.has_played && <Never page={page} name={name} entries={entries} />}
      <div className={styles.columns}>
        <div>
          <TonightCard
            child={child}
            planned={planned}
            more={
              <Link to={`/${area}/progress`} search={{ child: String(child.id) }}>
                {t('insight-progress.more-tonight')}
              </Link>
            }
          />
          {page.feelings !== null && <FeltCard feelings={page.feelings} name={page.first_name} />}
          {page.covered && (
            <Card title={t('insight-student.family.felt', { name: page.first_name })}>
              <p>{t('insight-student.hidden')}</p>
            </Card>
          )}
          {page.has_played && <PlayCard play={page.play} />}
        </div>
        <div>
          <StoryCard page={page} />
          <FamilySkills page={page} />
          {!page.linked && <LoginCard page={page} entries={entries} />}
        </div>
      </div>
    </div>
  );
}

type HeadProps = { page: StudentPage; name: string; child: ChildProgress };

/** Who it is, and the week in a sentence. */
function HeadCard({ page, name, child: { linked_by: school, paths } }: HeadProps) {
  const { t } = useTranslation();
  const area = useArea();
  const programName = useProgramName();
  const here = paths[0]?.steps.find(isHere);
  const sentences = [
    ...useSentences(page),
    ...(here === undefined
      ? []
      : [
          t(here.at === 'begun' ? 'insight-progress.is-begun' : 'insight-progress.comes-next', {
            title: here.title,
          }),
        ]),
  ];
  // The sentence that says it is ready has its button.
  const report = page.reports.find(({ program }) => program === page.program);
  const license = page.licenses.find(({ program, runs }) => runs && program === page.program);
  const facts = [
    t(`rosters.grade-names.${gradeOf(page)}`),
    ...(page.program === null ? [] : [programName(page.program)]),
    ...(license === undefined ? [] : [t('insight-home.until', { day: shownDate(license.ends_on) })]),
  ];
  return (
    <Card>
      <div className={styles.head}>
        <Initials page={page} />
        <div>
          <h3 className={styles.name}>
            <StudentLink id={page.id} of={area}>
              {name}
            </StudentLink>
          </h3>
          <p className={styles.facts}>{facts.join(' · ')}</p>
        </div>
      </div>
      {(page.has_played || hasTold(page)) && (
        <p>
          <WeekWords sentences={sentences} />
        </p>
      )}
      {report?.available && page.reads !== 'counts' && (
        <p className={styles.letter}>
          <ButtonLink
            to={reportPath(page.id, report, area)}
            search={{ iteration: String(report.iteration), from: 'student' }}
            size="sm"
            variant="light"
            icon={<FileText />}
          >
            {t('insight-student.family.letter')}
          </ButtonLink>
        </p>
      )}
      {school !== null && <p>{t('insight-progress.from-school', { school })}</p>}
    </Card>
  );
}
