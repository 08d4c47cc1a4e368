import { type ComponentType, lazy, Suspense } from 'react';
import { loadTexts } from '#platform/web/texts.ts';
import { closeModal, openModal, useModal } from '#ui/modals.ts';
import { showSnackbar } from '#ui/snackbars.tsx';
import { MODAL_SWITCH_MILLISECONDS } from '../rules/login-page.ts';

export type AccountDialog = 'login' | 'reset';

export function openLogin(): void {
  openModal('login');
}

export function openReset(): void {
  openModal('reset');
}

/** Section 2: one closes, the other opens a moment later. */
export function switchDialog(from: AccountDialog, to: AccountDialog): void {
  closeModal(from);
  setTimeout(() => openModal(to), MODAL_SWITCH_MILLISECONDS);
}

type Loaded = { default: ComponentType };

/** Forms and their texts come when the first dialog opens: the front page does without them. */
async function loadDialogs(): Promise<Loaded> {
  try {
    const [{ AccountDialogFrames }] = await Promise.all([
      import('./account-dialog-frames.tsx'),
      loadTexts(['accounts', 'ui', 'validation', 'notification']),
    ]);
    return { default: AccountDialogFrames };
  } catch {
    showSnackbar({ type: 'error', i18n: 'error.load-failure', persistent: true });
    closeModal('login');
    closeModal('reset');
    return { default: Nothing };
  }
}

function Nothing() {
  return null;
}

let loading: Promise<Loaded> | undefined;

/** A pointer over the login button is reason enough to fetch what it opens. */
export function preloadDialogs(): Promise<Loaded> {
  loading ??= loadDialogs();
  return loading;
}

const Frames = lazy(preloadDialogs);

/** Once an app, beside its routes. */
export function AccountDialogs() {
  const login = useModal('login');
  const reset = useModal('reset');
  if (login === undefined && reset === undefined) return null;
  return (
    <Suspense>
      <Frames />
    </Suspense>
  );
}
