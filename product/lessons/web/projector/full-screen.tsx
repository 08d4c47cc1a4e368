import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { enterTopLayer } from '#ui/layers/top-layer.ts';
import { IconButton } from '#ui/parts/icon-button.tsx';
import styles from './full-screen.module.css';

type FullScreenProps = {
  label: string;
  onStep: (by: 1 | -1) => void;
  /** All of what comes bit by bit. */
  onWhole?: () => void;
  onLeave: () => void;
  /** Above, beside the way out. */
  tools?: ReactNode;
  children: ReactNode;
};

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
};

/** The whole screen for a class to look at: arrow keys go along (a presenter's buttons, too), Escape leaves. */
export function FullScreen({ label, onStep, onWhole, onLeave, tools, children }: FullScreenProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDialogElement>(null);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  }, [onLeave]);
  useEffect(() => {
    const dialog = place.current;
    if (dialog === null) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    const left = enterTopLayer(dialog);
    // Where the browser grants no full screen, the window is what there is.
    dialog.requestFullscreen?.().catch(() => undefined);
    const changed = (): void => {
      if (document.fullscreenElement === null) leave.current();
    };
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      left();
      if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
      dialog.close();
    };
  }, []);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'End' && onWhole !== undefined) {
      event.preventDefault();
      onWhole();
    }
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys; buttons do the same
    <dialog
      ref={place}
      className={styles.screen}
      aria-label={label}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <div className={styles.top}>
        {tools}
        <IconButton label={t('ui.close')} icon={<X />} onClick={onLeave} />
      </div>
      {children}
    </dialog>
  );
}
