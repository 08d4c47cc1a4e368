import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#platform/contract/days.ts';
import { isCounselor } from '#product/access/rules/scopes.ts';
import { LettersComeBack } from '#product/accounts/web/letters-come-back.tsx';
import { useSession, useToday, useUser } from '#product/accounts/web/session/session.ts';
import { FollowUpsLine, HomeFollowUps } from '#product/follow-ups/web/follow-up-asides.tsx';
import type { TeachNext } from '#product/insight/contract.ts';
import { firstRun } from '#product/insight/rules/start/first-run.ts';
import { CaseloadPage } from '#product/insight/web/caseload/caseload-page.tsx';
import { ClassPage, PHONE } from '#product/insight/web/class-page.tsx';
import { ClassTools } from '#product/insight/web/class-tools.tsx';
import { MyChildren } from '#product/insight/web/family/my-children.tsx';
import { FirstRunCard } from '#product/insight/web/start/first-run-card.tsx';
import { useStart } from '#product/insight/web/start/use-start.ts';
import { plannedFirst } from '#product/lessons/web/fitting/fitting-card.tsx';
import { teachNext } from '#product/lessons/web/fitting/teach-next.tsx';
import { useNextLessons } from '#product/lessons/web/fitting/use-fitting.ts';
import { DashboardNotifications } from '#product/notifications/web/dashboard-notifications.tsx';
import { useUpdates } from '#product/notifications/web/updates.ts';
import { LoginInformationDialog } from '#product/rosters/web/login-cards/login-information-dialog.tsx';
import { Fold } from '#ui/navigation/fold.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { isMissed, Missed } from '#ui/parts/loaded.tsx';
import { useMedia } from '#ui/style/use-media.ts';
import { readerOf } from '../../rules/shell/reader.ts';
import { trialToTell } from '../../rules/trial.ts';
import { AdminHome } from './admin-home.tsx';
import { AroundCards } from './around-cards.tsx';
import { ExpiryCard } from './expiry-card.tsx';
import { Fact } from './fact.tsx';
import styles from './home.module.css';
import { HomeBones } from './home-bones.tsx';
import { InviteCard } from './invite-card.tsx';
import { LicensesCard } from './licenses-card.tsx';
import { PendingBanner } from './pending-banner.tsx';
import { PurchasingCard } from './purchasing-card.tsx';
import { StudentLoginCard } from './student-login-card.tsx';
import { SupportCard } from './support-card.tsx';
import { TrialCard } from './trial-card.tsx';

export function EducatorHome() {
  const user = useUser();
  return readerOf(user) === 'admin' ? <AdminHome /> : <TeacherHome />;
}

function TeacherHome() {
  const { t, i18n } = useTranslation();
  const user = useUser();
  const ecommerce = useSession((session) => session.ecommerce);
  const start = useStart('educator');
  const today = useToday();
  const known = start.data?.data;
  const steps = known === undefined ? null : firstRun(known);
  // Once a child has told how it feels, or has played, what is left stands below the class.
  const run = steps?.isAlone === true ? steps : null;
  const left = steps?.isAlone === false ? steps : null;
  const atHome = user.role === 'home';
  const isWaiting = known === undefined && !isMissed(start);
  const hasClass = run === null && !atHome && (known?.own ?? user.students_count) + (known?.others ?? 0) > 0;
  // Beside what children did, and beside the first steps, what there is of licenses is quiet.
  const hasChildren = atHome && run === null && (known?.own ?? 0) > 0;
  const quiet = hasClass || hasChildren || run !== null;
  const trial = ecommerce === null ? null : trialToTell(ecommerce);
  const facts = (
    <>
      <StudentsCard quiet={quiet} isFirst={run === null} shared={known?.others ?? 0} />
      {trial !== null && <TrialCard trial={trial} quiet={quiet} />}
      {ecommerce !== null && (
        <LicensesCard purchases={ecommerce.purchases} mayPassOn={user.verified} quiet={quiet} />
      )}
    </>
  );
  const isPhone = useMedia(PHONE);
  // On a phone the children come first, and what there is of the account is opened by who looks for it.
  const isFolded = isPhone && (hasClass || hasChildren);
  const updates = <DashboardNotifications reader="educator" />;
  const shownUpdates = isFolded ? <FoldedUpdates>{updates}</FoldedUpdates> : updates;
  const ways = (
    <div className={styles.pair}>
      <ExpiryCard scope="educator" shared={known?.others ?? 0} quiet={quiet} />
      <PurchasingCard scope="educator" atHome={atHome} quiet={quiet} />
      <StudentLoginCard text={t('site-dashboard.home.login-text')} quiet={quiet} />
      {/* Who teaches at home has no colleagues. */}
      {!atHome && <InviteCard quiet={quiet} />}
      <SupportCard quiet={quiet} />
    </div>
  );
  const around = <AroundCards reader={atHome ? 'home' : 'teacher'} />;
  const showsClass = hasClass && !isWaiting;
  const hasCaseload = isCounselor(user);
  return (
    <Page
      title={t(user.has_visited ? 'site-dashboard.home.welcome-back' : 'site-dashboard.home.welcome', {
        name: user.first_name,
      })}
      lead={
        hasClass &&
        [shownToday(today, i18n.language), ...(user.school === null ? [] : [user.school])].join(' · ')
      }
      actions={showsClass && !hasCaseload && <ClassTools />}
      width="wide"
    >
      <PendingBanner />
      <LettersComeBack />
      {isWaiting && <HomeBones />}
      {isMissed(start) && <Missed query={start} failed={t('site-dashboard.home.start-failed')} />}
      {run !== null && <FirstRunCard run={run} start={known} scope="educator" atHome={atHome} />}
      {hasCaseload ? <HomeFollowUps /> : !atHome && <FollowUpsLine />}
      {hasChildren && <MyChildren planned={plannedFirst} />}
      {showsClass &&
        (hasCaseload ? (
          <CaseloadPage beside={isFolded ? null : facts} below={shownUpdates} />
        ) : (
          <ClassPage
            beside={isFolded ? null : facts}
            below={shownUpdates}
            teachNext={isFolded ? foldedTeachNext : teachNext}
          />
        ))}
      {!hasClass && !isWaiting && (
        <>
          {!isFolded && <div className={styles.cards}>{facts}</div>}
          {shownUpdates}
        </>
      )}
      {left !== null && <FirstRunCard run={left} start={known} scope="educator" atHome={atHome} />}
      {isFolded ? (
        <>
          <Fold
            title={t('site-dashboard.home.account')}
            {...(atHome
              ? {}
              : { sum: t('site-dashboard.home.students-count', { count: user.students_count }) })}
          >
            {facts}
            {ways}
          </Fold>
          <Fold
            one
            title={t('site-home.around.title')}
            {...(atHome ? {} : { sum: t('site-home.around.sum') })}
          >
            {around}
          </Fold>
        </>
      ) : (
        <>
          {ways}
          {around}
        </>
      )}
      <LoginInformationDialog />
    </Page>
  );
}

