import { Search } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal, modalState, openModal } from '#ui/layers/modals.ts';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import styles from './finder.module.css';
import { isFinderKey, keyOfFinder } from './finder-key.ts';

/** What a scope looks for from wherever it is, in its own words. Who looks for nothing need not fetch the content. */
export type Finder = {
  useLabel: () => string;
  Content: ComponentType<{ onDone: () => void }>;
};

const FINDER = 'finder';

/** Leads somewhere by a click into the bar, or by a key. */
export function FinderButton({ finder: { useLabel } }: { finder: Finder }) {
  const label = useLabel();
  const [key] = useState(() => keyOfFinder(navigator.platform));
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isFinderKey(event)) return;
      event.preventDefault();
      if (modalState(FINDER) === undefined && document.querySelector('dialog[open]') === null)
        openModal(FINDER);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <button
      type="button"
      className={styles.opener}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openModal(FINDER)}
    >
      <Search aria-hidden="true" />
      <span className={styles.words}>{label}</span>
      <kbd className={styles.key} aria-hidden="true">
        {key}
      </kbd>
    </button>
  );
}

/** Apart from its button: a dialog has a header of its own, and the bar is one. */
export function FinderDialog({ finder: { useLabel, Content } }: { finder: Finder }) {
  return (
    <Dialog name={FINDER} title={useLabel()} forgetful>
      <Suspense fallback={<Skeleton lines={2} />}>
        <Content onDone={() => closeModal(FINDER)} />
      </Suspense>
    </Dialog>
  );
}
