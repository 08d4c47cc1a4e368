import { Spinner } from '../../parts/spinner.tsx';
import styles from './finder-box.module.css';

/** Stands in for a finder that is still fetched: who types at once loses no letter. */
export function FinderWaiting({ label, onType }: { label: string; onType: (typed: string) => void }) {
  return (
    <div className={styles.finder}>
      <div className={styles.field}>
        <Spinner size={20} />
        <input
          type="text"
          className={styles.box}
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
    </div>
  );
}
