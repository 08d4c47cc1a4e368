import { X } from 'lucide-react';
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import type { Message } from '#platform/contract/message.ts';
import { pageConfig } from '#platform/web/page.ts';
import { useSay } from '#platform/web/say.ts';
import { useTopDialog } from '../layers/top-layer.ts';
import { Button } from '../parts/button.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { classNames } from '../style/class-names.ts';
import { ToneIcon } from '../style/tone.tsx';
import {
  frontOf,
  isUrgent,
  type Snackbar,
  type SnackbarGiven,
  withoutSnackbar,
  withSnackbar,
} from './snackbar-state.ts';
import styles from './snackbars.module.css';

const useSnackbars = create<{ shown: readonly Snackbar[] }>(() => ({ shown: [] }));
let lastId = 0;

export function showSnackbar(given: SnackbarGiven): void {
  lastId += 1;
  const next = { ...given, id: lastId };
  useSnackbars.setState(({ shown }) => ({ shown: withSnackbar(shown, next) }));
}

/** All of them, the persistent ones too: what they spoke of is behind us. */
export function dismissSnackbars(): void {
  useSnackbars.setState({ shown: [] });
}

/** The sentence does not hold any more. */
export function dismissMessage({ i18n }: Message): void {
  useSnackbars.setState(({ shown }) => ({ shown: shown.filter((snackbar) => snackbar.i18n !== i18n) }));
}

function dismiss(id: number): void {
  useSnackbars.setState(({ shown }) => ({ shown: withoutSnackbar(shown, id) }));
}

/** Once an app, outside of everything. Both live regions are always there, or the first message goes unheard. */
export function Snackbars() {
  const { t } = useTranslation();
  const shown = useSnackbars((state) => state.shown);
  const dialog = useTopDialog();
  const [resting, setResting] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  const enter = (event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
    setResting(true);
  };
  const close = useCallback((id: number) => {
    dismiss(id);
    // The button that had the focus is gone with its snackbar: go back to where the visitor was.
    cameFrom.current?.focus();
    setResting(false);
  }, []);

  const front = frontOf(shown);
  const more = resting ? 0 : shown.length - 1;
  const line = (snackbar: Snackbar) => (
    <SnackbarLine
      key={snackbar.id}
      snackbar={snackbar}
      resting={resting}
      behind={snackbar === front ? more : null}
      onClose={close}
      onOpen={() => setResting(true)}
    />
  );
  const stack = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing to press: they stay while being read
    <section
      className={styles.stack}
      aria-label={t('ui.snackbars')}
      onMouseEnter={() => setResting(true)}
      onMouseLeave={() => setResting(false)}
      onFocus={enter}
      onBlur={() => setResting(false)}
    >
      <div role="alert" aria-atomic="false" aria-relevant="additions" className={styles.list}>
        {shown.filter((snackbar) => isUrgent(snackbar.type)).map(line)}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold a paragraph */}
      <div role="status" aria-atomic="false" aria-relevant="additions" className={styles.list}>
        {shown.filter((snackbar) => !isUrgent(snackbar.type)).map(line)}
      </div>
    </section>
  );
  return dialog === null ? stack : createPortal(stack, dialog);
}

type LineProps = {
  snackbar: Snackbar;
  resting: boolean;
  /** How many wait behind it; null where it waits itself. */
  behind: number | null;
  onClose: (id: number) => void;
  onOpen: () => void;
};

function SnackbarLine({ snackbar, resting, behind, onClose, onOpen }: LineProps) {
  const { t } = useTranslation();
  const say = useSay();
  const { id, type, persistent = false, action } = snackbar;
  const waits = behind === null && !resting;
  const wasFront = useRef(false);

  useEffect(() => {
    if (!waits) wasFront.current = true;
    // Its time begins when it can be read; what was read does not come back when the next is gone.
    if (persistent || resting || !wasFront.current) return;
    const timer = setTimeout(() => dismiss(id), pageConfig().snackbarMilliseconds);
    return () => clearTimeout(timer);
  }, [id, persistent, resting, waits]);

  return (
    <div className={classNames(styles.snackbar, styles[type], waits && 'visually-hidden')}>
      <span className={styles.icon}>
        <ToneIcon tone={type} />
      </span>
      <div className={styles.body}>
        <p>{say(snackbar)}</p>
        {action && !waits && (
          <Button
            variant="light"
            size="sm"
            onClick={() => {
              onClose(id);
              action.run();
            }}
          >
            {say({ i18n: action.i18n })}
          </Button>
        )}
      </div>
      {behind !== null && behind > 0 && (
        <Button variant="subtle" size="sm" onClick={onOpen}>
          {t('ui.snackbars-more', { count: behind })}
        </Button>
      )}
      {!waits && <IconButton label={t('ui.dismiss')} icon={<X />} onClick={() => onClose(id)} />}
    </div>
  );
}
