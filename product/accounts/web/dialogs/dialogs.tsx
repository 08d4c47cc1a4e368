import { type ComponentType, lazy, Suspense } from 'react';
import { reloadForRelease } from '#platform/web/new-release.ts';
import { loadTexts } from '#platform/web/texts.ts';
import { closeModal, useModal } from '#ui/layers/modals.ts';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';

type Loaded = { default: ComponentType };

/** Forms and their texts come when the first dialog opens: the front page does without them. */
async function loadDialogs(): Promise<Loaded> {
  const [{ AccountDialogFrames }] = await Promise.all([
    import('./account-dialog-frames.tsx'),
    loadTexts(['accounts', 'accounts-login', 'ui', 'validation', 'notification']),
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
    if (await reloadForRelease()) return { default: Nothing };
    closeModal('login');
    closeModal('reset');
    closeModal('set-password');
    closeModal('step-up');
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
  const stepUp = useModal('step-up');
  if ([login, reset, setPassword, stepUp].every((modal) => modal === undefined)) return null;
  return (
    <Suspense>
      <Frames />
    </Suspense>
  );
}
