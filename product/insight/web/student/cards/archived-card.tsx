import { useTranslation } from 'react-i18next';
import { shownDate } from '#ui/formats/dates.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { StudentPage } from '../../../rules/student/page-shape.ts';
import styles from './side-cards.module.css';

type ArchivedProps = { page: StudentPage; name: string; entries: readonly MenuEntry[] };

/** Of a child in the archive: since when, what of it this reader finds here and what not, and how it comes back. */
export function ArchivedCard({ page, name, entries }: ArchivedProps) {
  const { t } = useTranslation();
  const back = entries.find(({ id }) => id === 'unarchive');
  const deed = page.history.find(({ kind }) => kind === 'archive');
  const counts = page.reads === 'counts';
  const { last_on: last } = page.play;
  const since = () => {
    if (deed === undefined) return t('insight-student.archived.text');
    const day = shownDate(deed.day);
    return deed.by === null
      ? t('insight-student.archived.since', { day })
      : t('insight-student.archived.since-by', { day, name: deed.by });
  };
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
      <p>{since()}</p>
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
