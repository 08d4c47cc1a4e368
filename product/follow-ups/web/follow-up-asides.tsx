import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useUser } from '#product/accounts/web/session/session.ts';
import { firstToTake } from '../rules/waiting.ts';
import { CrisisLines } from './crisis-line.tsx';
import { FollowUpCard } from './follow-up-card.tsx';
import styles from './follow-ups-screen.module.css';
import { OpenParts } from './school-standing.tsx';
import { useChildFollowUps, useFollowUps, useOpenFollowUps } from './use-follow-ups.ts';

/** On a child's page: its follow-ups, open ones first. Nothing where there is none, or the reader may not know of it. */
export function ChildFollowUps({ studentId }: { studentId: number }) {
  const { t } = useTranslation();
  const { data, dataUpdatedAt } = useChildFollowUps(studentId);
  const all = data?.data ?? [];
  if (all.length === 0) return null;
  return (
    <section className={styles.aside} aria-labelledby="child-follow-ups">
      <h2 id="child-follow-ups">{t('follow-ups.aside.title')}</h2>
      {all.map((followUp) => (
        <FollowUpCard key={followUp.id} followUp={followUp} now={new Date(dataUpdatedAt)} />
      ))}
    </section>
  );
}

/**
 * On the home of who answers: whom nobody has yet, who would like to talk first, then those of the reader. Nothing while
 * none is open.
 */
export function HomeFollowUps() {
  const { t } = useTranslation();
  const { id } = useUser();
  const { data, dataUpdatedAt } = useFollowUps('all');
  const all = data?.data ?? [];
  if (all.length === 0) return null;
  const shown = [...firstToTake(all), ...all.filter(({ owner }) => owner?.id === id)];
  return (
    <section className={styles.aside} aria-labelledby="follow-ups-home">
      <header>
        <h2 id="follow-ups-home">{t('follow-ups.aside.title')}</h2>
        <OwnFollowUps />
        <Link to="/educator/emotion-check-ins/follow-ups">
          {shown.length > SHOWN
            ? t('follow-ups.aside.more', { count: shown.length - SHOWN })
            : t('follow-ups.aside.all')}
        </Link>
      </header>
      <div className={styles.cards}>
        {shown.slice(0, SHOWN).map((followUp) => (
          <FollowUpCard key={followUp.id} followUp={followUp} now={new Date(dataUpdatedAt)} />
        ))}
      </div>
    </section>
  );
}

const OWN_PARTS = ['yours', 'asks_you', 'waits', 'taken'] as const;

/** What is open of those that the reader knows of, and whose it is. */
function OwnFollowUps() {
  const { t } = useTranslation();
  const counts = useOpenFollowUps();
  if (counts === undefined || counts.open === 0) return null;
  const parts = OWN_PARTS.filter((part) => counts[part] > 0).map((part) =>
    t(`follow-ups.own.${part}`, { count: counts[part] }),
  );
  return <OpenParts open={counts.open} parts={parts} />;
}

/** The same in a line of its own, on the home of a class. */
export function FollowUpsLine() {
  const { t } = useTranslation();
  const open = useOpenFollowUps()?.open ?? 0;
  if (open === 0) return null;
  return (
    <p className={styles.line}>
      <strong>{t('follow-ups.aside.title')}</strong> <OwnFollowUps />{' '}
      <Link to="/educator/emotion-check-ins/follow-ups">{t('follow-ups.aside.all')}</Link>
    </p>
  );
}

/** As many as stand beside a week; all of them are a page of their own. */
const SHOWN = 3;

/** Above the week of feelings: when somebody looks, and whom to call. */
export function FollowUpLines() {
  const { data } = useFollowUps('mine');
  return data === undefined ? null : <CrisisLines lines={data.lines} />;
}

/** Beside the week of feelings: who waits for the reader. Nothing while staff act as somebody, and nothing while it loads. */
export function FollowUpAside() {
  const { t } = useTranslation();
  const { data, dataUpdatedAt } = useFollowUps('mine');
  if (data === undefined) return null;
  const { data: all, covered, lines, closed_this_month: closed } = data;
  if (covered || (all.length === 0 && !lines.some(({ on }) => on))) return null;
  return (
    <aside className={styles.aside} aria-labelledby="follow-up-aside">
      <header>
        <h2 id="follow-up-aside">{t('follow-ups.aside.title')}</h2>
        <Link to="/educator/emotion-check-ins/follow-ups">
          {closed > 0 ? t('follow-ups.aside.closed', { count: closed }) : t('follow-ups.aside.all')}
        </Link>
      </header>
      {all.length === 0 && <p className={styles.small}>{t('follow-ups.empty.mine')}</p>}
      {all.slice(0, SHOWN).map((followUp) => (
        <FollowUpCard key={followUp.id} followUp={followUp} now={new Date(dataUpdatedAt)} />
      ))}
      {all.length > SHOWN && (
        <Link to="/educator/emotion-check-ins/follow-ups">
          {t('follow-ups.aside.more', { count: all.length - SHOWN })}
        </Link>
      )}
    </aside>
  );
}
