import { useId } from 'react';
import styles from './progress.module.css';

type ProgressProps = {
  label: string;
  /** From 0 to `max`; left out while nobody knows. */
  value?: number;
  max?: number;
  /** What is said about it in words, such as "12 of 40". */
  text?: string;
  hideLabel?: boolean;
};

/** The browser's own progress element: nothing inline, announced by itself. */
export function Progress({ label, value, max = 100, text, hideLabel = false }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={hideLabel && text === undefined ? 'visually-hidden' : styles.words}>
        <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
          {label}
        </label>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </div>
      <progress id={id} className={styles.bar} max={max} {...(value === undefined ? {} : { value })} />
    </div>
  );
}
