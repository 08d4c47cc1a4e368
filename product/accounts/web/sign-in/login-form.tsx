import { Hand } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { email, secret } from '#platform/contract/fields.ts';
import { call } from '#platform/web/api.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { pageConfig } from '#platform/web/page.ts';
import { pathAfterSignIn } from '#product/access/rules/return-path.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm, useFormFaults } from '#ui/forms/form.tsx';
import { useFormValue } from '#ui/forms/form-values.ts';
import { closeModal } from '#ui/layers/modals.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { type SecondStepFacts, secondStepIn } from '../../rules/factors/second-step.ts';
import {
  givenUsername,
  loginFallback,
  looksLikeAddress,
  typedPosition,
} from '../../rules/sign-in/login-page.ts';
import { login, type SessionReply } from '../../sign-in-contract.ts';
import { goTo, queryParameter } from '../session/navigation.ts';
import { noteAddress, useGivenAddress } from '../session/open-dialogs.ts';
import { signIn } from '../session/session.ts';
import { ReadAloud } from '../sign-on/read-aloud.tsx';
import styles from './login.module.css';

/** On the dashboard the username is an email. */
const dashboardLogin = { ...login, input: z.strictObject({ username: email(), password: secret() }) };

export type LoginWatcher = {
  /** Told which field has the focus. */
  onFocusField: (field: 'none' | 'username' | 'password') => void;
  /** Told how far along the username has been typed, from 0 to 1. */
  onTyped: (position: number) => void;
};

/** The fields of a login, on either site; goes to the return path or home when it succeeds. */
export function LoginForm({
  watcher,
  onSecondStep,
}: {
  watcher?: LoginWatcher;
  /** The password was right, and the account asks for more. */
  onSecondStep?: (facts: SecondStepFacts) => void;
}) {
  const { t } = useTranslation();
  const isStudent = pageConfig().site === 'student';
  const address = useGivenAddress('login');
  const watched = (field: 'username' | 'password') => ({
    onFocus: () => watcher?.onFocusField(field),
    onLeave: () => watcher?.onFocusField('none'),
  });
  return (
    <ContractForm
      endpoint={isStudent ? login : dashboardLogin}
      initial={{ username: isStudent ? givenUsername(queryParameter('username')) : address, password: '' }}
      onDone={enterAs}
      send={(values, { quiet }) =>
        call(login, values, { quiet: (error) => quiet(error) || secondStepIn(error.reply) !== null })
      }
      onFail={({ status, reply }) => {
        const second = secondStepIn(reply);
        if (second === null) return loginFallback({ status, errors: reply?.errors });
        onSecondStep?.(second);
        return undefined;
      }}
      submitLabel={t(isStudent ? 'accounts-login.student.submit' : 'accounts-login.submit')}
      wide
    >
      {isStudent && <Trouble />}
      <TextField
        name="username"
        label={t(isStudent ? 'accounts-login.student.username' : 'accounts-login.email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...(isStudent ? {} : { inputMode: 'email' })}
        {...watched('username')}
      />
      <GrownUpHint />
      <PasswordField
        name="password"
        label={t(isStudent ? 'accounts-login.student.password' : 'accounts-login.password')}
        {...(isStudent ? { hint: t('accounts-login.student.password-hint') } : {})}
        autoComplete="current-password"
        {...watched('password')}
      />
      <AddressNote />
      {watcher && <TypingWatch onTyped={watcher.onTyped} />}
    </ContractForm>
  );
}

/** Somebody is in: the dialog is done with, and they go where they wanted to. */
export function enterAs(reply: SessionReply): void {
  const path = pathAfterSignIn(reply.user.scope, queryParameter('r'));
  closeModal('login');
  signIn(reply);
  void goTo(path);
}

function TypingWatch({ onTyped }: Pick<LoginWatcher, 'onTyped'>) {
  const username = useFormValue('username');
  const position = typedPosition(typeof username === 'string' ? username : '');
  useEffect(() => onTyped(position), [onTyped, position]);
  return null;
}

/** Who forgot the password has typed the address already. */
export function AddressNote() {
  const username = useFormValue('username');
  useEffect(() => noteAddress(typeof username === 'string' ? username : ''), [username]);
  return null;
}

/** What is wrong, with a picture and said aloud: the words at the fields are for who can read them. */
function Trouble() {
  const { t } = useTranslation();
  const { texts, tries } = useFormFaults();
  if (texts.length === 0) return null;
  return (
    <div className={styles.trouble}>
      <Hand aria-hidden="true" className={styles.hand} />
      <p>{t('accounts-login.student.help')}</p>
      <ReadAloud key={tries} texts={[...texts, t('accounts-login.student.help')]} auto />
    </div>
  );
}

/** An adult at the children's door is shown the other one. */
function GrownUpHint() {
  const { t } = useTranslation();
  const brand = useBrand();
  const username = useFormValue('username');
  const { site, dashboardUrl } = pageConfig();
  const isDue = site === 'student' && brand.warnsOfEmailAsStudentUsername;
  if (!isDue || typeof username !== 'string' || !looksLikeAddress(username)) return null;
  return (
    <Banner
      tone="warning"
      live
      title={t('accounts-login.student.email-warning-title')}
      actions={
        <ButtonLink href={dashboardUrl} variant="outline" size="sm">
          {t('accounts-login.student.dashboard-login')}
        </ButtonLink>
      }
    >
      {t('accounts-login.student.email-warning')}
    </Banner>
  );
}
