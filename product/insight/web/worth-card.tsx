import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TakeOrPass } from '#product/follow-ups/web/take-or-pass.tsx';
import { openLoginInformation } from '#product/rosters/web/login-cards/login-information.ts';
import { SaidOf } from '#product/rosters/web/said-of.tsx';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { shownDate } from '#ui/formats/dates.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { WorthALook } from '../contract.ts';
import { useDuration } from './words.ts';
import styles from './worth-card.module.css';

/** More than three are a list, and nobody reads one in the morning. */
const FIRST = 3;

/** Whom to look at first, each with a plain reason and one thing to do: three, and all for who asks. */
export function WorthCard({ worth }: { worth: readonly WorthALook[] }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const list = useId();
  const shown = isWhole ? worth : worth.slice(0, FIRST);
  return (
    <Card
      title={t('insight.worth.title')}
      aside={
        worth.length > FIRST && (
          <Button
            size="sm"
            variant="subtle"
            aria-expanded={isWhole}
            aria-controls={list}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('insight.worth.fewer') : t('insight.worth.all', { count: worth.length })}
          </Button>
        )
      }
    >
      {worth.length === 0 ? (
        <p className={styles.nothing}>{t('insight.worth.nothing')}</p>
      ) : (
        <ul id={list} className={styles.list}>
          {shown.map((one) => (
            <li key={keyOf(one)}>
              <One worth={one} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const keyOf = (worth: WorthALook): string =>
  worth.kind === 'license' ? `license-${worth.ends_on}` : `${worth.kind}-${worth.child.id}`;

function One({ worth }: { worth: WorthALook }) {
  const { t } = useTranslation();
  if (worth.kind === 'license') {
    const { children, ends_on: end } = worth;
    // Three names, or two and how many more there are.
    const named = children.length <= NAMED ? children.length : NAMED - 1;
    return (
      <>
        <p className={styles.who}>
          <SaidOf
            of={children.slice(0, named)}
            others={
              named < children.length
                ? t('insight.worth.others', { count: children.length - named })
                : undefined
            }
          />
        </p>
        <p>
          {end === null
            ? t('insight.worth.no-license', { count: children.length })
            : t('insight.worth.license-ends', { count: children.length, day: shownDate(end) })}
        </p>
        <ButtonLink to="/educator/students" search={LICENSES} size="sm" variant="outline">
          {t('insight.worth.give')}
        </ButtonLink>
      </>
    );
  }
  const { child } = worth;
  return (
    <>
      <p className={styles.who}>
        <StudentLink id={child.id}>{child.name}</StudentLink>
      </p>
      <p>
        {worth.kind === 'follow-up' ? (
          t(`insight.worth.follow-up.${worth.reason}`)
        ) : worth.kind === 'feeling' ? (
          <Feeling {...worth} />
        ) : worth.kind === 'row' ? (
          <HardRow {...worth} />
        ) : (
          <Away {...worth} />
        )}
      </p>
      {worth.kind === 'follow-up' ? (
        <div className={styles.doings}>
          <TakeOrPass studentId={child.id} />
        </div>
      ) : worth.kind === 'away' && child.own ? (
        <Button size="sm" variant="outline" onClick={() => openLoginInformation('student', [child.id])}>
          {t('insight.worth.login-card')}
        </Button>
      ) : (
        <ButtonLink to={`/educator/students/${child.id}`} size="sm" variant="outline">
          {t('insight.worth.see', { name: child.name })}
        </ButtonLink>
      )}
    </>
  );
}

const LICENSES = { tab: 'mine-active', license: 'none,expired,expiring' };
const NAMED = 3;

function Feeling({ feeling, cool_down_seconds: calm }: Extract<WorthALook, { kind: 'feeling' }>) {
  const { t } = useTranslation();
  const time = useDuration();
  return (
    <>
      {t(`insight.worth.feels.${feeling}`)}
      {calm > 0 && ` ${t('insight.worth.calm', { time: time(calm) })}`}
    </>
  );
}

function HardRow({ feeling, days: count }: Extract<WorthALook, { kind: 'row' }>) {
  const { t } = useTranslation();
  const said = feeling ?? 'hard';
  return t(`insight.worth.row.${said}`, { count });
}

function Away({ last_played_on: last, school_days: count }: Extract<WorthALook, { kind: 'away' }>) {
  const { t } = useTranslation();
  if (last === null) return t('insight.worth.never');
  return t('insight.worth.away', { count, day: shownDate(last) });
}
