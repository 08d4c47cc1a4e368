import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import type { FollowUpCounts } from '#product/follow-ups/contract.ts';
import { SchoolStanding } from '#product/follow-ups/web/school-standing.tsx';
import { useFollowUpCounts } from '#product/follow-ups/web/use-follow-ups.ts';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { getPlaces, type Place, type Places } from '../../places-contract.ts';
import { CallCard } from './call-card.tsx';
import styles from './places-card.module.css';
import { WeeksLine } from './weeks-line.tsx';

const FOLLOW_UPS_PAGE = '/educator/emotion-check-ins/follow-ups';

/** How what somebody runs is used: a row a school, or a teacher. */
export function PlacesCard() {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['places'],
    queryFn: ({ signal }) => call(getPlaces, {}, { signal, quiet: true }),
    staleTime: 60_000,
  });
  return (
    <Loaded query={query} failed={t('insight.places.failed')}>
      {({ data }) =>
        data.rows.length === 0 ? null : (
          <>
            <Shown places={data} />
            <CallCard calls={data.worth_a_call} of={data.of} />
          </>
        )
      }
    </Loaded>
  );
}

function Shown({ places: { of, rows, more, totals } }: { places: Places }) {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const followUps = useFollowUpCounts().data?.data ?? [];
  // One school is told once, and not with each of its teachers.
  const [own] = of === 'teachers' ? followUps : [];
  return (
    <Card title={t(`insight.places.title-${of}`)}>
      <p>
        {totals.children > 0 &&
          t('insight.places.totals', {
            played: totals.played,
            children: totals.children,
            checked: totals.checked,
          })}
        {totals.without.length > 0 && (
          <span className={styles.small}>
            {' '}
            {t('insight.places.without', { names: list.format(totals.without) })}
          </span>
        )}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`insight.places.column-${of}`)}</th>
            <th scope="col">{t('insight.places.played')}</th>
            <th scope="col">{t('insight.places.weeks')}</th>
            <th scope="col">{t('insight.places.checked')}</th>
            <th scope="col">{t('insight.places.well')}</th>
            <th scope="col">{t('insight.places.licensed')}</th>
            {of === 'schools' && <th scope="col">{t('insight.places.follow-ups')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((place) => (
            <Row key={place.id} place={place} of={of} followUps={followUps} />
          ))}
        </tbody>
      </table>
      {own !== undefined && (
        <p className={styles.own}>
          {t('insight.places.follow-ups-of', { name: own.name })} <SchoolStanding school={own} />{' '}
          <Link to={FOLLOW_UPS_PAGE}>{t('insight.places.follow-ups-open')}</Link>
        </p>
      )}
      {more > 0 && <p className={styles.small}>{t('insight.places.more', { count: more })}</p>}
    </Card>
  );
}

type RowProps = { place: Place; of: Places['of']; followUps: FollowUpCounts };

function Row({ place, of, followUps }: RowProps) {
  const { t } = useTranslation();
  const school = followUps.find(({ id }) => id === place.id);
  const isActedAs = useSession(({ actingAs }) => actingAs !== null);
  const { children, teachers, licensed, figures, weeks, well_percent: well } = place;
  const ofChildren = (count: number): string => t('insight.places.of', { count, children });
  return (
    <tr>
      <th scope="row">
        {place.name}
        <span className={styles.small}>
          {of === 'schools'
            ? t('insight.places.size', {
                children: t('insight.places.children', { count: children }),
                teachers: t('insight.places.teachers', { count: teachers }),
              })
            : t('insight.places.children', { count: children })}
        </span>
      </th>
      {figures === null ? (
        <td colSpan={4} className={styles.small}>
          {t('insight.places.too-few')}
        </td>
      ) : (
        <>
          <td data-label={t('insight.places.played')}>{ofChildren(figures.played)}</td>
          <td data-label={t('insight.places.weeks')}>
            {weeks === null ? (
              <span className={styles.small}>{t('insight.places.no-weeks')}</span>
            ) : (
              <WeeksLine weeks={weeks} most={children} />
            )}
          </td>
          <td data-label={t('insight.places.checked')}>
            {figures.checked === null ? t('insight.places.no-check') : ofChildren(figures.checked)}
          </td>
          <td data-label={t('insight.places.well')}>
            {well === null ? (
              <span className={styles.small}>
                {t(isActedAs ? 'insight.places.covered' : 'insight.places.too-few-told')}
              </span>
            ) : (
              <span className={styles.share}>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ inlineSize: `${well}%` }} />
                </span>
                {well} %
              </span>
            )}
          </td>
        </>
      )}
      <td data-label={t('insight.places.licensed')}>{ofChildren(licensed)}</td>
      {of === 'schools' && (
        <td data-label={t('insight.places.follow-ups')}>
          {school !== undefined && <SchoolStanding school={school} />}
        </td>
      )}
    </tr>
  );
}
