import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#platform/web/api.ts';
import dialogs from '../layers/parts-dialog.module.css';
import { Button } from '../parts/button.tsx';
import styles from './kept-files.module.css';

/** Files that were made in the background and are kept for a while, the newest first. */
export function KeptFiles({ children }: { children: ReactNode }) {
  return <ul className={styles.files}>{children}</ul>;
}

/** What a button says, and what it says to who does not see beside which file it stands. */
type Deed = { label: string; longLabel: string; run: () => Promise<void> };

type KeptFileProps = {
  title: string;
  /** When it was made, and until when it is there. */
  times: string;
  /** Null while there is nothing to save. */
  save: Deed | null;
  remove: Deed;
  children: ReactNode;
};

/** One of them: what it is, how far it is, and what can be done with it. What goes wrong is told as of any call. */
export function KeptFile({ title, times, save, remove, children }: KeptFileProps) {
  const [working, setWorking] = useState<Deed['label'] | null>(null);
  const work = async ({ label, run }: Deed) => {
    setWorking(label);
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setWorking(null);
    }
  };
  return (
    <li className={styles.file}>
      <div className={styles.facts}>
        <p className={styles.title}>{title}</p>
        {children}
        <p className={dialogs.hint}>{times}</p>
      </div>
      <div className={dialogs.actions}>
        {save !== null && (
          <Button
            icon={<Download />}
            loading={working === save.label}
            aria-label={save.longLabel}
            onClick={() => void work(save)}
          >
            {save.label}
          </Button>
        )}
        <Button
          variant="outline"
          icon={<Trash2 />}
          loading={working === remove.label}
          aria-label={remove.longLabel}
          onClick={() => void work(remove)}
        >
          {remove.label}
        </Button>
      </div>
    </li>
  );
}
