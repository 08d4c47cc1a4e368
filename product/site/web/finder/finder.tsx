import { Search } from 'lucide-react';
import { type ComponentType, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { FinderWaiting } from '#ui/fields/finder/finder-waiting.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal, modalState, openModal } from '#ui/layers/modals.ts';
import styles from './finder.module.css';
import { isFinderKey, keyOfFinder } from './finder-key.ts';

/** What a scope looks for from wherever it is, in its own words. Who looks for nothing need not fetch the content. */
export type Finder = {
  useLabel: () => string;
  Content: ComponentType<FinderContent>;
};

export type FinderContent = {
  onDone: () => void;
  /** What was typed while it was fetched. */
  typed: () => string;
};

const FINDER = 'finder';

/** Leads somewhere by a click into the bar, or by a key. */
export function FinderButton({ finder: { useLabel } }: { finder: Finder }) {
  const label = useLabel();
  const [key] = useState(() => keyOfFinder(navigator.platform));
  // With the button and not after it is drawn: who sees it and presses at once is heard.
  useLayoutEffect(() => {
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
export function FinderDialog({ finder }: { finder: Finder }) {
  return (
    <Dialog name={FINDER} title={finder.useLabel()} forgetful>
      <Inside finder={finder} />
    </Dialog>
  );
}

/** The first time its content is fetched, and letters are taken all the same. */
function Inside({ finder: { useLabel, Content } }: { finder: Finder }) {
  const typed = useRef('');
  const label = useLabel();
  const keep = (text: string): void => {
    typed.current = text;
  };
  return (
    <Suspense fallback={<FinderWaiting label={label} onType={keep} />}>
      <Content onDone={() => closeModal(FINDER)} typed={() => typed.current} />
    </Suspense>
  );
}
