import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import { useSupportAddress } from '../support/support-address.ts';
import styles from './home.module.css';

export function SupportCard({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation();
  const address = useSupportAddress();
  const where = address.startsWith('/') ? { to: address } : { href: address };
  return (
    <Card
      title={t('site-dashboard.home.support-title')}
      quiet={quiet}
      actions={
        <ButtonLink {...where} variant="outline" icon={<Mail />}>
          {t('site-dashboard.home.support-action')}
        </ButtonLink>
      }
    >
      <div className={styles.support}>
        <p>{t('site-dashboard.home.support-text')}</p>
        <Drawing name="school" className={styles.helper} />
      </div>
    </Card>
  );
}
