import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed-sheet.module.css';

/** There for the printer only, and gone afterwards. */
export function PrintedSheet({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div className={styles.sheet} data-printed>
      {children}
    </div>,
    document.body,
  );
}
