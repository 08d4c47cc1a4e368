import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck, CircleDashed, Printer } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeelingFace } from '#product/check-ins/web/faces/feeling-face.tsx';
import { openLoginInformation } from '#product/rosters/web/login-cards/login-information.ts';
import { SaidOf } from '#product/rosters/web/said-of.tsx';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { Child, Feelings, Week } from '../contract.ts';
import { minutesApart } from '../rules/student/minutes.ts';
import styles from './class-cards.module.css';
import { WeekChart } from './week-chart.tsx';
import { useDuration, useMinutes } from './words.ts';

function Names({ of, empty = null }: { of: readonly Child[]; empty?: ReactNode }) {
  if (of.length === 0) return empty;
  return (
    <ul className={styles.names}>
      {of.map(({ id, name }) => (
        <li key={id}>
          <StudentLink id={id}>{name}</StudentLink>
        </li>
      ))}
    </ul>
  );
}

export function FeelingsCard({ feelings, total }: { feelings: Feelings | null; total: number }) {
  const { t } = useTranslation();
  if (feelings === null) {
    return (
      <Card title={t('insight.feelings.title')}>
        <p>{t('insight.feelings.hidden')}</p>
      </Card>
    );
  }
  const told = feelings.told.reduce((sum, { children }) => sum + children.length, 0);
  return (
    <Card
      title={t('insight.feelings.title')}
      aside={<Link to="/educator/emotion-check-ins">{t('insight.feelings.see-week')}</Link>}
    >
      <div className={styles.faces}>
        <ul className={styles.feelings}>
          {feelings.told.map(({ feeling, children }) => (
            <li key={feeling} data-empty={children.length === 0 || undefined}>
              <p className={styles.feeling}>
                <FeelingFace feeling={feeling} className={styles.face} />
                <span>
                  <strong className={styles.count}>{children.length}</strong>{' '}
                  {t(`insight.feelings.words.${feeling}`)}
                </span>
              </p>
              <Names of={children} />
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.foot}>
        {told + feelings.not_now.length === 0 ? (
          t('insight.feelings.nobody')
        ) : (
          <>
            <strong>{t('insight.feelings.told', { count: told, of: total })}</strong>
            {feelings.not_now.length > 0 && (
              <SaidOf of={feelings.not_now} say={(names) => t('insight.feelings.not-now', { names })} />
            )}
            {feelings.not_asked.length > 0 && (
              <SaidOf of={feelings.not_asked} say={(names) => t('insight.feelings.not-asked', { names })} />
            )}
          </>
        )}
      </p>
    </Card>
  );
}

const WITHOUT_LICENSE = { tab: 'mine-active', license: 'none,expired' };

export const WEEK_GROUPS = ['finished', 'started', 'not_yet'] as const;
const GROUPS = [
  { key: 'finished', icon: CircleCheck },
  { key: 'started', icon: CircleDashed },
  { key: 'not_yet', icon: Circle },
] as const;

export function WeekCard({ week }: { week: Week }) {
  const { t } = useTranslation();
  const [duration, said] = [useDuration(), useMinutes()];
  // The days beside it add up to what stands here.
  const { parts, total } = minutesApart(week.days.map(({ seconds }) => seconds));
  const [showsTimes, setShowsTimes] = useState(false);
  const times = useId();
  return (
    <Card
      title={t('insight.week.title')}
      aside={
        week.by_child.length > 0 && (
          <Button
            size="sm"
            variant="subtle"
            aria-expanded={showsTimes}
            aria-controls={times}
            onClick={() => setShowsTimes(!showsTimes)}
          >
            {t('insight.week.by-child')}
          </Button>
        )
      }
    >
      <div className={styles.groups}>
        {GROUPS.map(({ key, icon: Icon }) => (
          <section key={key}>
            <h3 className={styles.group}>
              <Icon aria-hidden="true" />
              {t(`insight.week.${key}`, { count: week[key].length })}
            </h3>
            <Names of={week[key]} empty={<p className={styles.none}>{t('insight.nobody')}</p>} />
            {key === 'not_yet' && <Cards week={week} />}
          </section>
        ))}
      </div>
      <div className={styles.spent}>
        <div>
          <p>
            {week.seconds === 0
              ? t('insight.week.no-play')
              : t(week.cool_down_seconds > 0 ? 'insight.week.play-and-calm' : 'insight.week.play', {
                  time: said(total),
                  calm: duration(week.cool_down_seconds),
                })}
          </p>
          {week.cannot_play.length > 0 && (
            <p>
              <SaidOf
                of={week.cannot_play}
                say={(names) => t('insight.week.cannot-play', { count: week.cannot_play.length, names })}
              />{' '}
              <ButtonLink to="/educator/students" search={WITHOUT_LICENSE} size="sm" variant="light">
                {t('insight.week.give')}
              </ButtonLink>
            </p>
          )}
        </div>
        {week.seconds > 0 && (
          <WeekChart
            days={week.days.map(({ day, seconds }, at) => ({ day, seconds, minutes: parts[at] ?? 0 }))}
          />
        )}
      </div>
      <div id={times} hidden={!showsTimes}>
        <Times of={week.by_child} />
      </div>
    </Card>
  );
}

/** Of the own children who can play and have not. */
function Cards({ week: { not_yet: notYet, cannot_play: cannot } }: { week: Week }) {
  const { t } = useTranslation();
  const ids = notYet
    .filter(({ id, own }) => own && !cannot.some((child) => child.id === id))
    .map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <Button
      size="sm"
      variant="light"
      icon={<Printer />}
      className={styles.cards ?? ''}
      onClick={() => openLoginInformation('student', ids)}
    >
      {t('insight.week.cards', { count: ids.length })}
    </Button>
  );
}

/** How long each child has played since Monday, in the order of the class: nobody is ranked. */
function Times({ of }: { of: Week['by_child'] }) {
  const said = useMinutes();
  const { parts } = minutesApart(of.map(({ seconds }) => seconds));
  return (
    <ul className={styles.times}>
      {of.map(({ child, seconds }, at) => (
        <li key={child.id}>
          <StudentLink id={child.id}>{child.name}</StudentLink>
          <span>{said(parts[at] ?? 0, seconds > 0)}</span>
        </li>
      ))}
    </ul>
  );
}