/** On a phone: how many there are, and all of them for who asks. */
function FoldedUpdates({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const query = useUpdates('educator');
  const total = query.data?.total ?? 0;
  return (
    <Fold
      one
      title={t('notifications.dashboard.title')}
      sum={
        isMissed(query)
          ? t('notifications.dashboard.failed')
          : t('site-dashboard.home.updates', { count: total })
      }
    >
      {children}
    </Fold>
  );
}

function FoldedLessons({ next }: { next: TeachNext }) {
  const { t } = useTranslation();
  const query = useNextLessons();
  const titles = (query.data ?? []).map(({ title }) => title);
  return (
    <Fold
      one
      title={t('lessons-fitting.teach.title')}
      sum={isMissed(query) ? t('lessons-fitting.failed') : titles.join(' · ')}
    >
      {teachNext(next)}
    </Fold>
  );
}
const foldedTeachNext = (next: TeachNext): ReactNode => <FoldedLessons next={next} />;

/** "Wednesday, November 18, 2026": the day as it is at the school. */
const shownToday = (today: Day, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${today}T12:00:00Z`),
  );

type StudentsProps = {
  quiet: boolean;
  /** Nothing else asks to add the first one. */
  isFirst: boolean;
  /** By colleagues, beside the own ones. */
  shared: number;
};

function StudentsCard({ quiet, isFirst, shared }: StudentsProps) {
  const { t } = useTranslation();
  const user = useUser();
  const ecommerce = useSession((session) => session.ecommerce);
  const asksToAdd = user.students_count === 0 && isFirst;
  return (
    <Card
      title={t('site-dashboard.home.students-title')}
      quiet={quiet}
      actions={
        <ButtonLink
          to="/educator/students"
          {...(asksToAdd ? { search: { add: '1' } } : {})}
          variant={asksToAdd ? 'filled' : 'light'}
        >
          {asksToAdd ? t('site-dashboard.home.students-first') : t('site-dashboard.home.students-manage')}
        </ButtonLink>
      }
    >
      <Fact>
        {t(shared > 0 ? 'site-dashboard.home.students-own' : 'site-dashboard.home.students-count', {
          count: user.students_count,
        })}
      </Fact>
      {ecommerce !== null && user.students_count > 0 && (
        <p className={styles.note}>
          {t('site-dashboard.home.students-playing', {
            count: ecommerce.product_usage.students_with_program,
          })}
        </p>
      )}
      {shared > 0 && (
        <p className={styles.note}>{t('site-dashboard.home.students-shared', { count: shared })}</p>
      )}
      {user.school !== null && <p className={styles.note}>{user.school}</p>}
    </Card>
  );
}
