import styles from './reports.module.css';

/** How many of so many, as little squares; the words beside them say it. */
export function Pips({ done, required, children }: { done: number; required: number; children: string }) {
  return (
    <span className={styles.progress}>
      <span className={styles.pips} aria-hidden="true">
        {Array.from({ length: required }, (_, at) => at).map((at) => (
          <span key={at} className={at < done ? styles.full : styles.open} />
        ))}
      </span>
      {children}
    </span>
  );
}
