import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Face } from '#ui/art/character.tsx';
import { Button } from '#ui/parts/button.tsx';
import {
  type Door,
  doorsToFollow,
  type Following,
  type FollowingMove,
  follow,
  followOut,
  NOT_YET_FOLLOWING,
} from '../../../rules/games/following.ts';
import { useNames } from '../../hooks/use-names.ts';
import { drawnAs, hostOf } from '../../shared/drawn-as.ts';
import { langOf } from '../../shared/lang-of.ts';
import { chime } from '../../shared/sound.ts';
import { followed, settled, withActor } from '../frame/acting.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { useActed, usePlace } from '../frame/place.ts';
import { useResult } from '../frame/use-result.ts';
import { DoorDrawing } from './door-drawing.tsx';
import styles from './follow-game.module.css';

/** A voice says behind which door it is. The clue stays where it can be read; a door says by its shape and pattern which it is. */
export function FollowGame(props: GameProps<'follow'>) {
  const { play, program, line } = props;
  const { t } = useTranslation();
  const who = useNames(langOf(line?.text ?? ''))(play.of) ?? play.of;
  const finish = useResult(props);
  const { stage } = usePlace();
  const rounds = useMemo(
    () => doorsToFollow(play.rounds, `${play.of}/${line?.source ?? ''}`),
    [play.rounds, play.of, line?.source],
  );
  const [now, move] = useReducer(
    (before: Following, next: FollowingMove) => follow(rounds, before, next),
    NOT_YET_FOLLOWING,
  );
  const acted = useMemo(
    () => followed(withActor(settled(stage), 'you', { pose: 'hold', face: 'determined' }), 'you'),
    [stage],
  );
  useActed(acted);

  const arrive = useEffectEvent((phase: Following['phase']) => {
    if (phase === 'over') finish(followOut(now.found), now.presses);
  });
  useEffect(() => arrive(now.phase), [now.phase]);

  const round = rounds[now.at] ?? rounds.at(-1);
  const nameOf = ({ shape, pattern }: Door): string =>
    t('play-games.follow.door', {
      shape: t(`play-games.follow.shapes.${shape}`),
      pattern: t(`play-games.follow.patterns.${pattern}`),
    });
  if (round === undefined) return null;
  const { doors, behind } = round;
  const clue = t('play-games.follow.clue', {
    who,
    shape: t(`play-games.follow.shapes.${behind.shape}`),
    pattern: t(`play-games.follow.patterns.${behind.pattern}`),
  });
  const isFound = now.opened === behind.id;
  const found = t(isFound ? 'play-games.follow.found' : 'play-games.follow.empty', { who });
  return (
    <GameFrame
      key={now.at}
      isAsking
      line={now.phase === 'try' ? line : null}
      say={now.opened === null ? clue : found}
      more={now.opened === null && now.phase === 'try' ? [t('play-games.try')] : []}
      status={now.opened === null ? '' : found}
      actions={
        now.opened === null ? (
          <p className={styles.count}>
            {now.phase === 'try'
              ? t('play-games.try')
              : t('play-games.go.round', { at: now.at, of: play.rounds })}
          </p>
        ) : (
          <Button size="lg" iconAfter={<ArrowRight />} onClick={() => move({ type: 'next' })}>
            {t('play-games.next')}
          </Button>
        )
      }
    >
      <div className={styles.doors} role="group" aria-label={t('play-games.follow.doors')}>
        {doors.map((door) => (
          <button
            key={door.id}
            type="button"
            className={styles.door}
            data-door={door.id}
            data-open={now.opened === door.id || undefined}
            aria-disabled={now.opened !== null}
            onClick={() => {
              if (now.opened !== null) return;
              chime(door.id === behind.id ? 'good' : 'tap');
              move({ type: 'open', door: door.id });
            }}
          >
            {now.opened !== null && door.id === behind.id ? (
              <Face
                name={drawnAs(play.of) ?? hostOf(program)}
                program={program}
                feeling={isFound ? 'happy' : 'okay'}
                className={styles.drawing}
              />
            ) : (
              <DoorDrawing door={door} isOpen={now.opened === door.id} className={styles.drawing} />
            )}
            <span>{nameOf(door)}</span>
          </button>
        ))}
      </div>
    </GameFrame>
  );
}
