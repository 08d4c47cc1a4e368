import { ChevronDown } from 'lucide-react';
import { classNames } from '../style/class-names.ts';
import fields from './fields.module.css';
import styles from './small-select.module.css';

type SmallSelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** As wide as its longest choice, as far as there is room: of names that tell nothing when they are cut off. */
  wide?: boolean;
};

/** One of a bar above numbers or pictures; its name is read out, what is chosen says enough to the eye. */
export function SmallSelect({ label, value, options, onChange, wide = false }: SmallSelectProps) {
  return (
    <span className={classNames(fields['with-mark'], styles.frame, wide && styles.wide)}>
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
