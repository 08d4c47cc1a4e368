import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../style/class-names.ts';
import { ErrorText, FieldFrame, Hint, RadioFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** Grades are numbers: the form holds what the option does. */
type Option = {
  value: string | number;
  label: string;
  hint?: string;
  disabled?: boolean;
  /** Behind the label: a mark, say. */
  aside?: ReactNode;
};

type OptionsProps = FieldProps & { options: readonly Option[] };

/**
 * The browser's own list: at home on every device. For long lists there is AutocompleteField. `placeholder` null: there is an
 * answer already, and none is no answer.
 */
export function SelectField(props: OptionsProps & { placeholder?: string | null }) {
  const { options, placeholder } = props;
  const { t } = useTranslation();
  const { field, frame, control } = useField(props);
  const choose = (text: string) =>
    // Nothing chosen is no answer, not an empty one.
    field.onChange(options.find(({ value }) => String(value) === text)?.value);
  return (
    <FieldFrame {...frame}>
      <div className={styles['with-mark']}>
        <select
          {...control}
          className={classNames(styles.input, styles.select)}
          value={String(options.find(({ value }) => value === field.value)?.value ?? '')}
          onChange={(event) => choose(event.target.value)}
        >
          {placeholder !== null && <option value="">{placeholder ?? t('ui.field.choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.mark}>
          <ChevronDown aria-hidden="true" />
        </span>
      </div>
    </FieldFrame>
  );
}

type RadioProps = OptionsProps & {
  /** What is chosen, and what choosing does, where the answer is more than the value of the field. */
  chosen?: Option['value'] | null;
  onChoose?: (value: Option['value']) => void;
};

export function RadioField(props: RadioProps) {
  const { field, frame, control } = useField(props);
  const chosen = props.chosen === undefined ? field.value : props.chosen;
  const choose = props.onChoose ?? field.onChange;
  const { name, disabled } = control;
  return (
    <RadioFrame {...frame} {...control}>
      <div className={styles.choices}>
        {props.options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.box}
              name={name}
              disabled={disabled || option.disabled}
              value={option.value}
              checked={chosen === option.value}
              onChange={() => choose(option.value)}
            />
            <span>
              {option.label}
              {option.aside && <> {option.aside}</>}
              {option.hint && <span className={styles['choice-hint']}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </RadioFrame>
  );
}

/** Of a tick the label says all: there is no name to call it by. */
const TICK = 'validation.required-tick';

/** One yes or no. The label may hold a link. */
export function CheckboxField(props: FieldProps & { children?: ReactNode }) {
  const { field, frame, control } = useField(props, null, TICK);
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          {...control}
          type="checkbox"
          className={styles.box}
          checked={field.value === true}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        <span>{props.children ?? props.label}</span>
      </label>
      <Hint {...frame} />
      <ErrorText {...frame} />
    </div>
  );
}
