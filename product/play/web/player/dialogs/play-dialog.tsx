import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './play-dialog.module.css';

type PlayDialogProps = {
  title: string;
  /** Above the title. */
  picture?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A card in front of the play. The browser keeps the focus inside, and closes it with Escape. */
export function PlayDialog({ title, picture, onClose, children }: PlayDialogProps) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is taken out of the page: only a dialog that is closed there gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.card}>
        {picture}
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
