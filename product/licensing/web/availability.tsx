import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { Banner } from '#ui/banner.tsx';
import { localDay, shownDate } from '#ui/dates.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AVAILABLE_KINDS, type educatorLicenses, type LicenseAvailability } from '../contract.ts';
import styles from './licenses.module.css';

type Props = {
  endpoint: typeof educatorLicenses.availability;
  ids: readonly (number | string)[];
  /** For the next license of who has one. */
  extend?: boolean;
};

/** What there is to assign, by kind and with its end, how many of the chosen students need none, and why there is none. */
export function Availability({ endpoint, ids, extend = false }: Props) {
  const { t } = useTranslation();
  const { data, isError } = useQuery({
    queryKey: ['license-availability', endpoint.path, ids, extend],
    queryFn: ({ signal }) =>
      call(endpoint, { ids: [...ids], ...(extend ? { extend } : {}) }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
  if (isError) return <Banner tone="warning">{t('licensing.available.failed')}</Banner>;
  if (data === undefined) return <Skeleton lines={3} />;
  const { available, licensed, enough, missing: count, lots, cause } = data.data;
  return (
    <div className={styles.available}>
      <p className={styles.title}>{t('licensing.available.title')}</p>
      <dl className={styles.kinds}>
        {AVAILABLE_KINDS.map((kind) => (
          <div key={kind} className={styles.kind}>
            <dt>{t(`licensing.available.${kind}`)}</dt>
            <dd>{available[kind]}</dd>
            {endsOf(t, lots, kind).map((line) => (
              <dd key={line} className={styles.ends}>
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {licensed > 0 && <p>{t('licensing.available.licensed', { count: licensed })}</p>}
      {!enough && (
        <Banner tone="warning">
          <p>{t('licensing.available.not-enough', { count })}</p>
          {cause !== null && <p>{because(t, cause)}</p>}
        </Banner>
      )}
    </div>
  );
}

type Lots = LicenseAvailability['lots'];

/** Those of a kind that end on the same day, or come from the same pool, together. */
function endsOf(t: TFunction, lots: Lots, kind: Lots[number]['kind']): string[] {
  const today = localDay(new Date().toISOString());
  const alike = Map.groupBy(
    lots.filter((lot) => lot.kind === kind),
    ({ group, starts_on: starts, ends_on: ends }) =>
      JSON.stringify([group, ends, starts > today ? starts : null]),
  );
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const count = others.reduce((sum, lot) => sum + lot.count, first.count);
    const { group, starts_on: starts, ends_on: ends } = first;
    const line =
      ends === null
        ? t('licensing.available.a-year', { count })
        : t('licensing.available.through', { count, date: shownDate(ends) });
    const named = group === null ? line : t('licensing.available.of-group', { group, line });
    return [starts > today ? t('licensing.available.from', { line: named, date: shownDate(starts) }) : named];
  });
}

function because(t: TFunction, cause: NonNullable<LicenseAvailability['cause']>): string {
  const { kind, date, until, count } = cause;
  const values = { count, date: shownDate(date ?? ''), until: shownDate(until ?? '') };
  return t(`licensing.available.because.${kind}`, values);
}
