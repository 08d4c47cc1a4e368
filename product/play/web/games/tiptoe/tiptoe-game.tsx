import { Footprints, Play as StartIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import {
  NOT_YET_TIPTOEING,
  type Tiptoeing,
  type TiptoeingMove,
  tiptoe,
  tiptoeOut,
} from '../../../rules/games/tiptoeing.ts';
import { markOf, type Stage } from '../../../rules/stage/stage.ts';
import { useClock } from '../../hooks/use-clock.ts';
import { ignoreRepeats, useFocus } from '../../hooks/use-focus.ts';
import { chime } from '../../shared/sound.ts';
import { FEET, xOf } from '../../stage/camera.ts';
import { followed, inSight, settled, walked, withActor } from '../frame/acting.ts';
import { Cue } from '../frame/cue.tsx';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { OnStage } from '../frame/on-stage.tsx';
import { useActed, usePlace } from '../frame/place.ts';
import { Ripples } from '../frame/ripples.tsx';
import { Slower } from '../frame/slower.tsx';
import { useCalled } from '../frame/use-called.ts';
import { useResult } from '../frame/use-result.ts';

/** A step when the sleeper breathes out, none before: rings and a word say which it is, and it comes again for ever. */
export function TiptoeGame(props: GameProps<'tiptoe'>) {
  const { play, paused, line } = props;
  const { steps: all, past } = play;
  const { t } = useTranslation();
  const finish = useResult(props);
  const focus = useFocus();
  const { stage } = usePlace();
  const [now, move] = useReducer(
    (before: Tiptoeing, next: TiptoeingMove) => tiptoe(all, before, next),
    NOT_YET_TIPTOEING,
  );
  const isOn = now.phase === 'try' || now.phase === 'going';
  useClock(isOn && !paused, (ms) => move({ type: 'tick', ms }));

  const arrive = useEffectEvent((phase: Tiptoeing['phase']) => {
    if (phase === 'over') finish(tiptoeOut(now.loud), now.presses, now.isSlow);
  });
  useEffect(() => arrive(now.phase), [now.phase]);

  const { steps, loud, phase } = now;
  // Somebody, or something, that lies in the way.
  const sleeper = markOf(stage, past) ?? MIDDLE;
  const acted = useMemo((): Stage => {
    const told = inSight(settled(stage), past, 'you');
    const asleep = withActor(told, past, { face: loud > 0 ? 'worried' : 'calm', pose: 'rest' });
    if (phase === 'ready') return asleep;
    const mine = stage.actors.find(({ who }) => who === 'you')?.at ?? 1;
    const side = mine <= sleeper ? 1 : -1;
    const [from, to] = [sleeper - side * NEAR, Math.min(8.7, Math.max(1.3, sleeper + side * NEAR))];
    const tense = withActor(asleep, 'you', { pose: 'rest', face: loud > 0 ? 'worried' : 'determined' });
    // Small windows look at what must not wake up.
    return walked(followed(tense, past), 'you', from + ((to - from) * steps) / all);
  }, [stage, past, sleeper, steps, loud, phase, all]);
  useActed(acted, { stirs: steps + loud });

  const isNow = now.breath === 'now';
  const cue = t(isNow ? 'play-games.tiptoe.now' : 'play-games.tiptoe.not-yet');
  useCalled(cue, isOn && !paused);
  return (
    <GameFrame
      line={line}
      say={t(phase === 'try' ? 'play-games.tiptoe.try' : 'play-games.tiptoe.say')}
      status={isOn ? cue : ''}
      actions={
        <>
          <Slower isOn={now.isSlow} onPress={() => move({ type: 'slower' })} />
          {phase === 'ready' ? (
            <Button ref={focus} size="lg" icon={<StartIcon />} onClick={() => move({ type: 'start' })}>
              {t('play-games.start')}
            </Button>
          ) : (
            <Button
              ref={focus}
              size="lg"
              icon={<Footprints />}
              onKeyDown={ignoreRepeats}
              onClick={() => {
                chime(isNow ? 'tap' : 'soft-stop');
                move({ type: 'step' });
              }}
            >
              {t('play-games.tiptoe.step')}
            </Button>
          )}
        </>
      }
    >
      {isOn && <Cue text={cue} isNow={isNow} done={steps} of={all} />}
      {isOn && (
        <OnStage>
          <Ripples isNow={isNow} box={{ x: xOf(sleeper) - 130, y: FEET - 270, width: 260, height: 260 }} />
        </OnStage>
      )}
    </GameFrame>
  );
}

const MIDDLE = 5;
/** From here it is a few steps, and both are in sight. */
const NEAR = 1.6;
