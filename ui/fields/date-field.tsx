import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/zh-tw';
import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { Calendar } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay, shownDate, storedDate } from '../dates.ts';
import { IconButton } from '../icon-button.tsx';
import overlay from '../overlay.module.css';
import { useOverlayPlace } from '../overlay.ts';
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
  const { t, i18n } = useTranslation();
  const place = useOverlayPlace();
  const { field, value, frame, control } = useField(props);
  const [open, setOpen] = useState(false);
  const chosen = isDay(value) ? value : null;

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
          onBlur={() => {
            field.onChange(storedDate(shownDate(value)) ?? value);
            control.onBlur();
          }}
        />
        <Popover
          opened={open}
          onChange={setOpen}
          position="bottom-end"
          classNames={{ dropdown: overlay.dropdown ?? '' }}
          trapFocus
          returnFocus
          {...place}
        >
          <Popover.Target>
            <IconButton
              label={t('ui.field.open-calendar')}
              icon={<Calendar />}
              className={styles['mark-button'] ?? ''}
              disabled={control.disabled}
              onClick={() => setOpen(!open)}
            />
          </Popover.Target>
          <Popover.Dropdown data-overlay>
            {/* The calendar keeps the focus, so what is around it is out of reach for fingers too. */}
            <div className={overlay.veil} aria-hidden="true" onPointerDown={() => setOpen(false)} />
            <DatePicker
              value={chosen}
              {...(chosen === null ? {} : { defaultDate: chosen })}
              {...(min === undefined ? {} : { minDate: min })}
              {...(max === undefined ? {} : { maxDate: max })}
              firstDayOfWeek={0}
              hideOutsideDates
              highlightToday
              locale={i18n.language.toLowerCase()}
              ariaLabels={{
                nextMonth: t('ui.calendar.next-month'),
                previousMonth: t('ui.calendar.previous-month'),
                nextYear: t('ui.calendar.next-year'),
                previousYear: t('ui.calendar.previous-year'),
                nextDecade: t('ui.calendar.next-decade'),
                previousDecade: t('ui.calendar.previous-decade'),
                monthLevelControl: t('ui.calendar.choose-month'),
                yearLevelControl: t('ui.calendar.choose-year'),
              }}
              onChange={(day) => {
                field.onChange(day ?? '');
                setOpen(false);
              }}
            />
          </Popover.Dropdown>
        </Popover>
      </div>
    </FieldFrame>
  );
}
