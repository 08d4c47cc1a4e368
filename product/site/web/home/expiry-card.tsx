import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type Day } from '#platform/contract/days.ts';
import { dayForFilter, rangeText } from '#platform/contract/table-filters.ts';
import { call } from '#platform/web/api.ts';
import { presetFilters } from '#platform/web/tables.ts';
import { EXPIRING_DAYS, type ExpiryClass } from '#product/licensing/rules/plans.ts';
import { licenseExpiry } from '#product/licensing/site-contract.ts';
import { Card } from '#ui/card.tsx';
import { CardMark } from './card-mark.tsx';
import styles from './home.module.css';

/** The lists a line leads to, as their screens name them. */
const LISTS = {
  educator: { to: '/educator/students', tab: 'mine-active', stateKey: 'students:mine-active' },
  parent: { to: '/parent/students', tab: 'active', stateKey: 'children:active' },
} as const;

const ICONS: Record<ExpiryClass, ReactNode> = {
  ok: <CalendarCheck aria-hidden="true" />,
  expiring: <CalendarClock aria-hidden="true" />,
  expired: <CalendarX aria-hidden="true" />,
};

/** Section 9: OK with 30 days and more, expiring, expired. Shown once somebody has a license. */
export function ExpiryCard({ scope }: { scope: keyof typeof LISTS }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['license-expiry'],
    queryFn: ({ signal }) => call(licenseExpiry, {}, { signal, quiet: true }),
  });
  if (data === undefined || data.ok + data.expiring + data.expired === 0) return null;
  const classes = (['expired', 'expiring', 'ok'] as const).filter((name) => data[name] > 0);
  const { to, tab, stateKey } = LISTS[scope];
  return (
    <Card title={t('dashboard.home.expiry-title')} aside={<CardMark card="expiry" />}>
      <ul className={styles.lines}>
        {classes.map((name) => (
          <li key={name}>
            <Link
              to={to}
              search={{ tab }}
              className={styles.line}
              onClick={() => presetFilters(stateKey, { license_ends_on: rangeOf(name, data.today) })}
            >
              {ICONS[name]}
              {t(`dashboard.home.expiry-${name}`, { count: data[name] })}
            </Link>
          </li>
        ))}
      </ul>
      {data.none > 0 && (
        <p className={styles.note}>{t('dashboard.home.expiry-none', { count: data.none })}</p>
      )}
    </Card>
  );
}

/** The filter that finds the students of a class. */
function rangeOf(name: ExpiryClass, today: Day): string {
  const day = (after: number) => dayForFilter(addDays(today, after));
  switch (name) {
    case 'ok':
      return rangeText(day(EXPIRING_DAYS), '');
    case 'expiring':
      return rangeText(day(0), day(EXPIRING_DAYS - 1));
    case 'expired':
      return rangeText('', day(-1));
  }
}
