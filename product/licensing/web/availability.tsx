import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { Banner } from '#ui/banner.tsx';
import { shownDate } from '#ui/dates.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { educatorLicenses } from '../contract.ts';
import styles from './licenses.module.css';

const KINDS = ['individual', 'site', 'pool', 'trial'] as const;

type Props = {
  endpoint: typeof educatorLicenses.availability;
  ids: readonly (number | string)[];
};

/** What there is to assign, by kind, and how many of the chosen students need none. */
export function Availability({ endpoint, ids }: Props) {
  const { t } = useTranslation();
  const { data, isError } = useQuery({
    queryKey: ['license-availability', endpoint.path, ids],
    queryFn: ({ signal }) => call(endpoint, { ids: [...ids] }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
  if (isError) return <Banner tone="warning">{t('licensing.available.failed')}</Banner>;
  if (data === undefined) return <Skeleton lines={3} />;
  const { available, licensed, enough, missing: count, begins_on: begins } = data.data;
  return (
    <div className={styles.available}>
      <p className={styles.title}>{t('licensing.available.title')}</p>
      <dl className={styles.kinds}>
        {KINDS.map((kind) => (
          <div key={kind} className={styles.kind}>
            <dt>{t(`licensing.available.${kind}`)}</dt>
            <dd>{available[kind]}</dd>
          </div>
        ))}
      </dl>
      {licensed > 0 && <p>{t('licensing.available.licensed', { count: licensed })}</p>}
      {!enough && (
        <Banner tone="warning">
          <p>{t('licensing.available.not-enough', { count })}</p>
          {begins !== null && <p>{t('licensing.available.begins', { date: shownDate(begins) })}</p>}
        </Banner>
      )}
    </div>
  );
}
