import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui/fields/password-field.tsx';

type Props = {
  /** Whose it is: password managers look for the name that a new password belongs to. */
  username?: string;
  /** The contract's name for it: the first password of an account is no new one. */
  name?: 'password' | 'new_password';
};

/** A new password and the same again, in every form that asks for one. */
export function NewPasswordFields({ username, name = 'new_password' }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {username !== undefined && (
        <input type="text" hidden autoComplete="username" value={username} readOnly />
      )}
      <PasswordField
        name={name}
        label={t(`accounts.new-password.${name}`)}
        hint={t('accounts.new-password.hint')}
        autoComplete="new-password"
      />
      <PasswordField
        name={`${name}_confirmation`}
        label={t(`accounts.new-password.${name}_confirmation`)}
        autoComplete="new-password"
      />
    </>
  );
}
