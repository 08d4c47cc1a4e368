import { Hourglass } from 'lucide-react';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { waitOut } from '../../../rules/story/plays.ts';
import { useClock } from '../../hooks/use-clock.ts';
import { ignoreRepeats, useFocus } from '../../hooks/use-focus.ts';
import { useStillness } from '../../hooks/use-stillness.ts';
import { chime } from '../../shared/sound.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { useResult } from '../frame/use-result.ts';
import { GrowingThing } from './things/growing-thing.tsx';
import styles from './wait-game.module.css';
import { grownPart, NOT_YET_WAITING, type Waiting, type WaitingMove, wait } from './waiting.ts';

/** Hands off while something grows. Tapping it makes it wobble, nothing worse. */
export function WaitGame(props: GameProps<'wait'>) {
  const { play, program, paused, line } = props;
  const { t } = useTranslation();
  const finish = useResult(props);
  const isStill = useStillness();
  const focus = useFocus();
  const [now, move] = useReducer(
    (before: Waiting, next: WaitingMove) => wait(play.secs, before, next),
    NOT_YET_WAITING,
  );
  const isOn = now.phase === 'growing' || now.phase === 'grown';
  useClock(isOn && !paused, (ms) => move({ type: 'tick', ms }));

  const arrive = useEffectEvent((phase: Waiting['phase']) => {
    if (phase === 'grown') chime('good');
    if (phase === 'over') finish(waitOut(now.taps), now.taps);
  });
  useEffect(() => arrive(now.phase), [now.phase]);

  const part = grownPart(play.secs, now, isStill);
  return (
    <GameFrame
      ratio={480 / 340}
      line={line}
      say={t(
        now.phase === 'ready'
          ? 'play-games.wait.ready'
          : part < 1
            ? 'play-games.wait.hands-off'
            : 'play-games.wait.grown',
      )}
      status={now.phase === 'growing' && part >= 0.5 ? t('play-games.wait.half') : ''}
      actions={
        now.phase === 'ready' && (
          <Button ref={focus} size="lg" icon={<Hourglass />} onClick={() => move({ type: 'start' })}>
            {t('play-games.start')}
          </Button>
        )
      }
    >
      <div className={styles.wobble} key={now.taps} data-tapped={now.taps > 0 || undefined}>
        <GrowingThing program={program} part={part} isGrown={part >= 1} />
      </div>
      {isOn && (
        <button
          type="button"
          ref={focus}
          className={styles.touch}
          aria-label={t('play-games.wait.thing')}
          onKeyDown={ignoreRepeats}
          onClick={() => {
            if (part < 1) chime('soft-stop');
            move({ type: 'tap' });
          }}
        />
      )}
    </GameFrame>
  );
}
