import { Play } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '#product/play/web/hooks/use-names.ts';
import { More } from '#ui/navigation/more.tsx';
import { Button } from '#ui/parts/button.tsx';
import { openProjector, useIsBig } from '../projector/open.ts';
import type { WholeLesson } from '../shared/whole-lesson.ts';
import styles from './clip.module.css';

const ClipPlayer = lazy(async () => ({ default: (await import('./clip-player.tsx')).ClipPlayer }));

type ClipPartProps = {
  lesson: WholeLesson;
  clip: NonNullable<WholeLesson['watched']>;
  questions: readonly string[];
};

/** A story to watch together, and all of it in words for whoever prepares. */
export function ClipPart({ lesson, clip, questions }: ClipPartProps) {
  const { t } = useTranslation();
  const nameOf = useNames(clip.language);
  const isBig = useIsBig('clip');
  return (
    <>
      <p>{t('lessons.clip.text', { count: questions.length })}</p>
      <p className={styles.tools}>
        <Button icon={<Play />} onClick={() => openProjector('clip')}>
          {t('lessons.clip.play')}
        </Button>
      </p>
      {isBig && (
        <Suspense fallback={null}>
          <ClipPlayer
            title={lesson.facts.title}
            clip={clip}
            questions={questions}
            level={lesson.facts.level}
          />
        </Suspense>
      )}
      <div className={styles.transcript}>
        <More title={t('lessons.clip.transcript')}>
          <ol>
            {clip.lines.map(({ who, text, talk }, at) => (
              <li key={`${at} ${text}`}>
                <p>
                  {nameOf(who) !== null && <strong>{nameOf(who)}: </strong>}
                  {text}
                </p>
                {talk !== null && <p className={styles.stop}>{questions[talk - 1]}</p>}
              </li>
            ))}
          </ol>
        </More>
      </div>
    </>
  );
}
