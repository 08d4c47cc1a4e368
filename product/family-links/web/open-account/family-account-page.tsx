import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { findActivation } from '#product/accounts/contract.ts';
import { passwordConfirmation } from '#product/accounts/rules/people/confirmations.ts';
import { isLinkRefused, type MailedLinkParts } from '#product/accounts/rules/sign-in/mailed-links.ts';
import account from '#product/accounts/web/account-page.module.css';
import { MailedLink } from '#product/accounts/web/passwords/mailed-link.tsx';
import { NewPasswordFields } from '#product/accounts/web/passwords/new-password.tsx';
import { useMailedLink } from '#product/accounts/web/passwords/use-mailed-link.ts';
import { goTo } from '#product/accounts/web/session/navigation.ts';
import { openLogin } from '#product/accounts/web/session/open-dialogs.ts';
import { signIn } from '#product/accounts/web/session/session.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { activateFamilyAccount } from '../../contract.ts';
import { FAMILY_CODE_PATH } from '../../rules/codes.ts';

/** Where the mailed link leads: a password, and the code once more. */
export function FamilyAccountPage() {
  const { t } = useTranslation();
  const { link, query } = useMailedLink('activation', ({ id, code, signal }) =>
    call(findActivation, { id, code }, { signal, quiet: true }),
  );
  const activation = query.data;
  return (
    <Page title={t('family-links.open.activate.title')} width="narrow">
      <div className={account.stack}>
        <MailedLink
          query={query}
          loading={t('accounts.activation.loading')}
          invalid={{
            title: t('accounts.activation.invalid-title'),
            message: { i18n: 'family-links.open.activate.invalid' },
            actions: <StartOver />,
          }}
        >
          {() =>
            activation?.type === 'form' ? (
              <OpenAccount
                link={link}
                username={activation.data.username}
                name={activation.data.first_name}
                onRefused={() => void query.refetch()}
              />
            ) : (
              <Card actions={<Button onClick={openLogin}>{t('family-links.open.log-in')}</Button>}>
                <p>{t('family-links.open.have-text')}</p>
              </Card>
            )
          }
        </MailedLink>
      </div>
    </Page>
  );
}

function StartOver() {
  const { t } = useTranslation();
  return (
    <>
      <ButtonLink to={FAMILY_CODE_PATH}>{t('family-links.open.activate.start-over')}</ButtonLink>
      <Button variant="outline" onClick={openLogin}>
        {t('family-links.open.log-in')}
      </Button>
    </>
  );
}

type OpenAccountProps = { link: MailedLinkParts; username: string; name: string; onRefused: () => void };

function OpenAccount({ link, username, name, onRefused }: OpenAccountProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <p>{t('accounts.activation.greeting', { name })}</p>
      <p className={account.username}>
        {t('accounts.activation.username')} <strong>{username}</strong>
      </p>
      <ContractForm
        endpoint={activateFamilyAccount}
        initial={{ ...link, password: '', password_confirmation: '', family_code: '' }}
        check={({ password, password_confirmation: confirmation }) =>
          passwordConfirmation('password_confirmation', { value: password, confirmation })
        }
        onDone={async ({ student_id: id, ...reply }) => {
          signIn(reply);
          await goTo(id === null ? '/parent' : `/parent/students/${id}`, { replace: true });
        }}
        onFail={({ status, reply }) => {
          if (isLinkRefused(status) && reply?.errors === undefined) onRefused();
          return undefined;
        }}
        submitLabel={t('family-links.open.activate.submit')}
      >
        <NewPasswordFields name="password" username={username} />
        <TextField
          name="family_code"
          label={t('family-links.open.activate.family_code')}
          hint={t('family-links.open.activate.family_code-hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </ContractForm>
    </Card>
  );
}
