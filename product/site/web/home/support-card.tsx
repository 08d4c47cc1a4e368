import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Drawing } from '../drawing.tsx';
import styles from './home.module.css';

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
      <div className={styles.support}>
        <p>{t('dashboard.home.support-text')}</p>
        <Drawing name="school" className={styles.helper} />
      </div>
    </Card>
  );
}
