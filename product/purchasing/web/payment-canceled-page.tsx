import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Page } from '#ui/page.tsx';
import { WayOn } from './way-on.tsx';

export function PaymentCanceledPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('purchasing.canceled.title')} width="narrow">
      <Banner tone="warning" title={t('notification.payment-canceled')} actions={<WayOn />}>
        {t('purchasing.canceled.text')}
      </Banner>
    </Page>
  );
}
