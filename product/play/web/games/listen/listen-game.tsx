import { ArrowRight, Check, Ear } from 'lucide-react';
import { useMemo, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { markOf, type Stage } from '../../../rules/stage/stage.ts';
import { namedIn } from '../../../rules/story/cast.ts';
import type { Play } from '../../../rules/story/plays.ts';
import { ignoreRepeats, useFocus } from '../../hooks/use-focus.ts';
import { Spoken } from '../../read-aloud/spoken.tsx';
import { langOf } from '../../shared/lang-of.ts';
import { optionPicture } from '../../shared/pictures.ts';
import { followed, inSight, settled } from '../frame/acting.ts';
import { Bubble } from '../frame/bubble.tsx';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { SAYING, useActed, usePlace } from '../frame/place.ts';
import { useHeard } from '../frame/use-heard.ts';
import { useResult } from '../frame/use-result.ts';
import { WithEar } from '../frame/word-ear.tsx';
import styles from './listen-game.module.css';
import {
  choicesOf,
  type Listening,
  type ListeningMove,
  listen,
  listeningOut,
  NOT_YET_LISTENING,
} from './listening.ts';

/** A double tap passes over no word. */
const TOO_SOON_MS = 500;

/** Words come one at a time, said and shown; then they are picked out among others. */
export function ListenGame(props: GameProps<'listen'>) {
  const { play, program, word, line } = props;
  const { t } = useTranslation();
  const finish = useResult(props);
  const focus = useFocus();
  const [now, move] = useReducer(
    (before: Listening, next: ListeningMove) => listen(play, before, next),
    NOT_YET_LISTENING,
  );
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const { stage } = usePlace();
  const teller = tellerOf(stage, play, [line?.who ?? null, namedIn(program, line?.source ?? '')]);
  const acted = useMemo(() => {
    const still = settled(stage);
    return teller === null ? still : inSight(followed(still, teller), teller);
  }, [stage, teller]);
  useActed(acted, now.phase === 'picking' ? {} : { shown: SAYING });

  if (now.phase === 'picking') {
    const isFull = now.picked.length === play.items;
    return (
      <GameFrame
        isAsking
        line={line}
        say={t('play-games.listen.pick', { count: play.items })}
        more={choicesOf(play).map(word)}
        status={t('play-games.listen.picked', { picked: now.picked.length, of: play.items })}
        actions={
          <>
            <p className={styles.count}>
              {t('play-games.listen.picked', { picked: now.picked.length, of: play.items })}
            </p>
            <Button
              size="lg"
              icon={<Check />}
              aria-disabled={now.picked.length === 0}
              onClick={() => now.picked.length > 0 && finish(listeningOut(play, now.picked), 0)}
            >
              {t('play-games.done')}
            </Button>
          </>
        }
      >
        <div
          className={styles.cards}
          role="group"
          aria-label={t('play-games.listen.pick', { count: play.items })}
        >
          {choicesOf(play).map((choice) => {
            const isPicked = now.picked.includes(choice);
            const picture = optionPicture(choice);
            return (
              <WithEar key={choice} text={word(choice)} at="corner">
                <button
                  type="button"
                  className={styles.card}
                  aria-pressed={isPicked}
                  aria-disabled={isFull && !isPicked}
                  onClick={() => move({ type: 'pick', word: choice })}
                >
                  {picture !== undefined && <img src={picture} alt="" className={styles.picture} />}
                  <span lang={langOf(word(choice))}>
                    <Spoken text={word(choice)} />
                  </span>
                  <span className={styles.tick}>{isPicked && <Check aria-hidden />}</span>
                </button>
              </WithEar>
            );
          })}
        </div>
      </GameFrame>
    );
  }

  const isReady = now.phase === 'ready';
  const heard = isReady ? null : (play.words[now.at] ?? null);
  const isLast = now.at === play.words.length - 1;
  return (
    <GameFrame
      say={t(isReady ? 'play-games.listen.ready' : 'play-games.listen.hear')}
      isHushed={!isReady}
      actions={
        <Button
          key={now.phase}
          ref={focus}
          size="lg"
          icon={isReady ? <Ear /> : undefined}
          iconAfter={isReady ? undefined : <ArrowRight />}
          onKeyDown={ignoreRepeats}
          onClick={({ timeStamp }) => {
            if (timeStamp - pressed.current < TOO_SOON_MS) return;
            pressed.current = timeStamp;
            move({ type: 'next' });
          }}
        >
          {t(isReady ? 'play-games.start' : isLast ? 'play-games.listen.all' : 'play-games.next')}
        </Button>
      }
    >
      <ol className={styles.beads} aria-hidden>
        {play.words.map((one, at) => (
          <li key={one} data-on={(!isReady && at <= now.at) || undefined} />
        ))}
      </ol>
      <Bubble who={teller}>
        {heard === null ? (
          <span className={styles.dots} aria-hidden>
            …
          </span>
        ) : (
          <HeardWord key={heard} word={heard} said={word(heard)} />
        )}
      </Bubble>
    </GameFrame>
  );
}

/** Who told the words: whom the scene names, else whoever speaks or is spoken of. Null where that is nobody in sight. */
function tellerOf(
  stage: Stage,
  { by }: Extract<Play, { kind: 'listen' }>,
  others: readonly (string | null)[],
): string | null {
  return [by, ...others].find((who) => who !== null && markOf(stage, who) !== null) ?? null;
}

function HeardWord({ word, said }: { word: string; said: string }) {
  const picture = optionPicture(word);
  useHeard(said);
  return (
    <div className={styles.heard} role="status" lang={langOf(said)}>
      {picture !== undefined && <img src={picture} alt="" className={styles.heardPicture} />}
      <p>
        <Spoken text={said} />
      </p>
    </div>
  );
}
