import { LoginDialog } from './login-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { SetPasswordDialog } from './set-password-dialog.tsx';

/** What the lazy chunk brings: the dialogs, each shown while its modal is open. */
export function AccountDialogFrames() {
  return (
    <>
      <LoginDialog />
      <ResetDialog />
      <SetPasswordDialog />
    </>
  );
}
