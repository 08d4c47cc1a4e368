import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Download, Images, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale, PROGRAM_IDS } from '#brands/brand.ts';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { REPORTS } from '#product/play/rules/results/progress.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { openModal } from '#ui/layers/modals.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Segments } from '#ui/navigation/segments.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { readFamilyReport, readReport } from '../contract.ts';
import { LANGUAGE_NAMES } from '../rules/language-names.ts';
import type { NextCheck } from '../rules/next-check.ts';
import { PARTS, type Part, type ReportPage } from '../rules/page-shape.ts';
import { Asides } from './next-check.tsx';
import { saveFamilyReport, saveReport } from './open-report.tsx';
import { ReportPaper } from './report-page.tsx';
import { NoReport, ReportProblem } from './report-problem.tsx';
import styles from './reports.module.css';
import { SHARE_LETTER, ShareDialog } from './share/share-dialog.tsx';

/** Whose screen it is: a family has the letter alone, of a child whose page it reads. */
type Area = 'educator' | 'parent';

/** One child's report, as it is printed. `first` stands above the first one that somebody reads. */
export function ReportScreen({ first }: { first?: ReactNode }) {
  return <OneReport area="educator" first={first} />;
}

export function ChildReportScreen() {
  return <OneReport area="parent" />;
}

function OneReport({ area, first }: { area: Area; first?: ReactNode }) {
  const { t } = useTranslation();
  const { student, program, kind, part, language, iteration, isFromStudent, change } = useAsked(area);
  // Another check, or none any more: what was read before may be another page now.
  const changes = useTableChanges();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['report', student, program, kind, part, language, iteration, changes],
    queryFn: async ({ signal }) => {
      if (program === undefined || kind === undefined) return null;
      const which = iteration === undefined ? {} : { _iteration: iteration };
      const spoken = language === undefined ? {} : { _lang: language };
      const input = { id: student, program, kind, ...spoken, ...which };
      const options = { signal, quiet: true };
      if (area === 'educator') return call(readReport, { ...input, _part: part }, options);
      return { ...(await call(readFamilyReport, input, options)), is_first: false, offers: null };
    },
    retry: false,
  });
  const about = useAbout();
  const back = program === undefined ? {} : { tab: program };
  const toStudent = { to: `/${area}/students/${student}`, search: {} };
  const way = isFromStudent ? toStudent : { to: '/educator/reports', search: back };
  return (
    <Page
      title={data?.name ?? t('reports.report.title')}
      lead={data ? about(data) : undefined}
      above={
        <p className={styles.back}>
          <ButtonLink {...way} variant="subtle" size="sm" icon={<ArrowLeft />}>
            {isFromStudent ? t('reports.report.back-to-student') : t('reports.report.back')}
          </ButtonLink>
        </p>
      }
    >
      {error !== null && (
        <ReportProblem area={area} error={error} isRetrying={isFetching} retry={() => void refetch()} />
      )}
      {error === null && data === undefined && <Skeleton lines={8} />}
      {data === null && <NoReport area={area} />}
      {data?.is_first === true && first}
      {data && <Shown page={data} student={student} area={area} offers={data.offers} change={change} />}
    </Page>
  );
}

/** Which report it is, in the reader's language: the page itself may speak the family's. */
function useAbout(): (page: ReportPage) => string {
  const { t } = useTranslation();
  const programName = useProgramName();
  return ({ program, kind, iteration }) =>
    t('reports.downloads.about', {
      program: programName(program),
      kind:
        kind === 'assessment'
          ? t(`reports.checks.${oneOf(ITERATIONS, String(iteration)) ?? '1'}`)
          : t(`reports.downloads.kinds.${kind}`),
    });
}

type Change = (next: { part?: Part; lang?: Locale; iteration?: number }) => void;

const ITERATIONS = ['1', '2', '3'] as const;

function oneOf<Value extends string>(values: readonly Value[], text: unknown): Value | undefined {
  return values.find((value) => value === text);
}

