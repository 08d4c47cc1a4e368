import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#platform/contract/message.ts';
import { call } from '#platform/web/api.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { useSay } from '#platform/web/say.ts';
import { goTo } from '#product/accounts/web/session/navigation.ts';
import { refreshEcommerce, signIn, useSession } from '#product/accounts/web/session/session.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { paymentCompleted } from '../contract.ts';
import { forgetForm } from './cards/kept-form.ts';
import { forgetSecret, secretOf } from './cards/kept-secrets.ts';
import styles from './payment.module.css';
import { WayOn } from './way-on.tsx';

const PENDING = 'notification.payment-pending';
const LOOKS = 30;
const LOOK_MILLISECONDS = 2000;

const UNKNOWN: Notification = { type: 'warning', i18n: 'notification.payment-unknown' };

/** Asks once what became of the payment, then says it. */
export function PaymentCompletedPage() {
  const { t } = useTranslation();
  const say = useSay();
  const { links } = useBrand();
  const session = String(useParams({ strict: false })['session'] ?? '');
  const query = useQuery({
    queryKey: ['payment-completed', session],
    queryFn: () => complete(session),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // On its way: it is asked about again for a while, so that the good news is not missed.
    refetchInterval: ({ state }) =>
      state.data?.i18n === PENDING && state.dataUpdateCount < LOOKS ? LOOK_MILLISECONDS : false,
  });
  const notification = query.data ?? null;
  const support = (
    <ButtonLink href={`mailto:${links.supportEmail}`} variant="outline">
      {t('purchasing.completed.support')}
    </ButtonLink>
  );
  return (
    <Page title={t('purchasing.completed.title')} width="narrow">
      {notification === null ? (
        <div className={styles.loading} role="status">
          <Spinner size={48} />
          <p>{t('purchasing.completed.loading')}</p>
        </div>
      ) : (
        <Banner
          tone={notification.type}
          live
          title={say(notification)}
          actions={
            <>
              <WayOn />
              {notification.type !== 'success' && support}
            </>
          }
        />
      )}
    </Page>
  );
}

const thanksFor = (session: string): string =>
  `/parent/payment-completed?session=${encodeURIComponent(session)}`;

/**
 * Null: the payment made a new user, who is signed in by now and on the way to their own page. Whatever is not a
 * clear answer is an unknown payment: nobody is told that they paid when we can not tell.
 */
async function complete(session: string): Promise<Notification | null> {
  const secret = secretOf(session);
  try {
    const reply = await call(
      paymentCompleted,
      { session, ...(secret === undefined ? {} : { secret }) },
      { quiet: true },
    );
    if ('access_token' in reply) {
      forgetSecret(session);
      forgetForm();
      signIn(reply);
      await goTo(thanksFor(session), { replace: true });
      return null;
    }
    const { notification } = reply;
    const { user } = useSession.getState();
    if (user !== null) await refreshEcommerce().catch(() => undefined);
    if (notification.type === 'success') {
      forgetSecret(session);
      forgetForm();
    }
    if (user?.scope === 'parent' && notification.type === 'success') {
      await goTo(thanksFor(session), { replace: true });
    }
    return notification;
  } catch {
    return UNKNOWN;
  }
}
