import { useTranslation } from 'react-i18next';
import { AddressPending } from '#product/accounts/web/address-pending.tsx';
import { LettersComeBack } from '#product/accounts/web/letters-come-back.tsx';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { DeletionsNotice } from '#product/child-data/web/deletions-notice.tsx';
import { EnterCode } from '#product/family-links/web/enter-code.tsx';
import { firstRun } from '#product/insight/rules/start/first-run.ts';
import { MyChildren } from '#product/insight/web/family/my-children.tsx';
import { useProgress } from '#product/insight/web/progress/use-progress.ts';
import { FirstRunCard } from '#product/insight/web/start/first-run-card.tsx';
import { useStart } from '#product/insight/web/start/use-start.ts';
import { plannedFirst } from '#product/lessons/web/fitting/fitting-card.tsx';
import { DashboardNotifications } from '#product/notifications/web/dashboard-notifications.tsx';
import { LoginInformationDialog } from '#product/rosters/web/login-cards/login-information-dialog.tsx';
import { Fold } from '#ui/navigation/fold.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { isMissed, Missed } from '#ui/parts/loaded.tsx';
import { useMedia } from '#ui/style/use-media.ts';
import { trialToTell } from '../../rules/trial.ts';
import { AroundCards } from './around-cards.tsx';
import { ExpiryCard } from './expiry-card.tsx';
import { Fact } from './fact.tsx';
import styles from './home.module.css';
import { HomeBones } from './home-bones.tsx';
import { LicensesCard } from './licenses-card.tsx';
import { PurchasingCard } from './purchasing-card.tsx';
import { StudentLoginCard } from './student-login-card.tsx';
import { SupportCard } from './support-card.tsx';
import { TrialCard } from './trial-card.tsx';

const PHONE = '(width < 45rem)';

export function ParentHome() {
  const { t } = useTranslation();
  const user = useUser();
  const ecommerce = useSession((session) => session.ecommerce);
  const trial = ecommerce === null ? null : trialToTell(ecommerce);
  const hasOnlyArchived = user.students_count === 0 && user.archived_count > 0;
  const start = useStart('parent');
  const steps = start.data === undefined ? null : firstRun(start.data.data);
  // Once a child has told how it feels, what is left stands below the children.
  const run = steps?.isAlone === true ? steps : null;
  const left = steps?.isAlone === false ? steps : null;
  const isStarted = start.data !== undefined || isMissed(start);
  const asksToAdd = user.students_count === 0 && run === null;
  const progress = useProgress();
  const linked = progress.data?.data.filter(({ linked_by: school }) => school !== null).length ?? 0;
  const hasLinked = linked > 0;
  const hasChildren = user.students_count > 0 || hasLinked;
  const facts = (
    <div className={styles.cards}>
      <Card
        title={t('site-dashboard.home.children-title')}
        quiet={run !== null}
        actions={
          <>
            {hasOnlyArchived ? (
              <ButtonLink to="/parent/students" search={{ tab: 'archived' }}>
                {t('site-dashboard.home.children-archive')}
              </ButtonLink>
            ) : (
              <ButtonLink to="/parent/students" variant={asksToAdd ? 'filled' : 'light'}>
                {asksToAdd
                  ? t('site-dashboard.home.children-first')
                  : t('site-dashboard.home.children-manage')}
              </ButtonLink>
            )}
            <EnterCode />
          </>
        }
      >
        <Fact>
          {hasOnlyArchived
            ? t('site-dashboard.home.children-archived', { count: user.archived_count })
            : hasLinked
              ? user.students_count === 0
                ? t('site-dashboard.home.children-linked')
                : t('site-dashboard.home.children-mixed', { own: user.students_count, count: linked })
              : t('site-dashboard.home.children-count', { count: user.students_count })}
        </Fact>
        {hasOnlyArchived && <p className={styles.note}>{t('site-dashboard.home.children-archived-note')}</p>}
        {ecommerce !== null && user.students_count > 0 && (
          <p className={styles.note}>
            {t('site-dashboard.home.students-playing', {
              count: ecommerce.product_usage.students_with_program,
            })}
          </p>
        )}
      </Card>
      {trial !== null && <TrialCard trial={trial} quiet={run !== null} />}
      {ecommerce !== null && <LicensesCard purchases={ecommerce.purchases} quiet={run !== null} />}
    </div>
  );
  const ways = (
    <div className={styles.pair}>
      <ExpiryCard scope="parent" quiet={run !== null} />
      <PurchasingCard scope="parent" quiet={run !== null} />
      <StudentLoginCard text={t('site-dashboard.home.login-text-parent')} quiet={run !== null} />
      <SupportCard quiet={run !== null} />
    </div>
  );
  const updates = <DashboardNotifications reader="parent" />;
  // On a phone the children come first, and what there is of the account is opened by who looks for it.
  const isFolded = useMedia(PHONE) && hasChildren && run === null;
  return (
    <Page
      title={t(user.has_visited ? 'site-dashboard.home.welcome-back' : 'site-dashboard.home.welcome', {
        name: user.first_name,
      })}
      width="wide"
    >
      {!user.verified && <AddressPending />}
      <LettersComeBack />
      <DeletionsNotice of="parent" />
      {!isStarted && <HomeBones />}
      {isMissed(start) && <Missed query={start} failed={t('site-dashboard.home.start-failed')} />}
      {run !== null && <FirstRunCard run={run} start={start.data?.data} scope="parent" atHome />}
      {/* Whether a school has linked somebody is not known while it cannot be asked: that is said there. */}
      {run === null && isStarted && (hasChildren || isMissed(progress)) && (
        <MyChildren planned={plannedFirst} />
      )}
      {left !== null && <FirstRunCard run={left} start={start.data?.data} scope="parent" atHome />}
      {isFolded ? (
        <>
          {updates}
          <Fold title={t('site-dashboard.home.account')}>
            {facts}
            {ways}
          </Fold>
        </>
      ) : (
        <>
          {facts}
          {updates}
          {ways}
        </>
      )}
      <AroundCards reader="parent" />
      <LoginInformationDialog />
    </Page>
  );
}
