import { UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { conjoined } from '#platform/contract/texts/lists.ts';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useToday, useUser } from '#product/accounts/web/session/session.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import type { SummaryRow } from '#ui/table/model/table-types.ts';
import { TablePage } from '#ui/table/table-page.tsx';
import { groupPages } from '../contract.ts';
import { hasChecks, type LevelProgram } from '../rules/programs.ts';
import { type GroupSummary, isMiddleUntold, mostIn, partsOf, untoldSkills } from '../rules/summary-shape.ts';
import { whoseAre } from '../rules/whose.ts';
import { groupTables } from '../tables-contract.ts';
import {
  ALWAYS_IN_FILES,
  ChildName,
  type GroupRow,
  isTold,
  Missing,
  SkillCell,
  SkillsCard,
  skillColumn,
  TOLD_COLUMNS,
} from './cells.tsx';
import styles from './group-data.module.css';
import { GrowthCard } from './growth-card.tsx';
import { LevelBars } from './marks/level-bars.tsx';
import { MarkKey } from './marks/level-mark.tsx';
import { PrintButton } from './print-button.tsx';
import { SchoolShares } from './school-shares.tsx';
import { makeGroupAction } from './small-groups/actions.tsx';
import { type GroupLesson, GroupSuggestions } from './small-groups/suggestions.tsx';
import { useEmpty } from './use-empty.tsx';
import { useSummary } from './use-summary.ts';
import { keyOf, segmentOf, type View, Views, withoutFilters } from './views.tsx';

type ProgramProps = {
  program: LevelProgram;
  view: View;
  onView: (view: View) => void;
  lesson: GroupLesson;
};

/** One program: its children and their skills; for who looks at schools, these. */
export function ProgramGroups({ program, view, onView, lesson }: ProgramProps) {
  const user = useUser();
  const views = (
    <Views view={view} onChange={onView} hasOthers={runsGroup(user)} hasChecks={hasChecks(program)} />
  );
  if (view.reach === 'schools') return <SchoolShares program={program} toolbar={views} />;
  return <Children program={program} view={view} onView={onView} lesson={lesson} toolbar={views} />;
}

const nameOf = (row: GroupRow): string => row.name ?? '';

function Children({ program, view, onView, lesson, toolbar }: ProgramProps & { toolbar: React.ReactNode }) {
  const { t } = useTranslation();
  const key = keyOf(program, view);
  const segment = segmentOf(view);
  const summary = useSummary(program, key, segment);
  const { data } = summary;
  const values = { program: useProgramName()(program) };
  const { check } = view;
  const untold = useUntold(data);
  const today = useToday();
  const look = useMemo(
    () => ({
      cells: {
        name: (row: GroupRow) => <ChildName row={row} from={key} />,
        ...Object.fromEntries(
          SKILLS.map((skill) => [
            skillColumn(skill),
            (row: GroupRow) => <SkillCell row={row} skill={skill} isUntold={untold.skills.includes(skill)} />,
          ]),
        ),
      },
      merged: (row: GroupRow) =>
        isTold(row)
          ? null
          : {
              columns: TOLD_COLUMNS,
              content: <Missing row={row} program={program} check={check} />,
            },
      card: (row: GroupRow) => (
        <SkillsCard row={row} program={program} check={check} untold={untold.skills} />
      ),
    }),
    [program, check, untold, key],
  );
  const massActions = ({ ids }: { ids: readonly number[] }): MenuEntry[] => [
    {
      id: 'small-group',
      label: t('group-data.small.of-these'),
      icon: <UsersRound />,
      prominent: true,
      onSelect: () =>
        openAction(makeGroupAction, {
          values: {
            program,
            goal: '',
            starts_on: today,
            ends_on: '',
            student_ids: [...ids],
          },
        }),
    },
  ];
  const isSomebody = data !== undefined && data.children > 0;
  const empty = useEmpty(program, view, onView);
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {summary.isError && (
          <Banner
            tone="error"
            title={t('group-data.class.failed')}
            actions={
              <Button
                size="sm"
                variant="outline"
                loading={summary.isFetching}
                onClick={() => void summary.refetch()}
              >
                {t('ui.try-again')}
              </Button>
            }
          />
        )}
        {isSomebody && (
          <div className={styles.above}>
            <p>{t('group-data.enough', { some: data.told, all: data.children })}</p>
            {!view.archived && !hasLittle(data) && (
              <a className={styles.jump} href="#small-groups">
                {t('group-data.small.below', { count: data.suggestions?.length ?? 0 })}
              </a>
            )}
            {untold.skills.length > 0 && <Untold skills={untold.skills} program={values.program} />}
            <MarkKey hasUntold={untold.skills.length > 0} />
            {isMiddleUntold(data.skills) && <p className={styles.untold}>{t('group-data.no-improving')}</p>}
          </div>
        )}
        <div className={styles.matrix}>
          <TablePage
            table={groupTables[program]}
            stateKey={key}
            segment={segment}
            toolbar={
              <>
                {toolbar}
                {isSomebody && (
                  <PrintButton page={groupPages[program]} table={groupTables[program]} stateKey={key} />
                )}
              </>
            }
            withoutFilters={withoutFilters(view)}
            alwaysInFiles={ALWAYS_IN_FILES}
            silentColumns={untold.columns}
            describeRow={nameOf}
            empty={empty}
            massActions={massActions}
            {...look}
            summary={useClassRow(data, view)}
          />
        </div>
        {isSomebody && <p className={styles.foot}>{t('group-data.foot')}</p>}
      </div>
      {summary.isPending && !view.archived && (
        <div className={styles.aside} aria-hidden="true">
          <Skeleton lines={8} />
        </div>
      )}
      {isSomebody && !view.archived && (
        <aside
          id="small-groups"
          className={styles.aside}
          data-below={hasLittle(data) || undefined}
          aria-label={t('group-data.small.title')}
        >
          <GroupSuggestions program={program} summary={data} lesson={lesson} />
          {data.growth !== null && <GrowthCard growth={data.growth} />}
        </aside>
      )}
    </div>
  );
}

