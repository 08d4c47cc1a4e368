import { useTranslation } from 'react-i18next';
import { markAt, type Seen } from '../../rules/seen.ts';
import styles from './seen-mark.module.css';

/** Ring, half, full disc with a check, dashes: told apart without a color. */
export function SeenMark({ seen }: { seen: Seen }) {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
      {seen === 'sometimes' && <path d="M2 8A6 6 0 0 0 14 8Z" className={styles.full} />}
      <circle
        cx={8}
        cy={8}
        r={6}
        className={seen === 'mostly' ? styles.full : styles.line}
        strokeDasharray={seen === 'didnt-see' ? '2.4 1.9' : undefined}
      />
      {seen === 'mostly' && <path d="M5.2 8.2L7.2 10.2L11 6" className={styles.check} />}
    </svg>
  );
}

export function SeenWord({ seen }: { seen: Seen }) {
  const { t } = useTranslation();
  return (
    <span className={styles.word}>
      <SeenMark seen={seen} />
      {t(`observations.seen.${seen}`)}
    </span>
  );
}

/** What an adult saw, on the line of what play shows: a diamond, which nothing of play's is. */
export function SeenDiamond() {
  return (
    <svg className={styles.diamond} viewBox="0 0 12 12" aria-hidden="true">
      <path d="M6 1L11 6L6 11L1 6Z" />
    </svg>
  );
}

/** Above the bar of a skill, in the middle of its band. */
export function SeenOnBar({ seen }: { seen: Seen }) {
  const at = markAt(seen);
  if (at === null) return null;
  return (
    <span className={styles.over} style={{ insetInlineStart: `${at}%` }} aria-hidden="true">
      <SeenDiamond />
    </span>
  );
}
