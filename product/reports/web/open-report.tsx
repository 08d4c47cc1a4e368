import type { TFunction } from 'i18next';
import type { Locale, ProgramId } from '#brands/brand.ts';
import type { ReportKind } from '#product/play/rules/results/progress.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { saveAndTell } from '#ui/snackbars/save-and-tell.ts';
import { readFamilyReport, readReport } from '../contract.ts';
import type { Part } from '../rules/page-shape.ts';

type ShownReport = { student: number; program: ProgramId; kind: ReportKind; iteration: number };

const paperOf = ({ student: id, program, kind, iteration }: ShownReport, language: Locale | null) => ({
  id,
  program,
  kind,
  _format: 'pdf' as const,
  _iteration: iteration,
  ...(language === null ? {} : { _lang: language }),
});

export function saveReport(report: ShownReport, part: Part, language: Locale | null): Promise<void> {
  return saveAndTell(readReport, { ...paperOf(report, language), _part: part });
}

/** Families have the letter alone. */
export function saveFamilyReport(report: ShownReport, language: Locale): Promise<void> {
  return saveAndTell(readFamilyReport, paperOf(report, language));
}

type Reader = {
  t: TFunction;
  /** What the viewer may open: the whole report, the letter, or neither. */
  reads: string | null;
  language: Locale;
  open: (path: string, search: Record<string, string>) => void;
};

/** What can be done with a row that has a report. */
export function reportEntries(report: ShownReport, { t, reads, language, open }: Reader): MenuEntry[] {
  if (reads !== 'report' && reads !== 'letter') return [];
  const entry = (id: string, label: string, onSelect: () => void): MenuEntry => ({
    id,
    label,
    prominent: true,
    onSelect,
  });
  const { student, program, kind, iteration } = report;
  const path = `/educator/reports/${student}/${program}/${kind}`;
  // A letter speaks the family's language, a page for a conference the reader's.
  const save = (part: Part) => () => void saveReport(report, part, part === 'family' ? null : language);
  return [
    entry('open', t('reports.open'), () => open(path, { iteration: String(iteration) })),
    ...(reads === 'report' ? [entry('pdf', t('reports.pdf'), save('conference'))] : []),
    entry('letter', t('reports.letter'), save('family')),
  ];
}
