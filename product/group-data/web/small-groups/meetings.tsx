import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '#product/accounts/web/session/session.ts';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { openAction } from '#ui/actions/action.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { SmallGroup } from '../../rules/small-group-shape.ts';
import { keepMeetingAction, removeMeetingAction } from './actions.tsx';
import styles from './small-groups.module.css';

/** When the group met, and who was there. */
export function Meetings({ group }: { group: SmallGroup }) {
  const { t } = useTranslation();
  const today = useToday();
  const { id, members, meetings, is_over: isOver } = group;
  const keep = (held_on: string, present: number[]) =>
    openAction(keepMeetingAction(members), { values: { id, held_on, present } });
  const add = () =>
    keep(
      today,
      members.map((member) => member.id),
    );
  return (
    <Card
      title={t('group-data.small.page.meetings')}
      aside={
        !isOver && (
          <Button size="sm" onClick={add}>
            {t('group-data.small.page.add-meeting')}
          </Button>
        )
      }
    >
      {meetings.length === 0 && <p className={styles.quiet}>{t('group-data.small.page.no-meetings')}</p>}
      <ul className={styles.meetings}>
        {meetings.map(({ held_on: day, present }) => {
          const date = shownDate(day);
          const there = members.filter((member) => present.includes(member.id));
          return (
            <li key={day} className={styles.meeting}>
              <p>
                <strong>{date}</strong>{' '}
                {t('group-data.small.page.present-count', { count: there.length, all: members.length })}
                <span className={styles.quiet}>
                  {there.map((member, at) => (
                    <Fragment key={member.id}>
                      {at > 0 && ' · '}
                      <StudentLink id={member.id}>{member.name}</StudentLink>
                    </Fragment>
                  ))}
                </span>
              </p>
              {!isOver && (
                <div className={styles.doings}>
                  <Button size="sm" variant="subtle" onClick={() => keep(day, [...present])}>
                    {t('group-data.small.page.edit-meeting')}
                    <span className="visually-hidden">: {date}</span>
                  </Button>
                  <Button
                    size="sm"
                    variant="subtle"
                    onClick={() =>
                      openAction(removeMeetingAction, { values: { id, held_on: day }, facts: { date } })
                    }
                  >
                    {t('group-data.small.page.remove-meeting')}
                    <span className="visually-hidden">: {date}</span>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
