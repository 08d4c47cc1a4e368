import { LoginDialog } from './login-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';

/** What the lazy chunk brings: both dialogs, each shown while its modal is open. */
export function AccountDialogFrames() {
  return (
    <>
      <LoginDialog />
      <ResetDialog />
    </>
  );
}
