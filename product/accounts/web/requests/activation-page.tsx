import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { activateAccount, findActivation } from '../../contract.ts';
import { passwordConfirmation } from '../../rules/people/confirmations.ts';
import { isLinkRefused, type MailedLinkParts } from '../../rules/sign-in/mailed-links.ts';
import type { SessionReply } from '../../sign-in-contract.ts';
import styles from '../account-page.module.css';
import { MailedLink } from '../passwords/mailed-link.tsx';
import { NewPasswordFields } from '../passwords/new-password.tsx';
import { useMailedLink } from '../passwords/use-mailed-link.ts';
import { goTo } from '../session/navigation.ts';
import { openLogin } from '../session/open-dialogs.ts';
import { signIn } from '../session/session.ts';

type Activation = OutputOf<typeof findActivation>;

export function ActivationPage() {
  const { t } = useTranslation();
  const { link, query } = useMailedLink('activation', ({ id, code, signal }) =>
    call(findActivation, { id, code }, { signal, quiet: true }),
  );
  return (
    <Page title={t('accounts.activation.title')} width="narrow">
      <MailedLink
        query={query}
        loading={t('accounts.activation.loading')}
        invalid={{
          title: t('accounts.activation.invalid-title'),
          message: { i18n: 'notification.on-page.account-activation-link-invalid' },
          actions: <NextSteps />,
        }}
      >
        {(activation) =>
          activation.type === 'redirect' ? (
            <GoToFrontPage />
          ) : (
            <ActivationForm link={link} account={activation.data} onRefused={() => void query.refetch()} />
          )
        }
      </MailedLink>
    </Page>
  );
}

function NextSteps() {
  const { t } = useTranslation();
  return (
    <>
      <ButtonLink to="/account/request">{t('accounts.activation.request-new')}</ButtonLink>
      <Button variant="outline" onClick={openLogin}>
        {t('accounts.activation.log-in')}
      </Button>
    </>
  );
}

/** The account is active already: there is nothing left to do here. */
function GoToFrontPage() {
  useEffect(() => {
    void goTo('/', { replace: true });
  }, []);
  return null;
}

type ActivationFormProps = {
  link: MailedLinkParts;
  account: Extract<Activation, { type: 'form' }>['data'];
  onRefused: () => void;
};

function ActivationForm({ link, account, onRefused }: ActivationFormProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <p>{t('accounts.activation.greeting', { name: account.first_name })}</p>
      <p className={styles.username}>
        {t('accounts.activation.username')} <strong>{account.username}</strong>
      </p>
      {account.family && <Banner tone="info">{t('accounts.activation.family')}</Banner>}
      <ContractForm
        endpoint={activateAccount}
        initial={{
          ...link,
          password: '',
          password_confirmation: '',
          ...(account.invite ? { district: account.district, school: account.school } : {}),
        }}
        check={({ password, password_confirmation: confirmation }) =>
          passwordConfirmation('password_confirmation', { value: password, confirmation })
        }
        onDone={enter}
        onFail={({ status, reply }) => {
          if (isLinkRefused(status) && reply?.errors === undefined) onRefused();
          return undefined;
        }}
        submitLabel={t('accounts.activation.submit')}
      >
        {account.invite && (
          <div className={styles.pair}>
            <TextField name="district" label={t('accounts.activation.district-name-confirm')} required />
            <TextField name="school" label={t('accounts.activation.school-name-confirm')} required />
          </div>
        )}
        <NewPasswordFields name="password" username={account.username} />
      </ContractForm>
    </Card>
  );
}

/** Logged in, then by way of the page that stands for it. */
async function enter(reply: SessionReply): Promise<void> {
  signIn(reply);
  await goTo('/account/activated', { replace: true });
}
