import { ChevronDown } from 'lucide-react';
import fields from '#ui/fields/fields.module.css';
import { classNames } from '#ui/style/class-names.ts';
import styles from './metrics.module.css';

type SmallSelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** One of a bar above numbers; its name is read out, what is chosen says enough to the eye. */
export function SmallSelect({ label, value, options, onChange }: SmallSelectProps) {
  return (
    <span className={classNames(fields['with-mark'], styles.program)}>
      <select
        aria-label={label}
        className={classNames(fields.input, fields.select, styles.small)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={fields.mark}>
        <ChevronDown aria-hidden="true" />
      </span>
    </span>
  );
}
