import { lazy, Suspense } from 'react';
import { loadTexts } from '#platform/web/texts.ts';
import { useModal } from '#ui/layers/modals.ts';
import { ResetDialog } from '../passwords/reset-dialog.tsx';
import { LoginDialog } from '../sign-in/login-dialog.tsx';

/** Few come by a letter, and what looks a link up is not small. */
const SetPasswordDialog = lazy(async () => {
  const { SetPasswordDialog: SetPassword } = await import('../passwords/set-password-dialog.tsx');
  return { default: SetPassword };
});

/** Nor do most meet what asks for the password again. */
const StepUpDialog = lazy(async () => {
  const [{ StepUpDialog: StepUp }] = await Promise.all([
    import('./step-up-dialog.tsx'),
    loadTexts(['accounts-sign-in', 'accounts-factors']),
  ]);
  return { default: StepUp };
});

/** What the lazy chunk brings: the dialogs, each shown while its modal is open. */
export function AccountDialogFrames() {
  const setsPassword = useModal('set-password') !== undefined;
  const stepsUp = useModal('step-up') !== undefined;
  return (
    <>
      <LoginDialog />
      <ResetDialog />
      {setsPassword && (
        <Suspense>
          <SetPasswordDialog />
        </Suspense>
      )}
      {stepsUp && (
        <Suspense>
          <StepUpDialog />
        </Suspense>
      )}
    </>
  );
}
