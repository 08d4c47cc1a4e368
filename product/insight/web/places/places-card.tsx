import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { blankIn } from '#platform/contract/shown-values.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import type { FollowUpCounts } from '#product/follow-ups/contract.ts';
import { SchoolStanding } from '#product/follow-ups/web/school-standing.tsx';
import { useFollowUpCounts, useOpenFollowUps } from '#product/follow-ups/web/use-follow-ups.ts';
import { Card } from '#ui/parts/card.tsx';
import { isMissed, Loaded, LoadedPart, Missed } from '#ui/parts/loaded.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { RowsTable, smallTable } from '#ui/table/small-table.tsx';
import type { Place, Places } from '../../places-contract.ts';
import { studentsOf } from '../../rules/places/lists.ts';
import styles from './places-card.module.css';
import { usePlaces } from './use-places.ts';
import { WeeksLine } from './weeks-line.tsx';

const FOLLOW_UPS_PAGE = '/educator/emotion-check-ins/follow-ups';

/** How what somebody runs is used: a row a school, or a teacher. */
export function PlacesCard() {
  const { t } = useTranslation();
  return (
    <Loaded query={usePlaces()} failed={t('insight.places.failed')}>
      {({ data }) => (data.rows.length === 0 ? null : <Shown places={data} />)}
    </Loaded>
  );
}

function Shown({ places: { of, rows, more, totals } }: { places: Places }) {
  const { t, i18n } = useTranslation();
  const followUpCounts = useFollowUpCounts();
  const followUps = followUpCounts.data?.data ?? [];
  // One school is told once, and not with each of its teachers.
  const [own] = of === 'teachers' ? followUps : [];
  // Whatever is not shown is explained once.
  const hasSmall = totals.without.length + totals.without_checks.length > 0 || rows.some(isUntold);
  return (
    <Card
      title={t(`insight.places.title-${of}`)}
      aside={hasSmall && <span className={styles.small}>{t(`insight.places.small-${of}`)}</span>}
    >
      <RowsTable>
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
      </RowsTable>
      {isMissed(followUpCounts) && <Missed query={followUpCounts} failed={t('follow-ups.failed')} />}
      {own !== undefined && (
        <p className={styles.own}>
          {t('insight.places.follow-ups-of', { name: own.name })}
          {blankIn(i18n.language)}
          <SchoolStanding school={own} />{' '}
          <Link to={FOLLOW_UPS_PAGE}>{t('insight.places.follow-ups-open')}</Link>
        </p>
      )}
      <ForReader />
      {more > 0 && <p className={styles.small}>{t('insight.places.more', { count: more })}</p>}
    </Card>
  );
}

/** Who answers for children reads how many are theirs or ask them: as many as the menu counts. */
function ForReader() {
  const { t, i18n } = useTranslation();
  const query = useOpenFollowUps();
  return (
    <LoadedPart query={query} failed={t('insight.places.follow-ups-failed')}>
      {({ data: { waiting, yours, asks_you: asked } }) =>
        waiting > 0 && (
          <p className={styles.own}>
            {t('insight.places.follow-ups-yours')}
            {blankIn(i18n.language)}
            {yours > 0 && <span>{t('follow-ups.own.yours', { count: yours })}</span>}
            {asked > 0 && <span>{t('follow-ups.own.asks_you', { count: asked })}</span>}{' '}
            <Link to={FOLLOW_UPS_PAGE}>{t('follow-ups.aside.all')}</Link>
          </p>
        )
      }
    </LoadedPart>
  );
}

/** Of those whose program has one; of fewer than ten of them nothing is said. */
function FirstChecks({ checked, checkable }: NonNullable<Place['figures']>) {
  const { t } = useTranslation();
  if (checkable === 0) return t('insight.places.no-check');
  if (checked === null) return <span className={styles.small}>{t('insight.places.too-few')}</span>;
  return (
    <span className={styles.counted}>{t('insight.places.of', { count: checked, children: checkable })}</span>
  );
}

const isUntold = ({ figures, well_percent: well }: Place): boolean => figures !== null && well === null;

type RowProps = { place: Place; of: Places['of']; followUps: FollowUpCounts };

function Row({ place, of, followUps }: RowProps) {
  const { t } = useTranslation();
  const school = followUps.find(({ id }) => id === place.id);
  const isActedAs = useSession(({ actingAs }) => actingAs !== null);
  const { children, teachers, licensed, figures, weeks, well_percent: well } = place;
  const ofChildren = (count: number) => (
    <span className={styles.counted}>{t('insight.places.of', { count, children })}</span>
  );
  return (
    <tr>
      <th scope="row">
        <Link {...studentsOf(of, place)}>{place.name}</Link>
        <span className={classNames(styles.small, styles.size)}>
          {of === 'schools'
            ? t('insight.places.size', {
                children: t('insight.places.children', { count: children }),
                teachers: t('insight.places.teachers', { count: teachers }),
              })
            : t('insight.places.children', { count: children })}
        </span>
      </th>
      {figures === null ? (
        <td colSpan={4} className={smallTable.few}>
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
            <span className={classNames(styles.small, styles.size)}>
              {t('insight.places.this-week', { count: figures.played_this_week })}
            </span>
          </td>
          <td data-label={t('insight.places.checked')}>
            <FirstChecks {...figures} />
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
                <span className={styles.percent}>{well} %</span>
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
