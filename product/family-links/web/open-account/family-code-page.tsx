import { useNavigate } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#brands/brand.ts';
import type { Notification } from '#platform/contract/message.ts';
import { call } from '#platform/web/api.ts';
import account from '#product/accounts/web/account-page.module.css';
import { openLogin } from '#product/accounts/web/session/open-dialogs.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { CheckboxField } from '#ui/fields/choice-fields.tsx';
import { NameFields } from '#ui/fields/name-fields.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { enterCode, openFamilyAccount } from '../../contract.ts';
import { shownCode, typedCode } from '../../rules/codes.ts';
import { LetterSent } from './letter-sent.tsx';
import styles from './open-account.module.css';

/** The page that a school's letter names. */
export function FamilyCodePage() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  // As the page was opened: the square on the letter brings the code along.
  const [code] = useState(() => shownCode(typedCode(location.hash.slice(1))).replaceAll(/-+$/g, ''));
  return (
    <Page title={t('family-links.open.title')} lead={t('family-links.open.lead')} width="narrow">
      <div className={account.stack}>
        {user === null && <NewHere code={code} />}
        {user?.scope === 'parent' && <EnterHere code={code} />}
        {user !== null && user.scope !== 'parent' && (
          <Banner
            tone="info"
            actions={<ButtonLink to="/logout">{t('family-links.open.log-out')}</ButtonLink>}
          >
            {t('family-links.open.other-scope', { name: user.full_name })}
          </Banner>
        )}
      </div>
    </Page>
  );
}

function useLanguage(): Locale {
  const { i18n } = useTranslation();
  return LOCALES.find((locale) => locale === i18n.language) ?? 'en';
}

function CodeField() {
  const { t } = useTranslation();
  return (
    <TextField
      name="code"
      label={t('family-links.open.code')}
      hint={t('family-links.enter.hint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

function NewHere({ code }: { code: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [reply, setReply] = useState<Notification | null>(null);
  return (
    <>
      {/* Hidden, not gone: who mistyped the address finds everything as it was. */}
      <div className={account.stack} hidden={reply !== null}>
        <Card title={t('family-links.open.new')}>
          <p>{t('family-links.open.new-text')}</p>
          <ContractForm
            endpoint={openFamilyAccount}
            initial={{ code, first_name: '', last_name: '', email: '', agreed: false, language }}
            check={({ agreed }) => (agreed ? {} : { agreed: { i18n: 'validation.required' } })}
            send={(values, options) => call(openFamilyAccount, { ...values, language }, options)}
            onDone={({ notification }) => setReply(notification)}
            submitLabel={t('family-links.open.submit')}
          >
            <CodeField />
            <div className={account.pair}>
              <NameFields
                labels={{
                  first_name: t('family-links.open.first_name'),
                  last_name: t('family-links.open.last_name'),
                }}
              />
            </div>
            <TextField
              name="email"
              label={t('family-links.open.email')}
              hint={t('family-links.open.email-hint')}
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Agreement />
          </ContractForm>
        </Card>
        <Card
          title={t('family-links.open.have')}
          actions={
            <Button variant="outline" icon={<LogIn />} onClick={openLogin}>
              {t('family-links.open.log-in')}
            </Button>
          }
        >
          <p>{t('family-links.open.have-text')}</p>
        </Card>
      </div>
      {reply !== null && <LetterSent reply={reply} onAgain={() => setReply(null)} />}
    </>
  );
}

function Agreement() {
  const { t } = useTranslation();
  return (
    <div>
      <CheckboxField name="agreed" label={t('family-links.open.agreed')} required />
      <p className={styles.legal}>
        <a href="/terms" target="_blank" rel="noreferrer">
          {t('family-links.open.terms')}
        </a>
        <a href="/privacy" target="_blank" rel="noreferrer">
          {t('family-links.open.privacy')}
        </a>
      </p>
    </div>
  );
}

/** Somebody who is logged in already needs the code alone. */
function EnterHere({ code }: { code: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <Card>
      <p>{t('family-links.enter.text')}</p>
      <ContractForm
        endpoint={enterCode}
        initial={{ code }}
        send={(values, options) => call(enterCode, { ...values, language }, options)}
        onDone={({ notification, student_id: id }) => {
          showSnackbar(notification);
          void navigate({ to: `/parent/students/${id}` });
        }}
        submitLabel={t('family-links.enter.submit')}
      >
        <CodeField />
      </ContractForm>
    </Card>
  );
}
