import { useTranslation } from 'react-i18next';
import { conjoined } from '#platform/contract/texts/lists.ts';
import { openLoginInformation } from '#product/rosters/web/login-cards/login-information.ts';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { shownDate } from '#ui/formats/dates.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { Child, WorthALook } from '../contract.ts';
import { useDuration } from './words.ts';
import styles from './worth-card.module.css';

/** Whom to look at first: three at most, each with a plain reason and one thing to do. */
export function WorthCard({ worth, more }: { worth: readonly WorthALook[]; more: number }) {
  const { t } = useTranslation();
  return (
    <Card title={t('insight.worth.title')}>
      {worth.length === 0 ? (
        <p className={styles.nothing}>{t('insight.worth.nothing')}</p>
      ) : (
        <ul className={styles.list}>
          {worth.map((one) => (
            <li key={keyOf(one)}>
              <One worth={one} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.nothing}>{t('insight.worth.more', { count: more })}</p>}
    </Card>
  );
}

const keyOf = (worth: WorthALook): string =>
  worth.kind === 'license' ? `license-${worth.ends_on}` : `${worth.kind}-${worth.child.id}`;

function One({ worth }: { worth: WorthALook }) {
  const { t, i18n } = useTranslation();
  if (worth.kind === 'license') {
    const { children, ends_on: end } = worth;
    return (
      <>
        <p className={styles.who}>
          {conjoined(
            shortened(children, (count) => t('insight.worth.others', { count })),
            i18n.language,
          )}
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
        <ButtonLink to="/educator/emotion-check-ins/follow-ups" size="sm">
          {t('insight.worth.open-follow-up')}
        </ButtonLink>
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

/** Three names, or two and how many more there are. */
function shortened(children: readonly Child[], others: (count: number) => string): string[] {
  const names = children.map(({ name }) => name);
  return names.length <= NAMED ? names : [...names.slice(0, NAMED - 1), others(names.length - NAMED + 1)];
}

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
