import { Hand } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/style/class-names.ts';
import { waitOut } from '../../../rules/games/outs.ts';
import { upTo } from '../../../rules/games/walking-up.ts';
import { markOf, type Stage } from '../../../rules/stage/stage.ts';
import { WAITED_FOR } from '../../../rules/story/played-with.ts';
import type { Play } from '../../../rules/story/plays.ts';
import { useClock } from '../../hooks/use-clock.ts';
import { useFocus } from '../../hooks/use-focus.ts';
import { useNames } from '../../hooks/use-names.ts';
import { useStillness } from '../../hooks/use-stillness.ts';
import { langOf } from '../../shared/lang-of.ts';
import { chime } from '../../shared/sound.ts';
import { poseOf } from '../../stage/actor.tsx';
import { type Holder, useHand } from '../../stage/prop.tsx';
import { boxOfActor } from '../../stage/prop-place.ts';
import { inSight, settled, stirred, walked, withActor, withActors } from '../frame/acting.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { isInWindow, OnStage, Spot, StageButton } from '../frame/on-stage.tsx';
import { SAYING, useActed, usePlace } from '../frame/place.ts';
import { besides, boxOfThing, HIGHEST, handBeside } from '../frame/spots.ts';
import { useResult } from '../frame/use-result.ts';
import { SandGlass } from './sand-glass.tsx';
import styles from './wait-game.module.css';
import {
  isReminded,
  isStirred,
  NOT_YET_WAITING,
  passedPart,
  type Waiting,
  type WaitingMove,
  wait,
} from './waiting.ts';

/** A hand beside the thing, and then hands off until the time is over. What is left of it the story says. */
export function WaitGame(props: GameProps<'wait'>) {
  const { play, program, paused, line } = props;
  const { thing, clock, act, secs } = play;
  const { t } = useTranslation();
  const nameOf = useNames(langOf(line?.text ?? ''));
  const finish = useResult(props);
  const isStill = useStillness();
  const focus = useFocus();
  const { stage, over } = usePlace();
  const way = wayOf(stage, play);
  // A narrow window may not show who comes: then a glass says how long it is.
  const [isUnseen, setUnseen] = useState(false);
  const hasGlass = way === null || isUnseen;
  const [now, move] = useReducer(
    (before: Waiting, next: WaitingMove) => wait(secs, before, next),
    NOT_YET_WAITING,
  );
  const isWaiting = now.phase === 'waiting';
  useClock(isWaiting && !paused, (ms) => move({ type: 'tick', ms }));

  const arrive = useEffectEvent((phase: Waiting['phase']) => {
    if (phase !== 'over') return;
    if (now.taps === 0) chime('good');
    finish(waitOut(now.taps), now.taps);
  });
  useEffect(() => arrive(now.phase), [now.phase]);

  const part = passedPart(secs, now, isStill);
  const { phase, taps } = now;
  const stirs = isStirred(now);
  const acted = useMemo(() => waitStage(stage, play, phase, stirs, part), [stage, play, phase, stirs, part]);
  const holder = holderOf(stage, thing);
  const held = useHand(program, holder);
  const box = boxOfThing(acted, thing, held);
  // What is in a hand is before somebody: a glass stands beside them both.
  const around = (holder === null ? null : boxOfActor(stage, holder.actor.who)) ?? box;
  useActed(acted, {
    stirs: taps + (clock === null ? 0 : Math.round(part * secs * 2)),
    // The glass beside what hangs stands above the heads, too.
    ...(box.y < HIGHEST && { shown: SAYING }),
  });

  // Before it is waited for nobody has to press what must not be touched.
  const hand = act === 'near' ? handBeside(stage, box) : null;
  const who = clock === null || hasGlass ? null : nameOf(clock);
  const named = WAITED_FOR.find((one) => one === thing) ?? 'it';
  const begins = t(`play-games.wait.${act}`, { thing: t(`play-games.wait.things.${named}`) });
  const waits = who === null ? t('play-games.wait.until-sand') : t('play-games.wait.until', { who });
  const say = isReminded(now) ? t('play-games.wait.back') : isWaiting ? waits : begins;
  return (
    <GameFrame line={line} say={say} status={isWaiting && part >= 0.5 ? t('play-games.wait.half') : ''}>
      <OnStage>
        {hasGlass && (
          <Spot isSeen box={besides(stage, around, { width: 84, height: 118, not: hand })}>
            <SandGlass part={part} />
          </Spot>
        )}
        {isWaiting && hand !== null && (
          <Spot key={taps} isSeen box={hand} className={classNames(styles.hand, stirs && styles.wobbles)}>
            <Hand />
          </Spot>
        )}
        <StageButton
          key={now.phase}
          box={isWaiting ? box : (hand ?? box)}
          focusRef={focus}
          look={isWaiting ? (stirs ? 'touched' : 'quiet') : 'calling'}
          label={isWaiting ? t('play-games.wait.thing') : begins}
          icon={isWaiting ? undefined : <Hand aria-hidden />}
          onPress={() => {
            chime(isWaiting ? 'soft-stop' : 'tap');
            if (!isWaiting) setUnseen(way !== null && !isInWindow(over, way.to));
            move({ type: isWaiting ? 'tap' : 'begin' });
          }}
        />
      </OnStage>
    </GameFrame>
  );
}

function waitStage(
  told: Stage,
  { thing, clock, act }: Extract<Play, { kind: 'wait' }>,
  phase: Waiting['phase'],
  stirs: boolean,
  part: number,
): Stage {
  const still = inSight(stirred(settled(told), thing, stirs ? 'ring' : 'rests'), thing);
  if (phase === 'ready') return still;
  const calm = act === 'near' ? withActor(still, 'you', { pose: 'rest', face: 'determined' }) : still;
  const seen = stirs ? withActors(calm, () => ({ face: 'surprised' })) : calm;
  const way = wayOf(told, { thing, clock });
  return way === null ? seen : walked(seen, way.who, way.from + (way.to - way.from) * part);
}

function holderOf(stage: Stage, thing: string | null): Holder | null {
  const by = stage.props.find(({ name }) => name === thing)?.by;
  const actor = stage.actors.find(({ who }) => who === by);
  return actor === undefined
    ? null
    : { actor, pose: poseOf(actor, false, false, true), seat: 0, hangs: false };
}

/** Who walks up to the thing, from where and how far. */
function wayOf(
  told: Stage,
  { thing, clock }: Pick<Extract<Play, { kind: 'wait' }>, 'thing' | 'clock'>,
): { who: string; from: number; to: number } | null {
  const from = told.actors.find(({ who }) => who === clock)?.at;
  const at = thing === null ? null : markOf(told, thing);
  if (clock === null || from === undefined || at === null) return null;
  const others = told.actors.filter(({ who }) => who !== clock).map((actor) => actor.at);
  return { who: clock, from, to: upTo(at, from, others) };
}
