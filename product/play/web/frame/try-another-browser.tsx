import { useTranslation } from 'react-i18next';
import { PlayNotice } from './play-notice.tsx';

export function TryAnotherBrowser() {
  const { t } = useTranslation();
  return <PlayNotice title={t('play.browser.title')} text={t('play.browser.text')} />;
}
