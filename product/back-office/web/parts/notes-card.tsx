import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { action, openAction } from '#ui/actions/action.ts';
import { localDay, shownDate } from '#ui/formats/dates.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { IconButton } from '#ui/parts/icon-button.tsx';
import { personNotes, type StaffNote, schoolNotes } from '../../pages-contract.ts';
import styles from './pages.module.css';

/** No list has this name: the page that shows them asks for them anew. */
const STAFF_PAGE = 'staff-page';

function noteActions(calls: typeof personNotes, about: 'person' | 'school') {
  return {
    write: action({
      name: `write-${about}-note`,
      endpoint: calls.write,
      title: 'back-office-pages.notes.write-title',
      text: `back-office-pages.notes.${about}-record`,
      submit: 'back-office-pages.notes.save',
      fields: [
        {
          name: 'text',
          kind: 'textarea',
          label: 'back-office-pages.notes.text',
          hint: 'back-office-pages.notes.text-hint',
        },
      ],
      refreshes: [STAFF_PAGE],
    }),
    remove: action({
      name: `delete-${about}-note`,
      endpoint: calls.remove,
      title: 'back-office-pages.notes.delete-title',
      text: 'back-office-pages.notes.delete-text',
      submit: 'back-office-pages.notes.delete-submit',
      danger: true,
      size: 'sm',
      refreshes: [STAFF_PAGE],
    }),
  };
}

const ACTIONS = {
  person: noteActions(personNotes, 'person'),
  school: noteActions(schoolNotes, 'school'),
} as const;

type NotesProps = { about: keyof typeof ACTIONS; id: number; name: string; notes: readonly StaffNote[] };

/** What staff wrote down. Each can take back the own. */
export function NotesCard({ about, id, name, notes }: NotesProps) {
  const { t } = useTranslation();
  const { write, remove } = ACTIONS[about];
  return (
    <Card
      title={t('back-office-pages.notes.title')}
      aside={
        <Button
          size="sm"
          variant="subtle"
          onClick={() => openAction(write, { values: { id }, facts: { name } })}
        >
          {t('back-office-pages.notes.add')}
        </Button>
      }
    >
      {notes.length === 0 && <p className={styles.quiet}>{t('back-office-pages.notes.none')}</p>}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <div>
              <p>{note.text}</p>
              <p className={styles.quiet}>
                {[note.author ?? t('back-office-pages.notes.former'), shownDate(localDay(note.at))].join(
                  ', ',
                )}
              </p>
            </div>
            {note.own && (
              <IconButton
                label={t('back-office-pages.notes.delete', { day: shownDate(localDay(note.at)) })}
                icon={<Trash2 />}
                onClick={() => openAction(remove, { values: { id, note_id: note.id } })}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t(`back-office-pages.notes.${about}-record`)}</p>
    </Card>
  );
}
