import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { Missed } from '#ui/parts/loaded.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { comicsTable, readComicsPage } from '../comics-contract.ts';
import { ChildName } from './cells.tsx';
import styles from './group-data.module.css';
import { PrintButton } from './print-button.tsx';
import { SchoolComics } from './school-comics.tsx';
import { useEmpty } from './use-empty.tsx';
import { useComicsSummary } from './use-summary.ts';
import { keyOf, segmentOf, type View, Views, withoutFilters } from './views.tsx';

type Row = RowOf<typeof comicsTable>;
type ComicsGroupsProps = { view: View; onView: (view: View) => void };

/** Stories in Motion: its children and what they made; for who looks at schools, these. */
export function ComicsGroups({ view, onView }: ComicsGroupsProps) {
  const user = useUser();
  const views = <Views view={view} onChange={onView} hasOthers={runsGroup(user)} hasChecks={false} />;
  if (view.reach === 'schools') return <SchoolComics toolbar={views} />;
  return <Children view={view} onView={onView} toolbar={views} />;
}

const nameOf = (row: Row): string => row.name ?? '';

function Children({ view, onView, toolbar }: ComicsGroupsProps & { toolbar: React.ReactNode }) {
  const { t } = useTranslation();
  const key = keyOf('sim', view);
  const segment = segmentOf(view);
  const cells = useMemo(() => ({ name: (row: Row) => <ChildName row={row} from={key} /> }), [key]);
  const summary = useComicsSummary(key, segment);
  const { data, isError } = summary;
  const values = { program: useProgramName()('sim') };
  const isSomebody = data !== undefined && data.children > 0;
  return (
    <div className={styles.main}>
      {isError && <Missed query={summary} failed={t('group-data.comics.failed')} />}
      {isSomebody && (
        <p className={styles.foot}>
          {t('group-data.comics.enough', { some: data.told, all: data.children })}{' '}
          {t('group-data.comics.finished', { count: data.comics })}
        </p>
      )}
      <TablePage
        table={comicsTable}
        stateKey={key}
        segment={segment}
        toolbar={
          <>
            {toolbar}
            {isSomebody && <PrintButton page={readComicsPage} table={comicsTable} stateKey={key} />}
          </>
        }
        withoutFilters={withoutFilters(view)}
        describeRow={nameOf}
        empty={useEmpty('sim', view, onView)}
        cells={cells}
      />
      {isSomebody && <p className={styles.foot}>{t('group-data.comics.foot', values)}</p>}
    </div>
  );
}
