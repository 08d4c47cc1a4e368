import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openAction } from '#ui/actions/action.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { IconButton } from '#ui/parts/icon-button.tsx';
import type { StudentNote, StudentPage } from '../../../rules/student/page-shape.ts';
import { deleteNote, writeNote } from './note-actions.ts';
import styles from './side-cards.module.css';

export function openNote(id: number, name: string): void {
  openAction(writeNote, { values: { id, readers: 'page' }, facts: { name } });
}

/** What adults wrote about the child; while staff act it is covered. */
export function NotesCard({ page, name }: { page: StudentPage; name: string }) {
  const { t } = useTranslation();
  const { notes, covered, archived, id } = page;
  if (notes === null) {
    return covered ? (
      <Card title={t('insight-student.notes.title')}>
        <p>{t('insight-student.hidden')}</p>
      </Card>
    ) : null;
  }
  return (
    <Card
      title={t('insight-student.notes.title')}
      aside={
        !archived && (
          <Button size="sm" variant="subtle" onClick={() => openNote(id, name)}>
            {t('insight-student.notes.add')}
          </Button>
        )
      }
    >
      {notes.length === 0 && <p className={styles.quiet}>{t('insight-student.notes.nothing')}</p>}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <Note key={note.id} note={note} student={id} isOpen={!archived} />
        ))}
      </ul>
      <p className={styles.quiet}>{t('insight-student.notes.record')}</p>
    </Card>
  );
}

function Note({ note, student, isOpen }: { note: StudentNote; student: number; isOpen: boolean }) {
  const { t } = useTranslation();
  const day = shownDate(note.day);
  const about = [
    day,
    note.own ? t('insight-student.notes.you') : (note.author ?? t('insight-student.notes.former')),
    ...(note.skill === null ? [] : [t(`insight-student.skill-names.${note.skill}`)]),
    ...(note.readers === 'counselors' ? [t('insight-student.notes.counselors')] : []),
  ];
  return (
    <li>
      <div>
        <p className={styles.text}>{note.text}</p>
        <p className={styles.quiet}>{about.join(' · ')}</p>
      </div>
      {note.own && isOpen && (
        <IconButton
          label={t('insight-student.notes.delete', { day })}
          icon={<Trash2 />}
          onClick={() => openAction(deleteNote, { values: { id: student, note_id: note.id } })}
        />
      )}
    </li>
  );
}
