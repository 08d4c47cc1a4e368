import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { isCounselor } from '#product/access/rules/scopes.ts';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { CheckInTabs } from '#product/check-ins/web/check-in-tabs.tsx';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { shownDate } from '#ui/formats/dates.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Segments } from '#ui/navigation/segments.tsx';
import { Card } from '#ui/parts/card.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { type AskedTerm, selCheckInsTable } from '../tables-contract.ts';
import { MissionsCard } from './missions-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { SchoolsCard } from './schools-card.tsx';
import styles from './sel-check-ins.module.css';
import { SeenWord } from './shared/seen-mark.tsx';

type CheckInRow = RowOf<typeof selCheckInsTable>;
type View = { reach: 'mine' | 'all'; archived: boolean; term: AskedTerm };

/** What adults saw of the six skills: how far the reader is, and a row a child. */
export function SelCheckInsScreen() {
  const { t } = useTranslation();
  const user = useUser();
  const isActedAs = useSession(({ actingAs }) => actingAs !== null);
  return (
    <Page title={t('observations.title')} lead={t('observations.lead')} width="wide">
      <CheckInTabs />
      {isActedAs ? (
        <Card>
          <p>{t('observations.hidden')}</p>
        </Card>
      ) : (
        <>
          <ProgressCard />
          <MissionsCard />
          <CheckIns />
          {runsGroup(user) && <SchoolsCard />}
        </>
      )}
    </Page>
  );
}

const skillColumn = (skill: Skill) => `skill_${skill}` as const;

const cellsOf = (from: string) => ({
  name: ({ id, name }: CheckInRow) => (
    <StudentLink id={id} from={from}>
      {name}
    </StudentLink>
  ),
  standing: (row: CheckInRow) => <Standing row={row} />,
  seen_by: (row: CheckInRow) => <SeenBy row={row} />,
  ...Object.fromEntries(
    SKILLS.map((skill) => [skillColumn(skill), (row: CheckInRow) => <Seen row={row} skill={skill} />]),
  ),
});

function CheckIns() {
  const { t } = useTranslation();
  const user = useUser();
  const readsAll = isCounselor(user);
  const [view, setView] = useState<View>({
    reach: readsAll ? 'all' : 'mine',
    archived: false,
    term: 'current',
  });
  const { reach, archived, term } = view;
  const stateKey = `${selCheckInsTable.name}:${reach}-${archived ? 'archived' : 'active'}-${term}`;
  const cells = useMemo(() => cellsOf(stateKey), [stateKey]);
  return (
    <TablePage
      table={selCheckInsTable}
      label={t('observations.title')}
      stateKey={stateKey}
      segment={{ reach, archived: archived ? 'yes' : 'no', term }}
      cells={cells}
      withoutFilters={['educator_id', 'school_id']}
      toolbar={
        <>
          {readsAll && (
            <Segments
              label={t('observations.views.reach')}
              value={reach}
              options={[
                { value: 'mine', label: t('observations.views.mine') },
                { value: 'all', label: t('observations.views.all') },
              ]}
              onChange={(next) => setView({ ...view, reach: next })}
            />
          )}
          <Segments
            label={t('observations.views.term')}
            value={term}
            options={[
              { value: 'current', label: t('observations.views.current') },
              { value: 'previous', label: t('observations.views.previous') },
            ]}
            onChange={(next) => setView({ ...view, term: next })}
          />
          <Segments
            label={t('observations.views.archive')}
            value={archived ? 'archived' : 'active'}
            options={[
              { value: 'active', label: t('observations.views.active') },
              { value: 'archived', label: t('observations.views.archived') },
            ]}
            onChange={(which) => setView({ ...view, archived: which === 'archived' })}
          />
        </>
      }
      empty={
        archived
          ? { title: t('observations.empty.archived-title'), text: t('observations.empty.archived-text') }
          : { title: t('observations.empty.title'), text: t('observations.empty.text') }
      }
    />
  );
}

/** Due leads to the child; what waits says until when. */
function Standing({ row: { id, standing, ready_on: readyOn } }: { row: CheckInRow }) {
  const { t } = useTranslation();
  if (standing === null) return null;
  const word = t(`observations.standings.${standing}`);
  if (standing === 'waiting') {
    return (
      <span className={styles.waiting}>
        {word}
        {readyOn !== null && <span>{t('observations.from-day', { day: shownDate(readyOn) })}</span>}
      </span>
    );
  }
  return (
    <Link to="/educator/emotion-check-ins/sel/round" search={{ child: String(id) }}>
      {word}
    </Link>
  );
}

function SeenBy({ row: { seen_by: name, others, standing } }: { row: CheckInRow }) {
  const { t } = useTranslation();
  if (name === null) return null;
  const isOwn = standing === 'done' || standing === 'begun';
  const more = (others ?? 0) - (isOwn ? 0 : 1);
  return (
    <>
      {name}
      {more > 0 && <span className={styles.more}> {t('observations.more-adults', { count: more })}</span>}
    </>
  );
}

function Seen({ row, skill }: { row: CheckInRow; skill: Skill }) {
  const seen = row[skillColumn(skill)];
  return seen === null ? null : <SeenWord seen={seen} />;
}
