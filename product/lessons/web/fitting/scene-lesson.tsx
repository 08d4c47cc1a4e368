import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isMissed, Missed } from '#ui/parts/loaded.tsx';
import styles from './fitting.module.css';
import { useFitting } from './use-fitting.ts';
import { useLessonFacts, useLibraryPath } from './words.ts';

/** At the end of a scene that an adult has looked at: the lesson that goes on from it. */
export function SceneLesson({ scene }: { scene: string }) {
  const { t } = useTranslation();
  const query = useFitting({ scene });
  const [lesson] = query.data ?? [];
  const facts = useLessonFacts();
  const path = useLibraryPath();
  if (isMissed(query)) return <Missed query={query} failed={t('lessons-fitting.failed')} />;
  if (lesson === undefined) return null;
  return (
    <p className={styles.scene}>
      <strong>{t('lessons-fitting.scene.title')}</strong> {t('lessons-fitting.scene.text')}{' '}
      <Link to={`${path}/${lesson.code}`} lang={lesson.language}>
        {lesson.title}
      </Link>{' '}
      <span className={styles.facts}>· {facts(lesson)}</span>
      {lesson.heavy && <span className={styles.heavy}> {t('lessons-fitting.heavy')}</span>}
    </p>
  );
}
