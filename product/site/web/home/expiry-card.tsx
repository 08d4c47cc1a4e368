import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  CalendarCheck,
  CalendarClock,
  CalendarHeart,
  CalendarOff,
  CalendarPlus2,
  CalendarX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { licenseExpiry } from '#product/licensing/site-contract.ts';
import type { LicenseState } from '#product/rosters/rules/license-states.ts';
import { Card } from '#ui/parts/card.tsx';
import { isMissed, LoadedPart } from '#ui/parts/loaded.tsx';
import styles from './home.module.css';

/** The lists a line leads to, as their screens name them. */
const LISTS = {
  educator: { to: '/educator/students', tab: 'mine-active' },
  parent: { to: '/parent/students', tab: 'active' },
} as const;

const ICONS: Record<LicenseState, ReactNode> = {
  expired: <CalendarX aria-hidden="true" />,
  expiring: <CalendarClock aria-hidden="true" />,
  trial: <CalendarHeart aria-hidden="true" />,
  waiting: <CalendarPlus2 aria-hidden="true" />,
  ok: <CalendarCheck aria-hidden="true" />,
  none: <CalendarOff aria-hidden="true" />,
};
/** What there is to do first. */
const ORDER = ['expired', 'expiring', 'trial', 'waiting', 'ok', 'none'] as const;

type ExpiryProps = { scope: keyof typeof LISTS; shared?: number; quiet?: boolean };

/** OK with 30 days and more, expiring, expired. Shown once somebody has a license. */
export function ExpiryCard({ scope, shared = 0, quiet = false }: ExpiryProps) {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['license-expiry'],
    queryFn: ({ signal }) => call(licenseExpiry, {}, { signal, quiet: true }),
  });
  const { to, tab } = LISTS[scope];
  const { data } = query;
  if (isMissed(query) ? false : data === undefined || data.none === totalOf(data)) return null;
  return (
    <Card title={t('site-dashboard.home.expiry-title')} quiet={quiet}>
      <LoadedPart query={query} failed={t('site-dashboard.home.expiry-failed')}>
        {(counts) => (
          <>
            {/* Beside a card that counts the own ones: whom this one counts. */}
            {shared > 0 && (
              <p className={styles.note}>
                {t('site-dashboard.home.expiry-counted', { count: totalOf(counts) })}
              </p>
            )}
            <ExpiryLines counts={counts} to={to} tab={tab} />
          </>
        )}
      </LoadedPart>
    </Card>
  );
}

/** All of them, however it stands with their licenses. */
export const totalOf = (counts: Record<LicenseState, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type ExpiryLinesProps = { counts: Record<LicenseState, number>; to: string; tab: string };

export function ExpiryLines({ counts, to, tab }: ExpiryLinesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.lines}>
      {ORDER.filter((state) => counts[state] > 0).map((state) => (
        <li key={state}>
          <Link to={to} search={{ tab, license: state }} className={styles.line}>
            {ICONS[state]}
            {t(`site-dashboard.home.expiry-${state}`, { count: counts[state] })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
