import styles from './cue.module.css';

type CueProps = {
  /** What to do now, in a word or two; screen readers are told by the status. */
  text: string;
  isNow: boolean;
  done: number;
  of: number;
};

/** Whose turn it is, and how far it is: by its words, its shape and its beads. */
export function Cue({ text, isNow, done, of }: CueProps) {
  return (
    <div className={styles.cue} aria-hidden="true">
      <p className={styles.text} data-now={isNow || undefined}>
        {text}
      </p>
      <ol className={styles.beads}>
        {Array.from({ length: of }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- beads are their numbers
          <li key={at} data-on={at < done || undefined} />
        ))}
      </ol>
    </div>
  );
}
