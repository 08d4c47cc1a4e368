import { Link, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError } from '#platform/web/api.ts';
import { useFirstReply } from '#platform/web/tables/first-page.ts';
import { smallGroupsTable } from '#product/group-data/small-groups-contract.ts';
import { SmallSelect } from '#ui/fields/small-select.tsx';
import { isMissed, Missed } from '#ui/parts/loaded.tsx';
import { useGroupLessons } from '../fitting/group-lessons.tsx';
import { RUNNING, useAskedGroup } from '../teaching/asked-group.ts';
import { FittingRow } from './fitting-shelf.tsx';
import shelves from './shelves.module.css';

/** It is nobody's, or somebody else's: to try again would not help. */
const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === ERROR_STATUS['not-found'];

/** What fits a small group: one chooses it here. */
export function ForGroup({ base }: { base: string }) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const group = useAskedGroup();
  const running = useFirstReply(smallGroupsTable, RUNNING);
  const groups = running.data?.data ?? [];
  const saved = useGroupLessons(group);
  const lessons = group === null ? undefined : saved.data?.data;
  const isListed = groups.some((one) => one.id === group);
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: value === '' ? {} : { group: Number(value) },
      replace: true,
      resetScroll: false,
    });
  return (
    <section className={shelves.shelf} aria-labelledby={id}>
      <div className={shelves.head}>
        <h2 id={id}>{t('lessons-fitting.shelf.title')}</h2>
        {(groups.length > 0 || group !== null) && (
          <SmallSelect
            label={t('lessons-fitting.shelf.choose')}
            value={group === null ? '' : String(group)}
            options={[
              { value: '', label: t('lessons-fitting.shelf.choose-one') },
              ...(group !== null && !isListed && saved.data !== undefined
                ? [{ value: String(group), label: saved.data.group.name }]
                : []),
              ...groups.map((one) => ({ value: String(one.id), label: one.name ?? '' })),
            ]}
            onChange={choose}
          />
        )}
        <Link to="/educator/group-data">{t('lessons-fitting.shelf.find')}</Link>
      </div>
      {isMissed(running) && <Missed query={running} failed={t('lessons-fitting.shelf.failed')} />}
      {group !== null &&
        isMissed(saved) &&
        (isGone(saved.error) ? (
          <p>{t('lessons-fitting.shelf.missing')}</p>
        ) : (
          <Missed query={saved} failed={t('lessons-fitting.failed')} />
        ))}
      {lessons?.length === 0 && <p>{t('lessons-fitting.group.none')}</p>}
      {lessons !== undefined && lessons.length > 0 && (
        <FittingRow lessons={lessons} base={base} group={group} />
      )}
    </section>
  );
}
