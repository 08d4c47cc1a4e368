import { useTranslation } from 'react-i18next';
import { shownDate } from '#ui/formats/dates.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { StudentPage } from '../../../rules/student/page-shape.ts';
import styles from './side-cards.module.css';

/** Since when a child is in the archive, and by whom. */
export function Since({ page: { archived_on: on, archived_by: by } }: { page: StudentPage }) {
  const { t } = useTranslation();
  if (on === null) return null;
  const day = shownDate(on);
  return by === null
    ? t('insight-student.archived.since', { day })
    : t('insight-student.archived.since-by', { day, name: by });
}

type ArchivedProps = { page: StudentPage; name: string; entries: readonly MenuEntry[] };

/** Of a child in the archive: since when, what of it this reader finds here and what not, and how it comes back. */
export function ArchivedCard({ page, name, entries }: ArchivedProps) {
  const { t } = useTranslation();
  const back = entries.find(({ id }) => id === 'unarchive');
  const counts = page.reads === 'counts';
  const { last_on: last } = page.play;
  const played = () => {
    if (last !== null) return t('insight-student.archived.played', { day: shownDate(last) });
    return page.has_played ? t('insight-student.archived.played-once') : t('insight-student.archived.never');
  };
  return (
    <Card
      title={t('insight-student.archived.title', { name })}
      actions={
        back?.onSelect !== undefined && (
          <Button variant="outline" icon={back.icon} onClick={back.onSelect}>
            {back.label}
          </Button>
        )
      }
    >
      <p>
        <Since page={page} />
      </p>
      <ul className={styles.lines}>
        <li>{played()}</li>
        <li>{counts ? t('insight-student.archived.counts') : t('insight-student.archived.kept')}</li>
        {counts && <li>{t('insight-student.archived.not-here')}</li>}
        <li>
          {back === undefined
            ? t('insight-student.archived.others-bring-back')
            : t('insight-student.archived.bring-back')}
        </li>
      </ul>
    </Card>
  );
}
