import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#ui/formats/numbers.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { ScrollTable, smallTable } from '#ui/table/small-table.tsx';
import type { FeltPlace, FeltPlaces as Places } from '../rules/shapes.ts';
import { SmallFace } from './faces/small-face.tsx';
import styles from './felt-places.module.css';
import { HAPPIEST_FIRST } from './mood-bars.tsx';

type FeltPlacesProps = {
  query: Pick<UseQueryResult<{ data: Places }>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
};

/** For who reads numbers: shares of feelings, a row a class or a school. */
export function FeltPlaces({ query }: FeltPlacesProps) {
  const { t } = useTranslation();
  return (
    <Loaded query={query} failed={t('check-ins.places.failed')}>
      {({ data }) => {
        if (data.covered) return <Banner>{t('check-ins.covered')}</Banner>;
        if (data.rows.length === 0) {
          return (
            <EmptyState title={t('check-ins.places.empty-title')} text={t('check-ins.places.empty-text')} />
          );
        }
        return <PlacesTable data={data} />;
      }}
    </Loaded>
  );
}

function PlacesTable({ data }: { data: Places }) {
  const { t } = useTranslation();
  const number = useNumbers();
  const about = (count: number): string => t('check-ins.places.about', { count });
  return (
    <>
      <p className={styles.text}>{t('check-ins.places.text')}</p>
      <ScrollTable label={t('check-ins.places.table')}>
        <thead>
          <tr>
            <th scope="col">{t(`check-ins.places.${data.of}`)}</th>
            <th scope="col" className={smallTable.number}>
              {t('check-ins.places.children')}
            </th>
            <th scope="col" className={smallTable.number}>
              {t('check-ins.places.told')}
            </th>
            <th scope="col" className={smallTable.number}>
              {t('check-ins.places.well')}
            </th>
            {HAPPIEST_FIRST.map((feeling) => (
              <th key={feeling} scope="col" className={smallTable.number}>
                <span className={styles.feeling}>
                  <SmallFace feeling={feeling} />
                  {t(`check-ins.said.${feeling}`)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.all !== null && data.rows.length > 1 && (
            <tr className={smallTable.all}>
              <th scope="row" colSpan={2}>
                {t('check-ins.places.all')}
              </th>
              <td className={smallTable.number}>{about(data.all.told)}</td>
              <Shares shares={data.all.shares} />
            </tr>
          )}
          {data.rows.map(({ id, name, children, told, shares }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className={smallTable.number}>{number(children)}</td>
              {told === null || shares === null ? (
                <td colSpan={HAPPIEST_FIRST.length + 2} className={smallTable.few}>
                  {t('check-ins.places.few')}
                </td>
              ) : (
                <>
                  <td className={smallTable.number}>{about(told)}</td>
                  <Shares shares={shares} />
                </>
              )}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {data.more > 0 && <p className={styles.text}>{t('check-ins.places.more', { count: data.more })}</p>}
    </>
  );
}

function Shares({ shares }: { shares: NonNullable<FeltPlace['shares']> }) {
  const { t } = useTranslation();
  const percent = (count: number): string => t('check-ins.places.percent', { count });
  return (
    <>
      <td className={smallTable.number}>
        <strong>{percent(shares.well)}</strong>
      </td>
      {HAPPIEST_FIRST.map((feeling) => (
        <td key={feeling} className={smallTable.number}>
          {percent(shares[feeling])}
        </td>
      ))}
    </>
  );
}
