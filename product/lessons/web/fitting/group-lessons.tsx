import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { useToday } from '#product/accounts/web/session/session.ts';
import { openAction } from '#ui/actions/action.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { type DoneLesson, findGroupLessons } from '../../fitting-contract.ts';
import { teachAction } from '../teaching/actions.ts';
import { forGroup } from '../teaching/asked-group.ts';
import styles from './fitting.module.css';
import { FittingItem } from './fitting-item.tsx';
import { useLanguage } from './use-fitting.ts';
import { useLibraryPath } from './words.ts';

export function useGroupLessons(id: number | null) {
  const language = useLanguage();
  const changes = useTableChanges();
  return useQuery({
    queryKey: ['group-lessons', id, language, changes],
    queryFn: ({ signal }) =>
      call(findGroupLessons, { id: id ?? 0, _lang: language }, { signal, quiet: true }),
    enabled: id !== null,
    retry: false,
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });
}

/** All lessons for its skill, of the level of those that fit. */
function moreOf({ data: [first], group }: OutputOf<typeof findGroupLessons>): Record<string, string> {
  return { skills: group.skill, ...(first === undefined ? {} : { level: first.level }) };
}

type GroupLessonsProps = {
  id: number;
  /** It has ended: what was done stays, and nothing comes next. */
  isOver: boolean;
};

/** What was done with a small group, and what it could do next: on its page. */
export function GroupLessons({ id, isOver }: GroupLessonsProps) {
  const { t } = useTranslation();
  const query = useGroupLessons(id);
  return (
    <LoadedPart query={query} failed={t('lessons-fitting.failed')}>
      {(reply) => (
        <>
          <Done lessons={reply.done} group={id} />
          {!isOver && <Next reply={reply} />}
        </>
      )}
    </LoadedPart>
  );
}

function Done({ lessons, group }: { lessons: readonly DoneLesson[]; group: number }) {
  const { t } = useTranslation();
  const path = useLibraryPath();
  return (
    <Card title={t('lessons-fitting.group.done')}>
      {lessons.length === 0 && <p className={styles.quiet}>{t('lessons-fitting.group.none-done')}</p>}
      <ul className={styles.done}>
        {lessons.map(({ code, title, language, on_day: day }) => (
          <li key={`${code} ${day}`}>
            <Link to={`${path}/${code}`} search={forGroup(group)} lang={language}>
              {title}
            </Link>
            <span className={styles.facts}>{shownDate(day)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Next({ reply }: { reply: OutputOf<typeof findGroupLessons> }) {
  const { t } = useTranslation();
  const today = useToday();
  const { group } = reply;
  const teach = (lesson: number) =>
    openAction(teachAction, {
      values: { id: String(lesson), on: true, day: today, note: '', small_group_id: group.id },
    });
  return (
    <Card
      title={t('lessons-fitting.group.title')}
      aside={
        <Link to="/educator/resource-library" search={moreOf(reply)}>
          {t('lessons-fitting.group.more')}
        </Link>
      }
    >
      <p className={styles.quiet}>
        {t(reply.data.length === 0 ? 'lessons-fitting.group.none' : 'lessons-fitting.group.why')}
      </p>
      <ul className={styles.tiles}>
        {reply.data.map((lesson) => (
          <li key={lesson.code}>
            <FittingItem lesson={lesson} group={group.id}>
              <Button size="sm" variant="subtle" icon={<Check />} onClick={() => teach(lesson.id)}>
                {t('lessons.page.teach')}
                <span className="visually-hidden">: {lesson.title}</span>
              </Button>
            </FittingItem>
          </li>
        ))}
      </ul>
    </Card>
  );
}
