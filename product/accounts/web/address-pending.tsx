import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { mailAddressLink } from '../contract.ts';
import { useSession, useUser } from './session/session.ts';

/** For a parent whose payment made the account: what is still to be done, why, and the letter once more. */
export function AddressPending() {
  const { t } = useTranslation();
  const { username: email } = useUser();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const letter = useMutation({
    mutationFn: () => call(mailAddressLink, {}),
    onSuccess: ({ notification }) => showSnackbar(notification),
  });
  return (
    <Banner
      tone="info"
      title={t('accounts.address.pending-title')}
      actions={
        !isActedAs && (
          <Button size="sm" variant="outline" loading={letter.isPending} onClick={() => letter.mutate()}>
            {t('accounts.address.mail-again')}
          </Button>
        )
      }
    >
      {t('accounts.address.pending-text', { email })}
    </Banner>
  );
}