/** Skills of which the program says no level of anybody, and their columns. */
function useUntold(data: GroupSummary | undefined) {
  return useMemo(() => {
    const skills = data === undefined ? [] : untoldSkills(data);
    return { skills, columns: skills.map(skillColumn) };
  }, [data]);
}

/** Why there is nothing of most skills, and what there is instead. */
function Untold({ skills, program }: { skills: readonly Skill[]; program: string }) {
  const { t, i18n } = useTranslation();
  const names = conjoined(
    skills.map((skill) => t(`group-data.skills.${skill}`)),
    i18n.language,
  );
  return <p className={styles.untold}>{t('group-data.untold', { program, skills: names })}</p>;
}

/** A panel with no group to choose takes no width from the skills: it stands below them. */
function hasLittle({ suggestions }: GroupSummary): boolean {
  return (suggestions ?? []).length === 0;
}

/** Above all children: how many are where. */
function useClassRow(data: GroupSummary | undefined, view: View): SummaryRow | undefined {
  const { t } = useTranslation();
  const user = useUser();
  const reach = view.reach === 'mine' ? 'mine' : 'all';
  const whose = whoseAre(user, { reach, hasShared: data?.has_shared ?? false });
  return useMemo(() => {
    if (data === undefined || data.told === 0) return undefined;
    const most = mostIn(data.skills);
    const label = (
      <span className={styles.class}>
        {t(`group-data.class.${whose}`)}
        <span>{t('group-data.class.text')}</span>
      </span>
    );
    const bars = partsOf(data.skills).map(({ skill, parts }) => ({
      skill,
      bars: <LevelBars parts={parts} most={most} />,
    }));
    return {
      label,
      cells: Object.fromEntries(bars.map(({ skill, bars: drawn }) => [skillColumn(skill), drawn])),
      card: (
        <>
          <h2 className={styles.heading}>{label}</h2>
          <dl className={styles.six}>
            {bars.map(({ skill, bars: drawn }) => (
              <div key={skill}>
                <dt>{t(`group-data.skills.${skill}`)}</dt>
                <dd>{drawn}</dd>
              </div>
            ))}
          </dl>
        </>
      ),
    };
  }, [data, whose, t]);
}