/** The address says which report, in which language, and which part of it. */
function useAsked(area: Area) {
  const { i18n } = useTranslation();
  const params: Record<string, string> = useParams({ strict: false });
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const iteration = oneOf(ITERATIONS, String(search['iteration']));
  const isFamily = area === 'parent';
  const part = isFamily ? 'family' : (oneOf(PARTS, search['part']) ?? 'conference');
  const screen = oneOf(LOCALES, i18n.language) ?? 'en';
  const change: Change = (next) => void navigate({ to: '.', search: { ...search, ...next }, replace: true });
  return {
    student: Number(params['student']),
    program: oneOf(PROGRAM_IDS, params['program']),
    kind: oneOf(REPORTS, params['kind']),
    part,
    // A letter speaks the family's language until another is chosen; who is of the family has said so by the screen's.
    language: oneOf(LOCALES, search['lang']) ?? (part === 'family' && !isFamily ? undefined : screen),
    iteration: iteration === undefined ? undefined : Number(iteration),
    isFromStudent: isFamily || search['from'] === 'student',
    change,
  };
}

type ShownProps = {
  page: ReportPage;
  student: number;
  area: Area;
  /** None for families. */
  offers: NextCheck | null;
  change: Change;
};

function Shown({ page, student, area, offers, change }: ShownProps) {
  return (
    <>
      <Tools page={page} student={student} area={area} change={change} />
      {offers !== null && (
        <Asides student={student} program={page.program} asides={page.asides} offers={offers} />
      )}
      <ReportPaper page={page} lessons={`/${area}/resource-library`} />
      {area === 'educator' && (
        <ShareDialog
          report={{
            student,
            program: page.program,
            kind: page.kind,
            iteration: page.iteration,
            language: page.part === 'family' ? page.language : null,
          }}
        />
      )}
    </>
  );
}

function Tools({ page, student, area, change }: Omit<ShownProps, 'offers'>) {
  const { t } = useTranslation();
  const { role } = useUser();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const [isSaving, setSaving] = useState(false);
  const { program, kind, part, language, iteration, iterations } = page;
  const save = async () => {
    setSaving(true);
    const report = { student, program, kind, iteration };
    await (area === 'parent' ? saveFamilyReport(report, language) : saveReport(report, part, language));
    setSaving(false);
  };
  const checks = ITERATIONS.filter((one) => iterations.includes(Number(one)));
  return (
    <div className={styles.tools}>
      {area === 'educator' && role !== 'home' && (
        <Segments
          label={t('reports.report.part')}
          value={part}
          options={PARTS.map((one) => ({ value: one, label: t(`reports.report.${one}`) }))}
          onChange={(next) => change({ part: next })}
        />
      )}
      <Segments
        label={t('reports.report.language')}
        value={language}
        options={LOCALES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one], lang: one }))}
        onChange={(next) => change({ lang: next })}
      />
      {checks.length > 1 && (
        <Segments
          label={t('reports.report.iteration')}
          value={oneOf(ITERATIONS, String(iteration)) ?? '1'}
          options={checks.map((one) => ({ value: one, label: t(`reports.checks.${one}`) }))}
          onChange={(next) => change({ iteration: Number(next) })}
        />
      )}
      <span className={styles.end}>
        {kind === 'library' && !isActedAs && (
          <ButtonLink to={`/${area}/students/${student}/comics`} variant="light" icon={<Images />}>
            {t('reports.comics-made')}
          </ButtonLink>
        )}
        {area === 'educator' && !isActedAs && (
          <Button variant="light" icon={<Share2 />} onClick={() => openModal(SHARE_LETTER)}>
            {t('reports.share.action')}
          </Button>
        )}
        <Button variant="light" icon={<Printer />} onClick={() => window.print()}>
          {t('reports.report.print')}
        </Button>
        <Button icon={<Download />} loading={isSaving} onClick={() => void save()}>
          {t('reports.pdf')}
        </Button>
      </span>
    </div>
  );
}
