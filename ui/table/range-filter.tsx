import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayForFilter, dayFromFilter, rangeParts, rangeText } from '#platform/contract/table-filters.ts';
import { useSay } from '#platform/web/say.ts';
import { CalendarButton } from '../fields/calendar-button.tsx';
import { ErrorText } from '../fields/field-frame.tsx';
import fields from '../fields/fields.module.css';
import { labelInSentence } from '../form-errors.ts';
import type { FilterProps } from './filter-props.ts';
import styles from './filters.module.css';
import { useDraft } from './use-draft.ts';

type RangeFilterProps = FilterProps & { kind: 'number-range' | 'day-range' };

/** From and up to, either of which may be left open. Days are typed as M/D/YYYY or picked. */
export function RangeFilter({ filter, kind, label, value, onChange }: RangeFilterProps) {
  const { t } = useTranslation();
  const say = useSay();
  const errorId = useId();
  const { text, problem, type } = useDraft(filter, value, onChange);
  const [isLeft, setLeft] = useState(false);
  const { from, to } = rangeParts(text);
  // Half a date is wrong only once somebody is done with it.
  const error =
    isLeft && problem !== null
      ? say({ i18n: problem, values: { field: labelInSentence(label) } })
      : undefined;
  const change = (next: string) => {
    setLeft(false);
    type(next);
  };
  const box = {
    kind,
    describedBy: error === undefined ? undefined : errorId,
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
          onChange={(next) => change(rangeText(next, to))}
        />
        <RangeBox
          {...box}
          label={t('ui.table.range-to', { field: label })}
          placeholder={t('ui.table.at-most')}
          value={to}
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
