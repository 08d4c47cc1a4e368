import { X } from 'lucide-react';
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { classNames } from '../style/class-names.ts';
import styles from './dialog.module.css';
import { DialogStatus } from './dialog-status.tsx';
import { type LeaveGuards, LeaveGuardsProvider } from './leave-guard.ts';
import { type ModalState, mayLeave } from './modal-state.ts';
import { closeModal, returnFocus, useModal } from './modals.ts';
import { closesSomethingElse, enterTopLayer } from './top-layer.ts';

type DialogProps = {
  /** The modal's name in the store: the dialog shows while that modal is open. */
  name: string;
  title: string;
  size?: 'sm' | 'md' | 'lg';
  /** A question of a line or two: stays a card on phones, where others are sheets. */
  compact?: boolean;
  /** Above the title, edge to edge: a picture. */
  header?: ReactNode;
  footer?: ReactNode;
  /** Nothing of the page is seen behind it: others look on. */
  opaque?: boolean;
  /** What is typed in it is quickly typed again: leaving it asks nothing. */
  forgetful?: boolean;
  /** Said below the spinner. */
  processingText?: string;
  /** Called when the visitor leaves it; the modal is closed when it is left out. */
  onLeave?: () => void;
  children: ReactNode;
};

/** The dialog a component stands in: menus and pickers open inside of it. */
const DialogElement = createContext<HTMLElement | null>(null);

export function useDialogElement(): HTMLElement | null {
  return useContext(DialogElement);
}

export function Dialog(props: DialogProps) {
  const modal = useModal(props.name);
  return modal === undefined ? null : <OpenDialog {...props} modal={modal} />;
}

const FIRST_CHOICE = 'input:not([type="hidden"]):enabled, select:enabled, textarea:enabled';

/** The browser's own modal dialog: it keeps the focus, closes on Escape and makes the page behind inert. */
function OpenDialog(props: DialogProps & { modal: ModalState }) {
  const {
    name,
    modal,
    title,
    size = 'md',
    compact = false,
    header,
    footer,
    opaque = false,
    forgetful = false,
    processingText,
    onLeave,
    children,
  } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  const [guards] = useState<LeaveGuards>(() => new Set());
  const [asking, setAsking] = useState(false);
  const cameFrom = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (element === null || !modal.isOpen) return;
    element.showModal();
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>(FIRST_CHOICE);
    if (first === null) panel.current?.focus({ preventScroll: true });
    else first.focus();
    const leaveTopLayer = enterTopLayer(element);
    return () => {
      leaveTopLayer();
      element.close();
      returnFocus(name);
    };
  }, [element, modal.isOpen, name]);

  // Back from working or from a message, whose button is gone: the focus stays in the dialog.
  useEffect(() => {
    const here = panel.current?.contains(document.activeElement);
    if (modal.status === 'open' && !here) panel.current?.focus();
  }, [modal.status]);

  const discard = () => {
    setAsking(false);
    if (onLeave) onLeave();
    else closeModal(name);
  };
  const stay = () => {
    // Once the form is in sight again, the visitor goes on where they were.
    flushSync(() => setAsking(false));
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const leave = () => {
    if (!mayLeave(modal)) return;
    if (asking) stay();
    else if (!forgetful && modal.status === 'open' && [...guards].some((hasTyped) => hasTyped())) {
      cameFrom.current = document.activeElement;
      setAsking(true);
    } else discard();
  };
  const cancel = (event: SyntheticEvent) => {
    // File fields send a cancel event of their own.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (!mayLeave(modal) || closesSomethingElse(event.target)))
      event.preventDefault();
  };
  const press = (event: MouseEvent) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const click = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === event.currentTarget) leave();
  };

  return (
    <DialogElement value={element}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop is the dialog's own box */}
      <dialog
        ref={setElement}
        className={classNames(styles.dialog, opaque && styles.opaque)}
        aria-labelledby={titleId}
        aria-busy={modal.status === 'processing' || undefined}
        onCancel={cancel}
        onKeyDown={keyDown}
        onMouseDown={press}
        onClick={click}
      >
        <div
          ref={panel}
          className={classNames(styles.panel, styles[size], !compact && styles.sheet)}
          tabIndex={-1}
        >
          {header && <div className={styles.picture}>{header}</div>}
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {modal.title ?? title}
            </h2>
            <IconButton
              label={t('ui.close')}
              icon={<X />}
              className={styles.close ?? ''}
              disabled={!mayLeave(modal)}
              onClick={leave}
            />
          </header>
          {asking && <Discard onStay={stay} onDiscard={discard} />}
          <div className={styles.body} hidden={modal.status !== 'open' || asking}>
            <LeaveGuardsProvider value={guards}>{children}</LeaveGuardsProvider>
          </div>
          {modal.status !== 'open' && (
            <DialogStatus
              name={name}
              status={modal.status}
              message={modal.message}
              processingText={processingText}
              onLeave={leave}
            />
          )}
          {footer && modal.status === 'open' && !asking && (
            <footer className={styles.footer}>{footer}</footer>
          )}
        </div>
      </dialog>
    </DialogElement>
  );
}

/** In place of the form, which stays as it is behind the question. */
function Discard({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} className={styles.status} role="alert">
      <p className={styles.message}>{t('ui.dialog.discard')}</p>
      <div className={styles.choices}>
        <Button variant="filled" onClick={onStay}>
          {t('ui.dialog.keep-editing')}
        </Button>
        <Button variant="outline" onClick={onDiscard}>
          {t('ui.dialog.discard-typed')}
        </Button>
      </div>
    </div>
  );
}
