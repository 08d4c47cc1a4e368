import { useTranslation } from 'react-i18next';
import { isDay, shownDate, storedDate } from '../formats/dates.ts';
import { CalendarButton } from './calendar-button.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

type DateFieldProps = FieldProps & {
  /** YYYY-MM-DD */
  min?: string;
  max?: string;
};

/** Typed, or picked from the calendar beside it. The form holds YYYY-MM-DD, or what was typed until it is a day. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const { t } = useTranslation();
  const { field, value, frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <div className={styles['with-mark']}>
        <input
          {...control}
          type="text"
          className={styles.input}
          autoComplete="off"
          placeholder={t('ui.field.date-format')}
          value={shownDate(value)}
          onChange={(event) => {
            const typed = event.target.value;
            field.onChange((typed.length >= 10 ? storedDate(typed) : null) ?? typed);
          }}
          onBlur={() => field.onChange(storedDate(shownDate(value)) ?? value)}
        />
        <CalendarButton
          chosen={isDay(value) ? value : null}
          min={min}
          max={max}
          disabled={control.disabled}
          onChoose={field.onChange}
        />
      </div>
    </FieldFrame>
  );
}
