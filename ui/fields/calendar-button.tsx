import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/zh-tw';
import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { Calendar } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import overlay from '../layers/overlay.module.css';
import { useOverlayPlace } from '../layers/overlay.ts';
import { IconButton } from '../parts/icon-button.tsx';
import styles from './fields.module.css';

type CalendarButtonProps = {
  /** Says which field's calendar it is, where there are several. */
  label?: string;
  /** Days are YYYY-MM-DD. */
  chosen: string | null;
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean;
  onChoose: (day: string) => void;
};

/** Stands at the end of a field and opens a calendar to pick the day from. */
export function CalendarButton({ label, chosen, min, max, disabled = false, onChoose }: CalendarButtonProps) {
  const { t, i18n } = useTranslation();
  const place = useOverlayPlace();
  const [open, setOpen] = useState(false);
  return (
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
          label={label ?? t('ui.field.open-calendar')}
          icon={<Calendar />}
          className={styles['mark-button'] ?? ''}
          disabled={disabled}
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
            onChoose(day ?? '');
            setOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
