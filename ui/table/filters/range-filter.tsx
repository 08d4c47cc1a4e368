import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayForFilter, dayFromFilter, rangeParts, rangeText } from '#platform/contract/table-filters.ts';
import { CalendarButton } from '../../fields/calendar-button.tsx';
import { ErrorText } from '../../fields/field-frame.tsx';
import fields from '../../fields/fields.module.css';
import type { FilterProps } from './filter-props.ts';
import styles from './filters.module.css';
import { problemOf, useDraft } from './use-draft.ts';

type RangeFilterProps = FilterProps & { kind: 'number-range' | 'day-range' };

/** From and up to, either of which may be left open. Days are typed as M/D/YYYY or picked. */
export function RangeFilter({ filter, kind, label, value, onChange }: RangeFilterProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const { text, problem, type } = useDraft(filter, value, onChange);
  const [isLeft, setLeft] = useState(false);
  const { from, to } = rangeParts(text);
  // Half a date is wrong only once somebody is done with it.
  const isWrong = isLeft && problem !== null;
  const error = isWrong ? t(kind === 'day-range' ? 'ui.table.bad-day' : 'ui.table.bad-number') : undefined;
  const describedBy = (end: string) => (isWrong && problemOf(filter, end) !== null ? errorId : undefined);
  const change = (next: string) => {
    setLeft(false);
    type(next);
  };
  const box = {
    kind,
    onLeave: () => setLeft(true),
  };
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.range} data-kind={kind}>
        <RangeBox
          {...box}
          label={t('ui.table.range-from', { field: label })}
          placeholder={t('ui.table.at-least')}
          value={from}
          describedBy={describedBy(rangeText(from, ''))}
          onChange={(next) => change(rangeText(next, to))}
        />
        <RangeBox
          {...box}
          label={t('ui.table.range-to', { field: label })}
          placeholder={t('ui.table.at-most')}
          value={to}
          describedBy={describedBy(rangeText('', to))}
          onChange={(next) => change(rangeText(from, next))}
        />
      </div>
      {kind === 'day-range' && <p className={styles.hint}>{t('ui.table.day-format')}</p>}
      <ErrorText error={error} errorId={errorId} />
    </fieldset>
  );
}

type RangeBoxProps = {
  kind: RangeFilterProps['kind'];
  label: string;
  placeholder: string;
  value: string;
  describedBy: string | undefined;
  onChange: (text: string) => void;
  onLeave: () => void;
};

function RangeBox({ kind, label, placeholder, value, describedBy, onChange, onLeave }: RangeBoxProps) {
  const { t } = useTranslation();
  const input = (
    <input
      type="text"
      className={fields.input}
      aria-label={label}
      aria-invalid={describedBy === undefined ? undefined : true}
      aria-describedby={describedBy}
      placeholder={placeholder}
      autoComplete="off"
      inputMode={kind === 'number-range' ? 'numeric' : 'text'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
  if (kind === 'number-range') return input;
  return (
    <div className={fields['with-mark']}>
      {input}
      <CalendarButton
        label={t('ui.table.pick-day', { field: label })}
        chosen={dayFromFilter(value)}
        onChoose={(day) => onChange(day === '' ? '' : dayForFilter(day))}
      />
    </div>
  );
}
