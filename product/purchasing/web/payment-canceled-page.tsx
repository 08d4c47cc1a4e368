import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { homePath } from '#product/access/rules/scopes.ts';
import { goTo } from '#product/accounts/web/session/navigation.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { paymentCanceled } from '../contract.ts';
import { forgetSecret, keptSessions } from './cards/kept-secrets.ts';
import { WayOn } from './way-on.tsx';

/** Back from the payment page without having paid: it is closed, so that nobody pays on it by mistake. */
export function PaymentCanceledPage() {
  const { t } = useTranslation();
  useQuery({
    queryKey: ['payment-canceled'],
    queryFn: closeBegun,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Page title={t('purchasing.canceled.title')} width="narrow">
      <Banner
        tone="warning"
        title={t('notification.payment-canceled')}
        actions={
          <>
            <TryAgain />
            <WayOn quiet />
          </>
        }
      >
        {t('purchasing.canceled.text')}
      </Banner>
    </Page>
  );
}

/** To where one buys: a newcomer's page is another than that of somebody with an account. */
function TryAgain() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  if (user?.scope === 'uber') return null;
  const to = user === null ? '/payment-family-subscription' : `${homePath(user.scope)}/purchasing`;
  return <ButtonLink to={to}>{t('purchasing.canceled.again')}</ButtonLink>;
}

/** Asked once: what cannot be closed now ends by itself within the hour. */
async function closeBegun(): Promise<null> {
  for (const kept of keptSessions()) {
    try {
      const { notification } = await call(paymentCanceled, kept, { quiet: true });
      if (notification.type === 'success') {
        await goTo(`/payment/completed/${kept.session}`, { replace: true });
        return null;
      }
      forgetSecret(kept.session);
    } catch {
      // Offline: the page is left to its own end.
    }
  }
  return null;
}
