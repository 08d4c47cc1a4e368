import { Link } from '@tanstack/react-router';
import { BookOpen, CircleQuestionMark, Clapperboard, PencilLine, Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownDate } from '#ui/formats/dates.ts';
import type { FittingLesson } from '../../fitting-contract.ts';
import { forGroup } from '../teaching/asked-group.ts';
import styles from './fitting.module.css';
import { useLessonFacts, useLibraryPath, useReason } from './words.ts';

const ICONS = {
  activity: Shapes,
  article: BookOpen,
  quiz: CircleQuestionMark,
  video: Clapperboard,
  worksheet: PencilLine,
} as const;

type FittingItemProps = {
  lesson: FittingLesson;
  /** For whom, before how long it takes. */
  forWhom?: string;
  /** What is known here of why; else what the lesson is for. */
  why?: ReactNode;
  /** For which small group it was looked for. */
  group?: number | null;
  /** Below everything. */
  children?: ReactNode;
};

/** A lesson with the reason that it stands here. */
export function FittingItem({ lesson, forWhom, why, group = null, children }: FittingItemProps) {
  const { t } = useTranslation();
  const facts = useLessonFacts();
  const reasonOf = useReason();
  const path = useLibraryPath();
  const Icon = ICONS[lesson.type];
  return (
    <div className={styles.item}>
      <span className={styles.icon} data-type={lesson.type} aria-hidden="true">
        <Icon />
      </span>
      <div>
        <p className={styles.title} lang={lesson.language}>
          <Link to={`${path}/${lesson.code}`} search={forGroup(group)}>
            {lesson.title}
          </Link>
        </p>
        <p className={styles.facts}>{facts(lesson, forWhom)}</p>
        <p>{why ?? reasonOf(lesson.reason)}</p>
        {lesson.heavy && <p className={styles.heavy}>{t('lessons-fitting.heavy')}</p>}
        {lesson.taught_on !== null && (
          <p className={styles.facts}>
            {t('lessons-fitting.taught-on', { day: shownDate(lesson.taught_on) })}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
