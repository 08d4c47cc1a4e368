import { useTranslation } from 'react-i18next';
import type { ErrorReply } from '#platform/contract/refusal.ts';
import { useFirstReply } from '#platform/web/tables/first-page.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { NOT_FOR_HOME } from '../../rules/lesson/lesson.ts';
import { parentLessonsTable } from '../../tables-contract.ts';
import { LessonCard } from '../library/lesson-card.tsx';
import shelves from '../library/shelves.module.css';

const MOST = 3;

/** Which skill a lesson is for that is there, and not for home. */
export function skillOf(reply: ErrorReply | null): Skill | null {
  if (reply?.i18n !== NOT_FOR_HOME) return null;
  return SKILLS.find((skill) => skill === reply.values?.['skill']) ?? null;
}

/** A teacher's link may lead a parent to a lesson for groups: says so, and leads on to what they can do. */
export function InsteadOf({ skill, base }: { skill: Skill; base: string }) {
  const { t } = useTranslation();
  const query = useFirstReply(parentLessonsTable, { skills: skill });
  return (
    <>
      <EmptyState
        title={t('lessons.page.not-home')}
        text={t('lessons.page.not-home-text')}
        actions={<ButtonLink to={base}>{t('lessons.page.back')}</ButtonLink>}
      />
      <LoadedPart query={query} failed={t('lessons-fitting.failed')}>
        {({ data: rows }) => (
          <ul className={shelves.few}>
            {rows
              .filter(({ skills }) => skills?.startsWith(skill))
              .slice(0, MOST)
              .map((row) => (
                <li key={row.id}>
                  <LessonCard row={row} base={base} level={3} />
                </li>
              ))}
          </ul>
        )}
      </LoadedPart>
    </>
  );
}
