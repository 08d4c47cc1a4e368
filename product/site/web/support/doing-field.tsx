import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#brands/brand.ts';
import { pageConfig } from '#platform/web/page.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import fields from '#ui/fields/fields.module.css';
import { useFormValue, useSetFormValue } from '#ui/forms/form-values.ts';
import { browserName, type Doing, doingAt } from '../../rules/doing.ts';
import styles from './doing-field.module.css';
import { lastScreen } from './last-screen.ts';

/** As it was when the form was opened, so that what is shown is what is sent. */
export function useDoing(): Doing {
  const { i18n } = useTranslation();
  const [opened] = useState<Doing>(() => ({
    ...(lastScreen() ?? { screen: null, path: null }),
    browser: browserName(navigator.userAgent),
    window: `${window.innerWidth} × ${window.innerHeight}`,
    version: pageConfig().build,
    language: LOCALES.find((locale) => locale === i18n.language) ?? 'en',
    at: doingAt(new Date()),
  }));
  return opened;
}

/** What goes along with the letter, word for word, and the choice to leave it out. */
export function DoingField({ doing }: { doing: Doing }) {
  const { t } = useTranslation();
  const { role, scope } = useUser();
  const isSent = useFormValue('doing') !== null;
  const set = useSetFormValue();
  const { screen, path, browser, window: size, version, language, at } = doing;
  const name = screen === null ? null : t(`site-dashboard.sidebar.${screen}`);
  const lines = {
    screen: [name, path].filter((part) => part !== null).join(' · '),
    role: t(`accounts.settings.profile.roles.${role ?? (scope === 'parent' ? 'parent' : 'educator')}`),
    browser,
    window: size,
    version,
    language,
    at,
  };
  return (
    <div className={styles.doing}>
      <label className={fields.choice}>
        <input
          type="checkbox"
          className={fields.box}
          checked={isSent}
          onChange={(event) => set('doing', event.target.checked ? doing : null)}
        />
        <span>{t('site-dashboard.support.doing.label')}</span>
      </label>
      {isSent ? (
        <>
          <p className={styles.hint}>{t('site-dashboard.support.doing.hint')}</p>
          <dl className={styles.lines}>
            {LINES.filter((line) => lines[line] !== '').map((line) => (
              <div key={line}>
                <dt>{t(`site-dashboard.support.doing.${line}`)}</dt>
                <dd>{lines[line]}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className={styles.hint}>{t('site-dashboard.support.doing.left-out')}</p>
      )}
    </div>
  );
}

const LINES = ['screen', 'role', 'browser', 'window', 'version', 'language', 'at'] as const;
