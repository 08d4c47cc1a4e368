import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import { useNumbers } from '#ui/formats/numbers.ts';
import { Loaded } from '#ui/parts/loaded.tsx';
import { ScrollTable, smallTable } from '#ui/table/small-table.tsx';
import type { SchoolComics as Shown } from '../comics-contract.ts';
import { NoSchools } from './no-schools.tsx';
import { SchoolFiles } from './school-files.tsx';
import styles from './school-shares.module.css';
import { useSchoolComics } from './use-school-shares.ts';

/** For who reads numbers: how many children made comics, a row a school. */
export function SchoolComics({ toolbar }: { toolbar: ReactNode }) {
  const { t } = useTranslation();
  const query = useSchoolComics();
  return (
    <div className={styles.page}>
      <div className={styles.toolbar}>
        {toolbar}
        {query.data !== undefined && query.data.data.schools.length > 0 && <SchoolFiles program="sim" />}
      </div>
      <Loaded query={query} failed={t('group-data.schools.failed')}>
        {({ data }) => (data.schools.length === 0 ? <NoSchools of="comics" /> : <Table data={data} />)}
      </Loaded>
    </div>
  );
}

type Made = Shown['schools'][number]['own'];

function Table({ data }: { data: Shown }) {
  const { t } = useTranslation();
  const { counted_at: at, all, schools } = data;
  return (
    <>
      <p className={styles.text}>
        {t('group-data.comics.schools.text')}{' '}
        {at !== null && t('group-data.schools.as-of', { date: shownDate(localDay(at)) })}
      </p>
      <ScrollTable label={t('group-data.comics.schools.title')}>
        <thead>
          <tr>
            <th scope="col">{t('group-data.schools.school')}</th>
            {(['children', 'finished', 'makers', 'own'] as const).map((name) => (
              <th key={name} scope="col" className={smallTable.number}>
                {t(`group-data.comics.schools.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all !== null && (
            <tr className={smallTable.all}>
              <th scope="row">{t('group-data.schools.all')}</th>
              <Pair made={all.finished} />
              <Pair made={all.own} />
            </tr>
          )}
          {schools.map(({ id, name, finished, own }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <Pair made={finished} />
              <Pair made={own} />
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  );
}

/** How many children, and how many comics they made. */
function Pair({ made }: { made: Made }) {
  const { t } = useTranslation();
  const number = useNumbers();
  if (made === null) {
    return (
      <td colSpan={2} className={smallTable.few}>
        {t('group-data.schools.few')}
      </td>
    );
  }
  return (
    <>
      <td className={smallTable.number}>{number(made.children)}</td>
      <td className={smallTable.number}>{number(made.comics)}</td>
    </>
  );
}
