import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  CalendarClock,
  CalendarX,
  type LucideIcon,
  ShoppingCart,
  Upload,
  UserCheck,
  UserPlus,
} from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { ACCOUNT_STATUSES } from '#product/accounts/rules/people/status.ts';
import { LettersComeBack } from '#product/accounts/web/letters-come-back.tsx';
import { InviteButton } from '#product/accounts/web/people/invite-button.tsx';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { PHONE } from '#product/insight/web/class-page.tsx';
import { BoardSummary } from '#product/insight/web/places/board-summary.tsx';
import { CallCard } from '#product/insight/web/places/call-card.tsx';
import { PlacesCard } from '#product/insight/web/places/places-card.tsx';
import { PlacesFigures } from '#product/insight/web/places/places-figures.tsx';
import { DashboardNotifications } from '#product/notifications/web/dashboard-notifications.tsx';
import { LICENSE_STATES, runsNow } from '#product/rosters/rules/license-states.ts';
import { Fold } from '#ui/navigation/fold.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { useMedia } from '#ui/style/use-media.ts';
import { adminOverview } from '../../contract.ts';
import { type FirstStep, firstSteps, placeTitle } from '../../rules/admin-home.ts';
import { trialToTell } from '../../rules/trial.ts';
import { AroundCards } from './around-cards.tsx';
import { ExpiryLines, totalOf } from './expiry-card.tsx';
import styles from './home.module.css';
import { InviteCard } from './invite-card.tsx';
import { LicensesCard } from './licenses-card.tsx';
import { PendingBanner } from './pending-banner.tsx';
import { PurchasingCard } from './purchasing-card.tsx';
import { StudentLoginCard } from './student-login-card.tsx';
import { SupportCard } from './support-card.tsx';
import { TrialCard } from './trial-card.tsx';

type Overview = OutputOf<typeof adminOverview>;

/** Who left is on the list, and no educator any more. */
const PRESENT = ACCOUNT_STATUSES.filter((status) => status !== 'deactivated').join(',');
const EDUCATORS = { to: '/educator/educators', search: { tab: 'group-educators', status: PRESENT } } as const;
const STUDENTS = { to: '/educator/students', search: { tab: 'all-active' } } as const;

/** The home of who runs a school, a district or a team: about all of it, not about a class of one's own. */
export function AdminHome() {
  const { t } = useTranslation();
  const user = useUser();
  const ecommerce = useSession((session) => session.ecommerce);
  const trial = ecommerce === null ? null : trialToTell(ecommerce);
  const query = useQuery({
    queryKey: ['admin-overview'],
    queryFn: ({ signal }) => call(adminOverview, {}, { signal, quiet: true }),
  });
  const { data } = query;
  const welcome = t(user.has_visited ? 'site-dashboard.home.welcome-back' : 'site-dashboard.home.welcome', {
    name: user.first_name,
  });
  const place = placeTitle(data?.places ?? []);
  const title =
    place === null
      ? welcome
      : place.more === 0
        ? place.name
        : t('site-dashboard.admin.places', { name: place.name, count: place.more });
  const ways = (
    <div className={styles.pair}>
      {data !== undefined && totalOf(data.students) > 0 && (
        <Card title={t('site-dashboard.home.expiry-title')} quiet>
          <LicensedNow counts={data.students} />
          <ExpiryLines counts={data.students} to={STUDENTS.to} tab={STUDENTS.search.tab} />
        </Card>
      )}
      {trial !== null && <TrialCard trial={trial} quiet />}
      <PurchasingCard scope="educator" quiet />
      <StudentLoginCard text={t('site-dashboard.home.login-text')} quiet />
      <InviteCard quiet />
      <SupportCard quiet />
    </div>
  );
  const around = <AroundCards reader="admin" />;
  // On a phone what there is of the account is opened by who looks for it.
  const isPhone = useMedia(PHONE);
  return (
    <Page
      title={title}
      lead={<Lead welcome={place === null ? null : welcome} overview={data} />}
      width="wide"
      actions={
        <>
          <BoardSummary />
          <ButtonLink {...EDUCATORS} variant="outline">
            {t('site-dashboard.admin.educators-action')}
          </ButtonLink>
          <InviteButton />
        </>
      }
    >
      <PendingBanner />
      <LettersComeBack />
      <PlacesFigures />
      <LoadedPart query={query} failed={t('site-dashboard.admin.failed')}>
        {(overview) => (
          <>
            <FirstSteps overview={overview} />
            <Waiting overview={overview} />
          </>
        )}
      </LoadedPart>
      <PlacesCard />
      <div className={styles.pair}>
        {ecommerce !== null && <LicensesCard purchases={ecommerce.purchases} mayPassOn={user.verified} />}
        <CallCard />
      </div>
      <DashboardNotifications reader="admin" />
      {isPhone ? (
        <>
          <Fold title={t('site-dashboard.home.account')}>{ways}</Fold>
          <Fold one title={t('site-home.around.title')} sum={t('site-home.around.sum')}>
            {around}
          </Fold>
        </>
      ) : (
        <>
          {ways}
          {around}
        </>
      )}
    </Page>
  );
}

