import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskedTotal } from '#platform/web/tables/asked-total.ts';
import { mostFirst } from '#platform/web/tables/most-first.ts';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import { type TableTab, TableTabs } from '#ui/table/table-tabs.tsx';
import { comicsTable } from '../comics-contract.ts';
import { GROUP_PROGRAMS, type GroupProgram, type LevelProgram, speaksOfLevels } from '../rules/programs.ts';
import { groupTables } from '../tables-contract.ts';
import { ComicsGroups } from './comics-groups.tsx';
import { ProgramGroups } from './program-groups.tsx';
import type { GroupLesson } from './small-groups/suggestions.tsx';
import { useSchoolComics, useSchoolShares } from './use-school-shares.ts';
import { keyOf, segmentOf, type View } from './views.tsx';

const TABLES = { ...groupTables, sim: comicsTable } as const satisfies Record<GroupProgram, unknown>;

/** One tab a program; what most of the children play comes first. */
export function GroupDataScreen({ lesson }: { lesson: GroupLesson }) {
  const { t } = useTranslation();
  const user = useUser();
  const nameOf = useProgramName();
  // Who has no own students comes for those of the school or district.
  const reach = runsGroup(user) && user.students_count === 0 ? 'all' : 'mine';
  const usual: View = { reach, archived: false, check: null };
  const [views, setViews] = useState<Partial<Record<GroupProgram, View>>>({});
  const { programs: byChildren, isNobody } = usePlayedFirst(usual);
  // Who runs a district reads no child, and comes for its schools.
  const first: View = isNobody && reach === 'all' ? { ...usual, reach: 'schools' } : usual;
  const bySchools = useToldFirst(first.reach === 'schools');
  const programs = first.reach === 'schools' ? bySchools : byChildren;
  const tabs = programs.map((program): TableTab => {
    const view = views[program] ?? first;
    const onView = (next: View) => setViews({ ...views, [program]: next });
    return {
      id: program,
      label: nameOf(program),
      content: speaksOfLevels(program) ? (
        <ProgramGroups key={program} program={program} view={view} onView={onView} lesson={lesson} />
      ) : (
        <ComicsGroups key={program} view={view} onView={onView} />
      ),
      ...(view.reach === 'schools'
        ? {}
        : {
            stateKey: keyOf(program, view),
            list: { table: TABLES[program], segment: segmentOf(view) },
          }),
    };
  });
  return (
    <TableTabs
      id="group-data"
      title={t('group-data.title')}
      lead={t('group-data.lead')}
      actions={
        first.reach !== 'schools' && (
          <ButtonLink to="/educator/small-groups" variant="outline">
            {t('group-data.small.all')}
          </ButtonLink>
        )
      }
      tabs={tabs}
    />
  );
}

/** What most of the children play comes first. */
function usePlayedFirst(view: View): { programs: readonly GroupProgram[]; isNobody: boolean } {
  const totals: Record<GroupProgram, number | null> = {
    academy: useTotal('academy', view),
    zoou: useTotal('zoou', view),
    ssgrin: useTotal('ssgrin', view),
    hoh: useTotal('hoh', view),
    sim: useTotal('sim', view),
  };
  return {
    programs: mostFirst(GROUP_PROGRAMS, totals),
    isNobody: GROUP_PROGRAMS.every((program) => totals[program] === 0),
  };
}

/** What most of the children in schools have a report of comes first. */
function useToldFirst(isAsked: boolean): readonly GroupProgram[] {
  const totals: Record<GroupProgram, number | null> = {
    academy: useTold('academy', isAsked),
    zoou: useTold('zoou', isAsked),
    ssgrin: useTold('ssgrin', isAsked),
    hoh: useTold('hoh', isAsked),
    sim: useToldOfComics(isAsked),
  };
  return mostFirst(GROUP_PROGRAMS, totals);
}

function useTold(program: LevelProgram, isAsked: boolean): number | null {
  const { data } = useSchoolShares(program, isAsked);
  return data === undefined
    ? null
    : data.data.schools.reduce((sum, { children }) => sum + (children ?? 0), 0);
}

function useToldOfComics(isAsked: boolean): number | null {
  const { data } = useSchoolComics(isAsked);
  return data === undefined
    ? null
    : data.data.schools.reduce((sum, { finished }) => sum + (finished?.children ?? 0), 0);
}

function useTotal(program: GroupProgram, view: View): number | null {
  const list = { table: TABLES[program], segment: segmentOf(view) };
  return useAskedTotal(list, keyOf(program, view), true)?.total ?? null;
}
