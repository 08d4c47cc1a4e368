import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';

/** Where nobody takes card payments. */
export function NotOffered() {
  const { t } = useTranslation();
  const { links } = useBrand();
  return (
    <Banner
      tone="info"
      title={t('purchasing-cards.closed.title')}
      actions={
        <ButtonLink href={`mailto:${links.supportEmail}`}>{t('purchasing-cards.more.contact')}</ButtonLink>
      }
    >
      {t('purchasing-cards.closed.text')}
    </Banner>
  );
}
