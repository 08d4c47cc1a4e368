import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { LoginMascot } from '#ui/art/login-mascot.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import loginStyles from '../sign-in/login.module.css';
import { ReadAloud } from './read-aloud.tsx';
import styles from './sign-on.module.css';

type DoorProps = {
  title: string;
  /** What is said below the title: read aloud with it. */
  text: string;
  /** While somebody is let in. */
  waiting?: boolean;
  children?: ReactNode;
};

/** What a child sees who comes in without the login form: the same friend at the same door. */
export function Door({ title, text, waiting = false, children }: DoorProps) {
  const { t } = useTranslation();
  const brand = useBrand();
  return (
    <section className={styles.door} aria-labelledby="door-title" aria-busy={waiting || undefined}>
      <title>{`${t('site-student.title')} · ${brand.name}`}</title>
      <div className={loginStyles.picture}>
        <LoginMascot focus="none" />
      </div>
      <div className={styles.inside}>
        <h1 id="door-title" tabIndex={-1}>
          {title}
        </h1>
        {waiting && <Spinner size={48} />}
        <p role={waiting ? 'status' : 'alert'} className={styles.text}>
          {text}
        </p>
        {!waiting && <ReadAloud texts={[title, text]} auto />}
        {children}
      </div>
    </section>
  );
}

export function Waiting() {
  const { t } = useTranslation();
  return (
    <Door title={t('accounts-sign-on.arriving.title')} text={t('accounts-sign-on.arriving.text')} waiting />
  );
}
