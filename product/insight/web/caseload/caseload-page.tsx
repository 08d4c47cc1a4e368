import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { SmallFace } from '#product/check-ins/web/faces/small-face.tsx';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { shownDate, shownMoment } from '#ui/formats/dates.ts';
import { Fold } from '#ui/navigation/fold.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { useMedia } from '#ui/style/use-media.ts';
import { type Caseload, getCaseload } from '../../caseload-contract.ts';
import { PHONE } from '../class-page.tsx';
import { Bones } from '../student/bones.tsx';
import styles from './caseload.module.css';
import { CaseloadTable } from './caseload-table.tsx';

/** What a counselor's home begins with: who felt bad today, the groups, whom nobody wrote about, then each child. */
export function CaseloadPage({ beside, below }: { beside: ReactNode; below: ReactNode }) {
  const { t } = useTranslation();
  const changes = useTableChanges();
  const query = useQuery({
    queryKey: ['caseload', changes],
    queryFn: ({ signal }) => call(getCaseload, {}, { signal, quiet: true }),
    placeholderData: (before) => before,
    // Children come in all morning.
    refetchInterval: 60_000,
  });
  const hasOlder = query.data !== undefined && query.isError;
  // On a phone what is quiet is opened by who looks for it: the children themselves come first.
  const isFolded = useMedia(PHONE);
  return (
    <>
      {hasOlder && (
        <p className={styles.quiet}>
          {t('insight.since', { moment: shownMoment(new Date(query.dataUpdatedAt).toISOString()) })}
        </p>
      )}
      <Loaded
        query={{ ...query, isError: query.isError && !hasOlder }}
        bones={<Bones />}
        failed={t('insight-home.caseload.failed')}
      >
        {({ data }) => (
          <>
            <div className={styles.cards}>
              <HardCard caseload={data} />
              {!isFolded && <GroupsCard groups={data.groups} />}
              {!isFolded && <NotesCard caseload={data} />}
            </div>
            <CaseloadTable caseload={data} />
            {isFolded && <Folded caseload={data} />}
          </>
        )}
      </Loaded>
      {below}
      {beside !== null && <div className={styles.cards}>{beside}</div>}
    </>
  );
}

function Folded({ caseload }: { caseload: Caseload }) {
  const { t } = useTranslation();
  const { groups, without_note: without, covered } = caseload;
  return (
    <>
      <Fold
        one
        title={t('insight-home.caseload.groups.title')}
        sum={
          groups.length === 0
            ? t('insight-home.caseload.groups.nothing')
            : groups.map(({ name }) => name).join(' · ')
        }
      >
        <GroupsCard groups={groups} />
      </Fold>
      <Fold
        one
        title={t('insight-home.caseload.notes.title')}
        sum={covered ? undefined : t('insight-home.caseload.notes.count', { count: without.length })}
      >
        <NotesCard caseload={caseload} />
      </Fold>
    </>
  );
}

function HardCard({ caseload: { covered, hard_today: hard } }: { caseload: Caseload }) {
  const { t } = useTranslation();
  return (
    <Card title={t('insight-home.caseload.hard.title')}>
      {covered && <p className={styles.quiet}>{t('insight-home.caseload.covered')}</p>}
      {!covered && hard.length === 0 && (
        <p className={styles.quiet}>{t('insight-home.caseload.hard.nothing')}</p>
      )}
      {hard.map(({ teacher, children }) => (
        <section key={teacher}>
          <h3 className={styles.teacher}>{t('insight-home.caseload.hard.with', { teacher })}</h3>
          <ul className={styles.lines}>
            {children.map(({ id, name, feeling }) => (
              <li key={id}>
                <span className={styles.face}>
                  <SmallFace feeling={feeling} />
                </span>
                <StudentLink id={id}>{name}</StudentLink>
                <span className={styles.quiet}>{t(`insight.feelings.words.${feeling}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function GroupsCard({ groups }: Pick<Caseload, 'groups'>) {
  const { t } = useTranslation();
  return (
    <Card
      title={t('insight-home.caseload.groups.title')}
      aside={
        groups.length > 0 && <Link to="/educator/small-groups">{t('insight-home.caseload.groups.all')}</Link>
      }
      actions={
        groups.length === 0 && (
          <ButtonLink to="/educator/group-data" variant="light">
            {t('insight-home.caseload.groups.make')}
          </ButtonLink>
        )
      }
    >
      {groups.length === 0 && <p className={styles.quiet}>{t('insight-home.caseload.groups.nothing')}</p>}
      <ul className={styles.lines}>
        {groups.map(({ id, name, children, met_on: met }) => (
          <li key={id}>
            <Link to={`/educator/small-groups/${id}`}>{name}</Link>
            <span className={styles.quiet}>
              {t('insight-home.caseload.groups.children', { count: children })},{' '}
              {met === null
                ? t('insight-home.caseload.groups.not-met')
                : t('insight-home.caseload.groups.met', { day: shownDate(met) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The rest of them is in the table below, among the first. */
const MOST_NAMED = 5;

function NotesCard({ caseload: { covered, without_note: without } }: { caseload: Caseload }) {
  const { t } = useTranslation();
  const more = without.length - MOST_NAMED;
  return (
    <Card title={t('insight-home.caseload.notes.title')}>
      {covered && <p className={styles.quiet}>{t('insight-home.caseload.covered')}</p>}
      {!covered && without.length === 0 && (
        <p className={styles.quiet}>{t('insight-home.caseload.notes.nothing')}</p>
      )}
      <ul className={styles.lines}>
        {without.slice(0, MOST_NAMED).map(({ id, name, last_note_on: last }) => (
          <li key={id}>
            <StudentLink id={id}>{name}</StudentLink>
            <span className={styles.quiet}>
              {last === null
                ? t('insight-home.caseload.notes.never')
                : t('insight-home.caseload.notes.last', { day: shownDate(last) })}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.quiet}>{t('insight-home.caseload.notes.more', { count: more })}</p>}
    </Card>
  );
}
