import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { fetchRows } from '#platform/web/tables/neighbors.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { LicenseEnd } from '#product/licensing/web/license-end.tsx';
import { staffStudentsTable } from '#product/rosters/tables-contract.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { beforeLast } from '#product/rosters/web/slots.ts';
import { staffMenu } from '#product/rosters/web/student-menu.tsx';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import type { PersonPage } from '../../pages-contract.ts';
import { studentSlots } from '../entries.ts';
import styles from '../parts/pages.module.css';
import { Rows } from '../parts/rows.tsx';

/** A name, a program and a license each, and nothing of how a child plays or feels. `asked` is whom one came for. */
export function ChildrenCard({ page, asked }: { page: PersonPage; asked: number | null }) {
  const { t } = useTranslation();
  const programName = useProgramName();
  const changes = useTableChanges();
  const ids = [...new Set([...(asked === null ? [] : [asked]), ...page.child_ids])];
  const query = useQuery({
    queryKey: ['staff-children', page.id, ids, changes],
    queryFn: ({ signal }) => fetchRows(staffStudentsTable, ids, signal),
    enabled: ids.length > 0,
    retry: false,
    placeholderData: (before) => before,
  });
  const list =
    page.scope === 'parent'
      ? { to: '/uber/families', tab: 'uber-children-active' }
      : { to: '/uber/schools', tab: 'uber-students-active' };
  return (
    <Card
      title={t('back-office-pages.children.title')}
      aside={
        page.facts.children > 0 && (
          <Link to={list.to} search={{ tab: list.tab, educator_id: String(page.id) }}>
            {t('back-office-pages.children.all', { count: page.facts.children })}
          </Link>
        )
      }
    >
      {ids.length === 0 ? (
        <p className={styles.quiet}>{t('back-office-pages.children.none')}</p>
      ) : (
        <Loaded query={query} failed={t('back-office-pages.failed')}>
          {(children) => (
            <Rows
              label={t('back-office-pages.children.title')}
              rows={ids.flatMap((id) => children.filter((child) => child.id === id))}
              keyOf={({ id }) => String(id)}
              nameOf={({ name }) => name ?? ''}
              isAsked={({ id }) => id === asked}
              entries={(row) => beforeLast(staffMenu(t, row, false), studentSlots.entries(t, row, false))}
              columns={[
                { id: 'name', label: t('back-office-pages.children.name'), cell: ({ name }) => name },
                {
                  id: 'program',
                  label: t('back-office-pages.children.program'),
                  cell: ({ active_program: program }) => programName(program),
                },
                {
                  id: 'license',
                  label: t('back-office-pages.children.license'),
                  cell: ({ license_ends_on: day, license }) => <LicenseEnd day={day} state={license} />,
                },
                {
                  id: 'played',
                  label: t('back-office-pages.children.last-played'),
                  cell: ({ last_played_at: at }) =>
                    at === null ? t('back-office-pages.never') : shownDate(localDay(at)),
                },
              ]}
            />
          )}
        </Loaded>
      )}
      <p className={styles.quiet}>
        {t(
          page.scope === 'parent'
            ? 'back-office-pages.children.covered-parent'
            : 'back-office-pages.children.covered',
        )}
      </p>
    </Card>
  );
}
