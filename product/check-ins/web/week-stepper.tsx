import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays, type Day } from '#platform/contract/days.ts';
import { isYearFirst } from '#platform/contract/shown-values.ts';
import { SCHOOL_DAYS } from '#product/schools/rules/school-days.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Button } from '#ui/parts/button.tsx';
import { IconButton } from '#ui/parts/icon-button.tsx';
import styles from './check-ins.module.css';
import { useShortDay } from './day-words.ts';

type WeekStepperProps = {
  monday: Day;
  /** Of this week: nothing is told of weeks to come. */
  latest: Day;
  /** Null for this week, whichever it is by then. */
  onWeek: (monday: Day | null) => void;
};

/** Which week, and the ways to others. */
export function WeekStepper({ monday, latest, onWeek }: WeekStepperProps) {
  const { t } = useTranslation();
  const span = useWeekSpan();
  const go = (to: Day): void => onWeek(to >= latest ? null : to);
  return (
    <div className={styles.stepper} role="group" aria-label={t('check-ins.week.label')}>
      {monday < latest && (
        <Button variant="subtle" size="sm" onClick={() => onWeek(null)}>
          {t('check-ins.week.this')}
        </Button>
      )}
      <IconButton
        className={styles.step}
        label={t('check-ins.week.before')}
        icon={<ChevronLeft />}
        onClick={() => go(addDays(monday, -7))}
      />
      <span className={styles.span} role="status">
        {span(monday)}
      </span>
      <IconButton
        className={styles.step}
        label={t('check-ins.week.after')}
        icon={<ChevronRight />}
        disabled={monday >= latest}
        onClick={() => go(addDays(monday, 7))}
      />
    </div>
  );
}

/** 11/16 – 11/20/2026: the year stands where the language has it. */
function useWeekSpan(): (monday: Day) => string {
  const { t, i18n } = useTranslation();
  const short = useShortDay();
  return (monday) => {
    const friday = addDays(monday, SCHOOL_DAYS - 1);
    const days = isYearFirst(i18n.language)
      ? { from: shownDate(monday), to: short(friday) }
      : { from: short(monday), to: shownDate(friday) };
    return t('check-ins.week.span', days);
  };
}
