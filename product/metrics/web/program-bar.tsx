import { useTranslation } from 'react-i18next';
import { GRADES } from '#product/rosters/rules/grades.ts';
import { schoolYearName } from '#product/schools/rules/school-years.ts';
import { SmallSelect } from '#ui/fields/small-select.tsx';
import { ALL } from '../rules/program-periods.ts';
import { QUESTION_FORMS, type QuestionForm } from '../rules/questions.ts';
import styles from './metrics.module.css';

/** What of a program is looked at. */
export type Looked = { period: string; grade: string; form: QuestionForm | typeof ALL };
export const EVERYTHING: Looked = { period: ALL, grade: ALL, form: ALL };

type ProgramBarProps = {
  looked: Looked;
  periods: readonly string[];
  /** Those its scenes have. */
  forms: readonly QuestionForm[];
  onLook: (next: Partial<Looked>) => void;
};

export function ProgramBar({ looked, periods, forms, onLook }: ProgramBarProps) {
  const { t, i18n } = useTranslation();
  const monthOf = new Intl.DateTimeFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const periodName = (key: string): string => {
    if (key === ALL) return t('metrics.looked.all-time');
    if (key.length === 4) return t('metrics.looked.school-year', { year: schoolYearName(Number(key)) });
    return monthOf.format(new Date(`${key}-01T00:00:00Z`));
  };
  const formOf = (value: string): Looked['form'] => QUESTION_FORMS.find((form) => form === value) ?? ALL;
  return (
    <div className={styles.bar}>
      <SmallSelect
        label={t('metrics.period')}
        value={looked.period}
        options={(periods.length === 0 ? [ALL] : periods).map((key) => ({
          value: key,
          label: periodName(key),
        }))}
        onChange={(period) => onLook({ period })}
      />
      {forms.length > 1 && (
        <SmallSelect
          label={t('metrics.columns.form')}
          value={looked.form}
          options={[
            { value: ALL, label: t('metrics.looked.all-forms') },
            ...forms.map((form) => ({ value: form, label: t(`metrics.forms.${form}`) })),
          ]}
          onChange={(form) => onLook({ form: formOf(form) })}
        />
      )}
      <SmallSelect
        label={t('metrics.columns.grade')}
        value={looked.grade}
        options={[
          { value: ALL, label: t('metrics.looked.all-grades') },
          ...GRADES.map((grade) => ({ value: String(grade), label: t(`rosters.grade-names.${grade}`) })),
        ]}
        onChange={(grade) => onLook({ grade })}
      />
    </div>
  );
}
