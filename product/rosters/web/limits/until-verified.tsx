import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { UNVERIFIED_STUDENT_LIMIT } from '#product/accounts/rules/free-trial.ts';
import { Button } from '#ui/parts/button.tsx';
import styles from './until-verified.module.css';

type Props = { label: string; icon: ReactNode; variant?: 'light' };

/** What cannot be pressed before the account is verified says so itself, and not a form that was filled in. */
export function UntilVerified({ label, ...look }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <Button {...look} disabled aria-describedby={id}>
        {label}
      </Button>
      <span id={id} className={styles.limit}>
        {t('rosters.not-verified.limit', { count: UNVERIFIED_STUDENT_LIMIT })}
      </span>
    </>
  );
}
