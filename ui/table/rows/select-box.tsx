import { useEffect, useRef } from 'react';
import fields from '../../fields/fields.module.css';
import styles from './select-box.module.css';

type SelectBoxProps = {
  label: string;
  checked: boolean;
  /** Some of them. */
  partly?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** The box at a row, and the one for a whole page. */
export function SelectBox({ label, checked, partly = false, disabled = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = partly;
  }, [partly]);
  return (
    // The whole cell takes the click: a box alone is a small thing to hit.
    <label className={styles.target}>
      <input
        ref={box}
        type="checkbox"
        className={fields.box}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
