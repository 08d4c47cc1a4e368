import { type ComponentType, lazy, Suspense } from 'react';
import { loadTexts } from '#platform/web/texts.ts';
import { closeModal, openModal, useModal } from '#ui/modals.ts';
import { showSnackbar } from '#ui/snackbars.tsx';
import { looksLikeAddress, MODAL_SWITCH_MILLISECONDS } from '../rules/login-page.ts';

export type AccountDialog = 'login' | 'reset' | 'set-password';

export function openLogin(): void {
  openModal('login');
}

/** Its email is filled in. */
export function openLoginOf(address: string): void {
  openModal('login', { id: address });
}

export function openReset(): void {
  openModal('reset');
}

/** `link` is `{id}/{code}` of a letter. */
export function openSetPassword(link: string): void {
  openModal('set-password', { id: link });
}

/** What was typed last for the email of an account dialog: the next one begins with it. */
let typedAddress = '';

export function noteAddress(text: string): void {
  typedAddress = text.trim();
}

/** The address that a dialog was opened with. */
export function useGivenAddress(dialog: AccountDialog): string {
  const given = useModal(dialog)?.id;
  return typeof given === 'string' && looksLikeAddress(given) ? given : '';
}

/** Section 2: one closes, the other opens a moment later, with the address that stood in the first. */
export function switchDialog(from: AccountDialog, to: AccountDialog): void {
  closeModal(from);
  setTimeout(() => openModal(to, { id: typedAddress }), MODAL_SWITCH_MILLISECONDS);
}

type Loaded = { default: ComponentType };

/** Forms and their texts come when the first dialog opens: the front page does without them. */
async function loadDialogs(): Promise<Loaded> {
  const [{ AccountDialogFrames }] = await Promise.all([
    import('./account-dialog-frames.tsx'),
    loadTexts(['accounts', 'ui', 'validation', 'notification']),
  ]);
  return { default: AccountDialogFrames };
}

let loading: Promise<Loaded> | undefined;

function load(): Promise<Loaded> {
  loading ??= loadDialogs().catch((error: unknown) => {
    // Not kept: the next click tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A pointer over the login button is reason enough to fetch what it opens; only the click tells of a failure. */
export function preloadDialogs(): void {
  load().catch(() => undefined);
}

/** A lazy component keeps its failure for ever, so each failure makes room for a new one. */
let Frames = lazy(loadOrGiveUp);

async function loadOrGiveUp(): Promise<Loaded> {
  try {
    return await load();
  } catch {
    Frames = lazy(loadOrGiveUp);
    closeModal('login');
    closeModal('reset');
    closeModal('set-password');
    showSnackbar({ type: 'error', i18n: 'error.load-failure', persistent: true });
    return { default: Nothing };
  }
}

function Nothing() {
  return null;
}

/** Once an app, beside its routes. */
export function AccountDialogs() {
  const login = useModal('login');
  const reset = useModal('reset');
  const setPassword = useModal('set-password');
  if (login === undefined && reset === undefined && setPassword === undefined) return null;
  return (
    <Suspense>
      <Frames />
    </Suspense>
  );
}
