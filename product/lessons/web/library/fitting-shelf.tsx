import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FittingLesson } from '../../fitting-contract.ts';
import { Cover } from '../cover/cover.tsx';
import { useLessonFacts, useReason } from '../fitting/words.ts';
import { forGroup } from '../teaching/asked-group.ts';
import styles from './for-group.module.css';
import cards from './lesson-card.module.css';
import shelves from './shelves.module.css';

type FittingRowProps = {
  lessons: readonly FittingLesson[];
  base: string;
  /** For which small group they were looked for. */
  group?: number | null;
};

/** Lessons that were chosen for somebody, each with its reason. */
export function FittingRow({ lessons, base, group = null }: FittingRowProps) {
  return (
    <ul className={shelves.row}>
      {lessons.map((lesson) => (
        <li key={lesson.code}>
          <FittingShelfCard lesson={lesson} base={base} group={group} />
        </li>
      ))}
    </ul>
  );
}

type CardProps = { lesson: FittingLesson; base: string; group: number | null };

function FittingShelfCard({ lesson, base, group }: CardProps) {
  const { t } = useTranslation();
  const facts = useLessonFacts();
  const reasonOf = useReason();
  return (
    <article className={cards.card} data-small="true">
      <div className={cards.picture}>
        <Cover cover={lesson.cover} level={lesson.level} />
        <span className={cards.type}>{t(`lessons.types.${lesson.type}`)}</span>
      </div>
      <div className={cards.body}>
        <h3 className={cards.title} lang={lesson.language}>
          <Link to={`${base}/${lesson.code}`} search={forGroup(group)} className={cards.link}>
            {lesson.title}
          </Link>
        </h3>
        <p className={cards.facts}>{facts(lesson)}</p>
        <p className={styles.why}>{reasonOf(lesson.reason)}</p>
        {lesson.heavy && <p className={styles.why}>{t('lessons-fitting.heavy')}</p>}
      </div>
    </article>
  );
}
