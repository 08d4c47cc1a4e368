import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '#ui/fields/field-frame.tsx';
import { useField } from '#ui/fields/use-field.ts';
import type { Span, WeekHours } from '../rules/calendar.ts';
import { WEEKDAYS } from '../rules/settings.ts';
import styles from './responders.module.css';

const USUAL: Span = [480, 930];

/** As a field for times has it: 08:00. */
const asTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function isWeek(value: unknown): value is WeekHours {
  return Array.isArray(value);
}

/** A row a weekday: whether somebody looks, from when and until when. */
export function HoursField() {
  const { t } = useTranslation();
  const id = useId();
  const label = t('follow-ups.responders.hours');
  const { field, frame } = useField({ name: 'hours', label });
  const week = isWeek(field.value) ? field.value : [];
  const set = (at: number, span: Span | null): void =>
    field.onChange(week.map((one, index) => (index === at ? span : one)));
  return (
    <fieldset className={styles.hours} aria-describedby={frame.errorId}>
      <legend>{label}</legend>
      {WEEKDAYS.map((day, at) => {
        const span = week[at] ?? null;
        const name = t(`follow-ups.weekdays.${day}`);
        return (
          <div key={day} className={styles.day}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={span !== null}
                onChange={(event) => set(at, event.target.checked ? USUAL : null)}
              />
              <span>{name}</span>
            </label>
            {span === null ? (
              <span className={styles.small}>{t('follow-ups.responders.nobody')}</span>
            ) : (
              <>
                <Time
                  id={`${id}-${day}-from`}
                  label={t('follow-ups.responders.from', { day: name })}
                  minutes={span[0]}
                  onChange={(minutes) => set(at, [minutes, span[1]])}
                />
                <span aria-hidden="true">–</span>
                <Time
                  id={`${id}-${day}-to`}
                  label={t('follow-ups.responders.to', { day: name })}
                  minutes={span[1]}
                  onChange={(minutes) => set(at, [span[0], minutes])}
                />
              </>
            )}
          </div>
        );
      })}
      <ErrorText {...frame} />
    </fieldset>
  );
}

type TimeProps = { id: string; label: string; minutes: number; onChange: (minutes: number) => void };

function Time({ id, label, minutes, onChange }: TimeProps) {
  return (
    <input
      id={id}
      type="time"
      aria-label={label}
      className={styles.time}
      value={asTime(minutes)}
      onChange={(event) => {
        const next = minutesOf(event.target.value);
        if (next !== null) onChange(next);
      }}
    />
  );
}
