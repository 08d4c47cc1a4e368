import { WorldScreen } from '../world/world-screen.tsx';
import styles from './preview-world.module.css';

/** The map of a preview: a page of its own, as children have it. */
export function PreviewWorld() {
  return (
    <main id="main" tabIndex={-1} className={styles.page} data-density="roomy">
      <WorldScreen />
    </main>
  );
}
