import type { ReactNode } from 'react';
import { LanguageChoice } from '../session/language-choice.tsx';
import styles from './login.module.css';

/** Below the dialogs of who is not signed in yet: the page behind them has the switch, and is out of reach. */
export function DialogFooter({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <div className={styles.language}>
        <LanguageChoice />
      </div>
    </>
  );
}
