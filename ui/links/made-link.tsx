import type { ReactNode } from 'react';
import { CopyButton } from '../parts/copy-button.tsx';
import styles from './code-links.module.css';

type MadeLinkProps = {
  url: string;
  /** What the address is, for who has it read to them. */
  label: string;
  copy: string;
  /** Said below it: that it is shown once. */
  hints: readonly ReactNode[];
};

/** A link that was just made: its address is told this once. */
export function MadeLink({ url, label, copy, hints }: MadeLinkProps) {
  return (
    <div className={styles.made}>
      <input readOnly aria-label={label} className={styles.url} value={url} />
      <CopyButton text={url} label={copy} />
      {hints.map((hint, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences stay where they are
        <p key={index} className={styles.hint}>
          {hint}
        </p>
      ))}
    </div>
  );
}
