import type { ProgramId } from '#brands/brand.ts';
import { useSaidNext } from '../../hooks/use-said-next.ts';
import { Spoken } from '../../read-aloud/spoken.tsx';
import { hostOf } from '../../shared/drawn-as.ts';
import { Face } from '../../shared/faces.tsx';
import styles from './notes.module.css';

/** A friend who has time. Nothing is taken back, and nothing has to be pressed. */
export function SlowDown({ text, program }: { text: string; program: ProgramId }) {
  useSaidNext(text, true);
  return (
    <div className={styles.row}>
      <div className={styles.note} role="status" data-slow-down>
        <Face name={hostOf(program)} program={program} feeling="calm" className={styles.face} />
        <p>
          <Spoken text={text} />
        </p>
      </div>
    </div>
  );
}
