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

const TEXTS = {
  group: 'lessons.page.not-home-text',
  school: 'lessons.page.not-home-alone-text',
} as const;

type NotForHome = { skill: Skill; madeFor: keyof typeof NOT_FOR_HOME };

/** Which skill a lesson is for that is there, and not for home; and whom it is for. */
export function notForHome(reply: ErrorReply | null): NotForHome | null {
  const madeFor = (['group', 'school'] as const).find((whom) => NOT_FOR_HOME[whom] === reply?.i18n);
  const skill = SKILLS.find((one) => one === reply?.values?.['skill']);
  return madeFor === undefined || skill === undefined ? null : { skill, madeFor };
}

/** A teacher's link may lead a parent to a lesson for school: says so, and leads on to what they can do. */
export function InsteadOf({ skill, madeFor, base }: NotForHome & { base: string }) {
  const { t } = useTranslation();
  const query = useFirstReply(parentLessonsTable, { skills: skill });
  return (
    <>
      <EmptyState
        title={t(NOT_FOR_HOME[madeFor])}
        text={t(TEXTS[madeFor])}
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
