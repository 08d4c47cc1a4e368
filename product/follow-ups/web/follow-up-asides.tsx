import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import type { FollowUp, listFollowUps, OpenFollowUps } from '../contract.ts';
import { inOrderFor } from '../rules/waiting.ts';
import { OwnCrisisLines } from './crisis-line.tsx';
import { FollowUpCard } from './follow-up-card.tsx';
import styles from './follow-ups-screen.module.css';
import { OpenParts } from './school-standing.tsx';
import { useChildFollowUps, useFollowUps, useOpenFollowUps } from './use-follow-ups.ts';

/** On a child's page, below the name: what is open. Nothing where there is none, or the reader may not know of it. */
export function OpenFollowUpsOf({ studentId }: { studentId: number }) {
  const { t } = useTranslation();
  const query = useChildFollowUps(studentId);
  return (
    <LoadedPart query={query} failed={t('follow-ups.failed')}>
      {({ data }) => {
        const open = data.filter(({ closed_at: closed }) => closed === null);
        return (
          open.length > 0 && (
            <section className={styles.aside} aria-labelledby="child-follow-ups">
              <h2 id="child-follow-ups">{t('follow-ups.aside.open')}</h2>
              <div className={styles.cards}>
                {open.map((followUp) => (
                  <FollowUpCard key={followUp.id} followUp={followUp} now={new Date(query.dataUpdatedAt)} />
                ))}
              </div>
            </section>
          )
        );
      }}
    </LoadedPart>
  );
}

/** Beside what there is to read of the child: those that are closed. What failed is said above, with the open ones. */
export function ClosedFollowUpsOf({ studentId }: { studentId: number }) {
  const { t } = useTranslation();
  const query = useChildFollowUps(studentId);
  const closed = (query.data?.data ?? []).filter(({ closed_at: at }) => at !== null);
  if (closed.length === 0) return null;
  return (
    <section className={styles.aside} aria-labelledby="closed-follow-ups">
      <h2 id="closed-follow-ups">{t('follow-ups.aside.done')}</h2>
      {closed.map((followUp) => (
        <FollowUpCard key={followUp.id} followUp={followUp} now={new Date(query.dataUpdatedAt)} />
      ))}
    </section>
  );
}

/** On the home of who answers: all that are open, the first of them as cards. Nothing while none is open. */
export function HomeFollowUps() {
  const { t } = useTranslation();
  const query = useFollowUps('all');
  return (
    <LoadedPart query={query} failed={t('follow-ups.failed')}>
      {({ data: all }) => all.length > 0 && <Waiting all={all} now={new Date(query.dataUpdatedAt)} />}
    </LoadedPart>
  );
}

function Waiting({ all, now }: { all: readonly FollowUp[]; now: Date }) {
  const { t } = useTranslation();
  const { id } = useUser();
  const shown = inOrderFor(id, all);
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
          <FollowUpCard key={followUp.id} followUp={followUp} now={now} />
        ))}
      </div>
    </section>
  );
}

const OWN_PARTS = ['yours', 'asks_you', 'waits', 'taken'] as const;

/** What is open of those that the reader knows of, and whose it is. */
function OwnFollowUps() {
  const { t } = useTranslation();
  const query = useOpenFollowUps();
  return (
    <LoadedPart query={query} failed={t('follow-ups.failed')}>
      {({ data }) => data.open > 0 && <Counted counts={data} />}
    </LoadedPart>
  );
}

export function Counted({ counts }: { counts: OpenFollowUps }) {
  const { t } = useTranslation();
  const parts = OWN_PARTS.filter((part) => counts[part] > 0).map((part) =>
    t(`follow-ups.own.${part}`, { count: counts[part] }),
  );
  return <OpenParts open={counts.open} parts={parts} />;
}

/** The same in a line of its own, on the home of a class. */
export function FollowUpsLine() {
  const { t } = useTranslation();
  const query = useOpenFollowUps();
  return (
    <LoadedPart query={query} failed={t('follow-ups.failed')}>
      {({ data }) =>
        data.open > 0 && (
          <p className={styles.line}>
            <strong>{t('follow-ups.aside.title')}</strong> <Counted counts={data} />{' '}
            <Link to="/educator/emotion-check-ins/follow-ups">{t('follow-ups.aside.all')}</Link>
          </p>
        )
      }
    </LoadedPart>
  );
}

/** As many as stand beside a week; all of them are a page of their own. */
const SHOWN = 3;

/** Above the week of feelings: when somebody looks, and whom to call. */
export function FollowUpLines() {
  const { data } = useFollowUps('mine');
  return data === undefined ? null : <OwnCrisisLines lines={data.lines} />;
}

/** Beside the week of feelings: who waits for the reader. Nothing while staff act as somebody, and nothing while it loads. */
export function FollowUpAside() {
  const { t } = useTranslation();
  const query = useFollowUps('mine');
  return (
    <LoadedPart query={query} failed={t('follow-ups.failed')}>
      {(reply) => <Aside reply={reply} now={new Date(query.dataUpdatedAt)} />}
    </LoadedPart>
  );
}

/** Nothing is the reader's: in a line, with what is open besides. */
function Quiet() {
  const { t } = useTranslation();
  return (
    <p className={styles.line} data-quiet="">
      <strong>{t('follow-ups.aside.title')}</strong> {t('follow-ups.empty.mine')}
      <OwnFollowUps />
      <Link to="/educator/emotion-check-ins/follow-ups">{t('follow-ups.aside.all')}</Link>
    </p>
  );
}

function Aside({ reply, now }: { reply: OutputOf<typeof listFollowUps>; now: Date }) {
  const { t } = useTranslation();
  const { data: all, covered, lines, closed_this_month: closed } = reply;
  if (covered || (all.length === 0 && !lines.some(({ on }) => on))) return null;
  if (all.length === 0) return <Quiet />;
  return (
    <aside className={styles.aside} aria-labelledby="follow-up-aside">
      <header>
        <h2 id="follow-up-aside">{t('follow-ups.aside.title')}</h2>
        <Link to="/educator/emotion-check-ins/follow-ups">
          {closed > 0 ? t('follow-ups.aside.closed', { count: closed }) : t('follow-ups.aside.all')}
        </Link>
      </header>
      {all.slice(0, SHOWN).map((followUp) => (
        <FollowUpCard key={followUp.id} followUp={followUp} now={now} />
      ))}
      {all.length > SHOWN && (
        <Link to="/educator/emotion-check-ins/follow-ups">
          {t('follow-ups.aside.more', { count: all.length - SHOWN })}
        </Link>
      )}
    </aside>
  );
}
