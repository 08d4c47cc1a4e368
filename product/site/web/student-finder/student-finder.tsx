import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#product/accounts/web/session/session.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { modalState, openModal } from '#ui/layers/modals.ts';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { isFinderKey, keyOfFinder } from './finder-key.ts';
import styles from './student-finder.module.css';

const FINDER = 'student-finder';

/** Who does not look for anybody need not fetch it. */
const Finder = lazy(async () => ({ default: (await import('./finder.tsx')).Finder }));

/** People at home have children, not students. */
function useWords(): { label: string; hint: string } {
  const { t } = useTranslation();
  const word = useUser().role === 'home' ? 'child' : 'student';
  return { label: t(`site-dashboard.finder.${word}`), hint: t(`site-dashboard.finder.${word}-hint`) };
}

/** Leads to a student from wherever one is: by a click into the bar, or by a key. */
export function StudentFinderButton() {
  const { label } = useWords();
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
export function StudentFinderDialog() {
  const words = useWords();
  return (
    <Dialog name={FINDER} title={words.label} forgetful>
      <Suspense fallback={<Skeleton lines={2} />}>
        <Finder modal={FINDER} {...words} />
      </Suspense>
    </Dialog>
  );
}
