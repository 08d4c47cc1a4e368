import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstReply } from '#platform/web/tables/first-page.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Segments } from '#ui/navigation/segments.tsx';
import { isMissed, Missed, type PartQuery } from '#ui/parts/loaded.tsx';
import type { educatorLessonsTable } from '../../tables-contract.ts';
import { CopySaved } from './copy-saved.tsx';
import { LessonCard, type LessonRow } from './lesson-card.tsx';
import styles from './shelves.module.css';

/** The parents' has the same columns. */
export type LessonsTable = typeof educatorLessonsTable;

type ShelvesProps = {
  table: LessonsTable;
  base: string;
  /** Whether another shelf goes on from what was played. */
  isTaughtNext: boolean;
  /** What the shelf before these was asked for with. */
  before?: PartQuery<unknown>;
};

const MOST = 8;
/** As filters take days. */
const EVER = '1/1/2020..';

/**
 * What leads on from what is known of the reader. A shelf without anything on it is not there; that one could not be had is
 * said, once for all of them.
 */
export function Shelves({ table, base, isTaughtNext, before }: ShelvesProps) {
  const { t } = useTranslation();
  const afterPlay = useFirstReply(table, { after_play: 'yes' });
  const featured = useFirstReply(table, { featured: 'yes' });
  const own = {
    planned: useFirstReply(table, { planned_for: EVER, _sort: 'planned_for' }),
    saved: useFirstReply(table, { saved: 'yes' }),
    taught: useFirstReply(table, { taught_on: EVER, _sort: '-taught_on' }),
  };
  const asked: readonly PartQuery<unknown>[] = [afterPlay, featured, ...Object.values(own)];
  const missed = [...(before === undefined ? [] : [before]), ...asked].find(isMissed);
  return (
    <div className={styles.shelves}>
      {missed !== undefined && <Missed query={missed} failed={t('lessons.shelves.failed')} />}
      {!isTaughtNext && (
        <Shelf title={t('lessons.shelves.after-play')} rows={afterPlay.data?.data ?? []} base={base} />
      )}
      <OwnShelf
        rowsOf={{
          planned: own.planned.data?.data ?? [],
          saved: own.saved.data?.data ?? [],
          taught: own.taught.data?.data ?? [],
        }}
        base={base}
        tools={{
          saved: (
            <CopySaved
              table={table}
              base={base}
              rows={own.saved.data?.data ?? []}
              count={own.saved.data?.filtered ?? 0}
            />
          ),
        }}
      />
      <Shelf title={t('lessons.shelves.featured')} rows={featured.data?.data ?? []} base={base} />
    </div>
  );
}

const OWN = ['planned', 'saved', 'taught'] as const;
type Own = (typeof OWN)[number];

type OwnShelfProps = {
  rowsOf: Record<Own, readonly LessonRow[]>;
  base: string;
  /** What can be done with all of one shelf. */
  tools: Partial<Record<Own, ReactNode>>;
};

/** What the reader has to do with, in one place: three shelves of it kept all lessons out of sight. */
function OwnShelf({ rowsOf, base, tools }: OwnShelfProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Own>('planned');
  const filled = OWN.filter((own) => rowsOf[own].length > 0);
  const shown = filled.includes(asked) ? asked : filled[0];
  if (shown === undefined) return null;
  const noteOf = ({ planned_for: planned, taught_on: taught }: LessonRow): string | undefined => {
    if (shown === 'planned' && planned !== null)
      return t('lessons.shelves.planned-on', { day: shownDate(planned) });
    if (shown === 'taught' && taught !== null)
      return t('lessons.shelves.taught-on', { day: shownDate(taught) });
    return undefined;
  };
  return (
    <Shelf
      title={t(filled.length === 1 ? `lessons.shelves.${shown}` : 'lessons.shelves.yours')}
      rows={rowsOf[shown]}
      base={base}
      noteOf={noteOf}
    >
      {filled.length > 1 && (
        <Segments
          label={t('lessons.shelves.which')}
          options={filled.map((own) => ({ value: own, label: t(`lessons.shelves.${own}`) }))}
          value={shown}
          onChange={setAsked}
        />
      )}
      {tools[shown]}
    </Shelf>
  );
}

type ShelfProps = {
  title: string;
  rows: readonly LessonRow[];
  base: string;
  noteOf?: (row: LessonRow) => string | undefined;
  /** Beside the title. */
  children?: ReactNode;
};

function Shelf({ title, rows, base, noteOf, children }: ShelfProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <ul className={styles.row}>
        {rows.slice(0, MOST).map((row) => (
          <li key={row.id}>
            <LessonCard row={row} base={base} level={3} isSmall note={noteOf?.(row)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
