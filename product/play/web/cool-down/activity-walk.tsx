import { ArrowLeft, ArrowRight, Hand, Heart, LayoutGrid, Pause, Play, RotateCcw } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { useClock } from '../hooks/use-clock.ts';
import { useFocus } from '../hooks/use-focus.ts';
import { useSaidNext } from '../hooks/use-said-next.ts';
import { useStillness } from '../hooks/use-stillness.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { ActivityDrawing } from './activity-drawing.tsx';
import styles from './activity-walk.module.css';
import { type Activity, inLanguage, SHARED, type Words } from './walk/activities.ts';
import { beatsOf, FIRST_STEP, goesOnByItself, type Walk, type WalkMove, walk } from './walk/walk.ts';

type ActivityWalkProps = {
  activity: Activity;
  back: string;
  onStart: () => void;
  onEnd: () => void;
  onOther: () => void;
};

/** From here on staying longer is offered: shorter steps are a rhythm. */
const LONG_SECONDS = 10;

/** One activity, step by step, in the child's own time. */
export function ActivityWalk({ activity, back, onStart, onEnd, onOther }: ActivityWalkProps) {
  const { t, i18n } = useTranslation();
  const say = (words: Words): string => inLanguage(words, i18n.language);
  const isStill = useStillness();
  const beats = useMemo(() => beatsOf(activity), [activity]);
  const [now, move] = useReducer((before: Walk, next: WalkMove) => walk(beats, before, next), FIRST_STEP);
  const isOver = now.status === 'done' || now.status === 'stopped';
  useClock(now.status === 'on', (ms) => move({ type: 'tick', ms }));
  useHiddenPause(now.status, () => move({ type: 'pause' }));
  useLogged(!isOver, onStart, onEnd);

  const beat = beats[now.at];
  const text = beat === undefined ? '' : say(beat.step.text);
  useSaidNext(text, !isOver && now.status === 'on');
  if (beat === undefined) return null;
  const { step } = beat;

  if (isOver) {
    return (
      <Ending
        isDone={now.status === 'done'}
        back={back}
        onAgain={() => move({ type: 'again' })}
        onOther={onOther}
      />
    );
  }
  return (
    <section className={styles.walk} aria-label={say(activity.title)} data-still={isStill || undefined}>
      <h1 className="visually-hidden">{say(activity.title)}</h1>
      <div className={styles.picture} role="group" aria-label={say(activity.picture)}>
        <Suspense fallback={<Spinner size={48} />}>
          <ActivityDrawing
            id={activity.id}
            beat={beat}
            at={now.at}
            ms={now.ms}
            isPaused={now.status === 'paused'}
            isStill={isStill}
          />
        </Suspense>
      </div>
      <div className={styles.words} aria-live="polite">
        <SpeakButton texts={[text]} />
        <p>
          <Spoken text={text} />
        </p>
      </div>
      <div className={styles.controls}>
        <Button size="lg" variant="outline" icon={<Hand />} onClick={() => move({ type: 'stop' })}>
          {say(SHARED.stop)}
        </Button>
        {goesOnByItself(step) && step.seconds >= LONG_SECONDS && (
          <Button
            size="lg"
            variant={now.isStaying ? 'light' : 'outline'}
            aria-pressed={now.isStaying}
            onClick={() => move({ type: 'stay' })}
          >
            {say(SHARED.stay)}
          </Button>
        )}
        <Button
          size="lg"
          variant="outline"
          icon={now.status === 'paused' ? <Play /> : <Pause />}
          onClick={() => move({ type: 'pause' })}
        >
          {now.status === 'paused' ? t('play-games.go-on') : t('play-games.pause')}
        </Button>
        <NextButton
          label={say(SHARED.next)}
          isReady={!goesOnByItself(step)}
          onNext={() => move({ type: 'next' })}
        />
      </div>
    </section>
  );
}

function NextButton({ label, isReady, onNext }: { label: string; isReady: boolean; onNext: () => void }) {
  const focus = useFocus();
  return (
    <Button
      ref={focus}
      size="lg"
      variant={isReady ? 'filled' : 'outline'}
      iconAfter={<ArrowRight />}
      onClick={onNext}
    >
      {label}
    </Button>
  );
}

type EndingProps = { isDone: boolean; back: string; onAgain: () => void; onOther: () => void };

function Ending({ isDone, back, onAgain, onOther }: EndingProps) {
  const { t, i18n } = useTranslation();
  const say = (words: Words): string => inLanguage(words, i18n.language);
  const focus = useFocus();
  const ending = say(isDone ? SHARED.done : SHARED.stopped);
  const stillHard = say(SHARED.stillHard);
  useSaidNext([ending, stillHard], true);
  return (
    <section className={styles.ending}>
      <span className={styles.heart} aria-hidden>
        <Heart />
      </span>
      <h1 tabIndex={-1} ref={focus}>
        <Spoken text={ending} />
      </h1>
      <p>
        <Spoken text={stillHard} />
      </p>
      <SpeakButton texts={[ending, stillHard]} />
      <div className={styles.controls}>
        <Button size="lg" variant="light" icon={<RotateCcw />} onClick={onAgain}>
          {say(SHARED.again)}
        </Button>
        <Button size="lg" variant="light" icon={<LayoutGrid />} onClick={onOther}>
          {say(SHARED.other)}
        </Button>
        <ButtonLink size="lg" to={back} icon={<ArrowLeft />}>
          {t('play-games.cool-down.back')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Tells once when it begins and once when it ends, also when the page is left in the middle. */
function useLogged(isOn: boolean, onStart: () => void, onEnd: () => void): void {
  const begin = useEffectEvent(onStart);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOn) return;
    begin();
    return () => end();
  }, [isOn]);
}

/** Whoever looks elsewhere does not miss a breath. */
function useHiddenPause(status: Walk['status'], pause: () => void): void {
  const onChange = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && status === 'on') pause();
  });
  useEffect(() => {
    const listen = (): void => onChange();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
