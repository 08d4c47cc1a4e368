import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/parts/banner.tsx';

/** In the place of what staff have switched off at a school. */
export function FeatureOff() {
  const { t } = useTranslation();
  return <Banner tone="info">{t('error.feature-off')}</Banner>;
}
