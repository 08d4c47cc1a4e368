import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupAnchor } from '#product/group-data/rules/group-names.ts';
import type { TeachNext } from '#product/insight/contract.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { SaidOf } from '#product/rosters/web/said-of.tsx';
import { Card } from '#ui/parts/card.tsx';
import { isMissed, Missed } from '#ui/parts/loaded.tsx';
import type { NextLesson } from '../../fitting-contract.ts';
import styles from './fitting.module.css';
import { FittingItem } from './fitting-item.tsx';
import { useNextLessons } from './use-fitting.ts';
import { useLibraryPath, useReason } from './words.ts';

/**
 * What is planned for this week, a lesson for everybody and one for a few, with what play says of who needs it; and
 * plainly where it says nothing.
 */
function TeachNextCard({ next }: { next: TeachNext }) {
  const { t } = useTranslation();
  const path = useLibraryPath();
  const query = useNextLessons();
  const lessons = query.data ?? [];
  const why = useWhy(next);
  const { told } = next;
  const shownIn = next.whole?.program ?? next.group?.program ?? null;
  const hasForAll = lessons.some(({ for_whom: whom }) => whom === 'whole');
  // For whom it was planned is not said.
  const forWhom = ({ reason, for_whom: whom }: NextLesson): { forWhom?: string } => {
    if (reason.kind === 'planned') return {};
    if (whom === 'whole') return { forWhom: t('lessons-fitting.teach.whole') };
    const count = next.group?.children.length ?? 0;
    return { forWhom: t('lessons-fitting.teach.group', { count }) };
  };
  return (
    <Card
      title={t('lessons-fitting.teach.title')}
      aside={
        lessons.length === 0 ? (
          <Link to={path}>{t('lessons-fitting.teach.library')}</Link>
        ) : (
          <Link to="/educator/group-data" search={shownIn === null ? {} : { tab: shownIn }}>
            {t('lessons-fitting.teach.group-data')}
          </Link>
        )
      }
    >
      {isMissed(query) && <Missed query={query} failed={t('lessons-fitting.failed')} />}
      {!hasForAll && next.whole === null && (
        <p className={styles.quiet}>
          {told === 0
            ? t('lessons-fitting.teach.nobody')
            : t('lessons-fitting.teach.unclear', { count: told })}
        </p>
      )}
      <ul className={styles.tiles}>
        {lessons.map((lesson) => (
          <li key={lesson.code}>
            <FittingItem lesson={lesson} {...forWhom(lesson)} why={why(lesson)}>
              {lesson.for_whom === 'group' && next.group !== null && (
                <p>
                  <Link
                    to="/educator/group-data"
                    search={{ tab: next.group.program }}
                    hash={groupAnchor(next.group.skill)}
                  >
                    {t('lessons-fitting.teach.to-group')}
                  </Link>
                </p>
              )}
            </FittingItem>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who needs it is known here, by number or by name; else the lesson's own reason stands. */
function useWhy({ whole, group, scene }: TeachNext): (lesson: NextLesson) => ReactNode {
  const { t } = useTranslation();
  const reasonOf = useReason();
  const programName = useProgramName();
  return ({ reason, for_whom: whom }) => {
    if (whom === 'group' && group !== null) {
      return (
        <SaidOf
          of={group.children}
          say={(names) =>
            t('lessons-fitting.teach.names-emerging', {
              program: programName(group.program),
              skill: t(`lessons-fitting.teach.skills.${group.skill}`),
              count: group.children.length,
              names,
            })
          }
        />
      );
    }
    if (reason.kind === 'scene' && scene !== null) {
      return t('lessons-fitting.teach.finished', { count: scene.children, title: reason.title });
    }
    if (reason.kind === 'skill' && whole?.skill === reason.skill) {
      return t('lessons-fitting.teach.emerging', {
        program: programName(whole.program),
        skill: t(`lessons-fitting.teach.skills.${whole.skill}`),
        count: whole.children,
        of: whole.of,
      });
    }
    return reasonOf(reason);
  };
}

/** As a slot of the class page. */
export const teachNext = (next: TeachNext): ReactNode => <TeachNextCard next={next} />;
