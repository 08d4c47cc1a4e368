import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstPage } from '#platform/web/tables/first-page.ts';
import { shownDate } from '#ui/formats/dates.ts';
import type { educatorLessonsTable } from '../../tables-contract.ts';
import { LessonCard, type LessonRow } from './lesson-card.tsx';
import styles from './shelves.module.css';

/** The parents' has the same columns. */
export type LessonsTable = typeof educatorLessonsTable;

type ShelvesProps = { table: LessonsTable; base: string };

const MOST = 8;
/** As filters take days. */
const EVER = '1/1/2020..';

/** What leads on from what is known of the reader. A shelf without anything on it is not there. */
export function Shelves({ table, base }: ShelvesProps) {
  const { t } = useTranslation();
  const afterPlay = useFirstPage(table, { after_play: 'yes' });
  const planned = useFirstPage(table, { planned_for: EVER, _sort: 'planned_for' });
  const featured = useFirstPage(table, { featured: 'yes' });
  const saved = useFirstPage(table, { saved: 'yes' });
  const taught = useFirstPage(table, { taught_on: EVER, _sort: '-taught_on' });
  const on = (key: 'planned' | 'taught', day: string | null): string | undefined =>
    day === null ? undefined : t(`lessons.shelves.${key}-on`, { day: shownDate(day) });
  return (
    <div className={styles.shelves}>
      <Shelf title={t('lessons.shelves.after-play')} rows={afterPlay} base={base} />
      <Shelf
        title={t('lessons.shelves.planned')}
        rows={planned}
        base={base}
        noteOf={({ planned_for }) => on('planned', planned_for)}
      />
      <Shelf title={t('lessons.shelves.featured')} rows={featured} base={base} />
      <Shelf title={t('lessons.shelves.saved')} rows={saved} base={base} />
      <Shelf
        title={t('lessons.shelves.taught')}
        rows={taught}
        base={base}
        noteOf={({ taught_on }) => on('taught', taught_on)}
      />
    </div>
  );
}

type ShelfProps = {
  title: string;
  rows: readonly LessonRow[];
  base: string;
  noteOf?: (row: LessonRow) => string | undefined;
};

function Shelf({ title, rows, base, noteOf }: ShelfProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
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
