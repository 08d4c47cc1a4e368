import { useTranslation } from 'react-i18next';
import { PlayNotice } from './play-notice.tsx';

/** Section 8. */
export function TryAnotherBrowser() {
  const { t } = useTranslation();
  return <PlayNotice title={t('play.browser.title')} text={t('play.browser.text')} />;
}
