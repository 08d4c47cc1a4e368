import { MoveDown, Play as StartIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import {
  isTired,
  NOT_YET_ROWING,
  type Rowing,
  type RowingMove,
  row,
  rowOut,
} from '../../../rules/games/rowing.ts';
import type { Stage } from '../../../rules/stage/stage.ts';
import { useClock } from '../../hooks/use-clock.ts';
import { ignoreRepeats, useFocus } from '../../hooks/use-focus.ts';
import { useNames } from '../../hooks/use-names.ts';
import { langOf } from '../../shared/lang-of.ts';
import { chime } from '../../shared/sound.ts';
import { boxOfActor } from '../../stage/prop-place.ts';
import { followed, inSight, settled, stirred, withActor } from '../frame/acting.ts';
import { Cue } from '../frame/cue.tsx';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { OnStage } from '../frame/on-stage.tsx';
import { useActed, usePlace } from '../frame/place.ts';
import { Ripples } from '../frame/ripples.tsx';
import { Slower } from '../frame/slower.tsx';
import { useCalled } from '../frame/use-called.ts';
import { useResult } from '../frame/use-result.ts';

/** The partner pulls, then you: the ring is around whoever's turn it is, and nobody is ever too slow. */
export function RowGame(props: GameProps<'row'>) {
  const { play, paused, line } = props;
  const { pulls: all, thing } = play;
  const { t } = useTranslation();
  const who = useNames(langOf(line?.text ?? ''))(play.with) ?? play.with;
  const finish = useResult(props);
  const focus = useFocus();
  const { stage } = usePlace();
  const [now, move] = useReducer(
    (before: Rowing, next: RowingMove) => row(all, before, next),
    NOT_YET_ROWING,
  );
  const isOn = now.phase === 'try' || now.phase === 'going';
  useClock(isOn && !paused, (ms) => move({ type: 'tick', ms }));

  const arrive = useEffectEvent((phase: Rowing['phase']) => {
    if (phase === 'over') finish(rowOut(now.ahead), now.presses, now.isSlow);
  });
  useEffect(() => arrive(now.phase), [now.phase]);

  const { turn, pulls, ahead, phase } = now;
  const tired = isTired(all, now);
  const acted = useMemo((): Stage => {
    const told = settled(stage);
    const moving = pulls + ahead > 0 ? 'ring' : 'rests';
    const seen = inSight(
      thing === null ? followed(told, play.with) : stirred(told, thing, moving),
      thing,
      play.with,
      'you',
    );
    if (phase === 'ready') return seen;
    const isMine = turn === 'you';
    const pulling = withActor(seen, play.with, {
      pose: isMine ? 'rest' : 'reach',
      face: tired ? 'frustrated' : 'determined',
    });
    return withActor(pulling, 'you', { pose: isMine ? 'reach' : 'rest', face: 'determined' });
  }, [stage, thing, play.with, pulls, ahead, phase, turn, tired]);
  useActed(acted, { stirs: pulls + ahead });

  const isMine = turn === 'you';
  const cue = isMine
    ? t('play-games.row.now')
    : t(tired ? 'play-games.row.tired' : 'play-games.row.waits', { who });
  useCalled(cue, isOn && !paused);
  const box = boxOfActor(acted, isMine ? 'you' : play.with);
  return (
    <GameFrame
      line={line}
      say={t(phase === 'try' ? 'play-games.row.try' : 'play-games.row.say', { who })}
      status={isOn ? cue : ''}
      actions={
        phase === 'ready' ? (
          <>
            <Button ref={focus} size="lg" icon={<StartIcon />} onClick={() => move({ type: 'start' })}>
              {t('play-games.start')}
            </Button>
            <Slower isOn={now.isSlow} onPress={() => move({ type: 'slower' })} />
          </>
        ) : (
          <>
            <Slower isOn={now.isSlow} onPress={() => move({ type: 'slower' })} />
            <Button
              ref={focus}
              size="lg"
              icon={<MoveDown />}
              onKeyDown={ignoreRepeats}
              onClick={() => {
                chime(isMine ? 'pick' : 'soft-stop');
                move({ type: 'pull' });
              }}
            >
              {t('play-games.row.pull')}
            </Button>
          </>
        )
      }
    >
      {isOn && <Cue text={cue} isNow={isMine} done={pulls} of={all} />}
      {isOn && box !== null && (
        <OnStage>
          <Ripples
            isNow={isMine}
            box={{ x: box.x + box.width / 2 - 130, y: box.y + 20, width: 260, height: 260 }}
          />
        </OnStage>
      )}
    </GameFrame>
  );
}
