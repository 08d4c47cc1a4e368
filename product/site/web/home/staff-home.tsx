import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, CircleAlert, Mail, Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { pageConfig } from '#platform/web/page.ts';
import { handshakeLite } from '#product/accounts/contract.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { usePendingCount } from '#product/notifications/web/sidebar-store.ts';
import { paymentAttentionTable } from '#product/purchasing/attention-contract.ts';
import { waitingPurchases } from '#product/purchasing/orders-contract.ts';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { pendingRequests } from '../../rules/shell/pending-requests.ts';
import { Fact } from './fact.tsx';
import styles from './home.module.css';
import { SupportCard } from './support-card.tsx';

export function StaffHome() {
  const { t } = useTranslation();
  const user = useUser();
  const pending = usePendingRequests();
  return (
    <Page
      title={t(user.has_visited ? 'site-dashboard.home.welcome-back' : 'site-dashboard.home.welcome', {
        name: user.first_name,
      })}
      width="wide"
    >
      <div className={styles.pair}>
        <Card
          title={t('site-dashboard.home.requests-title')}
          actions={
            <ButtonLink to="/uber/account-requests" variant="light">
              {t('site-dashboard.home.requests-action')}
            </ButtonLink>
          }
        >
          {pending === null ? (
            <Skeleton shape="title" />
          ) : (
            <Fact>{t('site-dashboard.home.requests', { count: pending })}</Fact>
          )}
        </Card>
        <PurchasingCard />
        {pageConfig().demo && <DemoCard />}
        <SupportCard />
      </div>
    </Page>
  );
}

/** What waits for somebody to grant, to price or to decide about it. */
function PurchasingCard() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['purchases-waiting'],
    queryFn: ({ signal }) => call(waitingPurchases, {}, { signal }),
  });
  return (
    <Card
      title={t('purchasing-orders.staff.waiting-title')}
      actions={
        <ButtonLink to="/uber/purchasing" variant="light">
          {t('purchasing-orders.staff.waiting-action')}
        </ButtonLink>
      }
    >
      {data === undefined ? (
        <Skeleton shape="title" />
      ) : (
        <Fact>
          {t('purchasing-orders.staff.waiting', {
            orders: data.data.purchase_orders,
            quotes: data.data.quotes,
          })}
        </Fact>
      )}
      {data !== undefined && data.data.payments > 0 && <PaymentsWaiting count={data.data.payments} />}
    </Card>
  );
}

/** Their tab, and those only that nobody has settled. */
function PaymentsWaiting({ count }: { count: number }) {
  const { t } = useTranslation();
  const { name } = paymentAttentionTable;
  return (
    <p>
      <Link to="/uber/purchasing" search={{ tab: name, settled: 'no' }} className={styles.line}>
        <CircleAlert aria-hidden="true" />
        {t('purchasing-orders.staff.waiting-payments', { count })}
      </Link>
    </p>
  );
}

/** Told live; staff skip the light handshake when the app starts, so this page also asks for itself. */
function usePendingRequests(): number | null {
  const live = usePendingCount();
  const known = useSession((session) => session.notifications);
  const { data, isError } = useQuery({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => call(handshakeLite, {}, { signal }),
  });
  if (live !== null) return live;
  if (data !== undefined) return pendingRequests(data.notifications);
  return isError || known.length > 0 ? pendingRequests(known) : null;
}

function DemoCard() {
  const { t } = useTranslation();
  return (
    <Card
      title={t('site-dashboard.home.demo-title')}
      actions={
        <>
          <ButtonLink to="/mailbox" variant="light" icon={<Mail />}>
            {t('site-dashboard.home.demo-mailbox')}
          </ButtonLink>
          <ButtonLink to="/design" variant="light" icon={<Palette />}>
            {t('site-dashboard.home.demo-design')}
          </ButtonLink>
          <ButtonLink href="/api/docs" variant="light" icon={<BookOpen />}>
            {t('site-dashboard.home.demo-api')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('site-dashboard.home.demo-text')}</p>
    </Card>
  );
}
