import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { findDistricts, findSchools } from '#product/schools/contract.ts';
import fields from '#ui/fields/fields.module.css';
import { SmallSelect } from '#ui/fields/small-select.tsx';
import { Segments } from '#ui/navigation/segments.tsx';
import { classNames } from '#ui/style/class-names.ts';
import type { Metrics } from '../contract.ts';
import { METRIC_PROGRAMS, type MetricProgram } from '../rules/figures.ts';
import { PERIODS } from '../rules/periods.ts';
import styles from './metrics.module.css';
import { PlaceBox } from './place-box.tsx';
import type { Asked } from './use-asked.ts';

type AskedBarProps = {
  asked: Asked;
  /** What is on the screen: its days stand in the fields until others are chosen. */
  shown: Metrics | undefined;
  onAsk: (next: Partial<Asked>) => void;
  /** At the end of the bar. */
  children?: ReactNode;
};

export function AskedBar({ asked, shown, onAsk, children }: AskedBarProps) {
  const { t } = useTranslation();
  const nameOf = useMetricProgram();
  const [from, to] = [asked.from || (shown?.from ?? ''), asked.to || (shown?.to ?? '')];
  return (
    <div className={styles.bar}>
      <Segments
        label={t('metrics.period')}
        value={asked.period}
        options={PERIODS.map((period) => ({ value: period, label: t(`metrics.periods.${period}`) }))}
        // Days of one's own choice begin with those on the screen; the others with their usual ones.
        onChange={(period) =>
          onAsk(period === 'custom' ? { period, from, to } : { period, from: '', to: '' })
        }
      />
      <span className={styles.days}>
        <DayInput label={t('metrics.from')} value={from} onChange={(day) => onAsk({ from: day, to })} />
        <span aria-hidden="true">–</span>
        <DayInput label={t('metrics.to')} value={to} onChange={(day) => onAsk({ from, to: day })} />
      </span>
      <SmallSelect
        label={t('metrics.program')}
        value={asked.program}
        options={METRIC_PROGRAMS.map((program) => ({ value: program, label: nameOf(program) }))}
        onChange={(value) =>
          onAsk({ program: METRIC_PROGRAMS.find((program) => program === value) ?? 'all' })
        }
      />
      <span className={styles.days}>
        <PlaceBox
          label={t('metrics.columns.district')}
          all={t('metrics.all-districts')}
          value={asked.district}
          find={findDistricts}
          onChange={(district) => onAsk({ district, school: '' })}
        />
        <PlaceBox
          label={t('accounts-people.columns.school')}
          all={t('metrics.all-schools')}
          value={asked.school}
          find={findSchools}
          onChange={(school) => onAsk({ school, district: '' })}
        />
      </span>
      {children}
    </div>
  );
}

function useMetricProgram(): (program: MetricProgram) => string {
  const { t } = useTranslation();
  const nameOf = useProgramName();
  return (program) =>
    program === 'all' || program === 'cdc' ? t(`metrics.programs.${program}`) : nameOf(program);
}

function DayInput(props: { label: string; value: string; onChange: (day: string) => void }) {
  const { label, value, onChange } = props;
  return (
    <input
      type="date"
      aria-label={label}
      className={classNames(fields.input, styles.small)}
      value={value}
      onChange={({ target }) => target.value !== '' && onChange(target.value)}
    />
  );
}
