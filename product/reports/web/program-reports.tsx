import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type ProgramId } from '#brands/brand.ts';
import { narrowed } from '#platform/contract/table.ts';
import { runsGroup, teachesAtHome } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import type { ReportKind } from '#product/play/rules/results/progress.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { KINDS_OF } from '../rules/availability.ts';
import { checkedTables, comicsTable, playedTables } from '../tables-contract.ts';
import {
  type CheckedRow,
  CheckStatus,
  type ComicRow,
  Comics,
  Done,
  PlainStatus,
  type PlayedRow,
  PracticeDone,
  PracticeStatus,
} from './cells.tsx';
import { useMassActions } from './many/download-many.tsx';
import { unlockTogether } from './next-check.tsx';
import { reportEntries } from './open-report.tsx';
import { segmentOf, type View, Views } from './views.tsx';

const SKILL_COLUMNS = ['skill_ic', 'skill_com', 'skill_coop', 'skill_ini', 'skill_emp', 'skill_er'] as const;
const PRACTICE_COLUMNS = ['builder_done', 'builder_ready', 'builder_on'] as const;
/** Levels of a check never stand beside practice. */
const CHECK_COLUMNS = [
  'done',
  'ready',
  'finished_on',
  'completed',
  'iteration',
  'growth',
  'care',
  'success_rate',
  ...SKILL_COLUMNS,
] as const;

/** At home there is no teacher and no school to tell children by, and nobody is graded. */
const PLACES = ['teacher', 'educator', 'school'] as const;
const NOT_AT_HOME = [...PLACES, 'care', 'success_rate', ...SKILL_COLUMNS] as const;
const NO_CHECK_AT_HOME = [...NOT_AT_HOME, 'growth'] as const;
const useAtHome = (): boolean => teachesAtHome(useUser());

type Viewed = { view: View; onView: (view: View) => void };

/** Zoo U and Hall of Heroes: an assessment, and practice. */
export function CheckedReports({ program, ...viewed }: Viewed & { program: keyof typeof checkedTables }) {
  const { t } = useTranslation();
  const { kind, archived } = viewed.view;
  const downloads = useMassActions(program, kind);
  // Several at once are unlocked in Zoo U alone.
  const unlocks = program === 'zoou' && kind === 'assessment' && !archived;
  const atHome = useAtHome();
  const table = useMemo(() => {
    const without = atHome ? NO_CHECK_AT_HOME : [];
    return kind === 'assessment'
      ? narrowed(checkedTables[program], { without: [...PRACTICE_COLUMNS, ...without] })
      : narrowed(checkedTables[program], {
          without: [...CHECK_COLUMNS, ...without],
          showing: PRACTICE_COLUMNS,
        });
  }, [program, kind, atHome]);
  const cells = useMemo(
    () => ({
      done: (row: CheckedRow) => <Done row={row} program={program} kind="assessment" />,
      ready: (row: CheckedRow) => <CheckStatus row={row} program={program} />,
      builder_done: (row: CheckedRow) => <PracticeDone row={row} program={program} />,
      builder_ready: (row: CheckedRow) => <PracticeStatus row={row} program={program} />,
    }),
    [program],
  );
  const entriesFor = useEntries(program, kind);
  const newestOf = (row: CheckedRow) =>
    kind === 'assessment' ? row.report_iteration : row.builder_ready ? 1 : null;
  return (
    <TablePage
      table={table}
      {...useShared(program, viewed, true)}
      cells={{ ...cells, name: nameCell(keyOf(program, viewed.view)) }}
      massActions={(selection) => [...downloads(selection), ...(unlocks ? unlockTogether(t, selection) : [])]}
      rowActions={(row) => entriesFor(row, newestOf(row))}
    />
  );
}

/** Academy and S.S. Grin: one report of what was played. */
export function PlayedReports({ program, ...viewed }: Viewed & { program: keyof typeof playedTables }) {
  const kind = KINDS_OF[program][0] ?? 'progress';
  const atHome = useAtHome();
  const table = useMemo(
    () => narrowed(playedTables[program], { without: atHome ? NOT_AT_HOME : [] }),
    [program, atHome],
  );
  const cells = useMemo(
    () => ({
      done: (row: PlayedRow) => <Done row={row} program={program} kind={kind} />,
      ready: (row: PlayedRow) => (
        <PlainStatus row={row} program={program} kind={kind} playedFast={row.care === 'played-fast'} />
      ),
    }),
    [program, kind],
  );
  const entriesFor = useEntries(program, kind);
  return (
    <TablePage
      table={table}
      {...useShared(program, viewed, false)}
      cells={{ ...cells, name: nameCell(keyOf(program, viewed.view)) }}
      massActions={useMassActions(program, kind)}
      rowActions={(row) => entriesFor(row, row.report_iteration)}
    />
  );
}

const COMIC_CELLS = {
  done: (row: ComicRow) => <Comics row={row} />,
  ready: (row: ComicRow) => <PlainStatus row={row} program="sim" kind="library" />,
};

/** Stories in Motion: the comics that were made. */
export function ComicReports(viewed: Viewed) {
  const entriesFor = useEntries('sim', 'library');
  const atHome = useAtHome();
  const table = useMemo(() => narrowed(comicsTable, { without: atHome ? PLACES : [] }), [atHome]);
  return (
    <TablePage
      table={table}
      {...useShared('sim', viewed, false)}
      cells={{ ...COMIC_CELLS, name: nameCell(keyOf('sim', viewed.view)) }}
      massActions={useMassActions('sim', 'library')}
      rowActions={(row) => entriesFor(row, row.report_iteration)}
    />
  );
}

export function keyOf(program: ProgramId, { reach, archived, kind }: View): string {
  return `reports-${program}:${reach}-${archived ? 'archived' : 'active'}-${kind}`;
}

/** What is offered for a row; nothing where there is no report. */
function useEntries(program: ProgramId, kind: ReportKind) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const language = LOCALES.find((locale) => locale === i18n.language) ?? 'en';
  const open = (to: string, search: Record<string, string>) => void navigate({ to, search });
  return ({ id, reads }: { id: number; reads: string | null }, iteration: number | null) =>
    iteration === null
      ? []
      : reportEntries({ student: id, program, kind, iteration }, { t, reads, language, open });
}

const nameOf = (row: { name: string | null }): string => row.name ?? '';

/** A name leads to the child's page, and from there along this list. */
const nameCell = (from: string) => (row: { id: number; name: string | null }) => (
  <StudentLink id={row.id} from={from}>
    {row.name}
  </StudentLink>
);
/** Who sees the own students knows their school. */
const OWN_ONLY = ['educator_id', 'school_id'];
const NOTHING: string[] = [];

function useShared(program: ProgramId, { view, onView }: Viewed, hasBuilder: boolean) {
  const { t } = useTranslation();
  const user = useUser();
  const values = { program: useProgramName()(program) };
  return {
    stateKey: keyOf(program, view),
    segment: segmentOf(view),
    toolbar: <Views view={view} onChange={onView} hasOthers={runsGroup(user)} hasBuilder={hasBuilder} />,
    withoutFilters: view.reach === 'all' ? NOTHING : OWN_ONLY,
    describeRow: nameOf,
    empty: view.archived
      ? { title: t('reports.empty.archived-title', values), text: t('reports.empty.archived-text') }
      : {
          title: t('reports.empty.title', values),
          text: t('reports.empty.text', values),
          actions: <ButtonLink to="/educator/students">{t('reports.empty.action')}</ButtonLink>,
        },
  };
}
