import { type ReactNode, useId } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './segments.module.css';

type Segment<Value extends string> = {
  value: Value;
  label: string;
  /** A part of the label that stands for it on a phone. */
  short?: string;
  icon?: ReactNode;
  lang?: string;
};

type SegmentsProps<Value extends string> = {
  label: string;
  options: readonly Segment<Value>[];
  value: NoInfer<Value>;
  onChange: (value: Value) => void;
  /** Pictures only; the words are read out and shown as hints. */
  iconsOnly?: boolean;
};

/** One of a few, side by side: a group of radio buttons in a row. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange, iconsOnly = false } = props;
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={iconsOnly ? option.label : undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span
            className={classNames(iconsOnly && 'visually-hidden', option.short !== undefined && styles.long)}
            lang={option.lang}
          >
            {option.label}
          </span>
          {option.short !== undefined && (
            <span className={styles.short} lang={option.lang} aria-hidden="true">
              {option.short}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
