import { useTranslation } from 'react-i18next';
import { SeenDiamond, SeenWord } from '#product/observations/web/shared/seen-mark.tsx';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import type { StudentObserved, StudentPage } from '../../../rules/student/page-shape.ts';
import styles from './observed-part.module.css';

type One = { observed: StudentObserved };

function useObserverName(): (observed: StudentObserved) => string {
  const { t } = useTranslation();
  return ({ observer }) => observer ?? t('observations.observed.former');
}

/** How to read the diamonds, and whose they are. */
export function ObservedKey({ observed }: { observed: StudentObserved | null }) {
  const { t } = useTranslation();
  const nameOf = useObserverName();
  if (observed === null) return null;
  const day = shownDate(observed.day);
  return (
    <p className={styles.key}>
      <SeenDiamond />
      {observed.own
        ? t('observations.observed.you', { day })
        : t('observations.observed.adult', { day, name: nameOf(observed) })}
    </p>
  );
}

/** The same in words, on the skill's line. */
export function ObservedWord({ observed, skill }: One & { skill: Skill }) {
  const { t } = useTranslation();
  const nameOf = useObserverName();
  const said = observed.seen[skill];
  const name = nameOf(observed);
  if (said === 'didnt-see') {
    return (
      <span className={styles.word}>
        <SeenDiamond />
        {observed.own
          ? t('observations.observed.unseen-you')
          : t('observations.observed.unseen-adult', { name })}
      </span>
    );
  }
  const seen = t(`observations.seen.${said}`);
  return (
    <span className={styles.word}>
      <SeenDiamond />
      {observed.own
        ? t('observations.observed.word-you', { seen })
        : t('observations.observed.word-adult', { seen, name })}
    </span>
  );
}

/** What each adult saw, for who reads several, and where play says nothing yet. */
export function ObservedList({ page: { observed, archived, id } }: { page: StudentPage }) {
  const { t } = useTranslation();
  const nameOf = useObserverName();
  if (observed === null) return null;
  if (observed.length === 0) {
    return archived ? null : (
      <p>
        <ButtonLink
          to="/educator/emotion-check-ins/sel/round"
          search={{ child: String(id) }}
          variant="outline"
          size="sm"
        >
          {t('observations.observed.go')}
        </ButtonLink>
      </p>
    );
  }
  return (
    <div className={styles.all}>
      <h3>{t('observations.observed.title')}</h3>
      {observed.map((one) => (
        <div key={`${one.observer} ${one.day}`}>
          <p className={styles.key}>
            {one.own
              ? t('observations.observed.you', { day: shownDate(one.day) })
              : t('observations.observed.adult', { day: shownDate(one.day), name: nameOf(one) })}
          </p>
          <dl className={styles.six}>
            {SKILLS.map((skill) => (
              <div key={skill}>
                <dt>{t(`observations.skills.${skill}`)}</dt>
                <dd>
                  <SeenWord seen={one.seen[skill]} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
