import { Link } from '@tanstack/react-router';
import { Bookmark, Check, Languages, Lock, UserSearch, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { teachesAtHome } from '#product/accounts/rules/people/traits.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { madeFor } from '../../rules/lesson/lesson.ts';
import { mayPrint } from '../../rules/printing.ts';
import type { educatorLessonsTable } from '../../tables-contract.ts';
import { Cover } from '../cover/cover.tsx';
import { coverOf } from '../cover/read-cover.ts';
import { useNamesOf, useTold } from '../shared/words.ts';
import styles from './lesson-card.module.css';

export type LessonRow = RowOf<typeof educatorLessonsTable>;

type LessonCardProps = {
  row: LessonRow;
  /** Below which the pages of lessons lie. */
  base: string;
  level: 2 | 3;
  /** On a shelf: what it is, and how long. */
  isSmall?: boolean;
  /** What brought it onto the shelf. */
  note?: string | undefined;
};

/** A lesson to be chosen by eye: all of the card is its link. */
export function LessonCard({ row, base, level, isSmall = false, note }: LessonCardProps) {
  const { t } = useTranslation();
  const ecommerce = useSession((session) => session.ecommerce);
  const isForSchool = teachesAtHome(useUser()) && !row.at_home;
  const whom = madeFor(row.usage?.split(', ') ?? []);
  const told = useTold()(row);
  const namesOf = useNamesOf();
  const cover = coverOf(row.cover);
  const Heading = `h${level}` as const;
  const ages = row.level ?? 'elementary';
  const isClosed = !mayPrint({ isFeatured: row.featured, safety: row.safety, ecommerce });
  const facts = [
    t('lessons.library.minutes', { count: row.minutes ?? 0 }),
    t('lessons.library.grades', { grades: row.grades ?? '' }),
    ...(isSmall || row.prep !== 'none'
      ? []
      : [t(row.student_anchor === null ? 'lessons.library.no-prep' : 'lessons.library.only-print')]),
  ];
  return (
    <article className={styles.card} data-small={isSmall}>
      <div className={styles.picture}>
        {cover !== null && <Cover cover={cover} level={ages} />}
        {row.type !== null && <span className={styles.type}>{t(`lessons.types.${row.type}`)}</span>}
        {row.saved && (
          <span className={styles.saved}>
            <Bookmark aria-hidden="true" />
            <span className="visually-hidden">{t('lessons.columns.saved')}</span>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <Heading className={styles.title} lang={told.lang}>
          <Link to={`${base}/${row.code}`} className={styles.link}>
            {told.title}
          </Link>
        </Heading>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {!isSmall && (
          <p className={styles.overview} lang={told.lang}>
            {told.overview}
          </p>
        )}
        {!isSmall && (
          <ul className={styles.skills} aria-label={t('lessons.columns.skills')}>
            {namesOf('skills', row.skills).map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        )}
        {note !== undefined && (
          <Mark icon={<Check />} tone="done">
            {note}
          </Mark>
        )}
        {!isSmall && (
          <div className={styles.marks}>
            {row.taught_on !== null && (
              <Mark icon={<Check />} tone="done">
                {t('lessons.library.taught-on', { day: shownDate(row.taught_on) })}
              </Mark>
            )}
            {isForSchool && <Mark icon={<Users />}>{t(`lessons.made-for.${whom}.title`)}</Mark>}
            {told.isForeign && <Mark icon={<Languages />}>{t('lessons.library.in-english')}</Mark>}
            {isClosed && <Mark icon={<Lock />}>{t('lessons.library.customers')}</Mark>}
            {row.safety && !row.read_by_counselor && (
              <Mark icon={<UserSearch />}>{t('lessons.unread.counselor')}</Mark>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

function Mark({ icon, tone, children }: { icon: ReactNode; tone?: 'done'; children: ReactNode }) {
  return (
    <p className={styles.mark} data-tone={tone}>
      {icon}
      {children}
    </p>
  );
}
