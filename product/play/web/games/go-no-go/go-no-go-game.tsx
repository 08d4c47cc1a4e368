import { Bell } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { goNoGoOut } from '../../../rules/games/outs.ts';
import { useClock } from '../../hooks/use-clock.ts';
import { useFocus } from '../../hooks/use-focus.ts';
import { chime } from '../../shared/sound.ts';
import { markAt } from '../../stage/camera.ts';
import { boxOfProp } from '../../stage/prop-place.ts';
import { inSight, settled, stirred, withActor } from '../frame/acting.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { OnStage, Spot, StageButton } from '../frame/on-stage.tsx';
import { useActed, usePlace } from '../frame/place.ts';
import { Slower } from '../frame/slower.tsx';
import { boxAt, freeMark, heldUp } from '../frame/spots.ts';
import { useResult } from '../frame/use-result.ts';
import styles from './go-no-go-game.module.css';
import { type Going, type GoingMove, go, NOT_YET_GOING, roundsOf } from './going.ts';
import { OwnBell, RaisedSign, SignSample } from './signs.tsx';

/** A sign and its word. */
const SIGN = { width: 200, height: 210 };
const MIDDLE = 5;

/** Press at one sign, rest at the other. The signs differ in shape and in their word, and wait generously. */
export function GoNoGoGame(props: GameProps<'gonogo'>) {
  const { play, word, paused, line } = props;
  const { t } = useTranslation();
  const finish = useResult(props);
  const focus = useFocus();
  const { stage } = usePlace();
  const rounds = useMemo(() => roundsOf(play), [play]);
  const [now, move] = useReducer((before: Going, next: GoingMove) => go(rounds, before, next), NOT_YET_GOING);
  const isOn = now.phase === 'gap' || now.phase === 'sign';
  useClock(isOn && !paused, (ms) => move({ type: 'tick', ms }));

  const arrive = useEffectEvent((phase: Going['phase']) => {
    if (phase === 'over') finish(goNoGoOut(now.tried, now.wrongGoes), now.taps, now.isSlow);
  });
  useEffect(() => arrive(now.phase), [now.phase]);

  const { thing } = play;
  const { taps, went } = now;
  const acted = useMemo(() => {
    const told = inSight(stirred(settled(stage), thing, taps > 0 ? 'ring' : 'rests'), thing);
    return withActor(told, 'you', { face: 'determined', pose: went ? 'reach' : 'rest' });
  }, [stage, thing, taps, went]);
  const box = boxOfProp(acted, thing) ?? boxAt(freeMark(acted, MIDDLE, 3));
  const sign = heldUp(acted, box, SIGN.width, SIGN.height);
  const heldUpAt = isOn ? markAt(sign.x + sign.width / 2) : null;
  const shown = useMemo(() => ({ heldUpAt }), [heldUpAt]);
  useActed(isOn ? acted : stage, { stirs: taps, shown });

  const round = now.phase === 'sign' ? (rounds[now.at] ?? null) : null;
  const tempo = <Slower isOn={now.isSlow} onPress={() => move({ type: 'tempo' })} />;
  const rings = thing === null || thing.endsWith('bell');

  if (now.phase === 'ready') {
    const firstGo = play.go[0] ?? 'go';
    const firstStop = play.stop[0] ?? 'stop';
    return (
      <GameFrame
        line={line}
        say={t(rings ? 'play-games.go.ready' : 'play-games.go.ready-press', {
          go: word(firstGo),
          stop: word(firstStop),
        })}
        actions={
          <>
            <Button ref={focus} size="lg" icon={<Bell />} onClick={() => move({ type: 'start' })}>
              {t('play-games.start')}
            </Button>
            {tempo}
          </>
        }
      >
        <div className={styles.samples}>
          <SignSample
            sign={firstGo}
            isGo
            label={word(firstGo)}
            rule={t(rings ? 'play-games.go.ring' : 'play-games.go.press')}
          />
          <SignSample sign={firstStop} isGo={false} label={word(firstStop)} rule={t('play-games.go.rest')} />
        </div>
      </GameFrame>
    );
  }
  const label = t(rings ? 'play-games.go.bell' : 'play-games.go.thing');
  const press = (): void => {
    if (now.phase === 'sign' && !now.went) chime(round?.isGo === true ? 'pick' : 'soft-stop');
    move({ type: 'tap' });
  };
  return (
    <GameFrame
      say={t(rings ? 'play-games.go.watch' : 'play-games.go.watch-press')}
      status={round === null ? '' : word(round.sign)}
      actions={
        <>
          {tempo}
          <p className={styles.count}>
            {t('play-games.go.round', { at: Math.max(1, now.at + 1), of: rounds.length })}
          </p>
        </>
      }
    >
      <OnStage>
        {boxOfProp(acted, thing) === null && (
          <Spot box={{ x: box.x + box.width / 2 - 50, y: box.y + box.height - 110, width: 100, height: 108 }}>
            <OwnBell />
          </Spot>
        )}
        {rings && (
          <div
            className={styles.lowBell}
            aria-hidden="true"
            style={{ '--x': `${box.x + box.width / 2}px`, '--y': `${box.y + box.height / 2}px` }}
          >
            <OwnBell />
          </div>
        )}
        {round !== null && (
          <Spot key={now.at} isSeen box={sign}>
            <RaisedSign sign={round.sign} isGo={round.isGo} label={word(round.sign)} />
          </Spot>
        )}
        {/* Many a finger goes to the sign: it means the same. */}
        {round !== null && <StageButton box={sign} isTwin label={label} onPress={press} />}
        <StageButton box={box} focusRef={focus} look="calling" label={label} onPress={press} />
      </OnStage>
    </GameFrame>
  );
}
