import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export function SupportCard() {
  const { t } = useTranslation();
  const { links } = useBrand();
  return (
    <Card
      title={t('dashboard.home.support-title')}
      actions={
        <ButtonLink href={`mailto:${links.supportEmail}`} variant="outline" icon={<Mail />}>
          {t('dashboard.home.support-action')}
        </ButtonLink>
      }
    >
      <p>{t('dashboard.home.support-text')}</p>
    </Card>
  );
}
