import { Check } from 'lucide-react';
import { useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Face } from '#ui/art/character.tsx';
import { Button } from '#ui/parts/button.tsx';
import { sheetOf } from '../../../rules/directions/props.ts';
import {
  leftToShare,
  NOT_YET_SHARED,
  pilesOf,
  type Sharing,
  type SharingMove,
  share,
  shareOut,
} from '../../../rules/games/sharing.ts';
import { ignoreRepeats } from '../../hooks/use-focus.ts';
import { useNames } from '../../hooks/use-names.ts';
import { drawnAs, hostOf } from '../../shared/drawn-as.ts';
import { langOf } from '../../shared/lang-of.ts';
import { propPicture } from '../../shared/pictures.ts';
import { chime } from '../../shared/sound.ts';
import { settled } from '../frame/acting.ts';
import { GameFrame } from '../frame/game-frame.tsx';
import type { GameProps } from '../frame/game-props.ts';
import { useActed, usePlace } from '../frame/place.ts';
import { useResult } from '../frame/use-result.ts';
import { WithEar } from '../frame/word-ear.tsx';
import styles from './share-game.module.css';

/** Things go from hand to hand by pressing them; how many each has stands beside their face. */
export function ShareGame(props: GameProps<'share'>) {
  const { play, program, line } = props;
  const { among, of } = play;
  const { t } = useTranslation();
  const nameOf = useNames(langOf(line?.text ?? ''));
  const finish = useResult(props);
  const { stage } = usePlace();
  const [now, move] = useReducer(
    (before: Sharing, next: SharingMove) => share(play, before, next),
    NOT_YET_SHARED,
  );
  const acted = useMemo((): typeof stage => ({ ...settled(stage), camera: { shot: 'wide' } }), [stage]);
  useActed(acted);

  const piles = pilesOf(play, now);
  const left = leftToShare(now);
  const isTry = now.phase === 'try';
  const friend = (at: number | null): string =>
    at === null ? t('play-games.share.nobody') : (nameOf(among[at] ?? '') ?? '');
  const picture = propPicture(of, sheetOf(of).first);
  const pilesSaid = among.map((who, at) =>
    t('play-games.share.has', { who: nameOf(who) ?? who, number: piles[at] ?? 0 }),
  );
  return (
    <GameFrame
      key={now.phase}
      isAsking
      line={line}
      say={t(isTry ? 'play-games.share.try' : 'play-games.share.say')}
      more={pilesSaid}
      status={now.presses === 0 ? '' : pilesSaid.join(' ')}
      actions={
        <Button
          size="lg"
          icon={<Check />}
          aria-disabled={left > 0}
          onClick={() => {
            if (left > 0) return;
            if (isTry) move({ type: 'start' });
            else finish(shareOut(play, piles), now.presses);
          }}
        >
          {t(isTry ? 'play-games.tried' : 'play-games.done')}
        </Button>
      }
    >
      <div className={styles.board}>
        <ol className={styles.things}>
          {now.owners.map((owner, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- things of one kind are their numbers
            <li key={at}>
              <WithEar text={friend(owner)} at="corner">
                <button
                  type="button"
                  className={styles.thing}
                  data-thing
                  data-given={owner !== null || undefined}
                  aria-label={t('play-games.share.thing', { number: at + 1, who: friend(owner) })}
                  onKeyDown={ignoreRepeats}
                  onClick={() => {
                    chime('tap');
                    move({ type: 'pass', thing: at });
                  }}
                >
                  {picture !== undefined && <img src={picture} alt="" className={styles.picture} />}
                  <span>{friend(owner)}</span>
                </button>
              </WithEar>
            </li>
          ))}
        </ol>
        <ul className={styles.friends} aria-label={t('play-games.share.piles')}>
          {among.map((who, at) => (
            <li key={who} className={styles.friend}>
              <Face
                name={drawnAs(who) ?? hostOf(program)}
                program={program}
                feeling={(piles[at] ?? 0) > 0 ? 'happy' : 'okay'}
                className={styles.face}
              />
              <span className={styles.name}>{nameOf(who) ?? who}</span>
              <span className={styles.pile}>
                <span className={styles.many} aria-hidden>
                  {Array.from({ length: piles[at] ?? 0 }, (_, one) => (
                    // oxlint-disable-next-line react/no-array-index-key -- things of one kind are their numbers
                    <img key={one} src={picture} alt="" className={styles.small} />
                  ))}
                </span>
                <strong>{piles[at] ?? 0}</strong>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </GameFrame>
  );
}
