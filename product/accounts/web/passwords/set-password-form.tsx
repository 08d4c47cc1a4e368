import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '#platform/web/api.ts';
import { ContractForm } from '#ui/forms/form.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { findPasswordLink, setNewPassword } from '../../contract.ts';
import { newPasswordFaults } from '../../rules/people/confirmations.ts';
import { isLinkRefused, type MailedLinkParts } from '../../rules/sign-in/mailed-links.ts';
import styles from '../account-page.module.css';
import { goTo } from '../session/navigation.ts';
import { openLoginOf } from '../session/open-dialogs.ts';
import { recheckSession, useSession } from '../session/session.ts';
import { MailedLink } from './mailed-link.tsx';
import { NewPasswordFields } from './new-password.tsx';
import { useLinkQuery } from './use-mailed-link.ts';

type Props = {
  link: MailedLinkParts;
  /** What can be done with a link that is no good. */
  instead: ReactNode;
  /** What the form stands in. */
  frame: (form: ReactNode) => ReactNode;
  onDone?: () => void;
};

/** Looks a mailed link up, then asks for the new password: on a page of its own, and in a dialog. */
export function SetPassword({ link, instead, frame, onDone }: Props) {
  const { t } = useTranslation();
  const query = useLinkQuery('password', link, async ({ id, code, signal }) => {
    const { valid } = await call(findPasswordLink, { id, code }, { signal, quiet: true });
    if (!valid) throw new ApiError(404, null);
    return valid;
  });
  return (
    <MailedLink
      query={query}
      loading={t('accounts.set-password.loading')}
      invalid={{
        title: t('accounts.set-password.invalid-title'),
        message: { i18n: 'notification.on-page.reset-password-link-invalid' },
        actions: instead,
      }}
    >
      {() =>
        frame(
          <SetPasswordForm
            link={link}
            onRefused={() => void query.refetch()}
            {...(onDone === undefined ? {} : { onDone })}
          />,
        )
      }
    </MailedLink>
  );
}

const addressIn = (extra: Record<string, unknown> | undefined): string =>
  typeof extra?.['username'] === 'string' ? extra['username'] : '';

type FormProps = { link: MailedLinkParts; onRefused: () => void; onDone?: () => void };

function SetPasswordForm({ link, onRefused, onDone }: FormProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.hint}>{t('accounts.set-password.intro')}</p>
      <ContractForm
        endpoint={setNewPassword}
        initial={{ ...link, new_password: '', new_password_confirmation: '' }}
        check={newPasswordFaults}
        onDone={async ({ notification, extra }) => {
          onDone?.();
          // Every session of the account has just ended, perhaps this browser's own.
          await recheckSession();
          await goTo('/', { replace: true });
          if (useSession.getState().state !== 'signed-in') openLoginOf(addressIn(extra));
          showSnackbar(notification);
        }}
        onFail={({ status, reply }) => {
          if (isLinkRefused(status) && reply?.errors === undefined) onRefused();
          return undefined;
        }}
        submitLabel={t('accounts.set-password.submit')}
      >
        <NewPasswordFields />
      </ContractForm>
    </>
  );
}
