import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../style/class-names.ts';
import print from '../style/on-paper.module.css';

/** Sheets of cards or strips to cut out. There for the printer only, and gone afterwards. */
export function PrintedSheets({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div className={classNames(print.onPaper, print.onlyOnPaper, print.sheets)} data-printed>
      {children}
    </div>,
    document.body,
  );
}
