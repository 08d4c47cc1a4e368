import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';

/** Where a parent arrives after a payment that went through. */
export function FamilyPaymentScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('purchasing.family.title')} width="narrow">
      <Banner tone="success" actions={<ButtonLink to="/parent">{t('purchasing.family.go-home')}</ButtonLink>}>
        {t('purchasing.family.text')}
      </Banner>
    </Page>
  );
}
