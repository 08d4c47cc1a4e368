import { Bookmark, BookmarkCheck, CalendarPlus, Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, mondayOf } from '#platform/contract/days.ts';
import type { NotificationReply } from '#platform/contract/message.ts';
import { listed } from '#platform/contract/texts/lists.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { useToday, useUser } from '#product/accounts/web/session/session.ts';
import { openAction } from '#ui/actions/action.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { ActionMenu } from '#ui/layers/menu.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { IconButton } from '#ui/parts/icon-button.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { planLesson, saveLesson, teachLesson } from '../../contract.ts';
import type { WholeLesson } from '../shared/whole-lesson.ts';
import { LISTS, planAction, teachAction } from '../teaching/actions.ts';
import { useAskedGroup } from '../teaching/asked-group.ts';
import { useRunningGroups } from '../teaching/group-field.tsx';
import styles from './deeds.module.css';

/** What the reader means to do with it, and has done. All of it is theirs alone. */
export function Deeds({ lesson }: { lesson: WholeLesson }) {
  const { t, i18n } = useTranslation();
  const { scope } = useUser();
  const { id, saved } = lesson;
  const [isBusy, setBusy] = useState(false);
  const today = useToday();
  const weeks = [mondayOf(today), addDays(mondayOf(today), 7)];
  const run = (deed: () => Promise<NotificationReply>) => async () => {
    setBusy(true);
    await tell(deed);
    setBusy(false);
  };
  const plan = (day: string, on: boolean) => () => call(planLesson, { id, day, on });
  const week = (day: string): string => t('lessons.page.week-of', { day: shownDate(day) });
  return (
    <Card title={t('lessons.page.mine')} className={styles.deeds ?? ''}>
      <Button
        wide
        variant="light"
        icon={saved ? <BookmarkCheck /> : <Bookmark />}
        aria-pressed={saved}
        loading={isBusy}
        onClick={() => void run(() => call(saveLesson, { id, on: !saved }))()}
      >
        {t(saved ? 'lessons.page.saved' : 'lessons.page.save')}
      </Button>
      <ActionMenu
        trigger={
          <Button wide variant="light" icon={<CalendarPlus />}>
            {t('lessons.page.plan')}
          </Button>
        }
        entries={[
          {
            id: 'this-week',
            label: t('lessons.page.this-week'),
            onSelect: () => void run(plan(weeks[0] ?? today, true))(),
          },
          {
            id: 'next-week',
            label: t('lessons.page.next-week'),
            onSelect: () => void run(plan(weeks[1] ?? today, true))(),
          },
          {
            id: 'another-week',
            label: t('lessons.page.another-week'),
            onSelect: () => openAction(planAction, { values: { id, on: true } }),
          },
        ]}
      />
      {scope === 'educator' ? <TeachForGroup id={id} /> : <Teach id={id} />}
      {lesson.planned_for.length > 0 && (
        <ul className={styles.list} aria-label={t('lessons.columns.planned-for')}>
          {lesson.planned_for.map((day) => (
            <li key={day}>
              <span>{t('lessons.page.planned', { week: week(day) })}</span>
              <IconButton
                label={t('lessons.page.unplan', { week: week(day) })}
                icon={<X />}
                onClick={() => void run(plan(day, false))()}
              />
            </li>
          ))}
        </ul>
      )}
      {lesson.taught.length > 0 && (
        <ul className={styles.list} aria-label={t('lessons.columns.taught')}>
          {lesson.taught.map(({ on_day: day, note, groups }) => (
            <li key={day}>
              <span>
                {t('lessons.library.taught-on', { day: shownDate(day) })}
                {groups.length > 0 && <span className={styles.note}>{listed(groups, i18n.language)}</span>}
                {note !== '' && <span className={styles.note}>{note}</span>}
              </span>
              <IconButton
                label={t('lessons.page.unteach', { day: shownDate(day) })}
                icon={<X />}
                onClick={() => void run(() => call(teachLesson, { id, day, on: false, note: '' }))()}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The group for whom it was looked for is chosen already, if it is one of those that are running. */
function TeachForGroup({ id }: { id: number }) {
  const asked = useAskedGroup();
  const group = useRunningGroups().find((one) => one.id === asked);
  return <Teach id={id} group={group?.id} />;
}

function Teach({ id, group }: { id: number; group?: number | undefined }) {
  const { t } = useTranslation();
  const today = useToday();
  const forWhom = group === undefined ? {} : { small_group_id: group };
  return (
    <Button
      wide
      variant="light"
      icon={<Check />}
      onClick={() => openAction(teachAction, { values: { id, on: true, day: today, note: '', ...forWhom } })}
    >
      {t('lessons.page.teach')}
    </Button>
  );
}

/** Says what has happened, and reads everything anew that shows it. A failure is told as of any call. */
async function tell(deed: () => Promise<NotificationReply>): Promise<void> {
  try {
    const { notification } = await deed();
    refreshTables(LISTS);
    showSnackbar(notification);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
