import { Bell, Snail } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { goNoGoOut } from '../../../rules/story/plays.ts';
import { useClock } from '../../hooks/use-clock.ts';
import { ignoreRepeats, useFocus } from '../../hooks/use-focus.ts';
import { chime } from '../../shared/sound.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { useResult } from '../frame/use-result.ts';
import styles from './go-no-go-game.module.css';
import { type Going, type GoingMove, go, NOT_YET_GOING, roundsOf } from './going.ts';
import { SignPost, SignSample } from './signs.tsx';

/** Ring at one sign, rest at the other. The signs differ in shape and in their word, and wait generously. */
export function GoNoGoGame(props: GameProps<'gonogo'>) {
  const { play, word, paused, line } = props;
  const { t } = useTranslation();
  const finish = useResult(props);
  const focus = useFocus();
  const rounds = useMemo(() => roundsOf(play), [play]);
  const [now, move] = useReducer((before: Going, next: GoingMove) => go(rounds, before, next), NOT_YET_GOING);
  const isOn = now.phase === 'gap' || now.phase === 'sign';
  useClock(isOn && !paused, (ms) => move({ type: 'tick', ms }));

  const arrive = useEffectEvent((phase: Going['phase']) => {
    if (phase === 'over') finish(goNoGoOut(now.tried, now.wrongGoes), now.taps);
  });
  useEffect(() => arrive(now.phase), [now.phase]);

  const round = now.phase === 'sign' ? (rounds[now.at] ?? null) : null;
  const tempo = (
    <Button
      variant={now.isSlow ? 'light' : 'outline'}
      icon={<Snail />}
      aria-pressed={now.isSlow}
      onClick={() => move({ type: 'tempo' })}
    >
      {t('play-games.go.slower')}
    </Button>
  );

  if (now.phase === 'ready') {
    const firstGo = play.go[0] ?? 'go';
    const firstStop = play.stop[0] ?? 'stop';
    return (
      <GameFrame
        look="open"
        line={line}
        say={t('play-games.go.ready', { go: word(firstGo), stop: word(firstStop) })}
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
          <SignSample sign={firstGo} isGo label={word(firstGo)} rule={t('play-games.go.ring')} />
          <SignSample sign={firstStop} isGo={false} label={word(firstStop)} rule={t('play-games.go.rest')} />
        </div>
      </GameFrame>
    );
  }
  return (
    <GameFrame
      ratio={480 / 300}
      say={t('play-games.go.watch')}
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
      <SignPost
        key={now.at}
        sign={round?.sign ?? null}
        isGo={round?.isGo ?? false}
        label={round === null ? '' : word(round.sign)}
        went={now.went}
      />
      <button
        type="button"
        ref={focus}
        className={styles.touch}
        aria-label={t('play-games.go.bell')}
        onKeyDown={ignoreRepeats}
        onClick={() => {
          if (now.phase === 'sign' && !now.went) chime(round?.isGo === true ? 'pick' : 'soft-stop');
          move({ type: 'tap' });
        }}
      />
    </GameFrame>
  );
}
