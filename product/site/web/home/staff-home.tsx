import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, CircleAlert, Mail, Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { pageConfig } from '#platform/web/page.ts';
import { handshakeLite } from '#product/accounts/sign-in-contract.ts';
import { LettersComeBack } from '#product/accounts/web/letters-come-back.tsx';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { usePendingCount } from '#product/notifications/web/sidebar-store.ts';
import { waitingPurchases } from '#product/purchasing/orders-contract.ts';
import { waitingIn } from '#product/purchasing/rules/staff-tabs.ts';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart, type PartQuery } from '#ui/parts/loaded.tsx';
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
      <LettersComeBack />
      <div className={styles.pair}>
        <Card
          title={t('site-dashboard.home.requests-title')}
          actions={
            <ButtonLink to="/uber/account-requests" variant="light">
              {t('site-dashboard.home.requests-action')}
            </ButtonLink>
          }
        >
          <LoadedPart
            query={pending}
            failed={t('site-dashboard.home.requests-failed')}
            bones={<Skeleton shape="title" />}
          >
            {(count) => <Fact>{t('site-dashboard.home.requests', { count })}</Fact>}
          </LoadedPart>
        </Card>
        <PurchasingCard />
        {pageConfig().demo && <DemoCard />}
        <SupportCard />
      </div>
    </Page>
  );
}

const KINDS = ['purchase_orders', 'quotes', 'payments'] as const;

/** What waits for somebody to grant, to price or to decide about it: each leads to those that wait. */
function PurchasingCard() {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['purchases-waiting'],
    queryFn: ({ signal }) => call(waitingPurchases, {}, { signal, quiet: true }),
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
      <LoadedPart
        query={query}
        failed={t('purchasing-orders.staff.waiting-failed')}
        bones={<Skeleton shape="title" />}
      >
        {({ data }) =>
          KINDS.every((kind) => data[kind] === 0) ? (
            <Fact>{t('purchasing-orders.staff.waiting.nothing')}</Fact>
          ) : (
            <ul className={styles.lines}>
              {KINDS.filter((kind) => data[kind] > 0).map((kind) => (
                <li key={kind}>
                  <Link {...waitingIn(kind)} className={styles.line}>
                    <CircleAlert aria-hidden="true" />
                    {t(`purchasing-orders.staff.waiting.${kind}`, { count: data[kind] })}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </Card>
  );
}

/** Told live; staff skip the light handshake when the app starts, so this page also asks for itself. */
function usePendingRequests(): PartQuery<number> {
  const live = usePendingCount();
  const known = useSession((session) => session.notifications);
  const query = useQuery({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => call(handshakeLite, {}, { signal, quiet: true }),
  });
  const { data, isFetching, isError, errorUpdateCount } = query;
  // What was told live is the newest.
  if (live !== null) return { data: live, isError: false, isFetching: false, errorUpdateCount: 0 };
  const answered = data?.notifications ?? (known.length > 0 ? known : undefined);
  const count = answered === undefined ? undefined : pendingRequests(answered);
  return { data: count, isFetching, isError, errorUpdateCount };
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
