import { useTranslation } from 'react-i18next';
import { listed } from '#platform/contract/texts/lists.ts';
import { useLanguage } from '#product/check-ins/web/day-words.ts';
import { needsHouse } from '#product/reports/rules/availability.ts';
import { inARow, quoted } from '#product/reports/rules/words.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import type { StudentPage } from '../../rules/student/page-shape.ts';
import { useMinutes } from '../words.ts';
import styles from './student-page.module.css';

/** The week in a sentence or two: facts only, and nothing of what the reader is not told. */
export function WeekLine({ page }: { page: StudentPage }) {
  const sentences = useSentences(page);
  return (
    <p className={styles.week}>
      <WeekWords sentences={sentences} />
    </p>
  );
}

export function WeekWords({ sentences }: { sentences: readonly string[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <strong>{t('insight-student.week.title')}</strong>
      {inARow(['', ...sentences], language)}
    </>
  );
}

export function useSentences({ week, reports, program, reads }: StudentPage): string[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const said = useMinutes();
  const programName = useProgramName();
  const sentences = [
    week.seconds > 0
      ? t('insight-student.week.played', { count: week.days, time: said(week.minutes) })
      : t('insight-student.week.no-play'),
  ];
  if (week.felt !== null && week.felt.length > 0) {
    const words = week.felt.map((feeling) => t(`insight-student.feelings.inline.${feeling}`));
    const feelings = listed(words, language);
    sentences.push(t('insight-student.week.felt', { feelings }));
  }
  if (week.finished.length > 0) {
    sentences.push(t('insight-student.week.finished', { titles: quoted(week.finished, language) }));
  }
  const next = reports.find((report) => report.program === program);
  if (next === undefined) return sentences;
  const name = programName(next.program);
  // Whoever reads counts only has no report to open.
  if (next.available && reads === 'counts') return sentences;
  if (next.available) return [...sentences, t('insight-student.week.ready', { program: name })];
  if (next.done === 0) return sentences;
  if (needsHouse(next.program, next.kind)) {
    return [...sentences, t('insight-student.week.house', { program: name })];
  }
  const { done, required } = next;
  const values = { done, required, program: name, count: required - done };
  return [...sentences, t('insight-student.week.scenes', values)];
}
