import { classNames } from '../style/class-names.ts';
import styles from './spinner.module.css';

/** The spinner of a processing dialog. */
export const MODAL_SPINNER_SIZE = 75;

type SpinnerProps = { size?: number; label?: string; className?: string };

/** Turns while something is under way. Give it a label where no text beside it says so. */
export function Spinner({ size = 24, label, className }: SpinnerProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classNames(styles.spinner, className)}
      width={size}
      height={size}
      viewBox="0 0 50 50"
      {...naming}
    >
      <circle className={styles.track} cx="25" cy="25" r="21" />
      <circle className={styles.arc} cx="25" cy="25" r="21" pathLength="100" />
    </svg>
  );
}
