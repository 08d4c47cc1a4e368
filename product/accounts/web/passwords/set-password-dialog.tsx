import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal, useModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import { mailedLinkGiven } from '../../rules/sign-in/mailed-links.ts';
import { switchDialog } from '../session/open-dialogs.ts';
import { DialogFooter } from '../sign-in/dialog-footer.tsx';
import { SetPassword } from './set-password-form.tsx';

/** The third of the account dialogs. What it needs of a mailed link is the modal's id, `{id}/{code}`. */
export function SetPasswordDialog() {
  const { t } = useTranslation();
  // The front page, over which it opens, asks the server nothing and has no such client.
  const [queries] = useState(() => new QueryClient());
  const modal = useModal('set-password');
  const link = mailedLinkGiven(modal?.id);
  if (link === null) return null;
  return (
    <Dialog
      name="set-password"
      size="sm"
      forgetful
      title={t('accounts.set-password.title')}
      footer={<DialogFooter />}
    >
      <QueryClientProvider client={queries}>
        <SetPassword
          link={link}
          frame={(form) => form}
          onDone={() => closeModal('set-password')}
          instead={
            <Button onClick={() => switchDialog('set-password', 'reset')}>
              {t('accounts.set-password.request-new')}
            </Button>
          }
        />
      </QueryClientProvider>
    </Dialog>
  );
}
