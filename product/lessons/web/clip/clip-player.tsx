import { MessagesSquare, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '#product/play/web/hooks/use-names.ts';
import { Spoken } from '#product/play/web/read-aloud/spoken.tsx';
import { stopReading, useReadAloud } from '#product/play/web/read-aloud/use-read-aloud.ts';
import { setReadAloud } from '#product/play/web/shared/settings.ts';
import { Button } from '#ui/parts/button.tsx';
import { stagesOf } from '../../rules/clip/panels.ts';
import type { ClipPanel } from '../../rules/lesson/clip-line.ts';
import { FullScreen } from '../projector/full-screen.tsx';
import { closeProjector } from '../projector/open.ts';
import { StepButtons } from '../projector/step-buttons.tsx';
import type { WholeLesson } from '../shared/whole-lesson.ts';
import styles from './clip.module.css';
import { ClipStage } from './clip-stage.tsx';

type ClipPlayerProps = {
  title: string;
  clip: NonNullable<WholeLesson['watched']>;
  questions: readonly string[];
  level: 'elementary' | 'middle';
};

type Moment = { panel: ClipPanel; line: number; question: string | null };

/** A line, and after some of them a question: the story waits until it is told to go on. */
function momentsOf(panels: readonly ClipPanel[], questions: readonly string[]): Moment[] {
  return panels.flatMap((panel, line) => {
    const question = panel.talk === null ? undefined : questions[panel.talk - 1];
    return [{ panel, line, question: null }, ...(question === undefined ? [] : [{ panel, line, question }])];
  });
}

/** Picture by picture, with its words below: captions are never off. Nothing of it is logged. */
export function ClipPlayer({ title, clip, questions, level }: ClipPlayerProps) {
  const { language } = clip;
  const { t } = useTranslation();
  const nameOf = useNames(language);
  const { available, isOn } = useReadAloud(language);
  const moments = momentsOf(clip.lines, questions);
  const stages = useMemo(() => stagesOf(clip.lines), [clip.lines]);
  const [at, setAt] = useState(0);
  const go = (by: 1 | -1): void => setAt((now) => Math.min(Math.max(now + by, 0), moments.length - 1));
  useEffect(() => stopReading, []);
  const moment = moments[at];
  if (moment === undefined) return null;
  const { panel, line, question } = moment;
  const name = nameOf(panel.who);
  return (
    <FullScreen
      label={title}
      onStep={go}
      onLeave={closeProjector}
      tools={
        <>
          <p className={styles.title} lang={language}>
            {title}
          </p>
          {available && (
            <Button
              size="sm"
              variant="light"
              icon={isOn ? <Volume2 /> : <VolumeX />}
              aria-pressed={isOn}
              onClick={() => setReadAloud(!isOn)}
            >
              {t('lessons.clip.aloud')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.player}>
        <ClipStage
          stage={stages[line]}
          said={panel.text}
          turn={line}
          level={level}
          isTalking={question !== null}
        />
        <div className={styles.caption} data-question={question !== null} lang={language} aria-live="polite">
          {question === null ? (
            <>
              {name !== null && <p className={styles.name}>{name}</p>}
              <p className={styles.line} data-narrated={name === null}>
                <Spoken text={panel.text} lang={language} auto />
              </p>
            </>
          ) : (
            <>
              <p className={styles.name}>
                <MessagesSquare aria-hidden="true" />
                {t('lessons.clip.talk')}
              </p>
              <p className={styles.line}>
                <Spoken text={question} lang={language} auto />
              </p>
            </>
          )}
        </div>
        <nav className={styles.nav} aria-label={title}>
          <StepButtons at={at} of={moments.length} go={go}>
            <progress
              className={styles.progress}
              max={moments.length}
              value={at + 1}
              aria-label={t('lessons.projector.place', { at: at + 1, of: moments.length })}
            />
          </StepButtons>
        </nav>
      </div>
    </FullScreen>
  );
}