/** The number that the teachers' rows add up to, and how it goes with the lines below. */
function LicensedNow({ counts }: { counts: Overview['students'] }) {
  const { t } = useTranslation();
  const licensed = LICENSE_STATES.filter(runsNow).reduce((sum, state) => sum + counts[state], 0);
  return (
    <p className={styles.note}>
      {t('site-dashboard.admin.licensed-now', { licensed, count: totalOf(counts) })}{' '}
      {counts.waiting > 0 && t('site-dashboard.admin.licensed-later', { count: counts.waiting })}
    </p>
  );
}

type LeadProps = { welcome: string | null; overview: Overview | undefined };

/** A greeting, colleagues, of whom not everybody teaches, and which of the children are one's own. */
function Lead({ welcome, overview }: LeadProps) {
  const { t } = useTranslation();
  const { students_count: own } = useUser();
  const parts: ReactNode[] = welcome === null ? [] : [welcome];
  if (overview !== undefined) {
    parts.push(t('site-dashboard.admin.educators', { count: overview.educators }));
    if (overview.schools > 1) parts.push(t('site-dashboard.admin.schools', { count: overview.schools }));
  }
  if (own > 0) {
    parts.push(
      <Link to={STUDENTS.to} search={{ tab: 'mine-active' }}>
        {t('site-dashboard.admin.students-own', { count: own })}
      </Link>,
    );
  }
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never change places
    <Fragment key={at}>
      {at > 0 && ' · '}
      {part}
    </Fragment>
  ));
}

const STEPS: Record<FirstStep, { to: string; icon: LucideIcon }> = {
  teachers: { to: '/educator/educators', icon: UserPlus },
  roster: { to: '/educator/students/uploads/new', icon: Upload },
  licenses: { to: '/educator/purchasing', icon: ShoppingCart },
};

/** Where nobody is there yet: how they come. */
function FirstSteps({ overview }: { overview: Overview }) {
  const { t } = useTranslation();
  const purchases = useSession((session) => session.ecommerce?.purchases);
  const licenses =
    purchases === undefined
      ? 0
      : purchases.individual.quantity + purchases.site.quantity + purchases.to_share_out;
  const steps = firstSteps({ educators: overview.educators, students: totalOf(overview.students), licenses });
  if (steps.length === 0) return null;
  return (
    <Card title={t('site-dashboard.admin.steps-title')}>
      <ul className={styles.lines}>
        {steps.map((step) => {
          const { to, icon: Icon } = STEPS[step];
          return (
            <li key={step}>
              <Link to={to} className={styles.line}>
                <Icon aria-hidden="true" />
                {t(`site-dashboard.admin.step-${step}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** What there is to do, each line leading to where it is done. */
function Waiting({ overview: { pending, students } }: { overview: Overview }) {
  const { t } = useTranslation();
  const out = students.expired + students.none;
  if (pending + students.expiring + out === 0) return null;
  return (
    <Card title={t('site-dashboard.admin.waiting-title')}>
      <ul className={styles.lines}>
        {pending > 0 && (
          <li>
            <Link to={EDUCATORS.to} search={{ tab: 'pending-colleagues' }} className={styles.line}>
              <UserCheck aria-hidden="true" />
              {t('site-dashboard.admin.waiting-pending', { count: pending })}
            </Link>
          </li>
        )}
        {out > 0 && (
          <li>
            <Link
              to={STUDENTS.to}
              search={{ tab: 'all-active', license: 'expired,none' }}
              className={styles.line}
            >
              <CalendarX aria-hidden="true" />
              {t('site-dashboard.admin.waiting-out', { count: out })}
            </Link>
          </li>
        )}
        {students.expiring > 0 && (
          <li>
            <Link
              to={STUDENTS.to}
              search={{ tab: 'all-active', license: 'expiring' }}
              className={styles.line}
            >
              <CalendarClock aria-hidden="true" />
              {t('site-dashboard.admin.waiting-expiring', { count: students.expiring })}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
