import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstPage } from '#platform/web/tables/first-page.ts';
import { smallGroupsTable } from '#product/group-data/small-groups-contract.ts';
import fields from '#ui/fields/fields.module.css';
import { classNames } from '#ui/style/class-names.ts';
import { useGroupLessons } from '../fitting/group-lessons.tsx';
import { FittingRow } from './fitting-shelf.tsx';
import styles from './for-group.module.css';
import shelves from './shelves.module.css';

const RUNNING = { over: 'no' };

/** One of the own small groups by its number. No child is in the address. */
function useAskedGroup(): number | null {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const group = Number(search['group']);
  return Number.isInteger(group) && group > 0 ? group : null;
}

/** What fits a small group: one chooses it here. */
export function ForGroup({ base }: { base: string }) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const group = useAskedGroup();
  const groups = useFirstPage(smallGroupsTable, RUNNING);
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
      <div className={styles.head}>
        <h2 id={id}>{t('lessons-fitting.shelf.title')}</h2>
        {(groups.length > 0 || group !== null) && (
          <span className={classNames(fields['with-mark'], styles.choose)}>
            <select
              aria-label={t('lessons-fitting.shelf.choose')}
              className={classNames(fields.input, fields.select)}
              value={group === null ? '' : String(group)}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">{t('lessons-fitting.shelf.choose-one')}</option>
              {group !== null && !isListed && saved.data !== undefined && (
                <option value={group}>{saved.data.group.name}</option>
              )}
              {groups.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
            <span className={fields.mark}>
              <ChevronDown aria-hidden="true" />
            </span>
          </span>
        )}
        <Link to="/educator/group-data">{t('lessons-fitting.shelf.find')}</Link>
      </div>
      {group !== null && saved.isError && <p>{t('lessons-fitting.shelf.missing')}</p>}
      {lessons?.length === 0 && <p>{t('lessons-fitting.group.none')}</p>}
      {lessons !== undefined && lessons.length > 0 && <FittingRow lessons={lessons} base={base} />}
    </section>
  );
}
