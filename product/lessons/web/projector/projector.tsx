import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { Marked } from '../shared/marked.tsx';
import { FullScreen } from './full-screen.tsx';
import { Hands } from './hands.tsx';
import { FIRST_PLACE, goFrom, isWhole, wholeStep } from './lines.ts';
import { closeProjector, useIsBig } from './open.ts';
import styles from './projector.module.css';
import { letterOf, type Slide } from './slides.ts';
import { StepButtons } from './step-buttons.tsx';
import { useFit } from './use-fit.ts';

type ProjectorProps = {
  name: string;
  slides: readonly Slide[];
  language: string;
  /** For a step that has no words. */
  picture?: ReactNode;
};

/** One step at a time and of it one line after the other, so big that the last row reads them: nobody reads ahead. */
export function Projector(props: ProjectorProps) {
  return useIsBig(props.name) ? <Shown {...props} /> : null;
}

function Shown({ slides, language, picture }: ProjectorProps) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(FIRST_PLACE);
  const { at, lines } = place;
  const [hands, setHands] = useState<Readonly<Record<string, number>>>({});
  const words = useRef<HTMLDivElement>(null);
  const go = (by: 1 | -1): void => setPlace((now) => goFrom(slides, now, by));
  const showWhole = (): void => setPlace((now) => wholeStep(slides, now));
  useEffect(() => {
    words.current?.scrollTo({ top: 0 });
  }, [at]);
  useFit(words, at);
  const slide = slides[at];
  if (slide === undefined) return null;
  const isBare = slide.said.length === 0 && slide.answers.length === 0;
  const hasMore = !isWhole(slides, place);
  const where = t('lessons.projector.place', { at: at + 1, of: slides.length });
  return (
    <FullScreen
      label={t('lessons.projector.label')}
      onStep={go}
      onWhole={showWhole}
      onLeave={closeProjector}
      tools={<p className={styles.place}>{where}</p>}
    >
      <div className={styles.slide}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a tap beside the buttons; keys do the same */}
        <div
          ref={words}
          className={styles.words}
          lang={language}
          aria-live="polite"
          onClick={slide.said.length > 0 ? () => go(1) : undefined}
        >
          <h2 data-big={slide.said.length === 0}>
            <Marked text={slide.title} />
          </h2>
          {isBare && picture !== undefined && <div className={styles.picture}>{picture}</div>}
          {slide.said.length > 0 && (
            <div className={styles.said} data-long={slide.said.join('').length > 260}>
              {slide.said.map((text, line) => (
                <p key={text} data-later={line >= lines}>
                  <Marked text={text} />
                </p>
              ))}
            </div>
          )}
          {slide.answers.length > 0 && (
            <ol className={styles.answers}>
              {slide.answers.map((answer, number) => (
                <li key={answer}>
                  <span className={styles.letter} aria-hidden="true">
                    {letterOf(number)}
                  </span>
                  <span>
                    <Marked text={answer} />
                  </span>
                  <Hands
                    letter={letterOf(number)}
                    count={hands[`${at} ${number}`] ?? 0}
                    onCount={(count) => setHands({ ...hands, [`${at} ${number}`]: count })}
                  />
                </li>
              ))}
            </ol>
          )}
          {slide.answers.length > 0 && <p className={styles.note}>{t('lessons.projector.hands-note')}</p>}
        </div>
        <nav className={styles.nav} aria-label={t('lessons.projector.label')}>
          <StepButtons
            at={at}
            of={slides.length}
            go={go}
            isFirst={at === 0 && lines === 1}
            next={hasMore ? t('lessons.projector.next-line') : undefined}
          >
            {slide.said.length > 1 && (
              <Button size="lg" variant="subtle" aria-disabled={!hasMore} onClick={showWhole}>
                {t('lessons.projector.whole')}
              </Button>
            )}
          </StepButtons>
        </nav>
      </div>
    </FullScreen>
  );
}
