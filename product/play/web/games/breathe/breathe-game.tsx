import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { useClock } from '../../hooks/use-clock.ts';
import { useStillness } from '../../hooks/use-stillness.ts';
import { chime } from '../../shared/sound.ts';
import { xOf } from '../../stage/camera.ts';
import { followed, settled, withActor } from '../frame/acting.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { OnStage, Spot } from '../frame/on-stage.tsx';
import { useActed, usePlace } from '../frame/place.ts';
import { Slower } from '../frame/slower.tsx';
import { freeMark, HIGHEST } from '../frame/spots.ts';
import { useResult } from '../frame/use-result.ts';
import styles from './breathe-game.module.css';
import { BREATH_MS, type Breathing, breathCount, breathe, NOT_YET_BREATHING } from './breathing.ts';

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];
const [SMALLEST, LARGEST] = [150, 250];
const HALF_A_FACE = 55;
const MIDDLE = 5;

/** A flower opens and closes as one breathes. It can be left at any moment, and nothing is made of it. */
export function BreatheGame(props: GameProps<'breathe'>) {
  const { play, paused, line } = props;
  const { t } = useTranslation();
  const finish = useResult(props);
  const isStill = useStillness();
  const { stage } = usePlace();
  const [isSlow, setSlow] = useState(false);
  const [now, pass] = useReducer(
    (before: Breathing, ms: number) => breathe(play.rounds, before, ms),
    NOT_YET_BREATHING,
  );
  useClock(now.phase !== 'over' && !paused, (ms) => pass(isSlow ? ms / 2 : ms));

  const arrive = useEffectEvent((phase: Breathing['phase']) => {
    if (phase === 'in') chime('breathe-in');
    if (phase === 'out') chime('breathe-out');
  });
  useEffect(() => arrive(now.phase), [now.phase, now.round]);

  const acted = useMemo(
    () => followed(withActor(settled(stage), 'you', { face: 'calm', pose: 'rest' }), 'you'),
    [stage],
  );
  useActed(acted);
  const you = stage.actors.find(({ who }) => who === 'you')?.at ?? MIDDLE;
  const x = xOf(freeMark(stage, you, 1.5));
  const room = Math.min(...stage.actors.map(({ at }) => Math.abs(xOf(at) - x)));
  const flower = Math.min(LARGEST, Math.max(SMALLEST, 2 * (room - HALF_A_FACE)));

  const seconds = now.phase === 'over' ? 0 : (BREATH_MS[now.phase] / 1000) * (isSlow ? 2 : 1);
  return (
    <GameFrame
      isAsking
      line={line}
      say={t('play-games.breathe.say')}
      status={t(`play-games.breathe.${now.phase}`)}
      actions={
        <>
          <Slower isOn={isSlow} onPress={() => setSlow(!isSlow)} />
          <Button
            size="lg"
            variant={now.phase === 'over' ? 'filled' : 'outline'}
            iconAfter={<ArrowRight />}
            onClick={() => finish(null, 0, isSlow)}
          >
            {t('play-games.go-on')}
          </Button>
        </>
      }
    >
      <div className={styles.cue} aria-hidden>
        {t(`play-games.breathe.${now.phase}`)}
        {isStill && breathCount(now) !== null && <span className={styles.number}>{breathCount(now)}</span>}
        <ol className={styles.rounds}>
          {Array.from({ length: play.rounds }, (_, at) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- rounds are their numbers
              key={at}
              data-on={
                now.phase === 'over' ||
                at + 1 < now.round ||
                (at + 1 === now.round && now.phase === 'out') ||
                undefined
              }
            />
          ))}
        </ol>
      </div>
      <OnStage>
        <Spot box={{ x: x - flower / 2, y: HIGHEST, width: flower, height: flower }}>
          <div
            className={styles.sky}
            data-phase={now.phase}
            data-paused={paused || undefined}
            data-still={isStill || undefined}
          >
            <Flower
              key={`${now.phase} ${now.round} ${paused} ${isSlow}`}
              seconds={seconds}
              ms={isSlow ? now.ms * 2 : now.ms}
            />
          </div>
        </Spot>
      </OnStage>
    </GameFrame>
  );
}

/** Drawn anew with each breath, and after a pause, when it goes on where it was. */
function Flower({ seconds, ms }: { seconds: number; ms: number }) {
  const [ahead] = useState(Math.round(ms));
  return (
    <div className={styles.flower} style={{ '--breath': `${seconds}s`, '--ahead': `-${ahead}ms` }}>
      {PETALS.map((turn) => (
        <span key={turn} className={styles.petal} style={{ rotate: `${turn}deg` }}>
          <span />
        </span>
      ))}
      <span className={styles.heart} />
    </div>
  );
}
